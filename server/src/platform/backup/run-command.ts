// What the commands for backups have in common.
import { readFile } from 'node:fs/promises'
import { BadSettings } from '../config'
import { DataDirInUse } from '../database/embedded/embedded-postgres'
import { projectFolder } from '../project-folder'
import { StorageFull } from '../storage/storage'
import { BackupFolder } from './backup-folder'
import { BackupRefused, type Manifest } from './backup-format'
import { folderKey, isSealedFolder, readPassphrase } from './backup-key'

export const say = (line: string) => void process.stdout.write(`${line}\n`)

const plain = [BackupRefused, BadSettings, DataDirInUse, StorageFull]

/** What can be put right by whoever typed it is one sentence, everything else a stack. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const { message, stack, code } = error as Error & { code?: string }
    const isPlain = plain.some(kind => error instanceof kind) || code?.startsWith('ERR_PARSE_ARGS')
    process.stderr.write(`${isPlain ? message : (stack ?? String(error))}\n`)
    process.exitCode = 1
  }
}

/** One backup of a folder, the newest unless another is named, opened with the passphrase where it is sealed. */
export async function openFolder(
  path: string,
  settings: { passphrase?: string; keyFile?: string },
  wanted: string | undefined,
): Promise<{ folder: BackupFolder; manifest: Manifest }> {
  const isSealed = await isSealedFolder(path)
  const passphrase = isSealed ? await readPassphrase(settings) : undefined
  if (isSealed && passphrase === undefined) {
    throw new BackupRefused('These backups are sealed: set BACKUP_PASSPHRASE or BACKUP_KEY_FILE.')
  }
  const folder = new BackupFolder(path, passphrase ? await folderKey(path, passphrase) : undefined)
  const names = await folder.names()
  const name = wanted ?? names.at(-1)
  if (name === undefined) throw new BackupRefused(`There is no complete backup in ${path}.`)
  if (!names.includes(name)) {
    throw new BackupRefused(
      `There is no complete backup ${name} in ${path}; what was cut off has no manifest. There are: ${names.join(', ') || 'none'}.`,
    )
  }
  return { folder, manifest: await folder.readManifest(name) }
}

export async function programVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(projectFolder('package.json'), 'utf8'))
  return String(version)
}
