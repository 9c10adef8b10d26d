// The files of an archive by the list at its end. What unfolds to more than is allowed is refused while it unfolds.
import { crc32, inflateRawSync } from 'node:zlib'
import { PackageFault, refuse } from '../package-fault'

const endSign = 0x06054b50
const listedSign = 0x02014b50
const fileSign = 0x04034b50
const endBytes = 22
const mostComment = 65_535
const mostFiles = 200
const mostBytes = 50_000_000

export function readZip(archive: Buffer): Map<string, Buffer> {
  try {
    return unfold(archive)
  } catch (error) {
    if (error instanceof PackageFault) throw error
    // Numbers that lead out of the file, and what zlib cannot or may not unfold.
    return notZip()
  }
}

const notZip = (): never => refuse('sandbox.badSheet', { reason: 'ZIP' })

function unfold(archive: Buffer): Map<string, Buffer> {
  const end = endOf(archive)
  const count = archive.readUInt16LE(end + 10)
  if (count > mostFiles) notZip()
  const found = new Map<string, Buffer>()
  let left = mostBytes
  for (let at = archive.readUInt32LE(end + 16), index = 0; index < count; index++) {
    if (archive.readUInt32LE(at) !== listedSign) notZip()
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map(offset =>
      archive.readUInt16LE(at + offset),
    )
    const name = archive.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const bytes = fileAt(archive, at, left)
    if (found.has(name)) notZip()
    found.set(name, bytes)
    left -= bytes.length
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return found
}

function endOf(archive: Buffer): number {
  const first = Math.max(0, archive.length - endBytes - mostComment)
  for (let at = archive.length - endBytes; at >= first; at--) {
    if (archive.readUInt32LE(at) === endSign) return at
  }
  return notZip()
}

function fileAt(archive: Buffer, listed: number, most: number): Buffer {
  const isEncrypted = (archive.readUInt16LE(listed + 8) & 1) === 1
  const method = archive.readUInt16LE(listed + 10)
  const [sum, packed, size] = [16, 20, 24].map(offset => archive.readUInt32LE(listed + offset))
  const start = archive.readUInt32LE(listed + 42)
  if (isEncrypted || archive.readUInt32LE(start) !== fileSign) notZip()
  const from = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
  const content = archive.subarray(from, from + (packed ?? 0))
  if (content.length !== packed || (method !== 0 && method !== 8) || (size ?? 0) > most) notZip()
  const bytes = method === 8 ? inflateRawSync(content, { maxOutputLength: Math.max(1, most) }) : content
  return bytes.length === size && crc32(bytes) === sum ? bytes : notZip()
}
