// For the day the authenticator app is gone: ten codes, each good once. Only keyed hashes of them are kept.
import { randomInt } from 'node:crypto'
import type { Tx } from '../../platform/database/query'
import { blindIndex } from '../../platform/seal'
import type { Secrets } from '../../platform/secrets'
import { replaceRecoveryCodes, spendRecoveryCode } from './staff.queries'

const howMany = 10
const half = 5
/** Without letters and digits that look alike on paper. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

export async function makeRecoveryCodes(tx: Tx, secrets: Secrets, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => `${letters()}-${letters()}`)
  const hashes = codes.map(code => hashOf(secrets, staffId, code))
  await replaceRecoveryCodes(tx, staffId, hashes)
  return codes
}

/** Answers whether the code was right; it is worth nothing afterwards. */
export async function takeRecoveryCode(
  tx: Tx,
  secrets: Secrets,
  staffId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  return spendRecoveryCode(tx, staffId, hashOf(secrets, staffId, code), now)
}

function hashOf(secrets: Secrets, staffId: number, code: string): Buffer {
  const plain = code.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return blindIndex(secrets, 'recovery code', `${staffId} ${plain}`)
}

function letters(): string {
  return Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('')
}
