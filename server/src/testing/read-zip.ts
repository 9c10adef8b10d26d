// Every file of a ZIP64 that is small enough for a test, by its name.
import { inflateRawSync } from 'node:zlib'

export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x06, 0x06]))
  const count = Number(zip.readBigUInt64LE(end + 32))
  let at = Number(zip.readBigUInt64LE(end + 48))
  const files = new Map<string, Buffer>()
  for (let number = 0; number < count; number += 1) {
    const method = zip.readUInt16LE(at + 10)
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const extra = at + 46 + nameLength
    const packed = Number(zip.readBigUInt64LE(extra + 12))
    const head = Number(zip.readBigUInt64LE(extra + 20))
    const start = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28)
    const bytes = zip.subarray(start, start + packed)
    files.set(name, method === 8 ? inflateRawSync(bytes) : Buffer.from(bytes))
    at = extra + zip.readUInt16LE(at + 30)
  }
  return files
}
