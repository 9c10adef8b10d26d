// What a PDF says of who made it, when and with what, blanked to the same length: every offset stays where the tables of the file say it is,
// so that nothing else of it is touched. What cannot be read, such as an encrypted one, stays as it is.
import { deflateSync, inflateSync } from 'node:zlib'

const [space, backslash, open, close, less, greater] = [0x20, 0x5c, 0x28, 0x29, 0x3c, 0x3e]
/** Of what stands between the beginning of an object and its stream. */
const longestDictionary = 4000
/** Of all that is unpacked together: anything may have been packed into a file of a stranger. */
const mostUnpacked = 8 * 1024 * 1024
/** What one packed stream counts for at least: opening it takes as long. */
const leastUnpacked = 16 * 1024

/** Goes over the file a few times, however often something begins in it that never ends. */
export function blankMetadata(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  if (/\/Encrypt\s{0,9}(\d{1,9}\s{1,9}\d{1,9}\s{1,9}R|<<)/.test(text)) return pdf
  const copy = Buffer.from(pdf)
  // Also of pictures inside it.
  for (const name of ['x:xmpmeta', 'rdf:RDF']) {
    for (const { from, to } of ranges(text, new RegExp(`<${name}\\b`, 'g'), `</${name}>`)) {
      copy.fill(space, from, to)
    }
  }
  const named = text.matchAll(/\/Info\s{1,9}(\d{1,9})\s{1,9}\d{1,9}\s{1,9}R/g)
  const infos = new Set([...named].map(([, number]) => Number(number)))
  // The second time for what the first one found to be said elsewhere.
  for (const _ of [1, 2]) {
    blankInfos(copy, text, infos)
    blankStreams(copy, text, infos)
  }
  return copy
}

interface Range {
  /** Behind the range before it, or the beginning of the file. */
  after: number
  /** Behind what begins it. */
  from: number
  /** Where its end is written. */
  to: number
}

/** Those that `isWanted` by what begins them. They do not lie in one another. */
function* ranges(
  text: string,
  begin: RegExp,
  end: string,
  isWanted = (_: RegExpExecArray) => true,
): Generator<Range> {
  let after = 0
  for (const found of text.matchAll(begin)) {
    if (found.index < after || !isWanted(found)) continue
    const from = found.index + found[0].length
    const to = text.indexOf(end, from)
    if (to < 0) return
    yield { after, from, to }
    after = to
  }
}

function blankInfos(copy: Buffer, text: string, infos: Set<number>) {
  const object = /(?<!\d)(\d{1,9})\s{1,9}\d{1,9}\s{1,9}obj\b/g
  for (const { from, to } of ranges(text, object, 'endobj', ([, number]) => infos.has(Number(number)))) {
    blankObject(copy, from, to, infos)
  }
}

function blankStreams(copy: Buffer, text: string, infos: Set<number>) {
  let left = mostUnpacked
  for (const { after, from, to } of ranges(text, /\bstream\r?\n/g, 'endstream')) {
    const before = text.slice(Math.max(after, from - longestDictionary), from)
    const words = before.slice(before.lastIndexOf(' obj') + 1)
    const content = copy.subarray(from, to)
    if (/\/Type\s{0,9}\/Metadata\b/.test(words)) blankStream(content, words)
    if (left > 0 && /\/Type\s{0,9}\/ObjStm\b/.test(words)) {
      left -= Math.max(leastUnpacked, blankPacked(content, words, infos, left))
    }
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

/**
 * Objects that are packed together: their numbers and places stand before them. What follows the end of the packed bytes is not read. Answers how
 * much was unpacked.
 */
function blankPacked(content: Buffer, words: string, infos: Set<number>, most: number): number {
  const first = Number(/\/First\s{1,9}(\d{1,9})/.exec(words)?.[1])
  if (!isDeflated(words) || !(first > 0)) return 0
  const unpacked = unpack(content, most)
  if (unpacked === 'tooMuch') return most
  if (!unpacked) return 0
  const places = unpacked.subarray(0, first).toString('latin1').trim().split(/\s+/).map(Number)
  let isChanged = false
  for (let at = 0; at < places.length; at += 2) {
    if (!infos.has(places[at] as number)) continue
    const [from = 0, to] = [places[at + 1], places[at + 3]]
    blankObject(unpacked, first + from, to === undefined ? unpacked.length : first + to, infos)
    isChanged = true
  }
  if (!isChanged) return unpacked.length
  const packed = deflateSync(unpacked, { level: 9 })
  if (packed.length > content.length) return unpacked.length
  content.fill(0)
  packed.copy(content)
  return unpacked.length
}

function unpack(content: Buffer, most: number): Buffer | 'tooMuch' | undefined {
  try {
    return inflateSync(content, { maxOutputLength: most })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooMuch' : undefined
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
