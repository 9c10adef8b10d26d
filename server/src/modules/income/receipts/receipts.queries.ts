import { sql } from 'kysely'
import type { Currency } from '#contract/currency'
import { build, execute, rows, type Tx } from '../../../platform/database/query'

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
  kind: 'receipt' | 'difference' | 'moved'
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

const minorUnits = (amount: bigint) => sql<number>`${String(amount)}::bigint`
