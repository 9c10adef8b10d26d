import { createHash } from 'node:crypto'
import { mediaTypeOf, sniffedBytes } from '../../works/works.public'

export interface HashedContent {
  size: number
  sha256: Buffer
  md5: Buffer
  mediaType: string
}

/** Lets bytes through and knows afterwards what they were. */
export function hashing() {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')]
  let head = Buffer.alloc(0)
  let size = 0
  return {
    async *through(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of bytes) {
        sha256.update(chunk)
        md5.update(chunk)
        size += chunk.length
        if (head.length < sniffedBytes) head = Buffer.concat([head, chunk.subarray(0, sniffedBytes)])
        yield chunk
      }
    },
    found: (): HashedContent => ({
      ...{ size, sha256: sha256.digest(), md5: md5.digest(), mediaType: mediaTypeOf(head) },
    }),
  }
}

export async function hashContent(bytes: AsyncIterable<Buffer>): Promise<HashedContent> {
  const hash = hashing()
  for await (const _ of hash.through(bytes)) {
    // Read for what it is alone.
  }
  return hash.found()
}
