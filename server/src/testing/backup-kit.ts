// A folder of backups, and empty places to restore them into.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import pg from 'pg'
import type { BackupFolder } from '../platform/backup/backup-folder'
import type { Manifest } from '../platform/backup/backup-format'
import { type Copier, threadedCopier } from '../platform/backup/copy-threads'
import { makeBackup } from '../platform/backup/make-backup'
import { requireRestorable, restoreBackup } from '../platform/backup/restore-backup'
import { createLog } from '../platform/log'
import { projectFolder } from '../platform/project-folder'
import { diskStorage } from '../platform/storage/disk-storage'
import type { Storage } from '../platform/storage/storage'
import { ownerConnections } from './owner-connections'
import { testSecret } from './test-login'
import type { testServer } from './test-server'

type Place = Pick<Awaited<ReturnType<typeof testServer>>, 'ownerUrl' | 'agentId' | 'database' | 'services'>

const migrations = projectFolder('server/migrations')
export const newFolder = () => mkdtemp(join(tmpdir(), 'tributary-backup-'))

/** Times of backups are told to the second: each gets one of its own. */
let second = Date.UTC(2026, 10, 17)
const nextSecond = () => {
  second += 1000
  return new Date(second)
}

export function backUp(
  { ownerUrl }: Pick<Place, 'ownerUrl'>,
  storage: Storage,
  folder: BackupFolder,
  copier?: Copier,
) {
  const parts = { ownerUrl, storage, folder, appSecret: testSecret, program: 'test', now: nextSecond() }
  return makeBackup({ ...parts, ...(copier && { copier }) })
}

/** Threads as a built server has them. */
export async function builtCopier(): Promise<Copier> {
  const outfile = join(await newFolder(), 'copy-thread.mjs')
  await build({
    entryPoints: [projectFolder('server/src/platform/backup/copy-thread.ts')],
    ...{ outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'silent' },
  })
  return threadedCopier(outfile)
}

/** A file as the worker keeps one, with its row. */
export async function keepFile({ database, agentId, services }: Place, content = randomBytes(3000)) {
  const sha256 = createHash('sha256').update(content).digest()
  const key = `originals/${agentId}/${randomUUID()}`
  await services.storage.write(key, content)
  await database.change(agentId, tx =>
    tx.run(
      `insert into stored_files (sha256, storage_key, size, media_type, created_at) values ($1, $2, $3, 'audio/wav', now())`,
      [sha256, key, content.length],
    ),
  )
  return { key, sha256: sha256.toString('hex'), content }
}

/** A database without a table, on the same server, and a storage without a file. */
export async function emptyPlace(besideUrl: string, owner?: { name: string; password: string }) {
  const admin = new pg.Client({ connectionString: inDatabase(besideUrl, 'postgres') })
  await admin.connect()
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name}${owner ? ` owner ${owner.name}` : ''}`)
  const url = new URL(inDatabase(besideUrl, name))
  if (owner) Object.assign(url, { username: owner.name, password: owner.password })
  const connections = ownerConnections(url.href)
  const root = join(await newFolder(), 'files')
  return {
    ownerUrl: url.href,
    root,
    storage: diskStorage(root),
    asOwner: connections.ask,
    async close() {
      await connections.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

export type EmptyPlace = Awaited<ReturnType<typeof emptyPlace>>

/** As the command does it. */
export async function restore(
  folder: BackupFolder,
  manifest: Manifest,
  { ownerUrl, storage }: EmptyPlace,
  margin = 1000,
) {
  await requireRestorable(folder, manifest, migrations)
  await restoreBackup({ ownerUrl, storage, folder, manifest, migrations, margin, log: createLog('silent') })
}

function inDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
