import { isMinorOn, todayInChina } from '#contract/identity/age'
import type { Tx } from '../../../platform/database/query'
import { isUniqueViolation } from '../../../platform/database/unique-violation'
import { Refusal } from '../../../platform/refusal'
import { accountHooks } from '../account-hooks'
import { noteSensitiveChange } from '../identity.queries'
import {
  type Decision,
  decideIdentityCheck,
  endApprovedIdentity,
  noteBirthDate,
  noteVerified,
  readIsMinor,
} from './check-decisions.queries'

interface AdultCheck {
  id: number
  member_id: number
  birth_date: string | null
}

/** An adult. A minor who has come of age becomes a full account this way. */
export async function approveIdentity(tx: Tx, check: AdultCheck, decision: Decision, readOff?: string) {
  const { now } = decision
  const birthDate = check.birth_date ?? readOff
  if (birthDate === undefined) {
    throw new Refusal('invalidInput', { fields: [{ field: 'birth_date', text: 'checks.birthDateMissing' }] })
  }
  const today = todayInChina(now)
  if (birthDate > today) {
    throw new Refusal('invalidInput', { fields: [{ field: 'birth_date', text: 'checks.birthDateAhead' }] })
  }
  if (isMinorOn(birthDate, today)) throw new Refusal('minorNeedsGuardian', { text: 'checks.isMinor' })
  if (check.birth_date === null) await noteBirthDate(tx, check.id, birthDate)
  await approvePerson(tx, check, decision)
  if (await readIsMinor(tx, check.member_id)) await noteNewGuardian(tx, check.member_id, now)
  await noteVerified(tx, check.member_id, { isMinor: false, now })
}

/** One person has one verified account a site. Answers whether the account was verified before. */
export async function approvePerson(
  tx: Tx,
  check: { id: number; member_id: number },
  decision: Decision,
): Promise<boolean> {
  const ended = await endApprovedIdentity(tx, check.member_id)
  try {
    await decideIdentityCheck(tx, check.id, decision)
  } catch (error) {
    if (isUniqueViolation(error, 'identity_checks_one_person')) throw new Refusal('identityTaken')
    throw error
  }
  return ended > 0
}

/** From now on somebody else speaks for the account. */
export async function noteNewGuardian(tx: Tx, memberId: number, now: Date): Promise<void> {
  await noteSensitiveChange(tx, memberId, 'guardian', now)
  for (const { onGuardianChanged } of accountHooks()) await onGuardianChanged?.(tx, memberId, now)
}
