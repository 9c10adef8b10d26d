// Lyrics come in whatever the member's editor wrote. Guessing ends where it would make nonsense of somebody's words.
import iconv from 'iconv-lite'

export type TextEncoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'GB18030'

export interface DecodedText {
  text: string
  encoding: TextEncoding
}

/** Undefined: it is no text, or in an encoding that we do not know. */
export function decodeText(bytes: Buffer): DecodedText | undefined {
  const decoded = byMark(bytes) ?? asUtf8(bytes) ?? asUtf16(bytes) ?? asGb18030(bytes)
  return decoded && isReadable(decoded.text) ? decoded : undefined
}

function byMark(bytes: Buffer): DecodedText | undefined {
  const mark = bytes.subarray(0, 3).toString('hex')
  if (mark === 'efbbbf') return strictly('UTF-8', bytes)
  if (mark.startsWith('fffe')) return strictly('UTF-16LE', bytes)
  return mark.startsWith('feff') ? strictly('UTF-16BE', bytes) : undefined
}

/** A few words of Chinese in GB18030 may happen to be UTF-8 too: then they come out as a jumble of rare letters. */
function asUtf8(bytes: Buffer): DecodedText | undefined {
  const decoded = strictly('UTF-8', bytes)
  return decoded && isJumble(decoded.text) && asGb18030(bytes) ? undefined : decoded
}

const alphabets = /^([\u00a0-\u017f]*|[\u0370-\u03ff]*|[\u0400-\u045f]*|[\u05d0-\u05ff]*|[\u0600-\u06ff]*)$/

/** All of it in two bytes a letter, and from more than one alphabet. */
function isJumble(text: string): boolean {
  const foreign = [...text].filter(letter => letter > '\u007f').join('')
  return foreign !== '' && /^[\u0080-\u07ff]*$/.test(foreign) && !alphabets.test(foreign)
}

/** Without a mark it shows by the zero bytes of spaces, line ends and Latin letters. */
function asUtf16(bytes: Buffer): DecodedText | undefined {
  let [even, odd] = [0, 0]
  for (let index = 0; index < bytes.length; index++) {
    if (bytes[index] !== 0) continue
    if (index % 2 === 0) even++
    else odd++
  }
  if (even === 0 && odd === 0) return undefined
  return strictly(odd > even ? 'UTF-16LE' : 'UTF-16BE', bytes)
}

function strictly(encoding: Exclude<TextEncoding, 'GB18030'>, bytes: Buffer): DecodedText | undefined {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding }
  } catch {
    return undefined
  }
}

const chinese = /[\p{Script=Han}\u3000-\u303f\u3040-\u30ff\uff00-\uffef\u2010-\u2027\u00b7]/u

/** Nearly any bytes are GB18030, so what comes out has to look like Chinese. */
function asGb18030(bytes: Buffer): DecodedText | undefined {
  const text = iconv.decode(bytes, 'gb18030')
  const foreign = [...text].filter(letter => letter > '\u007f')
  const isChinese = foreign.filter(letter => chinese.test(letter)).length >= foreign.length * 0.95
  return isChinese ? { text, encoding: 'GB18030' } : undefined
}

/** No control characters, no sign of letters that could not be decoded, and something to read. */
function isReadable(text: string): boolean {
  return /\S/.test(text) && !/[\p{Co}\ufffd]|[^\P{Cc}\t\r\n\f]/u.test(text)
}
