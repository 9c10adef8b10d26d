import { hash, verify } from '@node-rs/argon2'
import { refuseInTransaction } from '../../platform/database/slow-work'

// Argon2id with 19 MiB, two passes: the library's algorithm default, the usual advice for web logins.
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export async function hashPassword(password: string): Promise<string> {
  refuseInTransaction('hashing a password')
  return hash(password.normalize('NFKC'), passwordCost)
}

export async function verifyPassword(storedHash: string, password: string): Promise<boolean> {
  refuseInTransaction('checking a password')
  return verify(storedHash, password.normalize('NFKC'))
}

let decoy: Promise<string> | undefined

/** Takes as long as a real check, so that an unknown number cannot be told from a wrong password. */
export async function spendPasswordTime(password: string): Promise<false> {
  decoy ??= hashPassword('no account has this password').catch(error => {
    // What failed once is tried again: kept, it would fail every login of a stranger from now on.
    decoy = undefined
    throw error
  })
  await verifyPassword(await decoy, password)
  return false
}
