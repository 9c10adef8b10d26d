// Reads a backup to its last byte. What is wrong is gathered, so that an operator learns all of it at once.

import { BackupBroken, type BackupFolder, type Written } from './backup-folder'
import type { Manifest } from './backup-format'
import { filesPlace, readCopied } from './copy-files'
import { jobsPlace, tablePlace } from './copy-tables'
import { eachOf } from './each-of'

/** Of many of one kind the first tell enough. */
const mostTold = 20

export async function verifyBackup(folder: BackupFolder, manifest: Manifest): Promise<string[]> {
  const problems: string[] = []
  const { name, tables, jobs } = manifest
  const look = async (what: AsyncIterable<unknown>) => {
    try {
      for await (const _ of what);
    } catch (error) {
      if (!(error instanceof BackupBroken)) throw error
      problems.push(error.message)
    }
  }
  for (const table of tables) await look(folder.read(tablePlace(name, table.name), table))
  await look(folder.read(jobsPlace(name), jobs))
  await look(folder.read(filesPlace(name), manifest.files))
  if (problems.length > 0) return problems.slice(0, mostTold)
  const seen = new Set<string>()
  let files = 0
  await eachOf(readCopied(folder, manifest), 4, async file => {
    files += 1
    if (seen.has(file.sha256)) return
    seen.add(file.sha256)
    await look(contentOf(folder, file))
  })
  if (files !== manifest.files.rows) problems.push(`${files} of ${manifest.files.rows} files are listed`)
  return problems.slice(0, mostTold)
}

async function* contentOf(folder: BackupFolder, file: Written & { key: string }) {
  try {
    yield* folder.content(file)
  } catch (error) {
    if (!(error instanceof BackupBroken)) throw error
    throw new BackupBroken(`${file.key}: ${error.message}`, { cause: error })
  }
}
