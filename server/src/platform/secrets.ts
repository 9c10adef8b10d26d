// One application secret, from the environment or made once and kept in DATA_DIR; every purpose derives its own key.
import { hkdfSync, randomBytes } from 'node:crypto'
import { open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Secrets {
  derive(purpose: string): Buffer
}

export function secretsFrom(appSecret: string): Secrets {
  const known = new Map<string, Buffer>()
  return {
    derive(purpose) {
      const key = known.get(purpose) ?? Buffer.from(hkdfSync('sha256', appSecret, 'tributary', purpose, 32))
      known.set(purpose, key)
      return key
    },
  }
}

export async function loadSecrets(appSecret: string | undefined, dataDir: string): Promise<Secrets> {
  return secretsFrom(appSecret ?? (await readOrMake(join(dataDir, 'app-secret'))))
}

/** What opens the demo phone. Who may read DATA_DIR may read the codes, too. */
export function loadDemoPhoneKey(dataDir: string): Promise<string> {
  return readOrMake(join(dataDir, 'demo-phone-key'))
}

/** The secret itself, for commands that keep it safe or bring it back; undefined where none was made yet. */
export async function findAppSecret(
  appSecret: string | undefined,
  dataDir: string,
): Promise<string | undefined> {
  if (appSecret !== undefined) return appSecret
  return readFile(join(dataDir, 'app-secret'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

/** For an installation that has none yet. */
export async function keepAppSecret(appSecret: string, dataDir: string): Promise<void> {
  await writeFile(join(dataDir, 'app-secret'), appSecret, { flag: 'wx', mode: 0o600, flush: true })
}

async function readOrMake(path: string): Promise<string> {
  const fresh = randomBytes(32).toString('base64url')
  try {
    // `wx`: of two servers that start together only one may write.
    const file = await open(path, 'wx', 0o600)
    await file.writeFile(fresh)
    await file.sync()
    await file.close()
    return fresh
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const kept = await readFile(path, 'utf8')
    if (kept.length < 32) throw new Error(`${path} is damaged: restore it from a backup`)
    return kept
  }
}
