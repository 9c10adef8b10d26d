// What people know and files do not say: exchange rates, the payer's own total, which channel a store is. All before the posting.
import type { enterRates, enterTotals, nameStores } from '#contract/income/report-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { putChanged, putReport, type ReportRow } from '../reports.queries'
import {
  applyPayerStores,
  listCurrencies,
  lockReportsWithStores,
  payerOf,
  putRates,
  putTotal,
} from './decisions.queries'
import { lockOpenReport } from './open-report'
import { findUnknownChannels, lockPayer, putPayerStores } from './payers.queries'

export async function enterTheRates({ tx, input, actor, client, now }: CallContext<typeof enterRates>) {
  const report = requireChecked(await lockOpenReport(tx, input))
  if (input.rates.some(({ rate }) => Number(rate) === 0)) throw wrong('rates', 'income.rateNotPositive')
  await requireCurrencies(tx, report.id, input.rates)
  await putRates(tx, report.id, input.rates, { staffId: actor.staffId, now })
  await putReport(tx, report.id, {})
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'report.rates', subject: 'report', subjectId: report.id },
    after: {
      name: report.name,
      ...Object.fromEntries(input.rates.map(({ currency, rate }) => [currency, rate])),
    },
  })
  return null
}

export async function enterTheTotals({ tx, input, actor, client, now }: CallContext<typeof enterTotals>) {
  const report = requireChecked(await lockOpenReport(tx, input))
  for (const { currency, amount } of input.totals) {
    await putTotal(tx, report.id, { currency, amount }, { staffId: actor.staffId, now })
  }
  await putReport(tx, report.id, {})
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'report.totals', subject: 'report', subjectId: report.id },
    after: {
      name: report.name,
      ...Object.fromEntries(input.totals.map(({ currency, amount }) => [currency, amount])),
    },
  })
  return null
}

/** Remembered for the payer, and at once for all its reports that wait. */
export async function nameTheStores({ tx, input, actor, client, now }: CallContext<typeof nameStores>) {
  const payerId = await payerOf(tx, input.id)
  if (payerId === undefined || !(await lockPayer(tx, payerId))) throw new Refusal('notFound')
  const stores = input.stores.map(({ store }) => store)
  const reports = await lockReportsWithStores(tx, { reportId: input.id, payerId, stores })
  const report = requireChecked(await lockOpenReport(tx, input))
  const unknown = await findUnknownChannels(
    tx,
    input.stores.map(({ channel_id }) => channel_id),
  )
  if (unknown.length > 0) throw wrong('stores', 'income.channelUnknown')
  await putPayerStores(tx, payerId, input.stores)
  await applyPayerStores(tx, reports)
  await putChanged(tx, reports)
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'report.stores', subject: 'report', subjectId: report.id },
    after: { name: report.name, stores },
  })
  return null
}

/** Rates and stores of what was posted are fixed: late batches are posted as the report was. */
function requireChecked(report: ReportRow): ReportRow {
  if (report.state !== 'checked') throw new Refusal('conflict', { text: 'income.cannotMove' })
  return report
}

async function requireCurrencies(
  tx: CallContext['tx'],
  reportId: number,
  named: readonly { currency: string }[],
) {
  const known = await listCurrencies(tx, reportId)
  if (named.some(({ currency }) => !known.includes(currency))) throw wrong('rates', 'income.currencyNotThere')
}

const wrong = (field: string, text: string) => new Refusal('invalidInput', { fields: [{ field, text }] })
