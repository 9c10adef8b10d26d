// The list of bills as a file for a spreadsheet, with the same filters.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { billFilter } from '#contract/income/bill'
import { billsExportPath, listBills } from '#contract/income/bill-calls'
import type { Language } from '#contract/language'
import { byPage } from '../../../platform/export/by-page'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { say } from '../../../platform/texts/texts'
import './bill-export.texts'
import { type BillPage, listBillRows } from './bills.queries'
import { filterOf } from './bills-of-member'
import { presentOwnBill } from './present-bill'

const pageSize = 500

export function registerBillsExport(app: FastifyInstance, environment: CallEnvironment) {
  serveExport(app, environment, {
    path: billsExportPath,
    like: listBills,
    input: z.object(billFilter),
    async open({ input, actor, language, read }) {
      const filter = { ...filterOf(actor.memberId, input), limit: pageSize }
      return {
        title: say('bills.export.file', language),
        plainName: 'bills',
        columns: columnsIn(language),
        rows: byPage(
          pageSize,
          async (after: BillPage['after']) =>
            (await read(tx => listBillRows(tx, { ...filter, after }))).map(row => ({
              ...presentOwnBill(row, language),
              place: row.month,
            })),
          last => ({ month: last.place, id: last.id }),
        ),
      }
    },
  })
}

type Row = ReturnType<typeof presentOwnBill>

function columnsIn(language: Language): Column<Row>[] {
  const heading = (name: string) => say(`bills.export.${name}`, language)
  return [
    { heading: heading('id'), kind: 'number', value: bill => bill.id },
    { heading: heading('month'), kind: 'text', value: bill => bill.month },
    { heading: heading('channel'), kind: 'text', value: bill => bill.sp_name },
    { heading: heading('tag'), kind: 'text', value: bill => say(`bills.tag.${bill.tag}`, language) },
    { heading: heading('from'), kind: 'text', value: bill => bill.first_month },
    { heading: heading('to'), kind: 'text', value: bill => bill.last_month },
    { heading: heading('plays'), kind: 'number', value: bill => bill.plays },
    { heading: heading('total'), kind: 'money', value: bill => ({ ...bill, amount: bill.total_money_all }) },
    { heading: heading('share'), kind: 'money', value: bill => ({ ...bill, amount: bill.cp_money_all }) },
    { heading: heading('currency'), kind: 'text', value: bill => bill.currency },
    { heading: heading('status'), kind: 'text', value: bill => say(`bills.status.${bill.status}`, language) },
    {
      heading: heading('confirmed'),
      kind: 'time',
      value: bill => (bill.confirmed_at === null ? null : new Date(bill.confirmed_at)),
    },
    { heading: heading('remarks'), kind: 'text', value: bill => bill.remarks || bill.reversal_reason },
  ]
}
