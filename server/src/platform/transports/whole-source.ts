import type { Readable } from 'node:stream'
import { TransportFailed } from './transport-failed'

/** What we wanted to send cannot be read: our failure, not the other side's. */
export class SourceFailed extends Error {}

/** The bytes of a source that has exactly this many. */
export async function* wholeSource(source: Readable, size: number): AsyncGenerator<Buffer> {
  let sent = 0
  try {
    for await (const chunk of source) {
      const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk)
      sent += bytes.length
      if (sent > size) break
      yield bytes
    }
  } catch (error) {
    throw new SourceFailed('the file to be sent cannot be read', { cause: error })
  } finally {
    source.destroy()
  }
  if (sent !== size) throw new TransportFailed('wrongSize')
}
