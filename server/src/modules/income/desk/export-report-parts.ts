// What stands on a report's page in lists of its own, as files: money of its payer, postings, and how it differs from another report.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Currency } from '#contract/currency'
import { comparisonExportPath, postingsExportPath, receiptsExportPath } from '#contract/income/desk-exports'
import { compareReports, readIncomeReport } from '#contract/income/report-calls'
import type { Language } from '#contract/language'
import { id } from '#contract/wire'
import type { Tx } from '../../../platform/database/query'
import { byCursor } from '../../../platform/export/by-cursor'
import { type ExportContext, serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { Refusal } from '../../../platform/refusal'
import { say } from '../../../platform/texts/texts'
import { recordAudit } from '../../audit/audit.public'
import '../bills/bill-export.texts'
import { type Difference, listDifferencesByTitle } from './compare.queries'
import { requireComparable } from './compare-reports'
import { payerOf } from './decisions.queries'
import './export-desk.texts'
import { postingsOf, receiptsOf } from './read-income-report'
import { findReportFacts } from './report-details.queries'

export function registerReportPartsExports(app: FastifyInstance, environment: CallEnvironment) {
  serveExport(app, environment, {
    path: receiptsExportPath,
    like: readIncomeReport,
    input: z.object({ id }),
    async open(context) {
      const { input, language, read } = context
      await begin(context, tx => requireReport(tx, input.id))
      return {
        title: say('income.export.receipts', language),
        plainName: 'receipts',
        columns: receiptColumns(language),
        rows: inOneBatch(() => read(tx => receiptsOf(tx, input.id))),
      }
    },
  })
  serveExport(app, environment, {
    path: postingsExportPath,
    like: readIncomeReport,
    input: z.object({ id }),
    async open(context) {
      const { input, language, read } = context
      await begin(context, tx => requireReport(tx, input.id))
      const { site_currency } = await read(tx => findReportFacts(tx, input.id))
      return {
        title: say('income.export.postings', language),
        plainName: 'postings',
        columns: postingColumns(language, site_currency as Currency),
        rows: inOneBatch(() => read(tx => postingsOf(tx, input.id))),
      }
    },
  })
  serveExport(app, environment, {
    path: comparisonExportPath,
    like: compareReports,
    input: compareReports.input,
    async open(context) {
      const { input, language, read } = context
      const { id: here, other_id: there } = input
      await begin(context, tx => requireComparable(tx, here, there))
      return {
        title: say('income.export.comparison', language),
        plainName: 'comparison',
        columns: differenceColumns(language),
        rows: byCursor(page => read(tx => listDifferencesByTitle(tx, here, there, page))),
      }
    },
  })
}

/** Who asks for a report that is not there is refused and no entry is made; everybody else is in the log before the first line leaves. */
async function begin(
  { input, actor, client, now, read, change }: ExportContext<typeof readIncomeReport.access, { id: number }>,
  require: (tx: Tx) => Promise<void>,
): Promise<void> {
  await read(require)
  const taken = { action: 'income.exported', subject: 'report', subjectId: input.id, after: input }
  await change(tx => recordAudit(tx, { actor, client, now, ...taken }))
}

async function requireReport(tx: Tx, reportId: number): Promise<void> {
  if ((await payerOf(tx, reportId)) === undefined) throw new Refusal('notFound')
}

/** Few: each was entered or decided by somebody. */
async function* inOneBatch<Row>(read: () => Promise<Row[]>) {
  yield await read()
}

const headingIn = (language: Language) => (name: string) => say(`income.export.${name}`, language)
const moment = (at: string | undefined) => (at === undefined ? null : new Date(at))

function receiptColumns(language: Language): Column<Awaited<ReturnType<typeof receiptsOf>>[number]>[] {
  const heading = headingIn(language)
  const currency = say('bills.export.currency', language)
  return [
    { heading: heading('kind'), kind: 'text', value: ({ kind }) => heading(kind) },
    { heading: heading('receivedOn'), kind: 'date', value: receipt => receipt.received_on },
    {
      heading: heading('settled'),
      kind: 'money',
      value: receipt => ({ ...receipt, amount: receipt.settled }),
    },
    {
      heading: heading('charges'),
      kind: 'money',
      value: receipt => ({ ...receipt, amount: receipt.charges }),
    },
    { heading: currency, kind: 'text', value: receipt => receipt.currency },
    { heading: heading('banked'), kind: 'money', value: receipt => receipt.banked },
    { heading: heading('bankCurrency'), kind: 'text', value: receipt => receipt.banked?.currency ?? null },
    {
      heading: heading('otherReport'),
      kind: 'text',
      value: ({ other_report_id: other }) => (other === null ? null : `R-${other}`),
    },
    { heading: heading('reason'), kind: 'text', value: receipt => receipt.reason },
    { heading: heading('recordedBy'), kind: 'text', value: receipt => receipt.recorded.by },
    { heading: heading('recordedAt'), kind: 'time', value: receipt => moment(receipt.recorded.at) },
  ]
}

function postingColumns(
  language: Language,
  currency: Currency,
): Column<Awaited<ReturnType<typeof postingsOf>>[number]>[] {
  const heading = headingIn(language)
  return [
    { heading: heading('number'), kind: 'number', value: posting => posting.number },
    { heading: say('bills.export.month', language), kind: 'text', value: posting => posting.month },
    { heading: heading('postedAt'), kind: 'time', value: posting => moment(posting.posted.at) },
    { heading: heading('postedBy'), kind: 'text', value: posting => posting.posted.by },
    { heading: heading('note'), kind: 'text', value: posting => posting.note },
    { heading: heading('billCount'), kind: 'number', value: posting => posting.bills },
    { heading: heading('memberCount'), kind: 'number', value: posting => posting.members },
    { heading: heading('shares'), kind: 'money', value: posting => ({ amount: posting.shares, currency }) },
    { heading: say('bills.export.currency', language), kind: 'text', value: () => currency },
    { heading: heading('transaction'), kind: 'text', value: posting => `T-${posting.transaction_id}` },
    { heading: heading('reversedAt'), kind: 'time', value: posting => moment(posting.reversed?.at) },
    { heading: heading('reversedBy'), kind: 'text', value: posting => posting.reversed?.by ?? null },
    { heading: heading('reversalReason'), kind: 'text', value: posting => posting.reversed?.reason ?? null },
  ]
}

function differenceColumns(language: Language): Column<Difference>[] {
  const heading = headingIn(language)
  return [
    { heading: heading('title'), kind: 'text', value: found => found.title },
    { heading: heading('artist'), kind: 'text', value: found => found.artist },
    { heading: heading('store'), kind: 'text', value: found => found.store },
    { heading: say('bills.export.month', language), kind: 'text', value: found => found.month },
    { heading: say('bills.export.currency', language), kind: 'text', value: found => found.currency },
    { heading: heading('here'), kind: 'number', value: found => found.here },
    { heading: heading('there'), kind: 'number', value: found => found.there },
    { heading: heading('gap'), kind: 'number', value: found => found.gap },
  ]
}
