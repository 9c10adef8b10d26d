// npm run backup -- <folder>            one more backup in that folder, beside a running site
// npm run backup -- <folder> --verify   reads the newest one (or --name) to its last byte
import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupFolder } from './platform/backup/backup-folder'
import { BackupRefused, type Manifest } from './platform/backup/backup-format'
import { folderKey, isSealedFolder, readPassphrase } from './platform/backup/backup-key'
import { makeBackup } from './platform/backup/make-backup'
import { openFolder, programVersion, runCommand, say } from './platform/backup/run-command'
import { verifyBackup } from './platform/backup/verify-backup'
import { readConfig } from './platform/config'
import { reachDatabase } from './platform/database/embedded/reach-database'
import { findAppSecret } from './platform/secrets'
import { reachStorage } from './platform/storage/reach-storage'

const usage = 'npm run backup -- <folder> [--verify [--name <backup>]]'

/** Complete, but a file was missing: no reason to throw it away, and a reason to look. */
const incompleteFiles = 2

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verify: { type: 'boolean' }, name: { type: 'string' } },
  })
  const [given] = positionals
  if (given === undefined || positionals.length > 1)
    throw new BackupRefused(`A folder is needed:\n  ${usage}`)
  // Whoever uses the site comes first.
  setPriority(10)
  const config = readConfig(process.env)
  if (values.verify) await verify(resolve(given), config, values.name)
  else await back(resolve(given), config)
})

type Config = ReturnType<typeof readConfig>

async function back(path: string, config: Config) {
  const passphrase = await readPassphrase(config.backup)
  if (passphrase === undefined && (await isSealedFolder(path))) {
    throw new BackupRefused(
      'The backups in this folder are sealed. Set BACKUP_PASSPHRASE or BACKUP_KEY_FILE, or name another folder.',
    )
  }
  const appSecret = await findAppSecret(config.appSecret, config.dataDir)
  if (appSecret === undefined) {
    throw new BackupRefused(
      'APP_SECRET is not known here. Run this with the settings of the site: APP_SECRET, DATA_DIR, DATABASE_URL, STORAGE_URL.',
    )
  }
  const folder = await folderAt(path, passphrase)
  const storage = await reachStorage(config)
  const { ownerUrl, leave } = await reachDatabase(config)
  try {
    const parts = { ownerUrl, storage, folder, appSecret, program: await programVersion() }
    const { manifest, copied } = await makeBackup(parts)
    tell(manifest, copied, folder)
  } finally {
    await leave()
  }
}

async function folderAt(path: string, passphrase: string | undefined): Promise<BackupFolder> {
  const folder = new BackupFolder(path)
  await folder.begin()
  return passphrase === undefined ? folder : new BackupFolder(path, await folderKey(path, passphrase))
}

/** A declaration, not a constant: the command above begins before the rest of this file has been evaluated. */
function many(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

function tell(manifest: Manifest, copied: number, folder: BackupFolder) {
  const { name, tables, files, missing, damaged } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(
    `Backup ${name}: ${tables.length} tables with ${many(rows, 'row')}, ${many(files.rows, 'file')}, ${copied} of them new.`,
  )
  for (const key of missing) say(`  MISSING: ${key} is named by a row and was not in the storage.`)
  for (const key of damaged)
    say(`  DAMAGED: ${key} is not what its row says. It was copied as it lies there.`)
  if (missing.length > 0 || damaged.length > 0) process.exitCode = incompleteFiles
  if (folder.isSealed) return say('It is sealed and holds APP_SECRET. Keep the passphrase elsewhere.')
  say('')
  say('  WARNING: this backup is not sealed, and APP_SECRET is NOT in it.')
  say('  Keep APP_SECRET (DATA_DIR/app-secret) in another place. Without it these cannot be read again:')
  say(
    '  numbers and scans of documents, bank accounts, second factors of staff, credentials of channels, batch files.',
  )
  say('  With BACKUP_PASSPHRASE or BACKUP_KEY_FILE set, a backup is sealed and holds it.')
}

async function verify(path: string, config: Config, wanted: string | undefined) {
  const { folder, manifest } = await openFolder(path, config.backup, wanted)
  const problems = await verifyBackup(folder, manifest)
  for (const problem of problems) say(`  ${problem}`)
  const { name, files, tables } = manifest
  if (problems.length > 0) throw new BackupRefused(`The backup ${name} is damaged.`)
  say(
    `Backup ${name} of ${manifest.snapshotAt} is whole: ${tables.length} tables, ${files.rows} files, ${files.bytes} bytes.`,
  )
}
