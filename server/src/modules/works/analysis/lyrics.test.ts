import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text'
import { judgeLyrics } from './judge/judge-lyrics'
import { describeLyrics } from './lyrics'

const song = '[ti:夜航]\r\n[00:01.00]夜色像潮水漫过来\r\n[00:05.50]hello, my river\r\n'

describe('the text of lyrics', () => {
  it.each([
    ['UTF-8', iconv.encode(song, 'utf8')],
    ['UTF-8', iconv.encode(song, 'utf8', { addBOM: true })],
    ['UTF-16LE', iconv.encode(song, 'utf16le')],
    ['UTF-16LE', iconv.encode(song, 'utf16le', { addBOM: true })],
    ['UTF-16BE', iconv.encode(song, 'utf16be')],
    ['UTF-16BE', iconv.encode(song, 'utf16be', { addBOM: true })],
    ['GB18030', iconv.encode(song, 'gb18030')],
  ])('is read from %s', (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ text: song, encoding })
  })

  it('is Chinese even where a few words could be another encoding', () => {
    expect(decodeText(iconv.encode('夜色', 'gb18030'))?.text).toBe('夜色')
    for (const text of ['né à côté', 'река ночью', 'ночь — река', '夜色']) {
      expect(decodeText(Buffer.from(text))?.text).toBe(text)
    }
  })

  it.each([
    ['zero bytes', Buffer.from('la la\0la la la')],
    ['control characters', Buffer.from('la la\x07la')],
    ['another encoding', iconv.encode('Où es-tu né, à côté de la fenêtre ?', 'latin1')],
    ['half a letter', Buffer.from('夜色').subarray(0, 5)],
    ['nothing to read', Buffer.from(' \n\n ')],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
  ])('is not guessed from %s', (_, bytes) => {
    expect(decodeText(bytes)).toBeUndefined()
  })
})

describe('lyrics', () => {
  const judge = (text: string, mainDuration?: number) =>
    judgeLyrics({ ...describeLyrics(text), encoding: 'UTF-8' }, { mainDuration })
  const verdicts = (text: string, mainDuration?: number) =>
    Object.fromEntries(judge(text, mainDuration).map(({ rule, verdict }) => [rule, verdict]))

  it('are plain text without times', () => {
    expect(verdicts('la la la\n[Chorus]\nla', 10)).toEqual({ format: 'pass', encoding: 'pass' })
    expect(describeLyrics('la la la\n\nla')).toMatchObject({ format: 'txt', lines: 2 })
  })

  it('have times that ascend and lie inside the audio, which they wait for', () => {
    expect(describeLyrics(song)).toMatchObject({ format: 'lrc', lines: 2 })
    expect(verdicts(song)).toMatchObject({ times: 'pass', timesInside: 'wait' })
    expect(verdicts(song, 30)).toMatchObject({ times: 'pass', timesInside: 'pass' })
    const late = judge(song, 5).find(({ rule }) => rule === 'timesInside')
    expect(late).toMatchObject({ verdict: 'fail', at: [5.5], params: { measured: 5.5, wanted: 5 } })
  })

  it('are told the line where the times go back', () => {
    const found = judge('[00:01.00]a\n[00:09.00]b\n[00:04.00]c', 30).find(({ rule }) => rule === 'times')
    expect(found).toMatchObject({ verdict: 'fail', params: { line: 3 }, at: [4] })
  })

  it('may name all times of a refrain in one line', () => {
    expect(verdicts('[00:01.00]a\n[00:05.00][00:25.00]refrain\n[00:09.00]b', 30)).toMatchObject({
      times: 'pass',
    })
  })
})
