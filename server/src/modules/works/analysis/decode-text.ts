// Lyrics come in whatever the member's editor wrote.
import iconv from 'iconv-lite'
import { type LyricEncoding, lyricEncodings } from '#contract/works/material'
import { guessEncoding, knownEncoding, type Texts } from './find-encoding'

export interface DecodedText {
  text: string
  encoding: LyricEncoding
  isCertain: boolean
}

/** Undefined: it is no text, or in an encoding that cannot be told. */
export function decodeText(bytes: Buffer): DecodedText | undefined {
  const texts = textsOf(bytes)
  const known = knownEncoding(bytes)
  const found = known ? { encoding: known, isCertain: true } : guessEncoding(bytes, texts)
  const text = found && texts.get(found.encoding)
  return found && text !== undefined ? { text, ...found } : undefined
}

export function textsOf(bytes: Buffer): Texts {
  const known = knownEncoding(bytes)
  const texts = (known ? [known] : lyricEncodings).map(
    encoding => [encoding, readAs(bytes, encoding)] as const,
  )
  return new Map(texts.filter((entry): entry is [LyricEncoding, string] => entry[1] !== undefined))
}

/** Undefined: these bytes are no text in that encoding. */
export function readAs(bytes: Buffer, encoding: LyricEncoding): string | undefined {
  const text = encoding.startsWith('UTF') ? strictly(encoding, bytes) : iconv.decode(bytes, encoding)
  return text !== undefined && isReadable(text) ? text : undefined
}

function strictly(encoding: LyricEncoding, bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** No control characters, no sign of letters that could not be decoded, and something to read. */
function isReadable(text: string): boolean {
  return /\S/.test(text) && !/[\p{Co}\ufffd]|[^\P{Cc}\t\r\n\f]/u.test(text)
}
