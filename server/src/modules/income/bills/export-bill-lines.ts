// The lines of a bill as a file, each with its arithmetic. Sent while they are read: a bill may have millions.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { billLinesExportPath, listBillLines } from '#contract/income/bill-calls'
import type { Language } from '#contract/language'
import { id } from '#contract/wire'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { inLanguage } from '../../../platform/texts/in-language'
import { say } from '../../../platform/texts/texts'
import './bill-export.texts'
import type { BillLineRow } from './bill-lines.queries'
import { linesOfParts } from './lines-of-parts'
import { linesOfBill, ownBill } from './read-bill'

export function registerBillLinesExport(app: FastifyInstance, environment: CallEnvironment) {
  serveExport(app, environment, {
    path: billLinesExportPath,
    like: listBillLines,
    input: z.object({ id }),
    async open({ input, actor, language, read }) {
      const bill = await read(tx => ownBill(tx, actor.memberId, input.id))
      return {
        title: `${say('bills.export.lines', language)} ${inLanguage(bill.sp_names, language)} ${bill.month.slice(0, 7)}`,
        plainName: `bill-${bill.id}`,
        columns: columnsIn(language),
        rows: linesOfParts(read, linesOfBill(bill)),
      }
    },
  })
}

function columnsIn(language: Language): Column<BillLineRow>[] {
  const heading = (name: string) => say(`bills.export.${name}`, language)
  return [
    { heading: heading('line'), kind: 'number', value: row => row.line },
    { heading: heading('saleMonth'), kind: 'text', value: row => row.sale_month.slice(0, 7) },
    { heading: heading('track'), kind: 'text', value: row => row.title },
    { heading: heading('release'), kind: 'text', value: row => row.release },
    { heading: 'ISRC', kind: 'text', value: row => row.isrc },
    { heading: heading('store'), kind: 'text', value: row => row.store },
    { heading: heading('country'), kind: 'text', value: row => row.country },
    { heading: heading('usage'), kind: 'text', value: row => row.usage },
    { heading: heading('quantity'), kind: 'number', value: row => row.quantity },
    { heading: heading('amount'), kind: 'number', value: row => row.amount },
    { heading: heading('reported'), kind: 'text', value: row => row.currency },
    { heading: heading('exchange'), kind: 'number', value: row => row.exchange },
    { heading: heading('split'), kind: 'number', value: row => row.split },
    { heading: heading('rate'), kind: 'number', value: row => row.rate },
    { heading: heading('exact'), kind: 'number', value: row => row.exact },
  ]
}
