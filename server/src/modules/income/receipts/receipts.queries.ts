import { sql } from 'kysely'
import type { Currency } from '#contract/currency'
import { build, execute, maybeOne, one, rows, type Tx, written } from '../../../platform/database/query'

/** What the payer still owes for the report, by currency, as the ledger has it. */
export function sumOpen(tx: Tx, reportId: number): Promise<{ currency: string; amount: string }[]> {
  return rows(
    tx,
    build
      .selectFrom('payer_entries')
      .select([sql<string>`currency`.as('currency'), sql<string>`sum(amount)::text`.as('amount')])
      .where('report_id', '=', reportId)
      .groupBy('currency')
      .orderBy('currency'),
  )
}

interface NewReceipt {
  reportId: number
  kind: 'receipt' | 'difference' | 'moved' | 'reversed'
  /** Of what was reversed: the receipt. */
  reverses?: number
  /** Of what was moved: from where, or to where. */
  otherReportId?: number
  currency: Currency
  settled: bigint
  charges: bigint
  bank?: { currency: Currency; amount: bigint }
  receivedOn: string
  reason: string
  transactionId: number
  staffId: number
  /** The second person, where one was needed. */
  confirmedBy?: number
  now: Date
}

export async function insertReceipt(tx: Tx, receipt: NewReceipt): Promise<void> {
  await execute(
    tx,
    build.insertInto('receipts').values({
      report_id: receipt.reportId,
      kind: receipt.kind,
      other_report_id: receipt.otherReportId ?? null,
      reverses: receipt.reverses ?? null,
      currency: receipt.currency,
      settled: minorUnits(receipt.settled),
      charges: minorUnits(receipt.charges),
      bank_currency: receipt.bank?.currency ?? null,
      banked: receipt.bank ? minorUnits(receipt.bank.amount) : null,
      received_on: receipt.receivedOn,
      reason: receipt.reason,
      recorded_by: receipt.staffId,
      confirmed_by: receipt.confirmedBy ?? null,
      recorded_at: receipt.now,
      transaction_id: receipt.transactionId,
    }),
  )
}

export interface KeptReceipt {
  id: number
  report_id: number
  kind: string
  currency: string
  settled: string
  charges: string
  transaction_id: number
  is_reversed: boolean
}

export function findReceipt(tx: Tx, id: number): Promise<KeptReceipt | undefined> {
  const query = sql<KeptReceipt>`
    select receipt.id, receipt.report_id, receipt.kind, receipt.currency, receipt.settled::text, receipt.charges::text, receipt.transaction_id,
           exists (select from receipts other where other.reverses = receipt.id) as is_reversed
    from receipts receipt where receipt.id = ${id}`
  return maybeOne(tx, written(query))
}

/** What its payer has sent for a report and what is still with it: without what was reversed or moved. */
export async function sumReceived(tx: Tx, reportId: number, currency: Currency): Promise<bigint> {
  const { settled } = await one(
    tx,
    build
      .selectFrom('receipts')
      .select(sql<string>`coalesce(sum(settled), 0)::text`.as('settled'))
      .where('report_id', '=', reportId)
      .where('currency', '=', currency)
      .where('kind', '<>', 'difference'),
  )
  return BigInt(settled)
}

const minorUnits = (amount: bigint) => sql<number>`${String(amount)}::bigint`
