// Everything that is needed to decide about one withdrawal.
import type { z } from 'zod'
import type { Currency } from '#contract/currency'
import type { Language } from '#contract/language'
import type { unusual } from '#contract/payouts/payout-desk'
import type { readPayout } from '#contract/payouts/payout-desk-calls'
import { isOfNonResident } from '#contract/payouts/tax-rules'
import { type WithdrawalKind, withdrawalNumber } from '#contract/payouts/withdrawal'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { fileLink } from '../../files/files.public'
import { findPayee } from '../../identity/identity.public'
import { bankName } from '../banks/banks'
import '../payouts.texts'
import type { Figures } from '../tax/compute-figures'
import { withHandling } from '../withdrawals/handled'
import { presentStep } from '../withdrawals/own-withdrawals'
import { listEvents, listWithdrawnBills } from '../withdrawals/own-withdrawals.queries'
import {
  canDo,
  countedApprovals,
  type Handled,
  type HandsOff,
  whyNotApprove,
  whyNotPay,
} from '../withdrawals/payouts.policy'
import { decimalIn, presentBillOf, presentFigures, presentSums } from '../withdrawals/present-sums'
import { listApprovals, readTerms, type WithdrawalRow } from '../withdrawals/withdrawals.queries'
import { approvalsWanted, countedSince, figuresNow } from './approve-payouts'
import { payeeKind } from './list-payouts'
import {
  findAccountBefore,
  findPayoutFacts,
  listDisputesOf,
  listOpenTickets,
  listPaidBefore,
  sumOthers,
} from './payouts.queries'
import { presentPaidParties } from './present-paid-parties'
import { presentTreaties } from './present-treaties'

type Facts = NonNullable<Awaited<ReturnType<typeof findPayoutFacts>>>
type Context = CallContext<typeof readPayout>
type Unusual = z.output<typeof unusual>

export async function readThePayout(context: Context) {
  const { tx, input, actor, now, language } = context
  const facts = await findPayoutFacts(tx, input.id)
  if (!facts) throw new Refusal('notFound')
  const currency = facts.currency as Currency
  const [handled] = await withHandling(tx, [facts as unknown as WithdrawalRow], actor)
  if (!handled) throw new Refusal('notFound')
  const terms = await readTerms(tx)
  const others = (await sumOthers(tx, [facts.id], countedSince(now))).get(facts.id) ?? 0n
  const isOpen = handled.state === 'submitted' || handled.state === 'to_confirm'
  const figures = isOpen ? await figuresNow(tx, handled, terms, now) : undefined
  const judged: Handled = {
    ...handled,
    rule: figures?.isOpen ? 'undecided' : (figures?.rule ?? handled.rule),
  }
  const events = await listEvents(tx, [facts.id])
  const approvals = countedApprovals({ ...handled, approvals: await listApprovals(tx, [facts.id]) })
  const bills = await listWithdrawnBills(tx, facts.id)
  const tickets = await listOpenTickets(tx, facts.member_id, facts.id)
  const disputes = await listDisputesOf(tx, [facts.id])
  return {
    ...presentSums(handled),
    ...{ id: facts.id, number: withdrawalNumber(facts.id), state: handled.state, version: facts.version },
    ...{ kind: facts.kind as WithdrawalKind, payee: payeeKind(handled) },
    ...{ submitted_at: facts.submitted_at.toISOString(), submitted_by: facts.submitter },
    member: { ...presentMember(facts), is_without_consent: handled.isWithoutConsent },
    account: await presentAccount(context, facts),
    now: presentNow(currency, handled, figures),
    unusual: withTickets(facts.unusual as Unusual[], tickets.length).map(thing => sayBank(thing, language)),
    earlier: await presentEarlier(context, facts),
    invoice: presentInvoice(context, facts),
    of: bills.map(bill => presentBillOf({ currency, language }, bill, bill.is_joined)),
    steps: events.map(event => ({
      ...presentStep(event, language),
      who: event.staff_name ?? event.person_name ?? '',
    })),
    approvals: approvals.map(({ name, approved_at }) => ({ staff: name, at: approved_at.toISOString() })),
    approvals_wanted: approvalsWanted(handled, { ...terms, others }),
    together: decimalIn(currency)(others + BigInt(handled.net_minor)),
    double_above:
      terms.double_approval_above === null ? null : decimalIn(currency)(terms.double_approval_above),
    treaties: await presentTreaties(context, {
      ...{ memberId: facts.member_id, index: facts.person_index, isOwn: handled.isOwn },
    }),
    paid_parties: figures ? await presentPaidParties(tx, facts.id) : [],
    disputes: disputes.map(({ id, number, holds_income }) => ({ id, number, holds_income })),
    tickets,
    can: {
      ...canDo(actor, judged),
      settleResidence: handled.document === 'passport' && isOpen && !handled.isOwn,
      proposeTreaty: isOfNonResident(figures?.rule ?? '') && !handled.isOwn,
      settleParty: isOpen && !handled.isOwn,
    },
    hands_off: handsOff(context, judged),
  }
}

/** What is asked since it was submitted counts too, and what was answered meanwhile no more. */
const withTickets = (stored: readonly Unusual[], count: number): Unusual[] => [
  ...stored.filter(({ what }) => what !== 'open_ticket'),
  ...(count > 0 ? [{ what: 'open_ticket' as const, count, note: '' }] : []),
]

/** Banks are kept by their codes. */
const sayBank = (thing: Unusual, language: Language): Unusual =>
  thing.what === 'other_bank' ? { ...thing, note: bankName(thing.note, language) ?? thing.note } : thing

function handsOff({ actor }: Context, judged: Handled): HandsOff | null {
  if (judged.state === 'submitted') {
    const why = whyNotApprove(actor, judged)
    return why ?? (judged.rule === 'undecided' ? 'rule_undecided' : null)
  }
  const isOver = ['refused', 'cancelled', 'void', 'to_confirm'].includes(judged.state)
  return isOver ? null : (whyNotPay(actor, judged) ?? null)
}

function presentNow(currency: Currency, row: WithdrawalRow, figures: Figures | undefined) {
  const { tax, due, net, computation } = figures ? presentFigures(currency, figures) : presentSums(row)
  return { tax, due, net, computation }
}

function presentMember(facts: Facts) {
  return {
    ...{ id: facts.member_id, name: facts.nickname, is_frozen: facts.member_state === 'frozen' },
    ...{ verified_at: facts.verified_at?.toISOString() ?? null },
    registered_at: facts.registered_at.toISOString(),
    sensitive_change: facts.sensitive_change as 'mobile' | 'password' | 'guardian' | null,
    sensitive_change_at: facts.sensitive_change_at?.toISOString() ?? null,
  }
}

async function presentAccount({ tx, secrets, now }: Context, facts: Facts) {
  const payee = await findPayee(tx, secrets, facts.member_id, now)
  const before = await findAccountBefore(tx, facts.member_id, facts.account_id)
  return {
    ...{ holder: facts.holder, bank_name: facts.bank_name, branch: facts.branch, cnaps: facts.cnaps },
    is_verified_name: typeof payee !== 'string' && payee.name === facts.holder,
    ...{ number_masked: `**** ${facts.number_end}`, bound_at: facts.bound_at.toISOString() },
    before: before?.ended_at
      ? {
          ...{ number_masked: `**** ${before.number_end}`, bound_at: before.bound_at.toISOString() },
          ended_at: before.ended_at.toISOString(),
        }
      : null,
    is_replaced: facts.account_ended_at !== null,
  }
}

async function presentEarlier({ tx }: Context, facts: Facts) {
  const paid = await listPaidBefore(tx, facts.member_id, facts.id)
  const decimal = decimalIn(facts.currency as Currency)
  const sum = paid.reduce((total, { net_minor }) => total + BigInt(net_minor), 0n)
  return {
    payouts: paid.length,
    average: decimal(paid.length === 0 ? 0n : sum / BigInt(paid.length)),
    last: paid
      .map(({ id, net_minor, paid_at }) => ({
        ...{ id, net: decimal(net_minor), at: (paid_at ?? facts.submitted_at).toISOString() },
      }))
      .reverse(),
  }
}

function presentInvoice({ secrets, now, actor, tx }: Context, facts: Facts) {
  if (!facts.invoice_number || !facts.invoice_upload_id) return null
  return {
    number: facts.invoice_number,
    url: fileLink({ secrets, now, actor }, { id: facts.invoice_upload_id, agentId: tx.agentId }),
    media_type: facts.media_type ?? '',
  }
}
