import { timingSafeEqual } from 'node:crypto'
import type { SmsPurpose } from '#contract/identity/sms-purposes'
import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import type { Secrets } from '../../../platform/secrets'
import { hashCode } from './code-hash'
import { codeRules } from './code-rules'
import { countTry, findNewestCode, lockNewestCode, markUsed } from './sms-codes.queries'

export interface OfferedCode {
  mobile: string
  purpose: SmsPurpose
  code: string
  /** Where a form shows that the code is wrong. */
  field: string
}

/**
 * Throws unless each is the newest code sent to its number for its purpose, unused and in time. Of several codes none is
 * used up when one is wrong. A wrong guess is counted although the call is refused, so call this before anything else
 * is written.
 */
export async function spendCodes(tx: Tx, secrets: Secrets, offered: OfferedCode[], now: Date): Promise<void> {
  const right: number[] = []
  const wrong: OfferedCode[] = []
  for (const one of offered) {
    const id = await findRight(tx, secrets, one, now)
    if (id === undefined) wrong.push(one)
    else right.push(id)
  }
  if (wrong.length > 0) {
    const fields = wrong.map(({ field }) => ({ field, text: 'refusal.wrongCode' }))
    throw new Refusal('wrongCode', { isKept: true, fields })
  }
  for (const id of right) await markUsed(tx, id, now)
}

export function spendCode(tx: Tx, secrets: Secrets, offered: OfferedCode, now: Date): Promise<void> {
  return spendCodes(tx, secrets, [offered], now)
}

/**
 * Only a look, for what should not be prepared in vain: it counts nothing and uses nothing up. Whoever relies on it spends the
 * code all the same, first of all, so that no guess stays uncounted.
 */
export async function looksRight(tx: Tx, secrets: Secrets, offered: OfferedCode, now: Date) {
  const sent = await findNewestCode(tx, offered.mobile, offered.purpose)
  return sent !== undefined && isAlive(sent, now) && isSame(sent, secrets, offered)
}

async function findRight(tx: Tx, secrets: Secrets, offered: OfferedCode, now: Date) {
  const sent = await lockNewestCode(tx, offered.mobile, offered.purpose)
  if (!sent || !isAlive(sent, now)) return undefined
  if (isSame(sent, secrets, offered)) return sent.id
  await countTry(tx, sent.id)
  return undefined
}

type SentCode = NonNullable<Awaited<ReturnType<typeof findNewestCode>>>

const isAlive = ({ used_at, expires_at, tries }: SentCode, now: Date) =>
  used_at === null && expires_at > now && tries < codeRules.tries

const isSame = (sent: SentCode, secrets: Secrets, { mobile, purpose, code }: OfferedCode) =>
  timingSafeEqual(sent.code_hash, hashCode(secrets, mobile, purpose, code))
