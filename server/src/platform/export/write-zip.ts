// Many files as one ZIP64, written as they are read: only their names stay in memory, and nothing waits but the reader. Sound and pictures
// are stored as they are; text is packed. Written by ourselves: the CRC of yazl is computed in JavaScript and halves the speed (decision 42).
import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZippedFile {
  /** With slashes, below nothing: `works/1/cover.jpg`. */
  path: string
  body: AsyncIterable<Buffer>
  /** Worth it for text; sound and pictures are packed already. */
  isPacked: boolean
  at: Date
}

const version = 45
/** Sizes stand behind the file, and names are UTF-8. */
const flags = 0x0808
const stored = 0
const deflated = 8
const inZip64 = 0xffffffff

export async function* writeZip(files: AsyncIterable<ZippedFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const file of files) {
    const name = Buffer.from(file.path)
    const method = file.isPacked ? deflated : stored
    const begun = offset
    const head = headOf(name, method, file.at)
    yield head
    const counted = { crc: 0, size: 0 }
    let packed = 0
    const plain = count(file.body, counted)
    for await (const piece of file.isPacked ? deflate(plain) : plain) {
      packed += piece.length
      yield piece
    }
    const tail = tailOf(counted, packed)
    yield tail
    offset += head.length + packed + tail.length
    directory.push(recordOf(name, method, file.at, { ...counted, packed, begun }))
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  yield* directory
  yield endOf(directory.length, size, offset)
}

async function* count(body: AsyncIterable<Buffer>, counted: { crc: number; size: number }) {
  for await (const piece of body) {
    counted.crc = crc32(piece, counted.crc)
    counted.size += piece.length
    yield piece
  }
}

async function* deflate(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw()
  // What fails in the source comes out of the packer.
  pipeline(Readable.from(body, { objectMode: false }), packer, () => {})
  for await (const piece of packer) yield piece
}

function headOf(name: Buffer, method: number, at: Date): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(version, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(method, 8)
  head.writeUInt32LE(dosTime(at), 10)
  head.writeUInt32LE(inZip64, 18)
  head.writeUInt32LE(inZip64, 22)
  head.writeUInt16LE(name.length, 26)
  // Says that the sizes behind the file have eight bytes each.
  const extra = Buffer.alloc(20)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(16, 2)
  head.writeUInt16LE(extra.length, 28)
  return Buffer.concat([head, name, extra])
}

function tailOf({ crc, size }: { crc: number; size: number }, packed: number): Buffer {
  const tail = Buffer.alloc(24)
  tail.writeUInt32LE(0x08074b50, 0)
  tail.writeUInt32LE(crc, 4)
  tail.writeBigUInt64LE(BigInt(packed), 8)
  tail.writeBigUInt64LE(BigInt(size), 16)
  return tail
}

interface Written {
  crc: number
  size: number
  packed: number
  begun: number
}

function recordOf(name: Buffer, method: number, at: Date, { crc, size, packed, begun }: Written): Buffer {
  const record = Buffer.alloc(46)
  record.writeUInt32LE(0x02014b50, 0)
  // Made under Unix, so that the rights below count.
  record.writeUInt16LE((3 << 8) | version, 4)
  record.writeUInt16LE(version, 6)
  record.writeUInt16LE(flags, 8)
  record.writeUInt16LE(method, 10)
  record.writeUInt32LE(dosTime(at), 12)
  record.writeUInt32LE(crc, 16)
  record.writeUInt32LE(inZip64, 20)
  record.writeUInt32LE(inZip64, 24)
  record.writeUInt16LE(name.length, 28)
  const extra = Buffer.alloc(28)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(24, 2)
  extra.writeBigUInt64LE(BigInt(size), 4)
  extra.writeBigUInt64LE(BigInt(packed), 12)
  extra.writeBigUInt64LE(BigInt(begun), 20)
  record.writeUInt16LE(extra.length, 30)
  record.writeUInt32LE((0o100644 << 16) >>> 0, 38)
  record.writeUInt32LE(inZip64, 42)
  return Buffer.concat([record, name, extra])
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(56 + 20 + 22)
  end.writeUInt32LE(0x06064b50, 0)
  end.writeBigUInt64LE(44n, 4)
  end.writeUInt16LE((3 << 8) | version, 12)
  end.writeUInt16LE(version, 14)
  end.writeBigUInt64LE(BigInt(count), 24)
  end.writeBigUInt64LE(BigInt(count), 32)
  end.writeBigUInt64LE(BigInt(size), 40)
  end.writeBigUInt64LE(BigInt(offset), 48)
  end.writeUInt32LE(0x07064b50, 56)
  end.writeBigUInt64LE(BigInt(offset + size), 64)
  end.writeUInt32LE(1, 72)
  end.writeUInt32LE(0x06054b50, 76)
  end.writeUInt16LE(Math.min(count, 0xffff), 84)
  end.writeUInt16LE(Math.min(count, 0xffff), 86)
  end.writeUInt32LE(Math.min(size, inZip64), 88)
  end.writeUInt32LE(inZip64, 92)
  return end
}

/** Two seconds are its finest step, and 1980 its first year. */
function dosTime(at: Date): number {
  const day =
    ((Math.max(at.getUTCFullYear(), 1980) - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  return ((day << 16) | time) >>> 0
}
