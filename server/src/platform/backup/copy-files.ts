// Files as one moment of the database names them, and what was made of them. Contents that a backup in the folder has already are not read
// again: a key is written once, with few exceptions whose time is compared.
import type pg from 'pg'
import { isKey, type Storage } from '../storage/storage'
import { type BackupFolder, only, type Written } from './backup-folder'
import { type CopiedFile, copiedFileSchema, type Manifest } from './backup-format'
import { rowsOf } from './copy-tables'
import type { Copier } from './copy-threads'
import { eachOf } from './each-of'
import { leftOutFiles } from './left-out'
import { linesOf } from './lines-of'

export interface WantedFile {
  key: string
  /** Of its content, where a row tells. */
  sha256: string | null
  writtenAt?: string
}

type Told = Pick<Manifest, 'files' | 'missing' | 'damaged'> & {
  /** How many contents were new to the folder. */
  copied: number
}

/** Few enough to leave the site its disk, enough for one to be hashed while another is read. */
const atOnce = 4

/** Within the same transaction as the tables. */
export function listWanted(client: pg.Client): Promise<WantedFile[]> {
  return rowsOf<WantedFile>(
    client,
    `select storage_key as key, min(encode(sha256, 'hex')) as sha256 from file_uses
     where named_by <> all ($1) group by storage_key order by storage_key`,
    [leftOutFiles.map(({ namedBy }) => namedBy)],
  )
}

/** Pictures and excerpts that were made of stored files, by the folder of their content: no row names them one by one. */
export async function listDerived(client: pg.Client, storage: Storage): Promise<WantedFile[]> {
  const sources = await rowsOf<{ agent_id: string; sha256: string }>(
    client,
    `select agent_id::text, encode(sha256, 'hex') as sha256 from stored_files`,
  )
  const known = new Set(sources.map(({ agent_id, sha256 }) => `derived/${agent_id}/${sha256}`))
  const found: WantedFile[] = []
  for (const folder of new Set(sources.map(({ agent_id }) => `derived/${agent_id}`))) {
    for await (const { key, writtenAt } of storage.list(folder)) {
      const isOfSource = known.has(key.split('/').slice(0, 3).join('/'))
      const isWhole = !key.endsWith('.part')
      if (isOfSource && isWhole) found.push({ key, sha256: null, writtenAt: writtenAt.toISOString() })
    }
  }
  return found
}

interface Copying {
  storage: Storage
  folder: BackupFolder
  name: string
  copier: Copier
  signal: AbortSignal
}

export async function copyFiles(wanted: readonly WantedFile[], copying: Copying): Promise<Told> {
  const { storage, folder, name, copier, signal } = copying
  const before = await readLastCopied(folder)
  const files: CopiedFile[] = []
  const [missing, damaged]: [string[], string[]] = [[], []]
  let copied = 0

  async function copyOne({ key, sha256, writtenAt }: WantedFile) {
    signal.throwIfAborted()
    const known = before.get(key)
    if (known && known.writtenAt === writtenAt && (await folder.keeps(known))) {
      files.push(known)
      return
    }
    const written = isKey(key) ? await keepOne(key) : undefined
    if (!written) {
      missing.push(key)
      return
    }
    copied += 1
    if (sha256 !== null && sha256 !== written.sha256) damaged.push(key)
    files.push({ key, ...written, ...(writtenAt !== undefined && { writtenAt }) })
  }

  async function keepOne(key: string): Promise<Written | undefined> {
    if (storage.pathOf) return folder.keepFile(storage.pathOf(key), copier)
    const stored = await storage.read(key)
    // It may break before anybody reads from it. Whoever reads is told then.
    stored?.body.on('error', () => {})
    return stored && folder.keep(stored.body)
  }

  await eachOf(wanted, atOnce, copyOne)
  files.sort((a, b) => (a.key < b.key ? -1 : 1))
  const list = files.map(file => `${JSON.stringify(file)}\n`).join('')
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const written = await folder.write(filesPlace(name), only(Buffer.from(list)))
  return {
    files: { rows: files.length, bytes, ...written },
    ...{ missing: missing.sort(), damaged: damaged.sort(), copied },
  }
}

export const filesPlace = (name: string) => `${name}/files.jsonl`

export async function* readCopied(folder: BackupFolder, manifest: Manifest): AsyncGenerator<CopiedFile> {
  for await (const line of linesOf(folder.read(filesPlace(manifest.name), manifest.files))) {
    yield copiedFileSchema.parse(JSON.parse(line))
  }
}

/** Of a backup that cannot be read nothing is taken over: everything is copied anew. */
async function readLastCopied(folder: BackupFolder): Promise<Map<string, CopiedFile>> {
  const known = new Map<string, CopiedFile>()
  const last = (await folder.names()).at(-1)
  if (last === undefined) return known
  try {
    for await (const file of readCopied(folder, await folder.readManifest(last))) known.set(file.key, file)
    return known
  } catch {
    return new Map()
  }
}
