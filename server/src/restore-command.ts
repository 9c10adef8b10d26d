// npm run restore -- <folder> [--name <backup>] [--margin 1000] [--without-secret]
// Into a new DATA_DIR, or an empty database and storage. The site is held when it starts: an admin confirms before anything leaves it.
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupRefused, type Manifest } from './platform/backup/backup-format'
import { requireNoSite, requireRestorable, restoreBackup } from './platform/backup/restore-backup'
import { openFolder, runCommand, say } from './platform/backup/run-command'
import { defaultMargin } from './platform/backup/running-numbers'
import { markOf } from './platform/backup/secret-mark'
import { type Config, readConfig } from './platform/config'
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres'
import { createLog } from './platform/log'
import { projectFolder } from './platform/project-folder'
import { findAppSecret, keepAppSecret } from './platform/secrets'
import { reachStorage } from './platform/storage/reach-storage'

const usage = 'npm run restore -- <folder> [--name <backup>] [--margin <numbers>] [--without-secret]'

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      margin: { type: 'string', default: String(defaultMargin) },
      'without-secret': { type: 'boolean', default: false },
    },
  })
  const [given] = positionals
  if (given === undefined || positionals.length > 1)
    throw new BackupRefused(`A folder is needed:\n  ${usage}`)
  const margin = Number(values.margin)
  if (!Number.isSafeInteger(margin) || margin < 1 || margin > 1_000_000) {
    throw new BackupRefused('--margin is a number from 1 to 1000000.')
  }
  const config = readConfig(process.env)
  const migrations = projectFolder('server/migrations')
  const { folder, manifest } = await openFolder(resolve(given), config.backup, values.name)
  say(`Checking ${manifest.name} …`)
  await requireRestorable(folder, manifest, migrations)
  const secret = await chooseSecret(config, manifest, values['without-secret'])
  await mkdir(config.dataDir, { recursive: true, mode: 0o751 })
  const { ownerUrl, leave } = await reach(config)
  try {
    await requireNoSite(ownerUrl)
    if (secret.bringBack !== undefined) await keepAppSecret(secret.bringBack, config.dataDir)
    const storage = await reachStorage(config)
    say('Restoring …')
    const log = createLog('warn')
    const { isLost: forgetSecondFactors } = secret
    await restoreBackup({ ownerUrl, storage, folder, manifest, migrations, margin, forgetSecondFactors, log })
  } finally {
    await leave()
  }
  tell(manifest, margin)
})

interface ChosenSecret {
  /** To be written to DATA_DIR; absent where the right one is known already, or none is. */
  bringBack?: string
  isLost: boolean
}

async function chooseSecret(
  config: Config,
  { name, appSecret, secretMark }: Manifest,
  mayDoWithout: boolean,
): Promise<ChosenSecret> {
  const known = await findAppSecret(config.appSecret, config.dataDir)
  if (known !== undefined) {
    const isRight = markOf(known) === secretMark
    if (isRight || mayDoWithout) return { isLost: !isRight }
    throw new BackupRefused(
      `The APP_SECRET that is set here is not the one of the backup ${name}. Nothing was touched.`,
    )
  }
  if (appSecret !== undefined || mayDoWithout) {
    return { bringBack: appSecret, isLost: appSecret === undefined }
  }
  throw new BackupRefused(
    `The backup ${name} is not sealed, so APP_SECRET is not in it. Set APP_SECRET to the one of the lost site, or put the file app-secret into DATA_DIR.\n` +
      'If it is lost: --without-secret restores the rest. Numbers and scans of documents, bank accounts, second factors of staff, credentials of\n' +
      'channels and batch files cannot be read again then. Nothing was touched.',
  )
}

/** A server that runs on this folder refuses: nobody restores below it. */
async function reach({ databaseOwnerUrl, dataDir }: Config) {
  if (databaseOwnerUrl) return { ownerUrl: databaseOwnerUrl, leave: async () => {} }
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  return { ownerUrl: postgres.ownerUrl, leave: () => postgres.stop() }
}

function tell({ name, snapshotAt, missing }: Manifest, margin: number) {
  say(`Restored ${name}, the state of ${snapshotAt}. Running numbers go on ${margin} further.`)
  for (const key of missing) say(`  MISSING since before the backup: ${key}`)
  say(
    'Start the site as usual. It is HELD: no text message, delivery, webhook, mail or payout batch leaves until an admin',
  )
  say(
    'of each site confirms on the page "Backup and files" of the console. Run `npm run ledger:verify` before.',
  )
}
