import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Transport } from './transport'
import { TransportFailed } from './transport-failed'

export type TestStep = 'connect' | 'write' | 'read' | 'compare' | 'remove'
export type TestResult = { passed: true } | { passed: false; step: TestStep; failure: TransportFailed }

const testBytes = 4096

/** Does with a small file what a delivery does, and says how far it came. */
export async function testTransport(transport: Transport): Promise<TestResult> {
  const path = `tributary-test-${randomUUID()}.txt`
  const written = Buffer.from(randomBytes(testBytes / 2).toString('hex'))
  let step: TestStep = 'connect'
  try {
    await transport.connect()
    step = 'write'
    await transport.putFile(path, Readable.from([written]), written.length)
    step = 'read'
    const read = await transport.read(path, testBytes * 2)
    step = 'compare'
    if (!read?.equals(written)) throw new TransportFailed('differs')
    step = 'remove'
    await transport.remove(path)
    return { passed: true }
  } catch (error) {
    if (!(error instanceof TransportFailed)) throw error
    if (step === 'read' || step === 'compare') await transport.remove(path).catch(() => {})
    return { passed: false, step, failure: error }
  } finally {
    await transport.close()
  }
}
