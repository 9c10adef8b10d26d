// Bills with the lines behind them, the account's side of the ledger, withdrawals, its own part of splits, and statements.
import type { Currency } from '#contract/currency'
import { writePercent } from '#contract/income/split-percent'
import { inDecimals } from '#contract/money'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import { byPage } from '../../../platform/export/by-page'
import type { Column } from '../../../platform/export/table'
import { billsToTake, linesToTake } from '../../income/income.public'
import {
  listDocumentsToTake,
  listEntriesToTake,
  listPartsToTake,
  listWithdrawalsToTake,
} from '../archive-contents.queries'
import { csvEntry, type Entry, pages, storedBody, type Taking } from '../archive-entry'

const many = 1000

export async function* moneyPart(taking: Taking): AsyncGenerator<Entry> {
  yield csvEntry('money/bills.csv', 'bills', taking.now, billsToTake(taking))
  for await (const { id, at, table } of linesToTake(taking)) {
    yield csvEntry(`money/lines/bill-${id}.csv`, 'bill-lines', at, table)
  }
  yield ledger(taking)
  yield withdrawals(taking)
  yield splits(taking)
  for await (const documents of pages(taking, listDocumentsToTake)) {
    for (const { id, kind, language, year, withdrawal_id, ...made } of documents) {
      const about = withdrawal_id === null ? String(year) : withdrawalNumber(withdrawal_id)
      yield {
        ...{
          path: `money/statements/${kind}-${about}-${language}-${id}.pdf`,
          kind: 'statement',
          at: made.made_at,
        },
        body: storedBody(taking, made.file_key, made.file_size),
        expected: { sha256: made.file_sha256.toString('hex') },
      }
    }
  }
}

/** As the table of the contract writes them. */
const money = (minor: bigint | number | string, currency: string) => ({
  amount: inDecimals(minor, currency as Currency),
  currency: currency as Currency,
})

function ledger(taking: Taking): Entry {
  type Row = Awaited<ReturnType<typeof listEntriesToTake>>[number]
  const columns: Column<Row>[] = [
    { heading: 'transaction', kind: 'number', value: row => row.transaction_id },
    { heading: 'position', kind: 'number', value: row => row.position },
    { heading: 'at', kind: 'time', value: row => row.at },
    { heading: 'kind', kind: 'text', value: row => row.kind },
    { heading: 'account', kind: 'text', value: row => row.account },
    { heading: 'amount', kind: 'money', value: row => money(row.amount, row.currency) },
    { heading: 'currency', kind: 'text', value: row => row.currency },
    { heading: 'bill', kind: 'number', value: row => row.bill_id },
    { heading: 'withdrawal', kind: 'text', value: row => numberOf(row.withdrawal_id) },
    { heading: 'reason', kind: 'text', value: row => row.reason },
  ]
  const rows = byPage(
    many,
    (after: { transaction: number; position: number } | undefined) =>
      taking.read(tx =>
        listEntriesToTake(tx, {
          ...{ memberId: taking.memberId, limit: many },
          after: after ?? { transaction: 0, position: 0 },
        }),
      ),
    last => ({ transaction: last.transaction_id, position: last.position }),
  )
  return csvEntry('money/ledger.csv', 'ledger', taking.now, { columns, rows })
}

const numberOf = (id: number | null) => (id === null ? null : withdrawalNumber(id))

function withdrawals(taking: Taking): Entry {
  type Row = Awaited<ReturnType<typeof listWithdrawalsToTake>>[number]
  const sums = ['gross', 'share', 'tax', 'due', 'fee', 'net'] as const
  const columns: Column<Row>[] = [
    { heading: 'number', kind: 'text', value: row => withdrawalNumber(row.id) },
    { heading: 'state', kind: 'text', value: row => row.state },
    ...sums.map<Column<Row>>(name => ({
      ...{ heading: name, kind: 'money' },
      value: row => money(row[`${name}_minor`], row.currency),
    })),
    { heading: 'currency', kind: 'text', value: row => row.currency },
    { heading: 'submitted_at', kind: 'time', value: row => row.submitted_at },
    { heading: 'approved_at', kind: 'time', value: row => row.approved_at },
    { heading: 'paid_at', kind: 'time', value: row => row.paid_at },
    { heading: 'bank_reference', kind: 'text', value: row => row.bank_reference },
  ]
  const rows = pages(taking, listWithdrawalsToTake, many)
  return csvEntry('money/withdrawals.csv', 'withdrawals', taking.now, { columns, rows })
}

function splits(taking: Taking): Entry {
  type Row = Awaited<ReturnType<typeof listPartsToTake>>[number]
  const columns: Column<Row>[] = [
    { heading: 'split', kind: 'number', value: row => row.split_id },
    { heading: 'isrc', kind: 'text', value: row => row.isrc },
    { heading: 'state', kind: 'text', value: row => row.state },
    { heading: 'from_month', kind: 'text', value: row => row.from_month.slice(0, 7) },
    { heading: 'own_role', kind: 'text', value: row => row.role },
    { heading: 'own_part_percent', kind: 'number', value: row => writePercent(row.part) },
    { heading: 'own_answer', kind: 'text', value: row => row.answer },
    { heading: 'answered_at', kind: 'time', value: row => row.answered_at },
  ]
  const rows = pages(taking, listPartsToTake, many)
  return csvEntry('money/splits.csv', 'splits', taking.now, { columns, rows })
}
