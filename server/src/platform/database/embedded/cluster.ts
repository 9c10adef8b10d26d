// The folder of database files: made once, in a way that a killed first start or a second copy cannot spoil.
import { randomBytes } from 'node:crypto'
import {
  access,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { giveFolder } from './account'
import type { Binaries } from './binaries'
import { type Launcher, runProgram } from './launcher'

export const OWNER_ROLE = 'tributary_owner'

const DRAFT_PREFIX = 'postgres.new-'
const ABANDONED_AFTER_MS = 10 * 60_000

export async function clusterExists(clusterDir: string): Promise<boolean> {
  // initdb writes the version file early, but the folder gets its name only when everything is in it.
  return access(clusterDir).then(
    () => true,
    () => false,
  )
}

export async function createCluster(
  launcher: Launcher,
  binaries: Binaries,
  clusterDir: string,
  password: string,
): Promise<void> {
  const parent = path.dirname(clusterDir)
  await removeAbandonedDrafts(parent)
  const draft = await mkdtemp(path.join(parent, DRAFT_PREFIX))
  try {
    const files = path.join(draft, 'files')
    const passwordFile = path.join(draft, 'password')
    await writeFile(passwordFile, password, { mode: 0o600 })
    await mkdir(files, { mode: 0o700 })
    if (launcher.account) await giveFolder(draft, launcher.account)
    await initialise(launcher, binaries, files, passwordFile)
    await rename(files, clusterDir).catch((error: NodeJS.ErrnoException) => {
      // Another copy was faster. Its files are as good as ours; the instance lock decides who goes on.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function initialise(launcher: Launcher, binaries: Binaries, files: string, passwordFile: string) {
  const { code, output } = await runProgram(launcher, binaries.initdb, [
    `--pgdata=${files}`,
    `--username=${OWNER_ROLE}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Sorts by code point everywhere, and knows letters beyond ASCII, without any locale of the machine.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
    '--no-instructions',
  ])
  if (code === 0) return
  const hint = output.includes('could not look up effective user ID')
    ? ' This user has no entry in /etc/passwd; start Tributary as one that has, or set DATABASE_URL.'
    : ''
  throw new Error(`The database files could not be created in ${files}: ${output.slice(-2000)}${hint}`)
}

/** Leftovers of starts that were killed. A fresh one may belong to another copy that is at work right now. */
async function removeAbandonedDrafts(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(DRAFT_PREFIX)) continue
    const draft = path.join(parent, name)
    const info = await stat(draft).catch(() => undefined)
    if (info && Date.now() - info.mtimeMs > ABANDONED_AFTER_MS)
      await rm(draft, { recursive: true, force: true })
  }
}

/** Reads the owner's password, or makes it. Two copies that make one at the same moment agree on the first. */
export async function keepPassword(file: string): Promise<string> {
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    const existing = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw new Error(
        `Cannot read ${file}: start Tributary as the user that started it first (${error.code}).`,
      )
    })
    if (existing?.trim()) return existing.trim()
    await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
    // A link, unlike a rename, never replaces the other copy's file.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    return (await readFile(file, 'utf8')).trim()
  } finally {
    await rm(draft, { force: true })
  }
}
