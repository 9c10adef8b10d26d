// A second factor for one request. The code is kept together with a hash of that request, so that it opens no other one,
// and the very same request may be repeated: an answer that was lost on its way costs no second code.
import { timingSafeEqual } from 'node:crypto'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { spendAppCode } from './spend-second-factor'
import { keepSpentCode, listSpentCodes } from './spent-codes.queries'
import { lockStaff } from './staff.queries'
import { holdTries } from './staff-brake'
import { openTotpSecret, totpCode } from './totp'

type Means = Pick<CallContext, 'tx' | 'secrets' | 'client' | 'now'>

/** How long a repetition is one. */
const repeatableMilliseconds = 10 * 60_000

/** In a transaction of its own: what the request comes to gives the code back to nobody. */
export async function spendFactorOnRequest(
  means: Means,
  staffId: number,
  { code, requestHash }: { code: string; requestHash: Buffer },
): Promise<void> {
  const { tx, secrets, now } = means
  const staff = await lockStaff(tx, staffId)
  if (staff?.state !== 'active') throw new Refusal('accountFrozen', { text: 'staff.suspended' })
  // Reset since the session was looked up, which ended it.
  if (!staff.totp_confirmed_at) throw new Refusal('sessionEnded')
  // Repetitions count as tries as well: nobody guesses without being slowed down.
  await holdTries(means, { username: staff.username, staffId })
  const secret = openTotpSecret(secrets, staffId, staff.totp_secret)
  const since = new Date(now.getTime() - repeatableMilliseconds)
  const earlier = await listSpentCodes(tx, { staffId, requestHash, since })
  if (earlier.some(({ step }) => isSame(totpCode(secret, step), code))) return
  const step = await spendAppCode(means, staff, code)
  await keepSpentCode(tx, { staffId, step, requestHash, now })
}

const isSame = (right: string, given: string) =>
  right.length === given.length && timingSafeEqual(Buffer.from(right), Buffer.from(given))
