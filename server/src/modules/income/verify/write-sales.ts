// The text of a report without the lines that are recorded as no sales: what is left must all be sales.
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export async function writeSales(
  text: AsyncIterable<Buffer>,
  leftOut: readonly { at: number; size: number }[],
  path: string,
): Promise<void> {
  await pipeline(Readable.from(without(text, leftOut)), createWriteStream(path))
}

async function* without(text: AsyncIterable<Buffer>, leftOut: readonly { at: number; size: number }[]) {
  let at = 0
  let next = 0
  for await (const chunk of text) {
    const end = at + chunk.length
    let from = at
    for (; next < leftOut.length; next++) {
      const { at: start, size } = leftOut[next] as { at: number; size: number }
      if (start >= end) break
      if (start > from) yield chunk.subarray(from - at, start - at)
      from = Math.max(from, Math.min(start + size, end))
      if (start + size > end) break
    }
    if (from < end) yield chunk.subarray(from - at)
    at = end
  }
}
