// The desk's lists as files, as their calls answer them. Taking one along is in the log before the first line leaves.
import type { FastifyInstance } from 'fastify'
import type { Currency } from '#contract/currency'
import {
  deskBillsExportInput,
  deskBillsExportPath,
  remarksExportInput,
  remarksExportPath,
  reportsExportInput,
  reportsExportPath,
  suspenseExportInput,
  suspenseExportPath,
} from '#contract/income/desk-exports'
import { listDeskBills } from '#contract/income/receipt-calls'
import type { ReportInList } from '#contract/income/report'
import { listReportRemarks, listReports } from '#contract/income/report-calls'
import { listSuspense, type SuspenseTitle } from '#contract/income/suspense-calls'
import type { Language } from '#contract/language'
import { byCursor } from '../../../platform/export/by-cursor'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { say } from '../../../platform/texts/texts'
import { recordAudit } from '../../audit/audit.public'
import '../bills/bill-export.texts'
import { suspenseInOrder } from '../suspense/list-suspense'
import { listTheBills } from './desk-bills'
import './export-desk.texts'
import { listRemarks } from './list-remarks'
import { pageOfReports } from './list-reports'

const logged = (subjectId: number | '', after: object) => ({
  ...{ action: 'income.exported', subject: 'report', subjectId, after },
})

export function registerDeskExports(app: FastifyInstance, environment: CallEnvironment) {
  serveExport(app, environment, {
    path: reportsExportPath,
    like: listReports,
    input: reportsExportInput,
    async open({ input, actor, client, now, language, read, change }) {
      await change(tx => recordAudit(tx, { actor, client, now, ...logged('', input) }))
      return {
        title: say('income.export.reports', language),
        plainName: 'reports',
        columns: reportColumns(language),
        rows: flattened(
          byCursor(page => read(tx => pageOfReports({ tx, actor, input: { ...input, ...page } }))),
          inCurrencies,
        ),
      }
    },
  })
  serveExport(app, environment, {
    path: deskBillsExportPath,
    like: listDeskBills,
    input: deskBillsExportInput,
    async open({ input, actor, client, now, language, read, change }) {
      await change(tx => recordAudit(tx, { actor, client, now, ...logged(input.report_id ?? '', input) }))
      return {
        title: say('income.export.bills', language),
        plainName: 'bills',
        columns: billColumns(language),
        rows: byCursor(page => read(tx => listTheBills({ tx, input: { ...input, ...page }, language }))),
      }
    },
  })
  serveExport(app, environment, {
    path: suspenseExportPath,
    like: listSuspense,
    input: suspenseExportInput,
    async open({ input, actor, client, now, language, read, change }) {
      await change(tx => recordAudit(tx, { actor, client, now, ...logged(input.report_id, input) }))
      return {
        title: say(`income.export.${input.show === 'open' ? 'suspense' : 'decided'}`, language),
        plainName: 'suspense',
        columns: titleColumns(language),
        rows: flattened(suspenseInOrder(read, { reportId: input.report_id, show: input.show }), amountsOf),
      }
    },
  })
  serveExport(app, environment, {
    path: remarksExportPath,
    like: listReportRemarks,
    input: remarksExportInput,
    async open({ input, actor, client, now, language, read, change }) {
      await change(tx => recordAudit(tx, { actor, client, now, ...logged(input.id, input) }))
      const { services } = environment
      return {
        title: say('income.export.remarks', language),
        plainName: 'lines',
        columns: remarkColumns(language),
        rows: byCursor(page => listRemarks({ read, services, language, input: { ...input, ...page } })),
      }
    },
  })
}

type Remark = Awaited<ReturnType<typeof listRemarks>>['items'][number]

/** For the payer, who is asked to put them right. */
function remarkColumns(language: Language): Column<Remark>[] {
  const heading = (name: string) => say(`income.export.${name}`, language)
  return [
    { heading: heading('line'), kind: 'number', value: remark => remark.line },
    { heading: heading('why'), kind: 'text', value: remark => remark.says },
    { heading: heading('column'), kind: 'text', value: remark => remark.column },
    { heading: heading('cell'), kind: 'text', value: remark => remark.cell },
    { heading: say('bills.export.currency', language), kind: 'text', value: remark => remark.currency },
    { heading: heading('amount'), kind: 'number', value: remark => remark.amount },
    { heading: heading('text'), kind: 'text', value: remark => remark.text },
  ]
}

async function* flattened<Row, Line>(pages: AsyncIterable<Row[]>, linesOf: (row: Row) => Line[]) {
  for await (const page of pages) yield page.flatMap(linesOf)
}

/** A sheet adds up a column only where it is of one currency: each has a row of its own. */
function inCurrencies(report: ReportInList) {
  const sums = report.sums.length > 0 ? report.sums : [undefined]
  return sums.map(sum => ({
    report,
    sum,
    open: report.open.find(({ currency }) => currency === sum?.currency)?.amount,
  }))
}

function reportColumns(language: Language): Column<ReturnType<typeof inCurrencies>[number]>[] {
  const heading = (name: string) => say(`income.export.${name}`, language)
  const bills = (name: string) => say(`bills.export.${name}`, language)
  return [
    { heading: heading('report'), kind: 'number', value: ({ report }) => report.id },
    { heading: heading('payer'), kind: 'text', value: ({ report }) => report.payer.name },
    {
      heading: heading('file'),
      kind: 'text',
      value: ({ report }) => [report.name, report.entry].filter(Boolean).join(' / '),
    },
    { heading: heading('arrived'), kind: 'time', value: ({ report }) => new Date(report.arrived_at) },
    {
      heading: heading('state'),
      kind: 'text',
      value: ({ report }) => say(`income.state.${report.state}`, language),
    },
    { heading: bills('from'), kind: 'text', value: ({ report }) => report.first_month },
    { heading: bills('to'), kind: 'text', value: ({ report }) => report.last_month },
    { heading: heading('sales'), kind: 'number', value: ({ report }) => report.lines.sales },
    { heading: heading('refused'), kind: 'number', value: ({ report }) => report.lines.refused },
    { heading: heading('unmatched'), kind: 'number', value: ({ report }) => report.lines.unmatched },
    { heading: bills('currency'), kind: 'text', value: ({ sum }) => sum?.currency ?? null },
    { heading: heading('amount'), kind: 'number', value: ({ sum }) => sum?.amount ?? null },
    {
      heading: heading('open'),
      kind: 'money',
      value: ({ sum, open }) => (sum && open ? { amount: open, currency: sum.currency as Currency } : null),
    },
  ]
}

type DeskBill = Awaited<ReturnType<typeof listTheBills>>['items'][number]

function billColumns(language: Language): Column<DeskBill>[] {
  const bills = (name: string) => say(`bills.export.${name}`, language)
  const heading = (name: string) => say(`income.export.${name}`, language)
  return [
    { heading: bills('id'), kind: 'number', value: bill => bill.id },
    { heading: heading('report'), kind: 'number', value: bill => bill.report.id },
    { heading: heading('file'), kind: 'text', value: bill => bill.report.name },
    { heading: heading('member'), kind: 'text', value: bill => bill.member.name },
    { heading: bills('month'), kind: 'text', value: bill => bill.month },
    { heading: bills('channel'), kind: 'text', value: bill => bill.sp_name },
    { heading: bills('tag'), kind: 'text', value: bill => say(`bills.tag.${bill.tag}`, language) },
    { heading: bills('total'), kind: 'money', value: bill => ({ ...bill, amount: bill.total_money_all }) },
    { heading: heading('share'), kind: 'money', value: bill => ({ ...bill, amount: bill.cp_money_all }) },
    { heading: bills('currency'), kind: 'text', value: bill => bill.currency },
    { heading: bills('status'), kind: 'text', value: bill => say(`bills.status.${bill.status}`, language) },
    { heading: bills('remarks'), kind: 'text', value: bill => bill.remarks },
  ]
}

/** Titles of statistics have no money, and are there all the same. */
const amountsOf = (title: SuspenseTitle) =>
  (title.amounts.length > 0 ? title.amounts : [undefined]).map(sum => ({ title, sum }))

function titleColumns(language: Language): Column<ReturnType<typeof amountsOf>[number]>[] {
  const heading = (name: string) => say(`income.export.${name}`, language)
  return [
    { heading: heading('title'), kind: 'text', value: ({ title }) => title.name },
    { heading: heading('artist'), kind: 'text', value: ({ title }) => title.artist },
    { heading: heading('release'), kind: 'text', value: ({ title }) => title.release },
    { heading: 'ISRC', kind: 'text', value: ({ title }) => title.isrc },
    { heading: 'UPC', kind: 'text', value: ({ title }) => title.upc },
    { heading: heading('stores'), kind: 'text', value: ({ title }) => title.stores.join(', ') },
    { heading: heading('lines'), kind: 'number', value: ({ title }) => title.lines },
    {
      heading: say('bills.export.currency', language),
      kind: 'text',
      value: ({ sum }) => sum?.currency ?? null,
    },
    { heading: heading('amount'), kind: 'number', value: ({ sum }) => sum?.amount ?? null },
    { heading: heading('recording'), kind: 'text', value: ({ title }) => recordingOf(title.decision) },
    { heading: heading('by'), kind: 'text', value: ({ title }) => title.decision?.by ?? null },
  ]
}

function recordingOf(decision: SuspenseTitle['decision']): string | null {
  if (!decision) return null
  const { title, artists, isrc } = decision.recording
  return [title, artists, isrc].filter(Boolean).join(' · ')
}
