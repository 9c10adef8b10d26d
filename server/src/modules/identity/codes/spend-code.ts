import { timingSafeEqual } from 'node:crypto'
import type { SmsPurpose } from '#contract/identity/sms-purposes'
import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import type { Secrets } from '../../../platform/secrets'
import { hashCode } from './code-hash'
import { codeRules } from './code-rules'
import { countTry, lockNewestCode, markUsed } from './codes.queries'

interface OfferedCode {
  mobile: string
  purpose: SmsPurpose
  code: string
  /** Where a form shows that the code is wrong. */
  field: string
}

/**
 * Throws unless this is the newest code sent to this number for this purpose, unused and in time. A wrong guess is
 * counted although the call is refused, so call this before anything else is written.
 */
export async function spendCode(tx: Tx, secrets: Secrets, offered: OfferedCode, now: Date): Promise<void> {
  const sent = await lockNewestCode(tx, offered.mobile, offered.purpose)
  const hash = hashCode(secrets, offered.mobile, offered.purpose, offered.code)
  if (!sent || sent.used_at || sent.expires_at <= now || sent.tries >= codeRules.tries)
    throw wrongCode(offered)
  if (!timingSafeEqual(sent.code_hash, hash)) {
    await countTry(tx, sent.id)
    throw wrongCode(offered)
  }
  await markUsed(tx, sent.id, now)
}

function wrongCode({ field }: OfferedCode) {
  return new Refusal('wrongCode', { isKept: true, fields: [{ field, text: 'refusal.wrongCode' }] })
}
