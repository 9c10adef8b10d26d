// Pictures that are web pages too: markup in the comments of a picture, or after its end. Only the parts that hold no
// pixels are searched, because pixels may look like anything.
import type { FileHandle } from 'node:fs/promises'
import { readBytes } from './read-bytes'

type Markup = 'html' | 'svg'

const mostSearched = 1024 * 1024
/** No picture that we accept is larger. */
const mostPixelBytes = 64 * 1024 * 1024

export async function hiddenMarkup(
  file: FileHandle,
  format: 'jpeg' | 'png',
  size: number,
): Promise<Markup | undefined> {
  const walk = format === 'png' ? pngParts : jpegParts
  for await (const part of walk(file, size)) {
    const found = markupIn(await readBytes(file, part.at, Math.min(part.length, mostSearched)))
    if (found) return found
  }
  return undefined
}

function markupIn(bytes: Buffer): Markup | undefined {
  const text = bytes.toString('latin1')
  if (/<(!doctype\s+html|html|script|iframe|body)[\s>/]/i.test(text)) return 'html'
  return /<svg[\s>]/i.test(text) ? 'svg' : undefined
}

interface Part {
  at: number
  length: number
}

async function* pngParts(file: FileHandle, size: number): AsyncGenerator<Part> {
  let at = 8
  while (at + 12 <= size) {
    const head = await readBytes(file, at, 8)
    const length = head.readUInt32BE(0)
    const name = head.subarray(4).toString('latin1')
    if (name !== 'IDAT') yield { at: at + 8, length }
    at += 12 + length
    if (name === 'IEND') break
  }
  if (at < size) yield { at, length: size - at }
}

async function* jpegParts(file: FileHandle, size: number): AsyncGenerator<Part> {
  let at = 2
  while (at + 4 <= size) {
    const head = await readBytes(file, at, 4)
    const marker = head[1] ?? 0
    if (head[0] !== 0xff || marker === 0xd9 || marker === 0xda) break
    const length = head.readUInt16BE(2)
    yield { at: at + 4, length: Math.max(length - 2, 0) }
    at += 2 + length
  }
  if (size - at > mostPixelBytes) return
  // From here on the pixels come; the mark of the end cannot occur within them.
  const end = (await readBytes(file, at, size - at)).indexOf(Buffer.from([0xff, 0xd9]))
  if (end >= 0) yield { at: at + end + 2, length: size - at - end - 2 }
}
