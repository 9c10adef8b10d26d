// What payouts say when an account closes, loses its guardian's consent or gets another guardian, and when bills are taken back.
import { Refusal } from '../../../platform/refusal'
import { type AccountHooks, lockAccount } from '../../identity/identity.public'
import { type BillHooks, leaveUnclaimed, listAvailableBills } from '../../income/income.public'
import { endBankAccount } from '../accounts/bank-accounts.queries'
import { keepTaxedPeople } from '../lists/keep-taxed-people'
import '../payouts.texts'
import { stopWithdrawal } from './stop-withdrawals'
import { isAnyUnapproved, listHoldingPosting, readRemains } from './stopping.queries'
import { submitWithdrawal } from './submit-withdrawal'
import { weighWithdrawal } from './weigh-withdrawal'
import { lockUnapproved, lockWithdrawals } from './withdrawals.queries'

type Leaving = Parameters<NonNullable<AccountHooks['onCloseAsked']>>[0]

export const payoutsOfAccount: AccountHooks = {
  /** On the day nothing may be under way, and nothing be left that could be paid. */
  async onAccountClosing(tx, memberId) {
    const { open } = await readRemains(tx, memberId)
    if (open > 0) throw new Refusal('cannotClose', { text: 'payouts.stillOpen' })
  },

  async onCloseAsked(leaving) {
    const { tx, actor } = leaving
    const { available } = await readRemains(tx, actor.personId)
    if (available > 0n) await payOut(leaving, { isForced: false })
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

  /** The balance goes to the guardian's account that is bound; without one it stays, and staff find out whose it is. */
  async onConsentWithdrawn(leaving) {
    const { tx, actor, now, secrets } = leaving
    await keepTaxedPeople(tx, secrets, actor.memberId)
    for (const withdrawal of await lockUnapproved(tx, actor.memberId)) {
      await stopWithdrawal(tx, withdrawal, 'payouts.reason.consent', now)
    }
    const { available } = await readRemains(tx, actor.memberId)
    if (available > 0n) await payOut(leaving, { isForced: true })
  },

  async onGuardianChanged(tx, memberId, now) {
    for (const withdrawal of await lockUnapproved(tx, memberId)) {
      if (withdrawal.kind !== 'closing') await stopWithdrawal(tx, withdrawal, 'payouts.reason.guardian', now)
    }
  },
}

/** Everything that is available, without a minimum. Whoever leaves of their own will settles first what stands in the way. */
async function payOut({ tx, actor, secrets, now }: Leaving, { isForced }: { isForced: boolean }) {
  const { memberId, personId } = actor
  await lockAccount(tx, memberId)
  const billIds = await listAvailableBills(tx, memberId)
  const weighed = await weighWithdrawal(tx, { actor, secrets, billIds, now, isLocking: true })
  const inTheWay = weighed.obstacles.filter(
    obstacle => !(['below_minimum', ...(isForced ? ['frozen', 'wait'] : [])] as string[]).includes(obstacle),
  )
  if (weighed.figures.net <= 0n) return
  const isPayable = inTheWay.length === 0 && weighed.payee?.kind !== 'company'
  if (isPayable) {
    await submitWithdrawal(tx, weighed, { memberId, personId, kind: 'closing', now })
  } else if (!isForced) {
    throw new Refusal('cannotClose', { text: 'payouts.withdrawFirst' })
  }
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
