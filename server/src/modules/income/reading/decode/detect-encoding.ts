// Which encoding a report is in, from its first bytes.
import { isAscii, isUtf8 } from 'node:buffer'
import type { Finding, ReportEncoding } from '#contract/income/reading'
import { decodeBytes } from './text-decoders'

const least = 0.3

export function detectEncoding(head: Buffer, isWhole: boolean): Finding<ReportEncoding> {
  const marked = byMark(head)
  const value = marked ?? byZeros(head) ?? byLetters(head, isWhole)
  const evidence = foreignWords(decodeBytes(head.subarray(0, 256 * 1024), value))
  const isSure =
    marked !== undefined || value !== 'gb18030' ? value !== 'windows-1252' : /\p{Script=Han}/u.test(evidence)
  return { value, evidence, isSure }
}

function byMark(head: Buffer): ReportEncoding | undefined {
  const mark = head.toString('hex', 0, 3)
  if (mark === 'efbbbf') return 'utf-8-bom'
  if (mark.startsWith('fffe')) return 'utf-16le'
  return mark.startsWith('feff') ? 'utf-16be' : undefined
}

/** In UTF-16, every other byte of plain letters is zero. */
function byZeros(head: Buffer): ReportEncoding | undefined {
  const zeros = [0, 0]
  const length = Math.min(head.length, 65_536)
  for (let at = 0; at < length; at++) if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros.map(count => count / Math.max(1, length / 2))
  if (odd > least && even < 0.02) return 'utf-16le'
  return even > least && odd < 0.02 ? 'utf-16be' : undefined
}

function byLetters(head: Buffer, isWhole: boolean): ReportEncoding {
  if (isAscii(head) || isUtf8(isWhole ? head : withoutHalf(head))) return 'utf-8'
  return isLikeChinese(head) ? 'gb18030' : 'windows-1252'
}

/** Without a character whose end is not here yet. */
export function withoutHalf(bytes: Buffer): Buffer {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] as number
    if (byte < 0x80) return bytes
    if (byte >= 0xc0) {
      const size = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
      return size > back ? bytes.subarray(0, bytes.length - back) : bytes
    }
  }
  return bytes
}

/** Accents stand alone among plain letters; Chinese comes in pairs, and both bytes of most are high. */
function isLikeChinese(head: Buffer): boolean {
  let [alone, paired, wrong] = [0, 0, 0]
  for (let at = 0; at < head.length; at++) {
    const byte = head[at] as number
    if (byte < 0x80) continue
    const next = head[at + 1] ?? 0
    if (next >= 0x80) paired++
    else if (next >= 0x40) alone++
    else wrong++
    at++
  }
  return paired > (alone + wrong) * 2 && wrong <= (paired + alone) / 50
}

/** A few, to see that they are readable. */
function foreignWords(text: string): string {
  const words = text.match(/[\p{L}\p{M}\p{N}'’-]{0,20}[^\p{ASCII}\s\p{P}][\p{L}\p{M}\p{N}'’-]{0,20}/gu) ?? []
  return [...new Set(words.map(word => word.slice(0, 20)))].slice(0, 3).join(', ')
}
