// Turns entries into the bytes of an archive and keeps the list that goes last into it: every file with its size and hash, and every one that
// could not be read. A file that is gone costs the archive that file and nothing else.
import { createHash, type Hash } from 'node:crypto'
import { writeZip, type ZippedFile } from '../../platform/export/write-zip'
import { type Entry, type EntryKind, FileDamaged } from './archive-entry'

const archiveFormat = { format: 'tributary-archive', version: 1 } as const

interface Listed {
  path: string
  kind: EntryKind
  size: number
  sha256: string
}

/** `gone`: it was not in storage. `damaged`: it is in the archive as far as it could be read, and not as it once was. */
interface Missing {
  path: string
  kind: EntryKind
  why: 'gone' | 'damaged'
  expected_size?: number
  expected_sha256?: string
}

export interface Written {
  done: number
  missing: number
  bytes: number
}

interface Options {
  /** Who and when, as it stands at the head of the list. */
  about: Record<string, unknown>
  now: Date
  /** After every entry, and now and then within a long one. What it throws ends the archive. */
  onProgress(written: Written): Promise<void>
}

export class ArchiveWriter {
  private readonly listed: Listed[] = []
  private readonly missing: Missing[] = []
  private bytes = 0
  private manifest: Buffer | undefined

  constructor(private readonly options: Options) {}

  /** Known when the last byte has been read. */
  get manifestHash(): Buffer {
    if (!this.manifest) throw new Error('the archive is not written yet')
    return this.manifest
  }

  get written(): Written {
    return { done: this.listed.length, missing: this.missing.length, bytes: this.bytes }
  }

  async *bytesOf(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
    for await (const piece of writeZip(this.files(entries))) {
      this.bytes += piece.length
      yield piece
    }
  }

  private async *files(entries: AsyncIterable<Entry>): AsyncGenerator<ZippedFile> {
    for await (const entry of entries) {
      const { path, kind, at } = entry
      const opened = await this.open(entry)
      if (opened === undefined) continue
      const hash = createHash('sha256')
      const count = { size: 0 }
      yield { path, at, isPacked: 'text' in entry.body, body: this.metered(opened, hash, count) }
      const sha256 = hash.digest('hex')
      this.listed.push({ path, kind, size: count.size, sha256 })
      const { expected } = entry
      const isWhole = 'text' in entry.body || count.size === entry.body.size
      if (!isWhole || (expected?.sha256 !== undefined && expected.sha256 !== sha256))
        this.miss(entry, 'damaged')
      await this.options.onProgress(this.written)
    }
    const hash = createHash('sha256')
    yield {
      ...{ path: 'manifest.json', at: this.options.now, isPacked: true },
      body: this.metered(toBuffers(this.manifestText()), hash, { size: 0 }),
    }
    this.manifest = hash.digest()
  }

  /** A stored file is looked for before its name stands in the archive. */
  private async open(entry: Entry): Promise<AsyncIterable<Buffer> | undefined> {
    if ('text' in entry.body) return toBuffers(entry.body.text)
    const found = await entry.body.open().catch(orDamaged)
    if (found === undefined || found === 'damaged') {
      this.miss(entry, found ?? 'gone')
      await this.options.onProgress(this.written)
      return undefined
    }
    return asFarAsReadable(Buffer.isBuffer(found) ? inOne(found) : found)
  }

  private miss({ path, kind, body, expected }: Entry, why: Missing['why']) {
    this.missing.push({
      ...{ path, kind, why },
      ...(!('text' in body) && { expected_size: body.size }),
      ...(expected?.sha256 && { expected_sha256: expected.sha256 }),
    })
  }

  private async *metered(body: AsyncIterable<Buffer>, hash: Hash, count: { size: number }) {
    for await (const piece of body) {
      hash.update(piece)
      count.size += piece.length
      yield piece
      await this.options.onProgress(this.written)
    }
  }

  private *manifestText(): Generator<string> {
    const head = JSON.stringify({ ...archiveFormat, ...this.options.about }, null, 2)
    yield `${head.slice(0, -2)},\n  "missing": ${lines(this.missing)},\n  "entries": [`
    for (const [place, listed] of this.listed.entries()) {
      yield `${place === 0 ? '\n' : ',\n'}    ${JSON.stringify(listed)}`
    }
    yield '\n  ]\n}\n'
  }
}

const lines = (values: readonly unknown[]) =>
  values.length === 0 ? '[]' : `[\n${values.map(value => `    ${JSON.stringify(value)}`).join(',\n')}\n  ]`

async function* inOne(bytes: Buffer) {
  yield bytes
}

async function* toBuffers(text: Iterable<string> | AsyncIterable<string>) {
  for await (const piece of text) yield Buffer.from(piece)
}

/** A bucket that is away for a moment has lost nothing: the archive is built again later instead of listing its files as missing. */
function orDamaged(error: unknown): 'damaged' {
  const isDamage = error instanceof FileDamaged || (error as NodeJS.ErrnoException).code === 'EIO'
  if (!isDamage) throw error
  return 'damaged'
}

/** A disk that cannot read on costs the rest of this file, which its size and hash then tell. */
async function* asFarAsReadable(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const pieces = body[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await pieces.next().catch(orDamaged)
      if (next === 'damaged' || next.done) return
      yield next.value
    }
  } finally {
    // Whoever stops reading the archive closes the file that was being read.
    await pieces.return?.()
  }
}
