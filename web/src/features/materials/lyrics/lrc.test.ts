import { describe, expect, it } from 'vitest'
import { formatStamp, isFullyTimed, lineAt, nextToTap, readLyrics, tap, writeLyrics } from './lrc'

describe('lyrics', () => {
  it('are read with and without times, tags left out', () => {
    expect(readLyrics('\ufeff[ti:夜航]\r\n[00:12.50]第一句\r\n[01:02.5]第二句\r\n')).toEqual([
      { text: '第一句', at: 12.5 },
      { text: '第二句', at: 62.5 },
    ])
    expect(readLyrics('one\n\ntwo\n\n')).toEqual([
      { text: 'one', at: null },
      { text: '', at: null },
      { text: 'two', at: null },
    ])
  })

  it('put a line that is sung twice where it is sung', () => {
    expect(readLyrics('[00:10.00][00:30.00]chorus\n[00:20.00]verse').map(({ text }) => text)).toEqual([
      'chorus',
      'verse',
      'chorus',
    ])
  })

  it('keep the lines without a time, and the gaps, where they stand', () => {
    const text = 'title\n[00:01.00]one\n\nnot timed\n[00:09.00]two\n'
    expect(writeLyrics(readLyrics(text))).toBe(text)
  })

  it('come back as they went', () => {
    const text = '[00:01.00]one\n[00:02.05]two\n[59:59.99]end\n'
    expect(writeLyrics(readLyrics(text))).toBe(text)
    expect(formatStamp(59.999)).toBe('[01:00.00]')
  })

  it('know when every line has its time', () => {
    expect(isFullyTimed(readLyrics('[00:01.00]a\nb'))).toBe(false)
    expect(isFullyTimed(readLyrics('[00:01.00]a\n[00:02.00]b'))).toBe(true)
    expect(isFullyTimed([])).toBe(false)
  })
})

describe('tapping along', () => {
  const plain = readLyrics('one\ntwo\n\nthree')

  it('goes from line to line and skips the empty ones', () => {
    const first = tap(plain, nextToTap(plain), 5)
    const second = tap(first, nextToTap(first), 8)
    expect(nextToTap(second)).toBe(3)
    const all = tap(second, 3, 12)
    expect(isFullyTimed(all)).toBe(true)
    expect([4, 5, 9, 13].map(now => lineAt(all, now))).toEqual([-1, 0, 1, 3])
  })

  it('takes back the times that a correction has overtaken', () => {
    const timed = readLyrics('[00:01.00]one\n[00:02.00]two\n[00:10.00]three')
    expect(tap(timed, 0, 5).map(({ at }) => at)).toEqual([5, null, 10])
  })
})
