import type { Tx } from '../../../platform/database/query'
import { approvePerson, noteNewGuardian } from './approve-identity'
import { type Decision, noteVerified } from './check-decisions.queries'

/** A minor with a guardian. Approved anew means that the guardian may be another one. */
export async function approveMinor(tx: Tx, check: { id: number; member_id: number }, decision: Decision) {
  const wasVerified = await approvePerson(tx, check, decision)
  if (wasVerified) await noteNewGuardian(tx, check.member_id, decision.now)
  await noteVerified(tx, check.member_id, { isMinor: true, now: decision.now })
}
