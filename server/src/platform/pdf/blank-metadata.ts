// What a PDF says of who made it, when and with what, blanked to the same length: every offset stays where the tables of the file say it is,
// so that nothing else of it is touched. What cannot be read, such as an encrypted one, stays as it is.
import { deflateSync, inflateSync } from 'node:zlib'

const [space, backslash, open, close, less, greater] = [0x20, 0x5c, 0x28, 0x29, 0x3c, 0x3e]

export function blankMetadata(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  if (/\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(text)) return pdf
  const copy = Buffer.from(pdf)
  // Also of pictures inside it.
  for (const { 0: packet, index } of text.matchAll(/<(x:xmpmeta|rdf:RDF)\b[\s\S]*?<\/\1>/g)) {
    copy.fill(space, index, index + packet.length)
  }
  const infos = new Set([...text.matchAll(/\/Info\s+(\d+)\s+\d+\s+R/g)].map(([, number]) => Number(number)))
  // The second time for what the first one found to be said elsewhere.
  for (const _ of [1, 2]) blankInfos(copy, text, infos)
  return copy
}

function blankInfos(copy: Buffer, text: string, infos: Set<number>) {
  for (const { 0: head, 1: number, index } of text.matchAll(/(?<!\d)(\d+)\s+\d+\s+obj\b/g)) {
    const end = text.indexOf('endobj', index)
    if (infos.has(Number(number)) && end > 0) blankObject(copy, index + head.length, end, infos)
  }
  for (const { 0: head, 1: words = '', index } of text.matchAll(
    /\bobj\b((?:(?!endobj)[\s\S]){0,4000}?)\bstream\r?\n/g,
  )) {
    const start = index + head.length
    const end = text.indexOf('endstream', start)
    if (end < 0) continue
    const content = copy.subarray(start, end)
    if (/\/Type\s*\/Metadata\b/.test(words)) blankStream(content, words)
    if (/\/Type\s*\/ObjStm\b/.test(words)) blankPacked(content, words, infos)
  }
}

/** Its words, and from now on those of the objects that it names in their place. */
function blankObject(bytes: Buffer, start: number, end: number, infos: Set<number>) {
  for (const [, number] of bytes.toString('latin1', start, end).matchAll(/(?<!\d)(\d+)\s+\d+\s+R\b/g))
    infos.add(Number(number))
  blankStrings(bytes, start, end)
}

const isDeflated = (words: string) => words.includes('/FlateDecode')

function blankStream(content: Buffer, words: string) {
  const nothing = isDeflated(words) ? deflateSync(Buffer.alloc(0)) : Buffer.alloc(0)
  if (nothing.length > content.length) return
  content.fill(isDeflated(words) ? 0 : space)
  nothing.copy(content)
}

/** Objects that are packed together: their numbers and places stand before them. What follows the end of the packed bytes is not read. */
function blankPacked(content: Buffer, words: string, infos: Set<number>) {
  const first = Number(/\/First\s+(\d+)/.exec(words)?.[1])
  const unpacked = isDeflated(words) && first > 0 ? unpack(content) : undefined
  if (!unpacked) return
  const places = unpacked.subarray(0, first).toString('latin1').trim().split(/\s+/).map(Number)
  for (let at = 0; at < places.length; at += 2) {
    if (!infos.has(places[at] as number)) continue
    const [from = 0, to] = [places[at + 1], places[at + 3]]
    blankObject(unpacked, first + from, to === undefined ? unpacked.length : first + to, infos)
  }
  const packed = deflateSync(unpacked, { level: 9 })
  if (packed.length > content.length) return
  content.fill(0)
  packed.copy(content)
}

function unpack(content: Buffer): Buffer | undefined {
  try {
    return inflateSync(content)
  } catch {
    return undefined
  }
}

/** Between brackets, which may stand in one another, and between angle brackets; a dictionary's are two. */
function blankStrings(bytes: Buffer, start: number, end: number) {
  let at = start
  while (at < end) {
    if (bytes[at] === open) at = blankLiteral(bytes, at + 1, end)
    else if (bytes[at] === less && bytes[at + 1] === less) at += 2
    else if (bytes[at] === less) {
      const last = bytes.indexOf(greater, at)
      const until = last < 0 || last > end ? end : last
      bytes.fill(space, at + 1, until)
      at = until
    } else at += 1
  }
}

function blankLiteral(bytes: Buffer, start: number, end: number): number {
  let depth = 1
  let at = start
  for (; at < end; at++) {
    if (bytes[at] === backslash) at += 1
    else if (bytes[at] === open) depth += 1
    else if (bytes[at] === close && --depth === 0) break
  }
  bytes.fill(space, start, Math.min(at, end))
  return at + 1
}
