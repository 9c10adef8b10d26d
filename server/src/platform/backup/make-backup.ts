// One backup of the whole installation, beside a site that runs.
import pg from 'pg'
import { type Storage, StorageFull } from '../storage/storage'
import type { BackupFolder } from './backup-folder'
import { BackupRefused, backupName, formatVersion, type Manifest } from './backup-format'
import { takeBackupLocks } from './backup-locks'
import { copyFiles, listDerived, listWanted } from './copy-files'
import { copyTables, plainText } from './copy-tables'
import { type Copier, openCopier } from './copy-threads'
import { markOf } from './secret-mark'

interface BackupParts {
  ownerUrl: string
  storage: Storage
  folder: BackupFolder
  appSecret: string
  program: string
  now?: Date
  copier?: Copier
}

export interface MadeBackup {
  manifest: Manifest
  /** Contents that were new to the folder. */
  copied: number
}

export async function makeBackup(parts: BackupParts): Promise<MadeBackup> {
  const { ownerUrl, storage, folder, appSecret, program, now = new Date(), copier = openCopier() } = parts
  const client = new pg.Client({ connectionString: ownerUrl, keepAlive: true, application_name: 'backup' })
  // Whoever lost the locks cannot know that all files stay.
  const failure = new AbortController()
  client.on('error', error => failure.abort(error))
  await client.connect()
  const name = backupName(now)
  try {
    await takeBackupLocks(client)
    await folder.begin()
    if ((await folder.names()).includes(name)) throw new BackupRefused(`There is a backup ${name} already.`)
    try {
      const { copied, ...told } = await copyMoment(client, { storage, folder, name, copier, failure })
      const manifest: Manifest = {
        ...{ format: formatVersion, name, program, ...told },
        secretMark: markOf(appSecret),
        ...(folder.isSealed && { appSecret }),
      }
      await folder.writeManifest(manifest)
      await noteRun(client, manifest, folder.isSealed)
      return { manifest, copied }
    } catch (error) {
      await folder.giveUp(name)
      throw error instanceof StorageFull ? withoutRoom(folder, error) : error
    }
  } finally {
    await copier.close()
    await client.end().catch(() => {})
  }
}

/** For whoever typed the command: what is full, and what that means. */
const withoutRoom = ({ path }: BackupFolder, cause: StorageFull) =>
  new StorageFull(
    `The disk of ${path} has no room left: no backup was made. The site goes on, earlier backups are whole, and the next one takes over what was copied.`,
    { cause },
  )

interface Copying {
  storage: Storage
  folder: BackupFolder
  name: string
  copier: Copier
  failure: AbortController
}

/** Files are copied while rows still come. The first failure ends both; the transaction ends with its connection then. */
async function copyMoment(client: pg.Client, { storage, folder, name, copier, failure }: Copying) {
  const { signal } = failure
  await client.query(plainText)
  await client.query('begin isolation level repeatable read read only')
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at')
  const snapshotAt = (rows[0]?.at ?? new Date()).toISOString()
  const wanted = [...(await listWanted(client)), ...(await listDerived(client, storage))]
  const tables = copyTables(client, { folder, name, signal })
  const files = copyFiles(wanted, { storage, folder, name, copier, signal })
  const commit = tables.then(() => client.query('commit'))
  const parts = [commit, files]
  for (const part of parts) part.catch(error => failure.abort(error))
  await Promise.allSettled(parts)
  signal.throwIfAborted()
  return { snapshotAt, ...(await tables), ...(await files) }
}

async function noteRun(client: pg.Client, { name, snapshotAt, files, missing }: Manifest, isSealed: boolean) {
  await client.query(
    `insert into backup_runs (name, snapshot_at, ended_at, files, bytes, missing, is_sealed) values ($1, $2, now(), $3, $4, $5, $6)`,
    [name, snapshotAt, files.rows, files.bytes, missing.length, isSealed],
  )
}
