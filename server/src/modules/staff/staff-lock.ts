// Five wrong passwords or second factors lock an account for a while. Only a whole login starts the count again: who
// knows the password cannot try codes for ever by giving it anew.
import type { Tx } from '../../platform/database/query'
import { Refusal } from '../../platform/refusal'
import { type LockedStaff, noteTries } from './staff.queries'

export const triesBeforeLock = 5
export const lockMinutes = 15

export function isLocked(staff: LockedStaff, now: Date): boolean {
  return staff.locked_until !== null && staff.locked_until > now
}

/** Answers whether this try was one too many. */
export async function countWrongTry(tx: Tx, staff: LockedStaff, now: Date): Promise<boolean> {
  const tries = staff.failed_tries + 1
  if (tries < triesBeforeLock) {
    await noteTries(tx, staff.id, tries, null)
    return false
  }
  await noteTries(tx, staff.id, 0, new Date(now.getTime() + lockMinutes * 60_000))
  return true
}

export function forgetTries(tx: Tx, staff: LockedStaff) {
  return noteTries(tx, staff.id, 0, null)
}

/** For who has given the right password: an answer that others cannot get. */
export function lockedOut(): Refusal {
  const params = { tries: triesBeforeLock, minutes: lockMinutes }
  return new Refusal('tooManyRequests', { text: 'staff.locked', params, isKept: true })
}
