// PostgreSQL refuses to run as root, so as root we choose an unprivileged account for it.
import { chown, lchown, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

export type Account = { name: string; uid: number; gid: number }

/** The account to drop to, or undefined when we are an ordinary user and run the programs as ourselves. */
export async function chooseAccount(clusterDir: string): Promise<Account | undefined> {
  const owner = await stat(clusterDir).catch(() => undefined)
  const uid = process.getuid?.()
  if (uid !== 0) {
    if (owner && uid !== undefined && owner.uid !== uid) {
      throw new Error(
        `${clusterDir} belongs to another user (uid ${owner.uid}). ` +
          'Start Tributary as the user that started it first, or set DATA_DIR to another folder.',
      )
    }
    return undefined
  }
  const accounts = await readAccounts()
  // Whoever owns the files keeps them: a "postgres" account may appear on the machine after the first start.
  const candidates = [
    accounts.find(account => account.uid !== 0 && account.uid === owner?.uid),
    accounts.find(account => account.name === 'postgres'),
    accounts.find(account => account.name === 'nobody'),
  ]
  const account = candidates.find(candidate => candidate !== undefined)
  if (account) return account
  throw new Error(
    'PostgreSQL does not run as root and this machine has neither a "postgres" nor a "nobody" account. ' +
      'Start Tributary as an ordinary user, or set DATABASE_URL.',
  )
}

async function readAccounts(): Promise<Account[]> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return passwd.split('\n').flatMap(line => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}

/** Hands a folder over, for example one restored from a backup by root. Cheap when it is already right. */
export async function giveFolder(folder: string, account: Account): Promise<void> {
  if ((await stat(folder)).uid === account.uid) return
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(path.join(folder, entry), account.uid, account.gid)
  }
  // The folder itself comes last, so that an interrupted hand-over starts again.
  await chown(folder, account.uid, account.gid)
}
