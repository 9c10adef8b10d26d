import type { ByteSource } from '../inner-file'

/** A few bytes at once. */
export async function readBytes(source: ByteSource, start: number, end: number): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of source.read(start, Math.min(end, source.size))) parts.push(part)
  return Buffer.concat(parts)
}
