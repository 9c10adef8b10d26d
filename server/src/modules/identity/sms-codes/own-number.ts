import type { ownPurposes } from '#contract/identity/sms-purposes'
import type { Tx } from '../../../platform/database/query'
import type { MemberActor } from '../../../platform/http/actor'
import { Refusal } from '../../../platform/refusal'
import { readAccount } from '../identity.queries'
import { findGuardianMobile } from '../verification/verification.queries'

type OwnPurpose = (typeof ownPurposes)[number]

/** Where a guardian speaks for the account, the code goes to the guardian. */
const guardianSpeaks: readonly OwnPurpose[] = [
  'sign',
  'bank',
  'withdraw',
  'withdraw_consent',
  'archive',
  'delete_account',
]

/**
 * The number a code for one's own account goes to. Login numbers are the person's, whatever company they act for, and so is the one of
 * a colleague who withdraws.
 */
export async function ownNumber(tx: Tx, actor: MemberActor, purpose: OwnPurpose): Promise<string> {
  const isColleague = actor.memberId !== actor.personId
  const isAccounts = guardianSpeaks.includes(purpose) && !(isColleague && purpose === 'withdraw')
  if (isAccounts && actor.role !== 'owner') throw new Refusal('forbidden')
  const memberId = isAccounts ? actor.memberId : actor.personId
  const account = await readAccount(tx, memberId)
  if (!isAccounts) return account.mobile
  const guardian = account.is_minor ? await findGuardianMobile(tx, memberId) : undefined
  if (purpose === 'withdraw_consent' && guardian === undefined) throw new Refusal('forbidden')
  return guardian ?? account.mobile
}
