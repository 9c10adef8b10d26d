import { pipeline, Readable, type Transform } from 'node:stream'
import { ReportRefused } from '../report-refused'

/** Packed bytes through zlib, piece by piece. What zlib cannot unfold is a broken archive. */
export async function* unfold(
  packed: AsyncIterable<Buffer>,
  through: Transform,
  name: string,
): AsyncGenerator<Buffer> {
  // Its failure destroys `through`, and is thrown by the loop below.
  pipeline(Readable.from(packed), through, () => {})
  try {
    for await (const piece of through) yield piece as Buffer
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw code.startsWith('Z_') ? new ReportRefused('archiveBroken', name) : error
  }
}
