// One message a posting and member, after the commit: a posting of ten thousand members takes no longer for it.
import type { Currency } from '#contract/currency'
import { minor, toDecimal } from '#contract/money'
import { confirmDays } from '#contract/payouts/payout-rules'
import type { Tx } from '../../../platform/database/query'
import type { Job } from '../../../platform/jobs/job'
import { notify } from '../../messages/messages.public'
import './telling.texts'
import { type ToTell, tellJob } from './tell-jobs'
import { findPosting, listTold, type ToldMember } from './telling.queries'

/** So many at a time that a transaction stays short. */
const batch = 200

export const tellOfPosting: Job<ToTell> = {
  ...tellJob,
  lane: 'heavy',
  async run({ payload, agentId, database }) {
    let after: number | undefined = 0
    while (after !== undefined) {
      const from: number = after
      after = await database.change(agentId, tx => tellSome(tx, payload, from))
    }
  },
}

/** Answers the last one who was told; nothing when that was all. Who was told before is not told again. */
async function tellSome(tx: Tx, { postingId, what }: ToTell, after: number): Promise<number | undefined> {
  const posting = await findPosting(tx, postingId)
  // What was taken back before anybody heard of it is told as that alone.
  if (!posting || (what === 'posted' && posting.reversed_at !== null)) return undefined
  const members = await listTold(tx, postingId, after, batch)
  for (const member of members) {
    for (const notice of what === 'posted' ? newBills(member) : takenBack(member)) {
      await notify(tx, {
        ...({ memberId: member.member_id, kind: 'bill', once: `posting ${postingId}` } as const),
        template: notice.template,
        params: {
          ...{ month: posting.month.slice(0, 7), currency: posting.currency, ...notice.params },
          ...(posting.reversal_reason === null ? {} : { reason: posting.reversal_reason }),
        },
        link: linkTo(notice.bills, notice.month ?? posting.month),
      })
    }
  }
  return members.length === batch ? members.at(-1)?.member_id : undefined
}

interface Notice {
  template: string
  params: Record<string, string | number>
  bills: readonly number[]
  /** Of the bills that it is about, where it is not the posting's. */
  month?: string
}

/** What is in dispute is told apart: there is nothing to confirm. */
function newBills({ posted, disputed, currency }: ToldMember): Notice[] {
  const saying = (template: string, { ids, amount }: ToldMember['posted']): Notice[] =>
    ids.length === 0
      ? []
      : [
          {
            template,
            params: { count: ids.length, amount: decimal(amount, currency), days: confirmDays },
            bills: ids,
          },
        ]
  return [...saying('income.posted', posted), ...saying('income.postedDisputed', disputed)]
}

/** What was still with us is reversed; what was paid is corrected by a bill of its own. */
function takenBack({ reversed, corrections, currency }: ToldMember): Notice[] {
  const params = {
    count: reversed.ids.length,
    amount: decimal(reversed.amount, currency),
    corrections: corrections.ids.length,
    corrected: decimal(corrections.amount, currency),
  }
  if (reversed.ids.length > 0 && corrections.ids.length > 0) {
    return [{ template: 'income.reversedAndCorrected', params, bills: [...reversed.ids, ...corrections.ids] }]
  }
  if (reversed.ids.length > 0) return [{ template: 'income.reversed', params, bills: reversed.ids }]
  if (corrections.ids.length === 0) return []
  const month = corrections.month ?? undefined
  return [{ template: 'income.corrected', params, bills: corrections.ids, month }]
}

function linkTo(bills: readonly number[], month: string): string {
  const [only] = bills
  if (bills.length === 1) return `/person-center/income-bill/detail?id=${only}`
  const of = month.slice(0, 7)
  return `/person-center/income-bill/list?from=${of}&to=${of}`
}

const decimal = (amount: string, currency: string) =>
  toDecimal({ amount: minor(BigInt(amount)), currency: currency as Currency })
