const least = 64 * 1024
const most = 512 * 1024

/** Pieces of a file as they come, in sizes that are good to work on. */
export async function* regroup(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    waiting.push(chunk)
    size += chunk.length
    if (size < least) continue
    const whole = waiting.length === 1 ? chunk : Buffer.concat(waiting)
    for (let at = 0; at < whole.length; at += most) yield whole.subarray(at, at + most)
    waiting = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(waiting)
}
