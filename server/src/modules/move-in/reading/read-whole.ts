import { ListRefused } from './list-refused'

/** A small file at once; one that is larger than it may be is given up. */
export async function readWhole(bytes: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of bytes) {
    size += part.length
    if (size > most) throw new ListRefused('bomb')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
