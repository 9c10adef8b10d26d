import { promisify } from 'node:util'
import { constants, crc32, deflate } from 'node:zlib'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
/** So many rows are turned at a time: what is read and written together stays near the processor. */
const strip = 100

/** A square picture of one byte a pixel, given column by column, and 256 colours of three bytes. */
export async function encodeIndexedPng(columns: Uint8Array, side: number, palette: Buffer): Promise<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // Eight bits, by palette.
  header[8] = 8
  header[9] = 3
  // Flat areas: to look for anything but runs takes longer and finds no more.
  const packed = await promisify(deflate)(asRows(columns, side), { level: 1, strategy: constants.Z_RLE })
  const chunks = [chunk('IHDR', header), chunk('PLTE', palette), chunk('IDAT', packed)]
  return Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))])
}

/**
 * Each row begins with the number of its filter: none. Sixteen pixels are turned at a time: four words, each from another
 * column, become four words of four rows. The side is a multiple of four.
 */
function asRows(columns: Uint8Array, side: number): Uint8Array {
  const from = new Int32Array(columns.buffer, columns.byteOffset, columns.length / 4)
  const turned = new Int32Array((side / 4) * strip)
  const bytes = new Uint8Array(turned.buffer)
  const rows = new Uint8Array(side * (side + 1))
  for (let top = 0; top < side; top += strip) {
    turnStrip(from, turned, side / 4, top / 4)
    for (let row = 0; row < Math.min(strip, side - top); row++) {
      rows.set(bytes.subarray(row * side, (row + 1) * side), (top + row) * (side + 1) + 1)
    }
  }
  return rows
}

function turnStrip(from: Int32Array, onto: Int32Array, step: number, top: number) {
  const count = Math.min(strip / 4, step - top)
  for (let x = 0; x < step; x++) {
    for (let y = 0; y < count; y++) {
      const read = x * 4 * step + top + y
      const a = from[read] as number
      const b = from[read + step] as number
      const c = from[read + 2 * step] as number
      const d = from[read + 3 * step] as number
      const write = y * 4 * step + x
      onto[write] = (a & 255) | ((b & 255) << 8) | ((c & 255) << 16) | (d << 24)
      onto[write + step] = ((a >>> 8) & 255) | (b & 0xff00) | ((c & 0xff00) << 8) | ((d & 0xff00) << 16)
      onto[write + 2 * step] =
        ((a >>> 16) & 255) | ((b >>> 8) & 0xff00) | (c & 0xff0000) | ((d & 0xff0000) << 8)
      onto[write + 3 * step] = (a >>> 24) | ((b >>> 16) & 0xff00) | ((c >>> 8) & 0xff0000) | (d & 0xff000000)
    }
  }
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(content.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}
