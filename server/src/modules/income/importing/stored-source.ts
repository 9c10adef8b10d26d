import type { Storage } from '../../../platform/storage/storage'
import type { ByteSource } from '../reading/inner-file'
import { ReportRefused } from '../reading/report-refused'

/** A stored file as something that can be read from any place. One that is gone is refused like one that cannot be read. */
export async function storedSource(storage: Storage, key: string, name: string): Promise<ByteSource> {
  const size = await storage.size(key)
  if (size === undefined) throw new ReportRefused('fileMissing', name)
  async function* read(start: number, end: number): AsyncGenerator<Buffer> {
    if (end <= start) return
    const stored = await storage.read(key, { start, end: end - 1 })
    if (!stored) throw new ReportRefused('fileMissing', name)
    yield* stored.body as AsyncIterable<Buffer>
  }
  return { name, size, read }
}
