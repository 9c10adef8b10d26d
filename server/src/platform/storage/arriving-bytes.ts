import type { Readable } from 'node:stream'

/**
 * The room that web processes have for what is short-lived (web-processes.ts) also fits a hundred megabytes of chunks that were written long ago:
 * an upload clears it as it goes.
 */
const clearEvery = 8 * 1024 * 1024

/** What a client sends, chunk by chunk. A reader that ends early leaves the connection as it is. */
export async function* arrivingBytes(body: Readable): AsyncGenerator<Buffer> {
  let passed = 0
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    yield chunk
    passed += chunk.length
    if (passed < clearEvery) continue
    passed = 0
    globalThis.gc?.({ type: 'minor' })
  }
}
