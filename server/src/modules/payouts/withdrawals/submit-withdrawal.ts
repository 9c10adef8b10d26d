import { minor, toDecimal } from '#contract/money'
import type { WithdrawalKind } from '#contract/payouts/withdrawal'
import type { Tx } from '../../../platform/database/query'
import { intoWithdrawal, moveWithdrawnBills, writeTransaction } from '../../income/income.public'
import '../payouts.texts'
import { tell } from './end-withdrawal'
import { findUnusual } from './find-unusual'
import type { Weighed } from './weigh-withdrawal'
import {
  insertEvent,
  insertWithdrawal,
  insertWithdrawalBills,
  type WithdrawalRow,
} from './withdrawals.queries'

interface Submitting {
  memberId: number
  personId: number
  kind: WithdrawalKind
  /** Who of the staff confirmed a claim. */
  staffId?: number
  /** The closed account whose income it is. */
  claimedOf?: number
  invoice?: { number: string; uploadId: string }
  now: Date
  /** Of long ago: nobody hears of it. */
  isQuiet?: boolean
}

/** Weighed with everything locked, and nothing in the way. */
export async function submitWithdrawal(
  tx: Tx,
  { currency, chosen, joined, figures, payee, account }: Weighed,
  { memberId, personId, kind, staffId, claimedOf, invoice, now, isQuiet }: Submitting,
): Promise<WithdrawalRow> {
  if (!payee || !account) throw new Error('a withdrawal has an account in a verified name')
  const { net } = figures
  const bills = [...chosen, ...joined].sort((a, b) => a.id - b.id)
  const withdrawal = await insertWithdrawal(tx, {
    ...{ memberId, kind, currency, figures, person: payee.person, accountId: account.id, invoice, now },
    submittedBy: personId,
    unusual: await findUnusual(tx, {
      ...{ memberId, personId, document: payee.person.document, account, net, currency, now },
      ...{ claimedOf, billIds: bills.map(({ id }) => id) },
    }),
  })
  const isJoined = new Set(joined)
  await insertWithdrawalBills(
    tx,
    withdrawal.id,
    bills.map(bill => ({ ...bill, isJoined: isJoined.has(bill) })),
  )
  await moveWithdrawnBills(tx, bills, 'withdraw', now)
  await writeTransaction(
    tx,
    { kind: 'withdrawal', at: now, withdrawalId: withdrawal.id },
    intoWithdrawal(bills, memberId),
  )
  const by = staffId === undefined ? { personId } : { staffId }
  await insertEvent(tx, { withdrawalId: withdrawal.id, event: 'submit', at: now, ...by })
  const params = {
    ...{ net: toDecimal({ amount: minor(net), currency }), currency, digits: account.number_end },
  }
  const template = kind === 'claim' ? 'payouts.told.claimed' : 'payouts.told.submitted'
  await tell(tx, withdrawal, { template, params }, { isQuiet })
  return withdrawal
}
