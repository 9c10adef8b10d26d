import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'

/** A file of any size that is made while it is read, and knows how much of it was asked for and what its hash is. */
export function largeSource(size: number) {
  const hash = createHash('sha256')
  const block = Buffer.alloc(64 * 1024)
  let made = 0
  const stream = new Readable({
    highWaterMark: block.length,
    read() {
      const length = Math.min(block.length, size - made)
      if (length === 0) return void this.push(null)
      const bytes = Buffer.from(block.subarray(0, length))
      bytes.writeUInt32BE((made / block.length) | 0)
      hash.update(bytes)
      made += length
      this.push(bytes)
    },
  })
  return { stream, made: () => made, sha256: () => hash.digest('hex') }
}
