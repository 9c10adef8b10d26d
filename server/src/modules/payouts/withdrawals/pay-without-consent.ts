// The balance of an account whose guardian has withdrawn consent goes to that guardian's account: at once, and again whenever something is left, be
// it that a payout came to nothing or that income came later. Documents are gone by then; what is needed of them was kept, sealed.
import type { payConsentBalance } from '#contract/payouts/unclaimed-calls'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import type { Secrets } from '../../../platform/secrets'
import { recordAudit } from '../../audit/audit.public'
import { type AccountHooks, findPayee, lockAccount } from '../../identity/identity.public'
import { listAvailableBills } from '../../income/income.public'
import { findBankAccount } from '../accounts/bank-accounts.queries'
import { refuseHandsOff } from '../desk/decide-payout'
import '../payouts.texts'
import { findConsentPayee, insertConsentPayee } from './consent-payees.queries'
import { isOwnMember } from './handled.queries'
import { submitWithdrawal } from './submit-withdrawal'
import { weighWithdrawal } from './weigh-withdrawal'
import type { WithdrawalRow } from './withdrawals.queries'

type Leaving = Parameters<NonNullable<AccountHooks['onConsentWithdrawn']>>[0]

/** Before documents are erased: who is taxed, and the account that is bound, if it is the last approved guardian's. */
export async function keepConsentPayee({ tx, actor: { memberId }, secrets, now }: Leaving): Promise<void> {
  const payee = await findPayee(tx, secrets, memberId, now)
  if (typeof payee === 'string') return
  const account = await findBankAccount(tx, memberId)
  const accountId = account?.holder_index.equals(payee.index) ? account.id : null
  await insertConsentPayee(tx, {
    memberId,
    person: payee.person,
    accountId,
    now,
  })
}

interface Paying {
  memberId: number
  secrets: Secrets
  now: Date
  staffId?: number
}

/** Everything that is available, without a minimum. Nothing: there is nothing to pay, or no account to pay it to. */
export async function payWithoutConsent(
  tx: Tx,
  { memberId, secrets, now, staffId }: Paying,
): Promise<WithdrawalRow | undefined> {
  await lockAccount(tx, memberId)
  const kept = await findConsentPayee(tx, memberId)
  const billIds = kept ? await listAvailableBills(tx, memberId) : []
  if (!kept || billIds.length === 0) return undefined
  const actor = { memberId, personId: memberId }
  const document = kept.document as 'resident_id' | 'passport'
  const person = { index: kept.person_index, document, sealed: kept.person_sealed ?? undefined }
  const payee = {
    ...({ kind: 'guardian', name: kept.holder, mobileMasked: '', index: kept.holder_index, person } as const),
  }
  const asked = { actor, secrets, billIds, now, isLocking: true, paidTo: { payee, account: kept } }
  const weighed = await weighWithdrawal(tx, asked)
  if (weighed.figures.net <= 0n) return undefined
  return submitWithdrawal(tx, weighed, { ...actor, kind: 'closing', staffId, now })
}

/** By staff, when the first try came to nothing or something came later. */
export async function payTheConsentBalance(context: CallContext<typeof payConsentBalance>) {
  const { tx, input, actor, client, secrets, now, answer } = context
  const { member_id: memberId } = input
  if (!(await lockAccount(tx, memberId))) throw new Refusal('notFound')
  if (await isOwnMember(tx, actor.staffId, memberId)) refuseHandsOff('own')
  const withdrawal = await payWithoutConsent(tx, { memberId, secrets, now, staffId: actor.staffId })
  if (!withdrawal) throw new Refusal('conflict', { text: 'payouts.consent.nothing' })
  const number = withdrawalNumber(withdrawal.id)
  await recordAudit(tx, {
    ...{
      actor,
      client,
      now,
      action: 'payout.consentBalance',
      subject: 'withdrawal',
      subjectId: withdrawal.id,
    },
    after: { state: withdrawal.state, member: memberId },
  })
  answer.text = { key: 'payouts.consent.started', params: { number } }
  return { withdrawal_id: withdrawal.id, number }
}
