// One backup of the whole installation, beside a site that runs.
import pg from 'pg'
import type { Storage } from '../storage/storage'
import type { BackupFolder } from './backup-folder'
import { BackupRefused, backupName, formatVersion, type Manifest } from './backup-format'
import { takeBackupLocks } from './backup-locks'
import { copyFiles, listDerived, listWanted } from './copy-files'
import { copyTables, plainText } from './copy-tables'
import { markOf } from './secret-mark'

interface BackupParts {
  ownerUrl: string
  storage: Storage
  folder: BackupFolder
  appSecret: string
  program: string
  now?: Date
}

export interface MadeBackup {
  manifest: Manifest
  /** Contents that were new to the folder. */
  copied: number
}

export async function makeBackup(parts: BackupParts): Promise<MadeBackup> {
  const { ownerUrl, storage, folder, appSecret, program, now = new Date() } = parts
  const client = new pg.Client({ connectionString: ownerUrl, keepAlive: true, application_name: 'backup' })
  let lost: Error | undefined
  client.on('error', error => {
    lost = error
  })
  await client.connect()
  const name = backupName(now)
  try {
    await takeBackupLocks(client)
    await folder.begin()
    if ((await folder.names()).includes(name)) throw new BackupRefused(`There is a backup ${name} already.`)
    try {
      const { snapshotAt, wanted, ...told } = await copyMoment(client, storage, folder, name)
      const { copied, ...files } = await copyFiles(wanted, { storage, folder, name })
      // Whoever lost the locks cannot know that all files stayed.
      if (lost) throw lost
      const manifest: Manifest = {
        ...{ format: formatVersion, name, program, snapshotAt, ...told, ...files },
        secretMark: markOf(appSecret),
        ...(folder.isSealed && { appSecret }),
      }
      await folder.writeManifest(manifest)
      await noteRun(client, manifest, folder.isSealed)
      return { manifest, copied }
    } catch (error) {
      await folder.giveUp(name)
      throw error
    }
  } finally {
    await client.end().catch(() => {})
  }
}

async function copyMoment(client: pg.Client, storage: Storage, folder: BackupFolder, name: string) {
  await client.query(plainText)
  await client.query('begin isolation level repeatable read read only')
  try {
    const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at')
    const snapshotAt = (rows[0]?.at ?? new Date()).toISOString()
    const told = await copyTables(client, folder, name)
    const wanted = [...(await listWanted(client)), ...(await listDerived(client, storage))]
    await client.query('commit')
    return { snapshotAt, wanted, ...told }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function noteRun(client: pg.Client, { name, snapshotAt, files, missing }: Manifest, isSealed: boolean) {
  await client.query(
    `insert into backup_runs (name, snapshot_at, ended_at, files, bytes, missing, is_sealed) values ($1, $2, now(), $3, $4, $5, $6)`,
    [name, snapshotAt, files.rows, files.bytes, missing.length, isSealed],
  )
}
