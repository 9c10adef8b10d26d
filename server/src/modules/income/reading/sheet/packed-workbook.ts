// A workbook within an archive. Its list of parts stands at its end, so it is laid down beside for as long as it is read.
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ByteSource, TextPart } from '../inner-file'
import { ReportRefused } from '../report-refused'
import type { UnpackLimits } from '../unpack/unpack-limits'
import { listZip } from '../unpack/zip-list'
import { openSheets } from './open-sheets'

export async function* openPackedSheets(
  pieces: AsyncIterable<Buffer>,
  name: string,
  limits: UnpackLimits,
  note: (part: TextPart) => void,
): AsyncGenerator<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tributary-report-'))
  try {
    const place = path.join(folder, 'workbook')
    await pipeline(Readable.from(pieces), createWriteStream(place))
    const source = await fileSource(place, name)
    const entries = await listZip(source)
    if (!entries.some(entry => entry.name === 'xl/workbook.xml'))
      throw new ReportRefused('archiveNested', name)
    yield* openSheets(source, entries, limits, note)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function fileSource(place: string, name: string): Promise<ByteSource> {
  const { size } = await stat(place)
  async function* read(start: number, end: number): AsyncGenerator<Buffer> {
    if (end > start) yield* createReadStream(place, { start, end: end - 1 }) as AsyncIterable<Buffer>
  }
  return { name, size, read }
}
