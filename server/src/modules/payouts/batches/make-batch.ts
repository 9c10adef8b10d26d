import type { Currency } from '#contract/currency'
import { parseMoney } from '#contract/money'
import { batchNumber } from '#contract/payouts/batch'
import type { makeBatch } from '#contract/payouts/batch-calls'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import { type WithdrawalState, withdrawalAfter } from '#contract/payouts/withdrawal-state'
import { nextNumber } from '../../../platform/database/agent-counter'
import { lockAgent } from '../../../platform/database/lock-agent'
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { writeBatchJob } from './batch-jobs'
import { findBatch, insertBatch, insertItems } from './batches.queries'
import './batches.texts'
import { lockWithdrawals, mayPay, sendToBank } from './core-moves'
import { layoutOf } from './layouts'
import { lockLayout } from './layouts.queries'
import { listApproved, listNamed, type PayableRow } from './payable.queries'
import { inDecimals, presentBatch } from './present-batch'

type Making = CallContext<typeof makeBatch>

/** One batch at a time: numbers have no gaps, and no withdrawal is in two. */
export async function makeTheBatch(context: Making) {
  const { tx, input, actor, client, now, language, answer } = context
  await lockAgent(tx)
  const layout = await lockLayout(tx, input.layout_id)
  if (!layout) throw new Refusal('notFound')
  const wanted = await findWanted(context)
  const ids = wanted.map(({ id }) => id)
  const locked = await lockWithdrawals(tx, ids)
  // Somebody gave one of them up while the others were looked at.
  const gone = locked.find(({ state }) => !canBeSent(state))
  if (gone) throw new Refusal('conflict', { text: 'payouts.batchNotReady', params: numberOf(gone) })
  const currency = requireOneCurrency(wanted)
  const sum = wanted.reduce((total, { net_minor }) => total + BigInt(net_minor), 0n)
  requireAsSeen(input, { payouts: wanted.length, sum, currency })

  const number = await nextNumber(tx, 'payout batches')
  const made = { number, layout: layoutOf(layout), currency, payouts: wanted.length, sum }
  const batchId = await insertBatch(tx, { ...made, madeBy: actor.staffId, now })
  await insertItems(tx, batchId, ids)
  await sendToBank(tx, locked, { batchNumber: number, staff: { actor, client, now } })
  await enqueue(tx, writeBatchJob, { batchId })
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'payouts.batchMade', subject: 'payoutBatch', subjectId: batchId },
    after: { number, payouts: wanted.length, sum: inDecimals(sum, currency), currency, layout: layout.name },
  })
  answer.text = { key: 'payouts.batchMade', params: { number: batchNumber(number) } }
  const batch = await findBatch(tx, batchId)
  if (!batch) throw new Error('a batch that was just made is not there')
  return presentBatch(batch, language)
}

const canBeSent = (state: string) => withdrawalAfter(state as WithdrawalState, 'sendToBank') !== undefined
const numberOf = ({ id }: { id: number }) => ({ number: withdrawalNumber(id) })

/** What was named is paid or refused as a whole; unnamed, it is everything that this person may pay. */
async function findWanted({ tx, input, actor }: Making): Promise<PayableRow[]> {
  if (!input.ids) {
    const approved = (await listApproved(tx)).filter(row => mayPay(actor, row, row.approvers))
    if (approved.length === 0) throw new Refusal('conflict', { text: 'payouts.batchEmpty' })
    return approved
  }
  const ids = new Set(input.ids)
  const named = await listNamed(tx, [...ids])
  if (named.length !== ids.size) throw new Refusal('notFound')
  const unready = named.find(({ state }) => !canBeSent(state))
  if (unready) throw new Refusal('conflict', { text: 'payouts.batchNotReady', params: numberOf(unready) })
  const notOwn = named.find(row => !mayPay(actor, row, row.approvers))
  if (notOwn) throw new Refusal('conflict', { text: 'payouts.batchNotYours', params: numberOf(notOwn) })
  return named
}

/** The rows of a bank's file are added up, so they are of one kind. */
function requireOneCurrency([first, ...others]: PayableRow[]): Currency {
  const other = first && others.find(({ currency }) => currency !== first.currency)
  if (!first || other) {
    throw new Refusal('conflict', {
      text: 'payouts.batchNotReady',
      ...(other && { params: numberOf(other) }),
    })
  }
  return first.currency as Currency
}

function requireAsSeen(
  seen: { payouts: number; sum: string },
  { payouts, sum, currency }: { payouts: number; sum: bigint; currency: Currency },
) {
  if (seen.payouts === payouts && sameAmount(seen.sum, sum, currency)) return
  throw new Refusal('conflict', {
    text: 'payouts.batchOther',
    params: { payouts, sum: inDecimals(sum, currency), currency },
  })
}

function sameAmount(text: string, amount: bigint, currency: Currency): boolean {
  try {
    return parseMoney(text, currency).amount === amount
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
