// A changing call may have waited for a row while its clerk was suspended: what they may do is asked again at its end.
import { type Call, type StaffRole, staffMay } from '#contract/call'
import type { Tx } from '../../platform/database/query'
import type { StaffActor } from '../../platform/http/actor'
import { Refusal } from '../../platform/refusal'
import { findStaffSession, shareStaff } from './staff.queries'

/**
 * The row stays shared until the transaction ends: who suspends this person waits until then, and is followed by nothing of
 * theirs. It is the last lock that a transaction takes.
 */
export async function requireStillInOffice(
  tx: Tx,
  { staffId, token }: StaffActor,
  { call, endsOwnSession }: { call: Call; endsOwnSession: boolean },
): Promise<void> {
  if (typeof call.access === 'string') return
  const staff = await shareStaff(tx, staffId)
  if (staff?.state !== 'active') throw new Refusal('sessionEnded')
  if (!staffMay({ roles: staff.roles as StaffRole[] }, call)) throw new Refusal('forbidden')
  if (!endsOwnSession && !(await findStaffSession(tx, token))) throw new Refusal('sessionEnded')
}
