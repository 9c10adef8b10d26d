import type { Currency } from '#contract/currency'
import type { Language } from '#contract/language'
import { inDecimals } from '#contract/money'
import { batchNumber } from '#contract/payouts/batch'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import { say } from '../../../platform/texts/texts'
import './batches.texts'
import type { BatchRow, ItemRow } from './batches.queries'

export function presentBatch(row: BatchRow, language: Language) {
  const { file_size, file_sha256, open, failed, payouts } = row
  return {
    id: row.id,
    number: batchNumber(row.number),
    layout: row.layout.name,
    format: row.layout.format,
    currency: row.currency,
    payouts,
    sum: inDecimals(row.sum_minor, row.currency),
    made_by: row.made_by,
    made_at: row.made_at.toISOString(),
    file:
      file_size === null || file_sha256 === null
        ? null
        : { name: fileNameOf(row, language), size: file_size, sha256: file_sha256.toString('hex') },
    paid: payouts - open - failed,
    failed,
    open,
  }
}

export const fileNameOf = ({ number, layout }: Pick<BatchRow, 'number' | 'layout'>, language: Language) =>
  `${say('payouts.batchFileName', language, { number: batchNumber(number) })}.${layout.format}`

export const presentItem = (row: ItemRow, currency: Currency) => ({
  position: row.position,
  withdrawal: {
    id: row.withdrawal_id,
    number: withdrawalNumber(row.withdrawal_id),
    version: row.version,
  },
  // A closed account has no name any more.
  member: { id: row.member_id, name: row.member_name ?? '' },
  reference: row.reference,
  amount: inDecimals(row.amount_minor, currency),
  outcome: row.outcome,
})
