import type { InputOf } from '#contract/call'
import type { Currency } from '#contract/currency'
import { parseMoney } from '#contract/money'
import { batchNumber } from '#contract/payouts/batch'
import type { makeBatch } from '#contract/payouts/batch-calls'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import { withdrawalAfter } from '#contract/payouts/withdrawal-state'
import { nextNumber } from '../../../platform/database/agent-counter'
import { lockAgent } from '../../../platform/database/lock-agent'
import { requireNoHold } from '../../../platform/hold/site-hold'
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { portionsOf } from '../../../platform/portions'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { writeBatchJob } from './batch-jobs'
import { findBatch, insertBatch, insertItems } from './batches.queries'
import './batches.texts'
import { inDecimals } from '#contract/money'
import type { HandledWithdrawal } from '../withdrawals/handled'
import { sendToBank } from '../withdrawals/pay-withdrawals'
import { whyNotPay } from '../withdrawals/payouts.policy'
import { layoutOf } from './layouts'
import { lockLayout } from './layouts.queries'
import { lockHandled } from './lock-handled'
import { listApprovedIds } from './payable.queries'
import { presentBatch } from './present-batch'

/** No statement takes longer than somebody waits for an answer. */
const portion = 5000

type Making = Pick<
  CallContext<typeof makeBatch>,
  'tx' | 'actor' | 'client' | 'now' | 'language' | 'answer'
> & {
  input: Omit<InputOf<typeof makeBatch>, 'code'>
}

/** One batch at a time: numbers have no gaps, and no withdrawal is in two. */
export async function makeTheBatch(context: Making) {
  const { tx, input, actor, client, now, language, answer } = context
  await requireNoHold(tx, 'hold.payouts')
  await lockAgent(tx)
  const layout = await lockLayout(tx, input.layout_id)
  if (!layout) throw new Refusal('notFound')
  const wanted = await lockWanted(context)
  const currency = requireOneCurrency(wanted)
  const sum = wanted.reduce((total, { net_minor }) => total + BigInt(net_minor), 0n)
  requireAsSeen(input, { payouts: wanted.length, sum, currency })

  const number = await nextNumber(tx, 'payout batches')
  const made = { number, layout: layoutOf(layout), currency, payouts: wanted.length, sum }
  const batchId = await insertBatch(tx, { ...made, madeBy: actor.staffId, now })
  let inserted = 0
  for (const some of portionsOf(wanted, portion)) {
    const ids = some.map(({ id }) => id)
    await insertItems(tx, batchId, ids, inserted)
    inserted += ids.length
  }
  await sendToBank(tx, wanted, { now, staffId: actor.staffId }, number)
  await enqueue(tx, writeBatchJob, { batchId })
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'payout.batchMade', subject: 'payoutBatch', subjectId: batchId },
    after: { number, payouts: wanted.length, sum: inDecimals(sum, currency), currency, layout: layout.name },
  })
  answer.text = { key: 'payouts.batchMade', params: { number: batchNumber(number) } }
  const batch = await findBatch(tx, batchId)
  if (!batch) throw new Error('a batch that was just made is not there')
  return presentBatch(batch, language)
}

const canBeSent = ({ state }: HandledWithdrawal) => withdrawalAfter(state, 'sendToBank') !== undefined
const numberOf = ({ id }: { id: number }) => ({ number: withdrawalNumber(id) })

/** What was named is paid or refused as a whole; unnamed, it is everything that this person may pay. */
async function lockWanted({ tx, input, actor }: Making): Promise<HandledWithdrawal[]> {
  const isOwn = (withdrawal: HandledWithdrawal) => whyNotPay(actor, withdrawal) === undefined
  if (!input.ids) {
    const approved = await lockHandled(tx, await listApprovedIds(tx), actor)
    const own = approved.filter(withdrawal => withdrawal.state === 'approved' && isOwn(withdrawal))
    if (own.length === 0) throw new Refusal('conflict', { text: 'payouts.batchEmpty' })
    return own
  }
  const named = await lockHandled(tx, input.ids, actor)
  if (named.length !== new Set(input.ids).size) throw new Refusal('notFound')
  const refuse = (text: string, withdrawal: HandledWithdrawal) =>
    new Refusal('conflict', { text, params: numberOf(withdrawal) })
  for (const withdrawal of named) {
    if (!canBeSent(withdrawal)) throw refuse('payouts.batchNotReady', withdrawal)
    if (!isOwn(withdrawal)) throw refuse('payouts.batchNotYours', withdrawal)
  }
  return named
}

/** The rows of a bank's file are added up, so they are of one kind. */
function requireOneCurrency([first, ...others]: HandledWithdrawal[]): Currency {
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
