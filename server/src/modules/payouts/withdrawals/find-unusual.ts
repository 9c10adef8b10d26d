// What staff should look at before they approve. Kept as it was when the withdrawal was submitted.
import type { z } from 'zod'
import { beginOfMonth, monthInChina } from '#contract/china-months'
import type { Currency } from '#contract/currency'
import { minor, toDecimal } from '#contract/money'
import type { unusual } from '#contract/payouts/payout-desk'
import type { Tx } from '../../../platform/database/query'
import { sensitiveChanges } from '../../identity/identity.public'
import { countOpenTickets, countSharers, findBanksOf, findOtherAccount, readHabit } from './unusual.queries'

type Unusual = z.output<typeof unusual>

const hour = 3_600_000
/** An account that stands for longer is not new any more. */
const newForHours = 72
const lately = 7 * 24 * hour
/** Times the usual amount. */
const large = 2

interface Submitted {
  memberId: number
  personId: number
  document: string
  account: { id: number; bound_at: Date }
  net: bigint
  billIds: readonly number[]
  currency: Currency
  /** The closed account whose income it is. */
  claimedOf?: number
  now: Date
}

export async function findUnusual(tx: Tx, submitted: Submitted): Promise<Unusual[]> {
  const { memberId, personId, account, net, currency, now } = submitted
  const found: Unusual[] = []
  const add = (what: Unusual['what'], count = 0, note = '') => found.push({ what, count, note })
  const age = (now.getTime() - account.bound_at.getTime()) / hour
  if (age < newForHours) add('new_account', Math.floor(age))
  const other = await findOtherAccount(tx, memberId, account.id)
  if (other) add('other_account', 0, other.number_end)
  const sharers = await countSharers(tx, memberId, account.id)
  if (sharers > 0) add('shared_account', sharers)
  const banks = await findBanksOf(tx, account.id)
  if (banks?.issuer_code && banks.issuer_code !== banks.bank_code) add('other_bank', 0, banks.issuer_code)
  const habit = await readHabit(tx, memberId, beginOfMonth(monthInChina(now)))
  const times = habit.average > 0n ? Number((net * 10n) / habit.average) / 10 : 0
  if (habit.payouts === 0) add('first_payout')
  else if (times >= large) add('large', times, toDecimal({ amount: minor(habit.average), currency }))
  if (habit.this_month > 0) add('again_this_month', habit.this_month + 1)
  const change = (await sensitiveChanges(tx, { memberId, personId })).find(
    ({ at, why }) => why !== 'colleague' && now.getTime() - at.getTime() < lately,
  )
  if (change) add('changed_lately', 0, change.why)
  if (personId !== memberId) add('by_colleague')
  if (submitted.document === 'passport') add('passport')
  if (submitted.claimedOf !== undefined) add('claimed', 0, String(submitted.claimedOf))
  const tickets = await countOpenTickets(tx, memberId, submitted.billIds)
  if (tickets > 0) add('open_ticket', tickets)
  return found
}
