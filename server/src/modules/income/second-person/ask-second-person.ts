// What one person asks for and another one confirms: kept as it was asked, until somebody decides or it ends.
import { requestDays, reversalHoldHours } from '#contract/income/money-request'
import { inDecimals } from '#contract/money'
import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import '../income.texts'
import { findLastPosting } from '../posting/postings.queries'
import type { StaffDoing } from '../staff-doing'
import { hasOpenRequest, insertRequest, type NewRequest, wasHeldBefore } from './money-requests.queries'

const hour = 3_600_000

type Asked = Omit<NewRequest, 'staffId' | 'now' | 'endsAt'>

export async function askSecondPerson(tx: Tx, asked: Asked, who: StaffDoing): Promise<number> {
  const { actor, now } = who
  const endsAt = new Date(now.getTime() + requestDays * 24 * hour)
  const id = await insertRequest(tx, { ...asked, staffId: actor.staffId, now, endsAt })
  const { reportId, kind, why, reason, settled } = asked
  await recordAudit(tx, {
    ...{ ...who, subject: 'report', subjectId: reportId, action: actionOf[kind] },
    after: {
      ...(settled && { currency: settled.currency, amount: inDecimals(settled.amount, settled.currency) }),
      ...{ why, reason },
    },
  })
  return id
}

/** Bills that are to be reversed are not withdrawn for a day, once a posting: else nothing would be left to take back. */
export async function askReversal(
  tx: Tx,
  reportId: number,
  reason: string,
  who: StaffDoing,
): Promise<number> {
  const posting = await findLastPosting(tx, reportId)
  if (!posting) throw new Refusal('conflict', { text: 'income.cannotMove' })
  if (await hasOpenRequest(tx, { reportId, kind: 'reversal', currency: null }, who.now))
    throw new Refusal('conflict', { text: 'income.requestedAlready' })
  const about = { postingId: posting.id }
  const holdsUntil = await holdOnce(tx, about, who.now)
  return askSecondPerson(
    tx,
    { reportId, kind: 'reversal', why: ['reversal'], reason, ...about, holdsUntil },
    who,
  )
}

export async function holdOnce(
  tx: Tx,
  about: Pick<NewRequest, 'postingId' | 'receiptId'>,
  now: Date,
): Promise<Date | undefined> {
  if (await wasHeldBefore(tx, about)) return undefined
  return new Date(now.getTime() + reversalHoldHours * hour)
}

const actionOf = {
  receipt: 'report.askReceipt',
  difference: 'report.askDifference',
  reversal: 'report.askReversal',
  receipt_reversal: 'report.askReceiptReversal',
  move: 'report.askMove',
} as const
