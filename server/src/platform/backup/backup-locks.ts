// While a backup copies files, nobody removes any. Both are locks of a connection, so that whoever is killed holds nobody up.
import type pg from 'pg'
import type { Database } from '../database/database'
import { BackupRefused } from './backup-format'

/** Held by the one backup that runs. */
const oneBackup = 7_226_060
/** Held together by those who remove files, alone by a backup. */
const filesStay = 7_226_061
/** Whoever removes files is done within minutes. */
const patience = '10min'

/** The locks last as long as the connection. */
export async function takeBackupLocks(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    oneBackup,
  ])
  if (!rows[0]?.taken) {
    throw new BackupRefused('Another backup of this installation is running. Nothing was done.')
  }
  await client.query(`set lock_timeout = '${patience}'`)
  await client.query('select pg_advisory_lock($1)', [filesStay])
  await client.query('set lock_timeout = 0')
}

/** Answers whether it was done; while a backup copies files it is not. */
export async function whileNothingIsCopied(database: Database, work: () => Promise<void>): Promise<boolean> {
  const connection = await database.openConnection()
  try {
    const { rows } = await connection.query<{ taken: boolean }>(
      'select pg_try_advisory_lock_shared($1) as taken',
      [filesStay],
    )
    const isFree = rows[0]?.taken === true
    if (isFree) await work()
    return isFree
  } finally {
    await connection.end()
  }
}
