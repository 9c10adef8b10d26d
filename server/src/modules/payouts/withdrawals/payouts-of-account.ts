// What payouts say when an account closes, loses its guardian's consent or gets another guardian, and when bills are taken back.
import { Refusal } from '../../../platform/refusal'
import { type AccountHooks, lockAccount } from '../../identity/identity.public'
import { type BillHooks, leaveUnclaimed, listAvailableBills } from '../../income/income.public'
import { endBankAccount } from '../accounts/bank-accounts.queries'
import { keepTaxedPeople } from '../lists/keep-taxed-people'
import '../payouts.texts'
import { keepConsentPayee, payWithoutConsent } from './pay-without-consent'
import { readInvoice, sayInvoiceUsed } from './read-invoice'
import { stopWithdrawal } from './stop-withdrawals'
import { isAnyUnapproved, listHoldingPosting, readRemains } from './stopping.queries'
import { submitWithdrawal } from './submit-withdrawal'
import { weighWithdrawal } from './weigh-withdrawal'
import { lockUnapproved, lockWithdrawals } from './withdrawals.queries'

type Leaving = Parameters<NonNullable<AccountHooks['onCloseAsked']>>[0]

export const payoutsOfAccount: AccountHooks = {
  /** On the day nothing may be under way, and nothing have come back of what was to be paid. What came later is left unclaimed. */
  async onAccountClosing(tx, memberId) {
    const { open, came_back } = await readRemains(tx, memberId)
    if (open > 0) throw new Refusal('cannotClose', { text: 'payouts.stillOpen' })
    if (came_back) throw new Refusal('cannotClose', { text: 'payouts.cameBack' })
  },

  async onCloseAsked(leaving) {
    const { tx, actor } = leaving
    const { available } = await readRemains(tx, actor.personId)
    if (available > 0n) await payOut(leaving)
  },

  async onAccountKept(tx, memberId, now) {
    for (const withdrawal of await lockUnapproved(tx, memberId)) {
      if (withdrawal.kind === 'closing') await stopWithdrawal(tx, withdrawal, 'payouts.reason.kept', now)
    }
  },

  async onAccountClosed(tx, memberId, now, secrets) {
    await keepTaxedPeople(tx, secrets, memberId)
    await leaveUnclaimed(tx, memberId, now)
    await endBankAccount(tx, memberId, 'closed', now)
  },

  /** What is left afterwards, and what comes later, is paid the same way at the word of staff. */
  async onConsentWithdrawn(leaving) {
    const { tx, actor, now, secrets } = leaving
    await keepTaxedPeople(tx, secrets, actor.memberId)
    for (const withdrawal of await lockUnapproved(tx, actor.memberId)) {
      await stopWithdrawal(tx, withdrawal, 'payouts.reason.consent', now)
    }
    await keepConsentPayee(leaving)
    await payWithoutConsent(tx, { memberId: actor.memberId, secrets, now })
  },

  /** A deletion stops with it (identity), and so does the way its money would have gone. */
  async onAccountFreezing(tx, memberId, now, staffId) {
    if (staffId === null) return
    for (const withdrawal of await lockUnapproved(tx, memberId)) {
      if (withdrawal.kind === 'closing') await stopWithdrawal(tx, withdrawal, 'payouts.reason.frozen', now)
    }
  },

  /** Whoever speaks for the account now decides anew, about a deletion too. */
  async onGuardianChanged(tx, memberId, now) {
    for (const withdrawal of await lockUnapproved(tx, memberId)) {
      await stopWithdrawal(tx, withdrawal, 'payouts.reason.guardian', now)
    }
  },
}

/** Everything that is available, without a minimum. Whoever leaves settles first what stands in the way. */
async function payOut({ tx, actor, secrets, now, invoice }: Leaving) {
  const { memberId, personId } = actor
  await lockAccount(tx, memberId)
  const billIds = await listAvailableBills(tx, memberId)
  const weighed = await weighWithdrawal(tx, { actor, secrets, billIds, now, isLocking: true })
  if (weighed.figures.net <= 0n) return
  const isInTheWay = weighed.obstacles.some(obstacle => obstacle !== 'below_minimum')
  if (isInTheWay) throw new Refusal('cannotClose', { text: 'payouts.withdrawFirst' })
  const handedIn = await readInvoice(tx, { invoice, actor }, weighed)
  const submitting = { memberId, personId, kind: 'closing', invoice: handedIn, now } as const
  await submitWithdrawal(tx, weighed, submitting).catch(sayInvoiceUsed)
}

export const payoutsOfBills: BillHooks = {
  async onPostingReversing(tx, postingId, now) {
    const ids = await listHoldingPosting(tx, postingId)
    for (const withdrawal of await lockWithdrawals(tx, ids)) {
      const isUnapproved = withdrawal.state === 'submitted' || withdrawal.state === 'to_confirm'
      if (isUnapproved) await stopWithdrawal(tx, withdrawal, 'payouts.reason.reversed', now)
    }
  },
  areBeingWithdrawn: isAnyUnapproved,
}
