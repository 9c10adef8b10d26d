// The folder that backups are kept in: writes and reads their parts, sealed where there is a key. Whatever is written gets its name with its
// last byte, and nothing is removed but what an unfinished backup has written itself.
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createReadStream, mkdirSync, renameSync } from 'node:fs'
import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openSealedStream, SealBroken, sealingKey, sealStream } from '../seal-stream'
import type { Secrets } from '../secrets'
import { orStorageFull } from '../storage/storage'
import { orNone, sizeOf, syncFolder } from '../storage/stored-path'
import { BackupRefused, isBackupName, type Manifest, manifestSchema } from './backup-format'
import { countAndHash } from './copy-file'
import type { Copier } from './copy-threads'
import { eachOf } from './each-of'
import { writeFile } from './write-file'

export interface Written {
  size: number
  sha256: string
}

/** Not there, cut off, or not as it was written. */
export class BackupBroken extends Error {}

const readBytes = 512 * 1024
const syncedTogether = 16
const large = 4 * 1024 * 1024

export class BackupFolder {
  /** Written, but perhaps not on the disk yet. */
  private unsynced: string[] = []
  private syncing: Promise<void>[] = []
  /** Folders that have got names since they were last brought to the disk. */
  private touched = new Set<string>()
  private readonly made = new Set<string>()

  constructor(
    readonly path: string,
    private readonly key?: Secrets,
  ) {}

  get isSealed(): boolean {
    return this.key !== undefined
  }

  async begin(): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: 0o700 }).catch(orStorageFull)
  }

  /** Complete ones, oldest first. */
  async names(): Promise<string[]> {
    const found = await readdir(this.path).catch(orNone)
    const complete: string[] = []
    for (const name of found.filter(isBackupName).sort()) {
      if (await sizeOf(join(this.path, name, 'manifest.json'))) complete.push(name)
    }
    return complete
  }

  async write(place: string, source: AsyncIterable<Buffer>): Promise<Written> {
    const target = join(this.path, place)
    this.makeFolder(dirname(target))
    const draft = `${target}.${randomUUID()}.part`
    try {
      const written = await this.writeTo(draft, source, place)
      this.name(draft, target, written)
      return written
    } catch (error) {
      await rm(draft, { force: true })
      return orStorageFull(error)
    }
  }

  /** By its hash, once. What is there already is left as it is. */
  keep(source: AsyncIterable<Buffer>): Promise<Written> {
    return this.keepBy(draft => this.writeTo(draft, source, contentPlace))
  }

  /** The same for a file of this machine's disk; undefined where it is not there. */
  keepFile(from: string, copier: Copier): Promise<Written | undefined> {
    const seal = this.key && { key: sealingKey(this.key), place: contentPlace }
    return this.keepBy(to => copier.copy({ from, to, ...(seal && { seal }) }))
  }

  private async keepBy<T extends Written | undefined>(copy: (draft: string) => Promise<T>): Promise<T> {
    const drafts = join(this.path, 'files')
    this.makeFolder(drafts)
    const draft = join(drafts, `${randomUUID()}.part`)
    try {
      const written = await copy(draft)
      if (written) {
        const target = this.pathOf(written.sha256)
        this.makeFolder(dirname(target))
        this.name(draft, target, written)
      }
      return written
    } catch (error) {
      await rm(draft, { force: true })
      return orStorageFull(error)
    }
  }

  /** A large one is on its way to the disk while others are still copied; small ones take a fraction of the time together. */
  private name(draft: string, target: string, { size }: Written) {
    renameSync(draft, target)
    this.touched.add(dirname(target))
    if (size < large) return void this.unsynced.push(target)
    const syncing = syncFile(target)
    syncing.catch(() => {})
    this.syncing.push(syncing)
  }

  private makeFolder(path: string) {
    if (this.made.has(path)) return
    try {
      mkdirSync(path, { recursive: true, mode: 0o700 })
    } catch (error) {
      orStorageFull(error)
    }
    this.made.add(path)
    this.touched.add(dirname(path))
  }

  /** Whether a content is kept, as far as its length tells. */
  async keeps({ sha256, size }: Written): Promise<boolean> {
    const found = await sizeOf(this.pathOf(sha256))
    return found !== undefined && (this.key ? found > size : found === size)
  }

  /** Throws BackupBroken where the content is not what the hash says, with the last piece at the latest. */
  async *content({ sha256, size }: Written): AsyncGenerator<Buffer> {
    yield* checked(this.opened(this.pathOf(sha256), contentPlace), { sha256, size }, sha256)
  }

  async *read(place: string, expected: Written): AsyncGenerator<Buffer> {
    yield* checked(this.opened(join(this.path, place), place), expected, place)
  }

  /** The last thing that is written. From then on there is a backup. */
  async writeManifest(manifest: Manifest): Promise<void> {
    await this.sync()
    const text = JSON.stringify(manifest)
    const whole = JSON.stringify({ sha256: sha256Of(text), manifest })
    await this.write(`${manifest.name}/manifest.json`, only(Buffer.from(whole)))
    await this.sync()
    await syncFolder(this.path)
  }

  /** Everything that was written so far, with its name, survives a power cut from here on. */
  private async sync(): Promise<void> {
    const { unsynced, syncing, touched } = this
    ;[this.unsynced, this.syncing, this.touched] = [[], [], new Set()]
    await eachOf(unsynced, syncedTogether, syncFile)
    await Promise.all(syncing)
    await eachOf(touched, syncedTogether, syncFolder)
  }

  async readManifest(name: string): Promise<Manifest> {
    const place = `${name}/manifest.json`
    const broken = new BackupRefused(
      `The backup ${name} was cut off or is damaged: its manifest is not whole.`,
    )
    const parts: Buffer[] = []
    try {
      for await (const part of this.opened(join(this.path, place), place)) parts.push(part)
    } catch (error) {
      throw error instanceof BackupBroken ? broken : error
    }
    const read = parse(Buffer.concat(parts).toString('utf8'))
    if (read?.sha256 === undefined || read.sha256 !== sha256Of(JSON.stringify(read.manifest))) throw broken
    const known = manifestSchema.safeParse(read.manifest)
    if (!known.success || known.data.name !== name) {
      throw new BackupRefused(`The backup ${name} is of a format that this version does not know.`)
    }
    return known.data
  }

  /** What a backup that came to nothing has written; contents stay for the next one. */
  async giveUp(name: string): Promise<void> {
    if (await sizeOf(join(this.path, name, 'manifest.json'))) return
    this.made.clear()
    await rm(join(this.path, name), { recursive: true, force: true })
  }

  /** Where it is sealed, a name must not tell what a file is: only who has the key can compute it. */
  private pathOf(sha256: string): string {
    const name = this.key
      ? createHmac('sha256', this.key.derive('backup names')).update(sha256).digest('hex')
      : sha256
    return join(this.path, 'files', name.slice(0, 2), name)
  }

  private async writeTo(path: string, source: AsyncIterable<Buffer>, place: string): Promise<Written> {
    const { counted, result } = countAndHash(source)
    await writeFile(path, this.key ? sealStream(this.key, place, counted) : counted)
    return result()
  }

  private async *opened(path: string, place: string): AsyncGenerator<Buffer> {
    if ((await sizeOf(path)) === undefined) throw new BackupBroken(`${place} is not there`)
    const stored: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: readBytes })
    try {
      if (this.key) yield* openSealedStream(this.key, place, stored)
      else yield* stored
    } catch (error) {
      if (error instanceof SealBroken) throw new BackupBroken(`${place}: ${error.message}`, { cause: error })
      throw error
    }
  }
}

/** A content is sealed for its place, which is known only with its hash: it is sealed under the name of no place. */
const contentPlace = 'backup content'

async function syncFile(path: string) {
  const file = await open(path, 'r')
  try {
    await file.datasync()
  } finally {
    await file.close()
  }
}

async function* checked(
  source: AsyncIterable<Buffer>,
  expected: Written,
  what: string,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of source) {
    hash.update(chunk)
    size += chunk.length
    yield chunk
  }
  if (size !== expected.size) throw new BackupBroken(`${what} has ${size} of ${expected.size} bytes`)
  if (hash.digest('hex') !== expected.sha256) throw new BackupBroken(`${what} is not as it was written`)
}

export async function* only(content: Buffer): AsyncGenerator<Buffer> {
  yield content
}

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex')

function parse(text: string): { sha256?: string; manifest?: unknown } | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
