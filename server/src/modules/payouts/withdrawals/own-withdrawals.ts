// Withdrawals as their member sees them.
import { z } from 'zod'
import type { Currency } from '#contract/currency'
import type { Language } from '#contract/language'
import { memberSteps, type WithdrawalKind, withdrawalNumber } from '#contract/payouts/withdrawal'
import type { listPayableBills, listWithdrawals, readWithdrawal } from '#contract/payouts/withdrawal-calls'
import { type WithdrawalState, withdrawalAfter } from '#contract/payouts/withdrawal-state'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { accountState } from '../../identity/identity.public'
import { listPayableRows, type PayableRow, sumPayable } from '../../income/income.public'
import { listYearsOf } from '../documents/statement-figures.queries'
import '../payouts.texts'
import { isCancellable } from './is-cancellable'
import {
  type EventRow,
  findOwnWithdrawal,
  listEvents,
  listWithdrawalRows,
  listWithdrawnBills,
  type OwnWithdrawalRow,
  sumWithdrawals,
} from './own-withdrawals.queries'
import { decimalIn, presentBillOf, presentSums } from './present-sums'
import { sayReason } from './say-reason'
import { readTerms, type WithdrawalRow } from './withdrawals.queries'

const billPlace = z.object({ month: place.day, id: place.id })
const idPlace = z.object({ id: place.id })

export async function listThePayableBills({
  tx,
  actor,
  input,
  language,
}: CallContext<typeof listPayableBills>) {
  const { memberId } = actor
  const { when, limit } = input
  const terms = await readTerms(tx)
  const currency = terms.currency as Currency
  const after = readCursor(billPlace, input.cursor)
  const found = await listPayableRows(tx, { memberId, when, after, limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, ({ month, id }) => ({ month, id }))
  const sum = await sumPayable(tx, memberId, when)
  const decimal = decimalIn(currency)
  return {
    items: shown.map(bill => presentPayable({ currency, language }, bill)),
    ...{ next_cursor, currency, bills: sum.bills, share: decimal(sum.share_minor) },
    ...{ minimum: decimal(terms.withdrawal_minimum), fee: decimal(terms.withdrawal_fee) },
  }
}

function presentPayable(shownIn: { currency: Currency; language: Language }, bill: PayableRow) {
  const { joined: _, ...shown } = presentBillOf(shownIn, bill, false)
  const whyNot =
    bill.status === 1
      ? bill.is_asked_back
        ? 'asked_back'
        : bill.is_owed_again
          ? 'waits_for_payer'
          : null
      : bill.status === 10
        ? 'held'
        : bill.confirmed_at
          ? 'waits_for_payer'
          : 'to_confirm'
  return {
    ...shown,
    ...{ first_month: bill.first_month.slice(0, 7), last_month: bill.last_month.slice(0, 7) },
    joins: whyNot === null && BigInt(bill.share_minor) < 0n,
    why_not: whyNot as 'held' | 'asked_back' | 'waits_for_payer' | 'to_confirm' | null,
    confirms_at: whyNot === 'to_confirm' ? bill.confirms_at.toISOString() : null,
    remarks: bill.remarks,
    is_disputed: bill.held_for !== null,
    reversal_reason: bill.reversal_reason ?? '',
  }
}

export async function listOwnWithdrawals({
  tx,
  actor,
  input,
  language,
}: Pick<CallContext<typeof listWithdrawals>, 'tx' | 'actor' | 'input' | 'language'>) {
  const { memberId } = actor
  const { limit, cursor, ...filter } = input
  const terms = await readTerms(tx)
  const after = readCursor(idPlace, cursor)?.id
  const found = await listWithdrawalRows(tx, { memberId, ...filter, after, limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, ({ id }) => ({ id }))
  const events = await listEvents(
    tx,
    shown.map(({ id }) => id),
  )
  const account = await accountState(tx, memberId)
  const sums = await sumWithdrawals(tx, memberId)
  const decimal = decimalIn(terms.currency as Currency)
  return {
    items: shown.map(row => presentOwn(row, { events, language, account })),
    ...{ next_cursor, currency: terms.currency },
    ...{ on_the_way: decimal(sums.on_the_way), paid: decimal(sums.paid), withheld: decimal(sums.withheld) },
    years: after === undefined ? (await listYearsOf(tx, memberId)).reverse() : [],
  }
}

export async function readOwnWithdrawal({ tx, actor, input, language }: CallContext<typeof readWithdrawal>) {
  const row = await findOwnWithdrawal(tx, actor.memberId, input.id)
  if (!row) throw new Refusal('notFound')
  const events = await listEvents(tx, [row.id])
  const bills = await listWithdrawnBills(tx, row.id)
  const account = await accountState(tx, actor.memberId)
  return {
    ...presentOwn(row, { events, language, account }),
    of: bills.map(bill =>
      presentBillOf({ currency: row.currency as Currency, language }, bill, bill.is_joined),
    ),
  }
}

interface Showing {
  events: readonly EventRow[]
  language: Language
  /** How the account stands. */
  account: string
}

function presentOwn(row: OwnWithdrawalRow, { events, language, account }: Showing) {
  const state = row.state as WithdrawalState
  const own = events.filter(({ withdrawal_id }) => withdrawal_id === row.id)
  return {
    ...presentSums(row as WithdrawalRow),
    ...{ id: row.id, number: withdrawalNumber(row.id), kind: row.kind as WithdrawalKind, state },
    account: { holder: row.holder, bank_name: row.bank_name, number_masked: `**** ${row.number_end}` },
    ...{ bills: row.bills, invoice_number: row.invoice_number ?? '', version: row.version },
    submitted_at: row.submitted_at.toISOString(),
    approved_at: row.approved_at?.toISOString() ?? null,
    paid_at: row.paid_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    confirm_until: row.confirm_until?.toISOString() ?? null,
    ...{ bank_reference: row.bank_reference, reason: sayOwnReason(row.reason, language) },
    steps: own
      .filter(isMembers)
      .map(event => ({ ...presentStep(event, language), reason: sayOwnReason(event.reason, language) })),
    shown_before: state === 'to_confirm' ? figuresBefore(own) : null,
    can: {
      cancel: withdrawalAfter(state, 'cancel') !== undefined && isCancellable(row.kind, account),
      confirm: withdrawalAfter(state, 'confirm') !== undefined,
      receipt: state === 'paid',
    },
  }
}

const isMembers = (event: EventRow): event is EventRow & { event: (typeof memberSteps)[number] } =>
  (memberSteps as readonly string[]).includes(event.event)

export function presentStep<E extends EventRow>(event: E, language: Language) {
  const { bank_reference = '', batch = null } = event.details as { bank_reference?: string; batch?: number }
  return {
    ...{ step: event.event as E['event'], at: event.at.toISOString() },
    ...{ reason: sayReason(event.reason, language), bank_reference, batch },
  }
}

/** To who did it themselves it is said as such. */
const sayOwnReason = (stored: string, language: Language) =>
  sayReason(stored === 'payouts.reason.byMember' ? 'payouts.reason.byYou' : stored, language)

function figuresBefore(events: readonly EventRow[]) {
  const asked = events.findLast(({ event }) => event === 'ask')
  const { before } = (asked?.details ?? {}) as { before?: { tax: string; due: string; net: string } }
  return before ?? null
}
