import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { Transport } from './transport'
import { TransportFailed } from './transport-failed'

export type TestStep = 'connect' | 'write' | 'read' | 'compare' | 'remove'
export type TestResult = { passed: true } | { passed: false; step: TestStep; failure: TransportFailed }

const testBytes = 4096

/** Does with a small file what a delivery does, and says how far it came. Whoever waits for the answer says for how long. */
export async function testTransport(transport: Transport, within?: number): Promise<TestResult> {
  const path = `tributary-test-${randomUUID()}.txt`
  const written = Buffer.from(randomBytes(testBytes / 2).toString('hex'))
  let step = 'connect' as TestStep

  async function goThrough() {
    await transport.connect()
    step = 'write'
    await transport.putFile(path, Readable.from([written]), written.length)
    step = 'read'
    const read = await transport.read(path, testBytes * 2)
    step = 'compare'
    if (!read?.equals(written)) throw new TransportFailed('differs')
    step = 'remove'
    await transport.remove(path)
  }

  try {
    await inTime(goThrough(), within)
    return { passed: true }
  } catch (error) {
    if (!(error instanceof TransportFailed)) throw error
    const failedAt = step
    if (failedAt === 'read' || failedAt === 'compare')
      await inTime(transport.remove(path), within).catch(() => {})
    return { passed: false, step: failedAt, failure: error }
  } finally {
    const closing = transport.close()
    // What is still being opened is closed when it opens; nobody waits for that.
    if (within === undefined) await closing
  }
}

async function inTime<T>(work: Promise<T>, within: number | undefined): Promise<T> {
  if (within === undefined) return work
  const clock = new AbortController()
  const late = pause(within, undefined, { signal: clock.signal }).then(() => {
    throw new TransportFailed('timeout')
  })
  late.catch(() => {})
  try {
    return await Promise.race([work, late])
  } finally {
    clock.abort()
  }
}
