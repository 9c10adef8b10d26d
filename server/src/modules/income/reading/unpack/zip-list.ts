// What is in a ZIP, by the list at its end.
import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'
import type { ByteSource } from '../inner-file'
import { ReportRefused } from '../report-refused'
import { readBytes } from './read-bytes'

export interface ZipEntry {
  name: string
  isEncrypted: boolean
  isLink: boolean
  method: number
  crc: number
  packed: number
  size: number
  /** Where its own head begins. */
  at: number
}

const endBytes = 22
const mostComment = 65_535
const mostListBytes = 4 * 1024 * 1024
const listedSign = 0x02014b50
const [locatorBytes, locatorSign] = [20, 0x07064b50]
const [longEndBytes, longEndSign] = [56, 0x06064b50]

const broken = (detail: string): never => {
  throw new ReportRefused('archiveBroken', detail)
}

export async function listZip(source: ByteSource): Promise<ZipEntry[]> {
  const { count, size, start } = await findList(source)
  if (size > mostListBytes) throw new ReportRefused('archiveTooManyFiles', source.name)
  if (start + size > source.size) return broken(source.name)
  const list = await readBytes(source, start, start + size)
  const entries: ZipEntry[] = []
  let at = 0
  while (entries.length < count) {
    if (at + 46 > list.length || list.readUInt32LE(at) !== listedSign) return broken(source.name)
    const next = at + 46 + [28, 30, 32].reduce((sum, offset) => sum + list.readUInt16LE(at + offset), 0)
    if (next > list.length) return broken(source.name)
    entries.push(readEntry(list, at))
    at = next
  }
  return entries
}

interface ListPlace {
  count: number
  size: number
  start: number
}

async function findList(source: ByteSource): Promise<ListPlace> {
  const from = Math.max(0, source.size - endBytes - mostComment - locatorBytes)
  const tail = await readBytes(source, from, source.size)
  const end = tail.lastIndexOf(Buffer.from('504b0506', 'hex'))
  if (end < 0 || end + endBytes > tail.length) return broken(source.name)
  const found = {
    count: tail.readUInt16LE(end + 10),
    size: tail.readUInt32LE(end + 12),
    start: tail.readUInt32LE(end + 16),
  }
  const isLong = found.count === 0xffff || found.size === 0xffffffff || found.start === 0xffffffff
  const hasLocator = end >= locatorBytes && tail.readUInt32LE(end - locatorBytes) === locatorSign
  return isLong && hasLocator ? readLongEnd(source, Number(tail.readBigUInt64LE(end - 12))) : found
}

/** ZIP64: numbers that do not fit stand in an end of their own, before the short one. */
async function readLongEnd(source: ByteSource, at: number): Promise<ListPlace> {
  if (at + longEndBytes > source.size) return broken(source.name)
  const end = await readBytes(source, at, at + longEndBytes)
  if (end.readUInt32LE(0) !== longEndSign) return broken(source.name)
  const [count, size, start] = [32, 40, 48].map(offset => Number(end.readBigUInt64LE(offset)))
  return { count: count ?? 0, size: size ?? 0, start: start ?? 0 }
}

function readEntry(list: Buffer, at: number): ZipEntry {
  const nameEnd = at + 46 + list.readUInt16LE(at + 28)
  const extra = list.subarray(nameEnd, nameEnd + list.readUInt16LE(at + 30))
  const name = list.subarray(at + 46, nameEnd)
  const [size, packed, start] = longNumbers(
    extra,
    [24, 20, 42].map(offset => list.readUInt32LE(at + offset)),
  )
  return {
    name: isUtf8(name) ? name.toString('utf8') : iconv.decode(name, 'gb18030'),
    isEncrypted: (list.readUInt16LE(at + 8) & 1) === 1,
    isLink: list.readUInt32LE(at + 38) >>> 28 === 0xa,
    method: list.readUInt16LE(at + 10),
    crc: list.readUInt32LE(at + 16),
    packed: packed ?? 0,
    size: size ?? 0,
    at: start ?? 0,
  }
}

/** Numbers that four bytes cannot hold stand behind the name, in the same order. */
function longNumbers(extra: Buffer, short: number[]): number[] {
  let place = -1
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) === 1) place = at + 4
  }
  return short.map(number => {
    if (number !== 0xffffffff || place < 0 || place + 8 > extra.length) return number
    const long = Number(extra.readBigUInt64LE(place))
    place += 8
    return long
  })
}
