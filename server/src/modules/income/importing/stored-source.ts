import { FileMissing, type Storage } from '../../../platform/storage/storage'
import type { ByteSource } from '../reading/inner-file'

/** A stored file as something that can be read from any place. */
export async function storedSource(storage: Storage, key: string, name: string): Promise<ByteSource> {
  const size = await storage.size(key)
  if (size === undefined) throw new FileMissing(key)
  async function* read(start: number, end: number): AsyncGenerator<Buffer> {
    if (end <= start) return
    const stored = await storage.read(key, { start, end: end - 1 })
    if (!stored) throw new FileMissing(key)
    yield* stored.body as AsyncIterable<Buffer>
  }
  return { name, size, read }
}
