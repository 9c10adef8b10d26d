// Which encoding a text is in. Nearly any bytes are text in several; what people really write is text in one.
import chardet from 'chardet'
import type { LyricEncoding } from '#contract/works/material'
import { enoughLetters, usualShare, usualSomewhere } from './usual-letters'

/** What the file says in every encoding that makes text of it. */
export type Texts = ReadonlyMap<LyricEncoding, string>

export interface FoundEncoding {
  encoding: LyricEncoding
  /** False: another one makes sense too. */
  isCertain: boolean
}

/** In the order in which they are taken where nothing else speaks for one of them. */
const eastAsian = ['GB18030', 'Big5', 'Shift_JIS', 'EUC-KR', 'EUC-JP'] as const
type EastAsian = (typeof eastAsian)[number]

/** Shares of usual letters. Russian or French read as Chinese has hardly any. */
const least = 0.6
const convincing = 0.8
/** Closer to each other than this, two readings make sense alike. */
const tolerance = 0.1
/** Bytes; the rest of a long text is like its beginning. */
const sample = 64 * 1024

/** A mark at the beginning leaves no doubt, and plain letters are the same in all of them. */
export function knownEncoding(bytes: Buffer): LyricEncoding | undefined {
  const mark = bytes.subarray(0, 3).toString('hex')
  if (mark === 'efbbbf') return 'UTF-8'
  if (mark.startsWith('fffe')) return 'UTF-16LE'
  if (mark.startsWith('feff')) return 'UTF-16BE'
  return bytes.every(byte => byte > 0 && byte < 0x80) ? 'UTF-8' : undefined
}

/** By what the file says in each. Undefined: none of it looks like what anybody writes. */
export function guessEncoding(bytes: Buffer, texts: Texts): FoundEncoding | undefined {
  const utf8 = texts.get('UTF-8')
  const asUtf8 = utf8 === undefined ? undefined : ({ encoding: 'UTF-8', isCertain: true } as const)
  if (utf8 !== undefined && !isJumble(utf8)) return asUtf8
  return byZeros(bytes, texts) ?? byLetters(bytes, texts) ?? asUtf8
}

const alphabets = /^([\u00a0-\u017f]*|[\u0370-\u03ff]*|[\u0400-\u045f]*|[\u05d0-\u05ff]*|[\u0600-\u06ff]*)$/

/** All of it in two bytes a letter, and from more than one alphabet: so a few words of Chinese look that happen to be
 * UTF-8 too. */
function isJumble(text: string): boolean {
  const foreign = [...text].filter(letter => letter > '\u007f').join('')
  return foreign !== '' && /^[\u0080-\u07ff]*$/.test(foreign) && !alphabets.test(foreign)
}

/** Without a mark, UTF-16 shows by the zero bytes of spaces, line ends and Latin letters. */
function byZeros(bytes: Buffer, texts: Texts): FoundEncoding | undefined {
  let [even, odd] = [0, 0]
  for (let index = 0; index < bytes.length; index++) {
    if (bytes[index] !== 0) continue
    if (index % 2 === 0) even++
    else odd++
  }
  if (even === 0 && odd === 0) return undefined
  const encoding = odd > even ? 'UTF-16LE' : 'UTF-16BE'
  const text = texts.get(encoding)
  return text !== undefined && usualSomewhere(text) >= convincing ? { encoding, isCertain: true } : undefined
}

function byLetters(bytes: Buffer, texts: Texts): FoundEncoding | undefined {
  const readings = eastAsian
    .flatMap(encoding => {
      const text = texts.get(encoding)
      return text === undefined ? [] : [{ encoding, ...usualShare(text, encoding) }]
    })
    .toSorted((one, other) => other.share - one.share)
  const best = readings[0]
  if (!best || best.share < least) return undefined
  const alike = readings.filter(({ share }) => share >= best.share - tolerance)
  if (alike.length === 1) return { encoding: best.encoding, isCertain: best.share >= convincing }
  const names: string[] = alike.map(({ encoding }) => encoding)
  const named =
    best.letters < enoughLetters
      ? undefined
      : chardet.analyse(bytes.subarray(0, sample)).find(({ name }) => names.includes(name))
  if (!named) return { encoding: inOrder(alike), isCertain: false }
  // Kana is the same in two encodings, and the rest of Japanese tells them apart too rarely.
  return { encoding: named.name as EastAsian, isCertain: !names.includes('EUC-JP') }
}

const inOrder = (alike: { encoding: EastAsian }[]) =>
  eastAsian.find(encoding => alike.some(reading => reading.encoding === encoding)) as EastAsian
