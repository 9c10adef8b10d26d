import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import type { LyricEncoding } from '#contract/works/material'
import { decodeText, textsOf } from './decode-text'
import { judgeLyrics, lyricsFacts } from './judge/judge-lyrics'
import { describeLyrics, type LyricsAnalysis } from './lyrics'

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
    expect(decodeText(bytes)).toEqual({ text: song, encoding, isCertain: true })
  })

  it('is Chinese even where a few words could be another encoding', () => {
    expect(decodeText(iconv.encode('夜色', 'gb18030'))?.text).toBe('夜色')
    for (const text of ['né à côté', 'река ночью', 'ночь — река', '夜色']) {
      expect(decodeText(Buffer.from(text))?.text).toBe(text)
    }
  })

  it.each([
    ['GB18030', '歌词用简体字写，每一行都有它的时间\n等风来的时候我们慢慢地唱'],
    ['GB18030', '歌詞用繁體字寫，每一行都有它的時間\n等風來的時候我們慢慢地唱'],
    ['Big5', '歌詞用繁體字寫，每一行都有它的時間\n等風來的時候我們慢慢地唱'],
    ['Shift_JIS', '夜の海に浮かぶ小さな舟\nあなたの声がまだ聞こえる'],
    ['EUC-KR', '밤바다 위에 작은 배 하나\n너의 목소리가 아직 들려와'],
  ] as const)('is read from %s where it says %s', (encoding, text) => {
    expect(decodeText(iconv.encode(text, encoding))).toEqual({ text, encoding, isCertain: true })
    const timed = text.replace(/^/gm, '[00:01.00]')
    expect(decodeText(iconv.encode(timed, encoding))).toEqual({ text: timed, encoding, isCertain: true })
  })

  it('is in doubt where another encoding makes sense of it too', () => {
    for (const [encoding, text] of [
      ['euc-kr', '밤바다'],
      ['big5', '今天'],
      ['shift_jis', 'ラララ'],
    ] as const) {
      expect(decodeText(iconv.encode(text, encoding))?.isCertain, text).toBe(false)
    }
    const japanese = '夜の海に浮かぶ小さな舟\nあなたの声がまだ聞こえる'
    expect(decodeText(iconv.encode(japanese, 'euc-jp'))).toEqual({
      text: japanese,
      encoding: 'EUC-JP',
      isCertain: false,
    })
  })

  it('has a reading in every encoding that makes text of it, and only one where there is no doubt', () => {
    const names = (bytes: Buffer) => [...textsOf(bytes).keys()]
    expect(names(iconv.encode('밤바다', 'euc-kr'))).toEqual(
      expect.arrayContaining(['GB18030', 'Big5', 'EUC-KR']),
    )
    expect(names(Buffer.from('la la la'))).toEqual(['UTF-8'])
    expect(names(iconv.encode('밤바다', 'utf16le', { addBOM: true }))).toEqual(['UTF-16LE'])
    expect(names(Buffer.from('la\0\0\x01la'))).toEqual([])
  })

  it.each([
    ['Russian letters of one byte', iconv.encode('Ночь, улица, фонарь, аптека', 'windows-1251')],
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
    judgeLyrics(
      { encoding: 'UTF-8', isCertain: true, readings: { 'UTF-8': describeLyrics(text) } },
      { mainDuration },
    )
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

  it('are read as their member says, and are in doubt as long as nobody does', () => {
    const lyrics: LyricsAnalysis = {
      encoding: 'GB18030',
      isCertain: false,
      readings: { GB18030: describeLyrics('lines\nof two'), Big5: describeLyrics('one line') },
    }
    const encodingOf = (encoding?: LyricEncoding) => judgeLyrics(lyrics, { encoding })[1]
    expect(encodingOf()).toMatchObject({ rule: 'encoding', verdict: 'warn', params: { found: 'GB18030' } })
    expect(encodingOf('Big5')).toMatchObject({ rule: 'encoding', verdict: 'pass', params: { found: 'Big5' } })
    expect(lyricsFacts(lyrics, { encoding: 'Big5' })).toMatchObject({ lines: 1, encoding: 'Big5' })
    expect(judgeLyrics(lyrics, { encoding: 'Shift_JIS' })).toMatchObject([
      { rule: 'encoding', verdict: 'fail' },
    ])
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
