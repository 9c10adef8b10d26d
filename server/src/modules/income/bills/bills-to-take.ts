// Bills and the lines behind them for the archive of an account: the words of programs, whatever language its owner reads.
import type { Tx } from '../../../platform/database/query'
import { byPage } from '../../../platform/export/by-page'
import type { Column, Table } from '../../../platform/export/table'
import { type BillLineRow, listLineRows } from './bill-lines.queries'
import { type BillPage, listBillRows } from './bills.queries'
import { presentOwnBill } from './present-bill'
import { linesOfBill, ownBill } from './read-bill'

interface Taken {
  memberId: number
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

const size = 500

const pagesOf = ({ memberId, read }: Taken) =>
  byPage(
    size,
    async (after: BillPage['after']) =>
      (await read(tx => listBillRows(tx, { memberId, after, limit: size }))).map(row => ({
        ...presentOwnBill(row, 'en'),
        place: row.month,
        changedAt: row.changed_at,
      })),
    last => ({ month: last.place, id: last.id }),
  )

type Bill = ReturnType<typeof presentOwnBill>

export function billsToTake(taken: Taken): Omit<Table<Bill>, 'title'> {
  const columns: Column<Bill>[] = [
    { heading: 'bill', kind: 'number', value: bill => bill.id },
    { heading: 'month', kind: 'text', value: bill => bill.month },
    { heading: 'channel', kind: 'text', value: bill => bill.sp_name },
    { heading: 'tag', kind: 'text', value: bill => bill.tag },
    { heading: 'from', kind: 'text', value: bill => bill.first_month },
    { heading: 'to', kind: 'text', value: bill => bill.last_month },
    { heading: 'plays', kind: 'number', value: bill => bill.plays },
    { heading: 'total', kind: 'money', value: bill => ({ ...bill, amount: bill.total_money_all }) },
    { heading: 'share', kind: 'money', value: bill => ({ ...bill, amount: bill.cp_money_all }) },
    { heading: 'currency', kind: 'text', value: bill => bill.currency },
    { heading: 'status', kind: 'number', value: bill => bill.status },
    {
      ...{ heading: 'confirmed_at', kind: 'time' },
      value: bill => (bill.confirmed_at === null ? null : new Date(bill.confirmed_at)),
    },
    { heading: 'remarks', kind: 'text', value: bill => bill.remarks || bill.reversal_reason },
  ]
  return { columns, rows: pagesOf(taken) }
}

const lineColumns: Column<BillLineRow>[] = [
  { heading: 'line', kind: 'number', value: row => row.line },
  { heading: 'sale_month', kind: 'text', value: row => row.sale_month.slice(0, 7) },
  { heading: 'work_id', kind: 'number', value: row => row.work_id },
  { heading: 'title', kind: 'text', value: row => row.title },
  { heading: 'release', kind: 'text', value: row => row.release },
  { heading: 'isrc', kind: 'text', value: row => row.isrc },
  { heading: 'store', kind: 'text', value: row => row.store },
  { heading: 'country', kind: 'text', value: row => row.country },
  { heading: 'usage', kind: 'text', value: row => row.usage },
  { heading: 'quantity', kind: 'number', value: row => row.quantity },
  { heading: 'amount', kind: 'number', value: row => row.amount },
  { heading: 'currency', kind: 'text', value: row => row.currency },
  { heading: 'exchange', kind: 'number', value: row => row.exchange },
  { heading: 'own_split', kind: 'number', value: row => row.split },
  { heading: 'rate', kind: 'number', value: row => row.rate },
  { heading: 'own_amount', kind: 'number', value: row => row.exact },
]

/** A table for each bill, opened when its turn comes. */
export async function* linesToTake(taken: Taken) {
  const { memberId, read } = taken
  for await (const bills of pagesOf(taken)) {
    for (const { id, changedAt } of bills) {
      const lines = linesOfBill(await read(tx => ownBill(tx, memberId, id)))
      const rows = byPage(
        1000,
        (after: number | undefined) => read(tx => listLineRows(tx, { ...lines, after }, 1000)),
        last => last.line,
      )
      yield { id, at: changedAt, table: { columns: lineColumns, rows } }
    }
  }
}
