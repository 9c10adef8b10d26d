import type { OutputOf } from '#contract/call'
import type { Currency } from '#contract/currency'
import type { readIncomeReport } from '#contract/income/report-calls'
import { type ReportEvent, reportAfter } from '#contract/income/report-state'
import type { Language } from '#contract/language'
import { minor, toDecimal } from '#contract/money'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { inLanguage } from '../../../platform/texts/in-language'
import { hasText, say } from '../../../platform/texts/texts'
import { type Likeness, listLikenesses } from '../importing/likeness.queries'
import { requestsOf } from '../second-person/present-requests'
import { presentAll } from './list-reports'
import { judgePosting } from './posting-doubts'
import * as details from './report-details.queries'
import { findListedReport, type ListedReport } from './report-list.queries'
import { batchOf, filesOf, tablesOf } from './report-tables'

type Shown = OutputOf<typeof readIncomeReport>

export async function readTheReport({
  tx,
  input,
  actor,
  language,
  now,
}: CallContext<typeof readIncomeReport>): Promise<Shown> {
  const listed = await findListedReport(tx, input.id)
  if (!listed) throw new Refusal('notFound')
  const { id } = listed
  const [inList] = await presentAll(tx, [listed], actor.staffId)
  if (!inList) throw new Refusal('notFound')
  const facts = await details.findReportFacts(tx, id)
  const currency = facts.site_currency as Currency
  const matches = await details.countMatches(tx, id)
  const suspense = matches.find(({ by }) => by === null)
  const posting = await judgePosting(
    tx,
    { ...listed, imported_by: listed.importer_id },
    { staffId: actor.staffId, currency },
  )
  return {
    ...inList,
    ...{ version: facts.version, size: facts.size, sha256: facts.sha256, previous_id: facts.previous_id },
    same_payer: facts.same_payer,
    ...{ tables: await tablesOf(tx, id), files: await filesOf(tx, id), batch_of: await batchOf(tx, id) },
    site_currency: currency,
    not_done: notDoneOf(facts, language),
    checked: listed.checked_at && { by: listed.checker ?? '', at: listed.checked_at.toISOString() },
    reading: readingOf(facts, listed),
    matched: matches.flatMap(({ by, lines, titles }) => (by === null ? [] : [{ by, lines, titles }])),
    suspense: { lines: suspense?.lines ?? 0, titles: suspense?.titles ?? 0 },
    channels: await channelsOf(tx, id, currency, language),
    stores: await details.listStoresOf(tx, id),
    totals: inCurrency(await details.compareTotals(tx, id)),
    rates: inCurrency(await details.listRates(tx, id, currency)),
    remarks: await details.countRemarks(tx, id),
    likenesses: likenessesOf(await listLikenesses(tx, id)),
    postings: await postingsOf(tx, id),
    receipts: await receiptsOf(tx, id),
    requests: await requestsOf(tx, id, { staffId: actor.staffId, now }),
    posting,
    can: allowedWith(listed, posting),
  }
}

/** Of a text that has gone since, what holds of all of them: something has changed. */
function notDoneOf(
  { not_done: what, not_done_by: by, not_done_text: text, not_done_at: at }: details.ReportFacts,
  language: Language,
): Shown['not_done'] {
  if (what === null) return null
  return { what, by, at: at.toISOString(), says: say(hasText(text) ? text : 'income.cannotMove', language) }
}

const likenessesOf = (found: Likeness[]): Shown['likenesses'] =>
  found.map(({ id, name, payer_id, payer, state, lines, equal_lines }) => ({
    report: { id, name, payer: { id: payer_id, name: payer }, state: state as Shown['state'], lines },
    equal_lines,
  }))

function readingOf(
  { settings, seconds }: details.ReportFacts,
  { read_lines }: ListedReport,
): Shown['reading'] {
  if (!settings?.findings) return null
  const pace = seconds !== null && seconds > 0 ? Math.round(read_lines / seconds) : null
  return { findings: settings.findings, given: settings.given ?? {}, lines_a_second: pace }
}

async function channelsOf(tx: CallContext['tx'], id: number, siteCurrency: string, language: Language) {
  const sums = await details.sumByChannel(tx, id, siteCurrency)
  return inCurrency(sums.filter(({ currency }) => currency !== '')).map(sum => ({
    ...sum,
    channel: inLanguage(sum.channel, language),
  }))
}

export async function postingsOf(tx: CallContext['tx'], id: number): Promise<Shown['postings']> {
  return (await details.listPostingsOf(tx, id)).map(posting => ({
    id: posting.id,
    number: posting.number,
    month: posting.month.slice(0, 7),
    posted: { by: posting.by, at: posting.at.toISOString() },
    note: posting.note,
    transaction_id: posting.transaction_id,
    bills: posting.bills,
    members: posting.members,
    shares: posting.shares,
    reversed:
      posting.reversed_at === null
        ? null
        : {
            by: posting.reversed_by ?? '',
            at: posting.reversed_at.toISOString(),
            reason: posting.reversal_reason ?? '',
            transaction_id: posting.reversal_id ?? 0,
          },
  }))
}

export async function receiptsOf(tx: CallContext['tx'], id: number): Promise<Shown['receipts']> {
  return (await details.listReceipts(tx, id)).map(
    ({ by, at, bank_currency, banked, settled, charges, currency, ...receipt }) => ({
      ...receipt,
      currency: currency as Currency,
      settled: decimal(settled, currency),
      charges: decimal(charges, currency),
      banked:
        bank_currency === null || banked === null
          ? null
          : { currency: bank_currency as Currency, amount: decimal(banked, bank_currency) },
      recorded: { by, at: at.toISOString() },
    }),
  )
}

function allowedWith(
  { state, pending, is_usage_only, importer_id, checked_by }: ListedReport,
  { obstacles, lines }: Shown['posting'],
): Shown['can'] {
  const may = (event: ReportEvent) => pending === null && reportAfter(state, event) !== undefined
  const isLater = state === 'posted' && pending === null && lines > 0
  return {
    cancel: may('cancel'),
    read_again: may('readAgain'),
    discard: may('discard'),
    check: may('post') && !is_usage_only && importer_id === null && checked_by === null,
    post: !is_usage_only && obstacles.length === 0 && (may('post') || isLater),
    count: is_usage_only && may('count') && !obstacles.includes('stores-unknown'),
    reverse: may('reverse'),
    match: pending === null && ['checked', 'posted'].includes(state),
    mark: pending === null && ['checked', 'posted'].includes(state),
  }
}

/** The tables take only currencies that the contract knows. */
const inCurrency = <R extends { currency: string }>(found: R[]) =>
  found.map(row => ({ ...row, currency: row.currency as Currency }))

const decimal = (amount: string, currency: string) =>
  toDecimal({ amount: minor(BigInt(amount)), currency: currency as Currency })
