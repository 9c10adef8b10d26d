import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'

/** Fails where the source does, after the lines before. */
export async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let failure: unknown
  const input = Readable.from(source, { objectMode: false })
  // readline ends quietly where its input breaks.
  input.on('error', error => {
    failure = error
  })
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) yield line
  if (failure) throw failure
}
