import { crc32, createInflateRaw } from 'node:zlib'
import type { ByteSource } from '../inner-file'
import { ReportRefused } from '../report-refused'
import { readBytes } from './read-bytes'
import { unfold } from './unfold'
import { refuseUnfolding, type UnpackLimits } from './unpack-limits'
import type { ZipEntry } from './zip-list'

const fileSign = 0x04034b50

/** One file of a ZIP, unpacked as it is read and held against its length and sum. */
export async function* openZipEntry(
  source: ByteSource,
  entry: ZipEntry,
  limits: UnpackLimits,
): AsyncGenerator<Buffer> {
  const { name } = entry
  if (entry.isEncrypted) throw new ReportRefused('archiveEncrypted', name)
  const head = await readBytes(source, entry.at, entry.at + 30)
  if (head.length < 30 || head.readUInt32LE(0) !== fileSign) throw new ReportRefused('archiveBroken', name)
  const start = entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  if (start + entry.packed > source.size || (entry.method !== 0 && entry.method !== 8)) {
    throw new ReportRefused('archiveBroken', name)
  }
  const packed = source.read(start, start + entry.packed)
  const pieces = entry.method === 8 ? unfold(packed, createInflateRaw({ chunkSize: 65_536 }), name) : packed
  let [size, sum] = [0, 0]
  for await (const piece of pieces) {
    size += piece.length
    refuseUnfolding(size, entry.packed, limits, name)
    // It says it is smaller than it is: others were let in on the strength of that.
    if (size > entry.size) throw new ReportRefused('archiveBroken', name)
    sum = crc32(piece, sum)
    yield piece
  }
  if (size !== entry.size || sum !== entry.crc) throw new ReportRefused('archiveBroken', name)
}
