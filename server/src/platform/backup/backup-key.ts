// From a passphrase to the key of a backup folder. All backups of one folder share it, so that they can share their files.
import { createHmac, randomBytes, scrypt } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { type Secrets, secretsFrom } from '../secrets'
import { BackupRefused } from './backup-format'

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)
const shortest = 12
/** 128 MiB and about a second a guess. */
const cost = { N: 2 ** 17, r: 8, p: 1 }
const most = { N: 2 ** 20, r: 16, p: 4 }

const kept = z.object({
  salt: z.string().regex(/^[0-9a-f]{64}$/),
  N: z.number().int().max(most.N),
  r: z.number().int().max(most.r),
  p: z.number().int().max(most.p),
  /** Tells a wrong passphrase before anything is read or written with it. */
  check: z.string(),
})

/** From the environment or from a file, never from the command's arguments, which everybody on the machine can read. */
export async function readPassphrase(settings: {
  passphrase?: string
  keyFile?: string
}): Promise<string | undefined> {
  const { passphrase, keyFile } = settings
  if (passphrase && keyFile) throw new BackupRefused('Set BACKUP_PASSPHRASE or BACKUP_KEY_FILE, not both.')
  const given = keyFile ? await readKeyFile(keyFile) : passphrase
  if (given !== undefined && given.length < shortest) {
    throw new BackupRefused(`The passphrase is too short: at least ${shortest} characters.`)
  }
  return given
}

async function readKeyFile(path: string): Promise<string> {
  return (
    await readFile(path, 'utf8').catch(error => {
      throw new BackupRefused(`BACKUP_KEY_FILE cannot be read: ${error.message}`)
    })
  ).trim()
}

/** Makes the folder's key file with the first sealed backup. */
export async function folderKey(folder: string, passphrase: string): Promise<Secrets> {
  const path = join(folder, 'key.json')
  const known = await readFile(path, 'utf8').catch(orNothing)
  if (known === undefined) return makeKey(folder, path, passphrase)
  const { salt, check, ...parameters } = parseKey(known)
  const key = await keyOf(passphrase, Buffer.from(salt, 'hex'), parameters)
  if (checkOf(key) !== check) {
    throw new BackupRefused('This is not the passphrase that the backups in this folder were sealed with.')
  }
  return secretsFrom(key)
}

export async function isSealedFolder(folder: string): Promise<boolean> {
  return (await readFile(join(folder, 'key.json')).catch(orNothing)) !== undefined
}

async function makeKey(folder: string, path: string, passphrase: string): Promise<Secrets> {
  const salt = randomBytes(32)
  const key = await keyOf(passphrase, salt, cost)
  const draft = `${path}.${process.pid}`
  const content = JSON.stringify({ salt: salt.toString('hex'), ...cost, check: checkOf(key) })
  await writeFile(draft, content, { mode: 0o600, flush: true })
  try {
    // A link never replaces what another backup has made meanwhile.
    await link(draft, path)
    return secretsFrom(key)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return folderKey(folder, passphrase)
  } finally {
    await rm(draft, { force: true })
  }
}

function parseKey(text: string) {
  try {
    return kept.parse(JSON.parse(text))
  } catch {
    throw new BackupRefused('key.json of this folder is damaged: without it nothing in here can be opened.')
  }
}

async function keyOf(passphrase: string, salt: Buffer, { N, r, p }: typeof cost): Promise<string> {
  const key = await derive(passphrase.normalize('NFC'), salt, 32, { N, r, p, maxmem: 256 * N * r })
  return key.toString('hex')
}

const checkOf = (key: string) => createHmac('sha256', key).update('tributary backup').digest('hex')

function orNothing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
