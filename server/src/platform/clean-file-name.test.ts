import { describe, expect, it } from 'vitest'
import { cleanFileName } from './clean-file-name'

describe('a file name', () => {
  it.each([
    ['夜航.wav', '夜航.wav'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Music\\song.wav', 'song.wav'],
    ['..', 'file'],
    ['.', 'file'],
    ['', 'file'],
    ['///', 'file'],
    ['.hidden', 'hidden'],
    ['a\0b\u0007c.wav', 'abc.wav'],
    ['line\r\nbreak.wav', 'linebreak.wav'],
    ['song\u202Evaw.exe', 'songvaw.exe'],
    ['\u2067rtl\u2069\u200f.wav', 'rtl.wav'],
    ['\ufeffmark.wav', 'mark.wav'],
    ['👩‍🎤🎶.flac', '👩‍🎤🎶.flac'],
    ['half \ud83d pair.wav', 'half pair.wav'],
    ['  two   spaces .wav', 'two spaces .wav'],
  ])('%j is shown as %j', (given, shown) => {
    expect(cleanFileName(given)).toBe(shown)
  })

  it('is cut to 200 characters and keeps its ending', () => {
    const cut = cleanFileName(`${'🎵'.repeat(2000)}.flac`)
    expect([...cut]).toHaveLength(200)
    expect(cut.endsWith('🎵.flac')).toBe(true)
    expect(cleanFileName('x'.repeat(4096))).toBe('x'.repeat(200))
    expect([...cleanFileName(`x.${'y'.repeat(4000)}`)]).toHaveLength(200)
  })
})
