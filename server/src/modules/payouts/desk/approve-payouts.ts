// Approving: the tax is computed on the month's total with the person locked. Another tax than was shown goes back to the member.
import type { Currency } from '#contract/currency'
import { todayInChina } from '#contract/identity/age'
import type { approvePayouts, payoutOutcomes } from '#contract/payouts/payout-desk-calls'
import { approvalDays, confirmAgainDays } from '#contract/payouts/payout-rules'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { findPayee } from '../../identity/identity.public'
import { writeTransaction } from '../../income/income.public'
import '../payouts.texts'
import { computeFigures, type Figures } from '../tax/compute-figures'
import { lockPeople } from '../tax/tax.queries'
import { withhold } from '../tax/withhold'
import { deductions, tell } from '../withdrawals/end-withdrawal'
import { type HandledWithdrawal, withHandling } from '../withdrawals/handled'
import { moveWithdrawal } from '../withdrawals/move-withdrawal'
import { moneyOf } from '../withdrawals/pay-withdrawals'
import { countedApprovals, whyNotApprove } from '../withdrawals/payouts.policy'
import { decimalIn } from '../withdrawals/present-sums'
import { stopWithdrawal, whyStopped } from '../withdrawals/stop-withdrawals'
import {
  findWithdrawals,
  insertApproval,
  insertEvent,
  lockWithdrawals,
  readTerms,
} from '../withdrawals/withdrawals.queries'
import { sumOthers } from './payouts.queries'

type Outcome = (typeof payoutOutcomes)[number]
type Call = CallContext<typeof approvePayouts>
type Context = Pick<Call, 'tx' | 'actor' | 'client' | 'now' | 'secrets'> & { isQuiet?: boolean }
type Terms = Awaited<ReturnType<typeof readTerms>>
/** With what else the payee waits for, or was approved for lately. */
type Counted = Terms & { others: bigint }

export async function approveThePayouts(context: Call) {
  return { results: await approveAll(context, context.input.payouts) }
}

/** People first, then withdrawals, each in order: two who approve the same ones wait for each other. */
export async function approveAll(context: Context, payouts: readonly { id: number; version: number }[]) {
  const { tx } = context
  const versions = new Map(payouts.map(({ id, version }) => [id, version]))
  const ids = [...versions.keys()]
  const found = await findWithdrawals(tx, ids)
  if (found.length !== ids.length) throw new Refusal('notFound', { log: { ids } })
  await lockPeople(
    tx,
    found.map(({ person_index }) => person_index),
  )
  const terms = await readTerms(tx)
  const others = await sumOthers(tx, ids, countedSince(context.now))
  const results: { id: number; outcome: Outcome }[] = []
  for (const withdrawal of await withHandling(tx, await lockWithdrawals(tx, ids), context.actor)) {
    const isAsSeen = withdrawal.version === versions.get(withdrawal.id) && withdrawal.state === 'submitted'
    const outcome = isAsSeen
      ? await approveOne(context, withdrawal, { ...terms, others: others.get(withdrawal.id) ?? 0n })
      : 'changed'
    results.push({ id: withdrawal.id, outcome })
  }
  return results
}

async function approveOne(context: Context, withdrawal: HandledWithdrawal, terms: Counted): Promise<Outcome> {
  const { tx, actor, now, secrets } = context
  const handsOff = whyNotApprove(actor, withdrawal)
  if (handsOff) return handsOff === 'frozen' ? 'frozen' : 'not_yours'
  if (withdrawal.holderKind === 'guardian') {
    const stop = whyStopped(withdrawal, await findPayee(tx, secrets, withdrawal.member_id, now))
    if (stop) return stopIt(context, withdrawal, stop)
  }
  const figures = await figuresNow(tx, withdrawal, terms, now)
  if (figures.isOpen) return 'rule_undecided'
  if (figures.net <= 0n) return stopIt(context, withdrawal, 'payouts.reason.nothingLeft')
  if (!differs(withdrawal, figures)) return approve(context, withdrawal, figures, terms)
  if (!withdrawal.isWithoutConsent) return askAgain(context, withdrawal, figures)
  // Nobody is left to agree: the tax is what the law says on this day.
  return approve(context, { ...withdrawal, ...minorsOf(figures) }, figures, terms)
}

export function figuresNow(tx: Tx, withdrawal: HandledWithdrawal, terms: Terms, now: Date): Promise<Figures> {
  return computeFigures(tx, {
    person: {
      memberId: withdrawal.member_id,
      index: withdrawal.person_index,
      document: withdrawal.document as 'resident_id' | 'passport' | 'company',
    },
    currency: withdrawal.currency as Currency,
    siteRule: terms.tax_rule as 'royalty' | 'none',
    bills: { withdrawalId: withdrawal.id },
    gross: BigInt(withdrawal.gross_minor),
    share: BigInt(withdrawal.share_minor),
    fee: BigInt(withdrawal.fee_minor),
    now,
  })
}

const minorsOf = ({ tax, due, net }: Figures) => ({
  ...{ tax_minor: Number(tax), due_minor: Number(due), net_minor: Number(net) },
})

const differs = (shown: HandledWithdrawal, { tax, due }: Figures) =>
  BigInt(shown.tax_minor) !== tax || BigInt(shown.due_minor) !== due

async function stopIt({ tx, now }: Context, withdrawal: HandledWithdrawal, reason: string): Promise<Outcome> {
  await stopWithdrawal(tx, withdrawal, reason, now)
  return 'changed'
}

async function askAgain(context: Context, withdrawal: HandledWithdrawal, figures: Figures): Promise<Outcome> {
  const { tx, actor, now } = context
  const decimal = decimalIn(withdrawal.currency as Currency)
  const until = new Date(now.getTime() + confirmAgainDays * 86_400_000)
  const before = {
    ...{ tax: decimal(withdrawal.tax_minor), due: decimal(withdrawal.due_minor) },
    net: decimal(withdrawal.net_minor),
  }
  const after = { tax: decimal(figures.tax), due: decimal(figures.due), net: decimal(figures.net) }
  await moveWithdrawal(
    tx,
    withdrawal,
    'ask',
    { now, staffId: actor.staffId },
    { along: { figures, confirm_until: until }, told: { details: { before, after } } },
  )
  await audit(context, withdrawal, 'payout.asked', before, after)
  const { currency } = withdrawal
  const params = { currency, net: after.net, before: before.net, day: todayInChina(until) }
  await tell(tx, withdrawal, { template: 'payouts.told.ask', params }, context)
  return 'asked'
}

async function approve(
  context: Context,
  withdrawal: HandledWithdrawal,
  figures: Figures,
  terms: Counted,
): Promise<Outcome> {
  const { tx, actor, now } = context
  const { staffId } = actor
  await insertApproval(tx, { withdrawalId: withdrawal.id, round: withdrawal.round, staffId, now })
  const approvals = 1 + countedApprovals(withdrawal).length
  if (approvals < approvalsWanted(withdrawal, terms)) {
    await insertEvent(tx, { withdrawalId: withdrawal.id, event: 'second', at: now, staffId })
    await audit(context, withdrawal, 'payout.firstApproval', { approvals: approvals - 1 }, { approvals })
    return 'first_approval'
  }
  await moveWithdrawal(tx, withdrawal, 'approve', { now, staffId }, { along: { figures, approved_at: now } })
  await withhold(tx, withdrawal, figures, now)
  const entries = deductions(withdrawal).filter(({ amount }) => amount !== 0n)
  if (entries.length > 0) {
    await writeTransaction(tx, { kind: 'withheld', at: now, staffId, withdrawalId: withdrawal.id }, entries)
  }
  await audit(
    context,
    withdrawal,
    'payout.approved',
    { state: 'submitted' },
    { state: 'approved', ...moneyOf(withdrawal) },
  )
  await tell(tx, withdrawal, { template: 'payouts.told.approved', params: moneyOf(withdrawal) }, context)
  return 'approved'
}

/** From then on approvals of the same payee count together: an amount is no smaller in parts. */
export const countedSince = (now: Date) => new Date(now.getTime() - approvalDays * 86_400_000)

export function approvalsWanted(
  withdrawal: Pick<HandledWithdrawal, 'net_minor' | 'state' | 'round' | 'approvals'>,
  { double_approval_above: above, others }: Pick<Counted, 'double_approval_above' | 'others'>,
): number {
  // Enough have approved it.
  if (withdrawal.state !== 'submitted' && withdrawal.state !== 'to_confirm') {
    return Math.max(1, countedApprovals(withdrawal).length)
  }
  return above !== null && others + BigInt(withdrawal.net_minor) > BigInt(above) ? 2 : 1
}

const audit = (
  { tx, actor, client, now }: Context,
  { id }: HandledWithdrawal,
  action: string,
  before: unknown,
  after: unknown,
) => recordAudit(tx, { actor, client, now, action, subject: 'withdrawal', subjectId: id, before, after })
