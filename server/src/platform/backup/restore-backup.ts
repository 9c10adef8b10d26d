// From a backup to a site that starts held. Everything is looked at before anything is touched.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { migrate } from '../database/migrate'
import type { Log } from '../log'
import type { Storage } from '../storage/storage'
import type { BackupFolder } from './backup-folder'
import { BackupRefused, type CopiedFile, type Manifest } from './backup-format'
import { readCopied } from './copy-files'
import { plainText } from './copy-tables'
import { eachOf } from './each-of'
import { endRestored } from './end-restored'
import { leftOutFiles } from './left-out'
import { loadTables } from './load-tables'
import { moveNumbers } from './running-numbers'
import { verifyBackup } from './verify-backup'

interface RestoreParts {
  ownerUrl: string
  storage: Storage
  folder: BackupFolder
  manifest: Manifest
  /** Of this version. */
  migrations: string
  margin: number
  /** Their secret is lost: whoever logs in next sets up a new one, by their password. */
  forgetSecondFactors?: boolean
  log: Log
}

/** The backup alone: whether it is whole, and one that this version can read. */
export async function requireRestorable(
  folder: BackupFolder,
  manifest: Manifest,
  migrations: string,
): Promise<void> {
  await requireKnownMigrations(manifest, migrations)
  const problems = await verifyBackup(folder, manifest)
  if (problems.length > 0) {
    throw new BackupRefused(
      `The backup ${manifest.name} is damaged. Nothing was touched.\n${problems.map(each => `  ${each}`).join('\n')}`,
    )
  }
}

/** Whoever calls it has asked `requireRestorable`. */
export async function restoreBackup(parts: RestoreParts): Promise<void> {
  const { ownerUrl, storage, folder, manifest, migrations, margin, log } = parts
  await requireNoSite(ownerUrl)
  await requireNoOtherFiles(storage, folder, manifest)
  await migrate(ownerUrl, migrations, log, new Set(manifest.migrations.map(({ name }) => name)))
  // A file comes before the row that names it, here as everywhere.
  await eachOf(readCopied(folder, manifest), 4, file => bringBack(storage, folder, file))
  const client = new pg.Client({ connectionString: ownerUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(plainText)
    await client.query('begin')
    await loadTables(client, folder, manifest)
    await moveNumbers(client, manifest, margin)
    await holdSites(client, manifest.snapshotAt)
    await endRestored(client)
    for (const { forget } of leftOutFiles) await client.query(forget)
    if (parts.forgetSecondFactors) await client.query('update staff set totp_confirmed_at = null')
    await client.query('commit')
    await client.query('analyze')
  } finally {
    // What was not committed is taken back with it.
    await client.end().catch(() => {})
  }
}

async function requireKnownMigrations({ name, migrations }: Manifest, folder: string) {
  const known = new Set(await readdir(folder))
  for (const migration of migrations) {
    const sql = known.has(migration.name) ? await readFile(join(folder, migration.name), 'utf8') : undefined
    if (sql === undefined || createHash('sha256').update(sql).digest('hex') !== migration.hash) {
      throw new BackupRefused(
        `The backup ${name} was made by a newer or another version of Tributary: this one does not know the migration ${migration.name}. Nothing was touched.`,
      )
    }
  }
}

/** The target has no site in it. */
export async function requireNoSite(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ has: boolean }>(
      "select to_regclass('public.agents') is not null as has",
    )
    if (!rows[0]?.has) return
    const { rowCount } = await client.query('select 1 from agents limit 1')
    if (rowCount) {
      throw new BackupRefused(
        'The database has a site in it already. Restoring never writes over one: name a new DATA_DIR, or an empty database. Nothing was touched.',
      )
    }
  } finally {
    await client.end()
  }
}

/** A bucket may have survived the database. What lies there has to be what the backup has. */
async function requireNoOtherFiles(storage: Storage, folder: BackupFolder, manifest: Manifest) {
  const others: string[] = []
  await eachOf(readCopied(folder, manifest), 8, async file => {
    const size = await storage.size(file.key)
    if (size === undefined) return
    if (size !== file.size || (await hashOf(storage, file.key)) !== file.sha256) others.push(file.key)
  })
  if (others.length === 0) return
  const told = others.slice(0, 20).map(key => `  ${key}`)
  throw new BackupRefused(
    `The storage has other files under the names of ${others.length} in the backup. Nothing was touched.\n${told.join('\n')}`,
  )
}

async function hashOf(storage: Storage, key: string): Promise<string | undefined> {
  const stored = await storage.read(key)
  if (!stored) return undefined
  const hash = createHash('sha256')
  for await (const chunk of stored.body) hash.update(chunk)
  return hash.digest('hex')
}

async function bringBack(storage: Storage, folder: BackupFolder, file: CopiedFile) {
  if ((await storage.size(file.key)) !== undefined) return
  await storage.write(file.key, Readable.from(folder.content(file), { objectMode: false }))
}

async function holdSites(client: pg.Client, snapshotAt: string) {
  await client.query(
    `insert into site_holds (agent_id, held_at, snapshot_at) select id, now(), $1 from agents
     on conflict (agent_id) do update
       set held_at = excluded.held_at, snapshot_at = excluded.snapshot_at, released_at = null, released_by = null`,
    [snapshotAt],
  )
}
