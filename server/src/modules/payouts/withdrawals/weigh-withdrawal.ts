// What withdrawing these bills would pay out, and what stands in the way. The page asks while bills are ticked, and the withdrawal itself
// asks again with everything locked.
import type { Currency } from '#contract/currency'
import type { WithdrawalObstacle } from '#contract/payouts/withdrawal'
import type { Tx } from '../../../platform/database/query'
import type { MemberActor } from '../../../platform/http/actor'
import { Refusal } from '../../../platform/refusal'
import type { Secrets } from '../../../platform/secrets'
import {
  accountState,
  findPayee,
  hasConsented,
  type Payee,
  sensitiveChanges,
} from '../../identity/identity.public'
import { areAskedBack, type BillRow, isWithdrawable, lockBillsToWithdraw } from '../../income/income.public'
import { type BankAccountRow, findBankAccount } from '../accounts/bank-accounts.queries'
import { afterWait } from '../accounts/present-account'
import '../payouts.texts'
import { computeFigures, type Figures } from '../tax/compute-figures'
import { readTerms } from './withdrawals.queries'

export interface Weighed {
  currency: Currency
  chosen: BillRow[]
  joined: BillRow[]
  figures: Figures
  payee?: Payee
  account?: BankAccountRow
  minimum: bigint
  obstacles: WithdrawalObstacle[]
  /** When the wait is over. */
  from?: Date
}

interface Weighing {
  actor: Pick<MemberActor, 'memberId' | 'personId'>
  secrets: Secrets
  now: Date
  /** Where that is settled already, and nobody is verified any more. */
  paidTo?: { payee: Payee; account: BankAccountRow }
}

interface Asked extends Weighing {
  billIds: readonly number[]
  isLocking: boolean
}

export async function weighWithdrawal(tx: Tx, asked: Asked): Promise<Weighed> {
  const { currency } = await readTerms(tx)
  return weighBills(tx, asked, await billsOf(tx, asked, currency as Currency))
}

/** Of bills that are there already: they are the member's, or claimed by them. */
export async function weighBills(
  tx: Tx,
  { actor, secrets, now, paidTo }: Weighing,
  { chosen, joined }: Pick<Weighed, 'chosen' | 'joined'>,
): Promise<Weighed> {
  const terms = await readTerms(tx)
  const currency = terms.currency as Currency
  const found = paidTo?.payee ?? (await findPayee(tx, secrets, actor.memberId, now))
  const payee = typeof found === 'string' ? undefined : found
  const account = paidTo?.account ?? (await findBankAccount(tx, actor.memberId))
  const changes = await changesOf(tx, actor, account)
  const state = await accountState(tx, actor.memberId)
  const bills = [...chosen, ...joined]
  const figures = await computeFigures(tx, {
    person: { memberId: actor.memberId, ...(payee?.person ?? nobody) },
    currency,
    siteRule: terms.tax_rule as 'royalty' | 'none',
    bills: { billIds: bills.map(({ id }) => id) },
    gross: sum(bills, 'total_minor'),
    share: sum(bills, 'share_minor'),
    fee: BigInt(terms.withdrawal_fee),
    now,
  })
  const minimum = BigInt(terms.withdrawal_minimum)
  const until = changes.map(at => afterWait(at)).sort((a, b) => b.getTime() - a.getTime())[0]
  const from = until && until > now ? until : undefined
  // Where it is settled already whom it is paid to, nobody is there to be asked.
  const lacksConsent = payee && !paidTo && !(await hasConsented(tx, actor.memberId, 'documents'))
  const isOutdated = account && payee && !account.holder_index.equals(payee.index)
  const obstacles: (WithdrawalObstacle | false | undefined)[] = [
    state === 'frozen' && 'frozen',
    typeof found === 'string' && found,
    lacksConsent && 'no_consent',
    payee && !account && 'no_account',
    isOutdated && 'account_outdated',
    from && 'wait',
    figures.share < minimum && 'below_minimum',
    figures.share >= minimum && figures.net <= 0n && 'nothing_left',
  ]
  return {
    ...{ currency, chosen, joined, figures, payee, account, minimum, from },
    obstacles: obstacles.filter(obstacle => typeof obstacle === 'string'),
  }
}

/** Nobody is verified yet: figures are shown as for a person of this site. */
const nobody = { index: Buffer.alloc(0), document: 'resident_id' as const }

async function changesOf(
  tx: Tx,
  actor: Weighing['actor'],
  account: BankAccountRow | undefined,
): Promise<Date[]> {
  const changes = await sensitiveChanges(tx, actor)
  return [...(account ? [account.bound_at] : []), ...changes.map(({ at }) => at)]
}

async function billsOf(tx: Tx, { actor, billIds, isLocking }: Asked, currency: Currency) {
  const wanted = new Set(billIds)
  const bills = await lockBillsToWithdraw(tx, actor.memberId, [...wanted], isLocking)
  const found = bills.filter(({ id }) => wanted.has(id))
  if (found.length !== wanted.size) throw new Refusal('notFound', { log: { billIds } })
  if (found.some(bill => !isWithdrawable(bill) || bill.currency !== currency)) {
    throw new Refusal('conflict', { text: 'payouts.billMoved' })
  }
  if (await areAskedBack(tx, [...wanted])) throw new Refusal('conflict', { text: 'payouts.billAskedBack' })
  return chosenAndJoined(bills)
}

/** What is below zero joins without being chosen. */
export const chosenAndJoined = (bills: readonly BillRow[]) => ({
  chosen: bills.filter(({ share_minor }) => share_minor >= 0),
  joined: bills.filter(({ share_minor }) => share_minor < 0),
})

const sum = (bills: readonly BillRow[], column: 'total_minor' | 'share_minor') =>
  bills.reduce((total, bill) => total + BigInt(bill[column]), 0n)
