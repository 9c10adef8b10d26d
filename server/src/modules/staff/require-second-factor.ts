import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { spendSecondFactor } from './spend-second-factor'
import { lockStaff } from './staff.queries'

/** Once more, for what a session alone does not open: as at the login, a code counts once, and wrong ones make wait. */
export async function requireSecondFactor(
  context: Pick<CallContext, 'tx' | 'secrets' | 'client' | 'now'>,
  staffId: number,
  code: string,
): Promise<void> {
  const staff = await lockStaff(context.tx, staffId)
  if (staff?.state !== 'active') throw new Refusal('accountFrozen', { text: 'staff.suspended' })
  await spendSecondFactor(context, staff, code)
}
