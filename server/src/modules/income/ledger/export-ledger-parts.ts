// What a transaction is made of, and the lines behind a part of a bill, as files.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  listTracedLines,
  listTransactionEntries,
  tracedFilter,
  transactionFilter,
} from '#contract/income/ledger-calls'
import { tracedLinesExportPath, transactionExportPath } from '#contract/income/ledger-paths'
import type { Language } from '#contract/language'
import { byCursor } from '../../../platform/export/by-cursor'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { Refusal } from '../../../platform/refusal'
import { say } from '../../../platform/texts/texts'
import { recordAudit } from '../../audit/audit.public'
import type { BillLineRow } from '../bills/bill-lines.queries'
import { linesOfParts } from '../bills/lines-of-parts'
import { findTransaction } from './ledger-transactions.queries'
import './ledger.texts'
import { listParts } from './read-transaction'
import { requireTracedBill } from './trace-bill'

const logged = (subjectId: string, after: object) => ({
  ...{ action: 'ledger.exported', subject: 'ledger', subjectId, after },
})

export function registerLedgerPartsExports(app: FastifyInstance, environment: CallEnvironment) {
  serveExport(app, environment, {
    path: transactionExportPath,
    like: listTransactionEntries,
    input: z.object(transactionFilter),
    async open({ input, actor, client, now, language, read, change }) {
      const found = await read(tx => findTransaction(tx, input.transaction_id))
      if (!found) throw new Refusal('notFound')
      await change(tx => recordAudit(tx, { actor, client, now, ...logged(`T-${found.id}`, input) }))
      return {
        title: say('ledger.export.transactionEntries', language),
        plainName: 'transaction-entries',
        columns: entryColumns(language),
        rows: byCursor(page => read(tx => listParts({ tx, language, input: { ...input, ...page } }))),
      }
    },
  })
  serveExport(app, environment, {
    path: tracedLinesExportPath,
    like: listTracedLines,
    input: z.object(tracedFilter),
    async open({ input, actor, client, now, language, read, change }) {
      const bill = await read(tx => requireTracedBill(tx, input.bill_id))
      await change(tx => recordAudit(tx, { actor, client, now, ...logged(`B-${bill.id}`, input) }))
      const { work_id: workId, isrc = '', sale_month: saleMonth, currency } = input
      return {
        title: say('ledger.export.tracedLines', language),
        plainName: 'report-lines',
        columns: lineColumns(language),
        rows: linesOfParts(read, {
          ...{
            billId: bill.id,
            postingId: bill.posting_id,
            reportId: bill.report_id,
            channelId: bill.channel_id,
          },
          part: { workId, isrc, saleMonth, currency },
        }),
      }
    },
  })
}

type Entry = Awaited<ReturnType<typeof listParts>>['items'][number]

function entryColumns(language: Language): Column<Entry>[] {
  const heading = (name: string) => say(`ledger.export.${name}`, language)
  return [
    { heading: heading('position'), kind: 'number', value: entry => entry.position },
    {
      heading: heading('kind'),
      kind: 'text',
      value: ({ account }) => say(`ledger.kind.${account.kind}`, language),
    },
    {
      heading: heading('owner'),
      kind: 'text',
      value: ({ account }) => account.member?.name ?? account.payer?.name ?? '',
    },
    { heading: heading('channel'), kind: 'text', value: entry => entry.channel },
    { heading: heading('bill'), kind: 'text', value: ({ bill }) => (bill === null ? null : `B-${bill.id}`) },
    {
      heading: heading('amount'),
      kind: 'money',
      value: ({ amount, account }) => ({ amount, currency: account.currency }),
    },
    { heading: heading('currency'), kind: 'text', value: ({ account }) => account.currency },
  ]
}

/** Amounts as exact as the report has them. */
function lineColumns(language: Language): Column<BillLineRow>[] {
  const heading = (name: string) => say(`ledger.export.${name}`, language)
  return [
    { heading: heading('line'), kind: 'number', value: line => line.line },
    { heading: heading('title'), kind: 'text', value: line => line.title },
    { heading: heading('store'), kind: 'text', value: line => line.store },
    { heading: heading('country'), kind: 'text', value: line => line.country },
    { heading: heading('usage'), kind: 'text', value: line => line.usage },
    { heading: heading('quantity'), kind: 'number', value: line => line.quantity },
    { heading: heading('lineAmount'), kind: 'number', value: line => line.amount },
    { heading: heading('currency'), kind: 'text', value: line => line.currency },
  ]
}
