import { batchNumber } from '#contract/payouts/batch'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import type { Translate } from '../../../../lib/words'
import type { Column, LayoutDraft, SummaryRow } from './layout-draft'

/** Two payments that were never made: one to a person, one to a company. */
export function sampleRows(draft: LayoutDraft, t: Translate<'payout-desk'>): string[][] {
  const numbers: [string, string] = [withdrawalNumber(1103), withdrawalNumber(1104)]
  const samples: Record<Exclude<Column['field'], 'fixed' | 'purpose'>, [string, string]> = {
    position: ['1', '2'],
    reference: ['W1103-1', 'W1104-1'],
    number: numbers,
    holder: [t('sample.holder1'), t('sample.holder2')],
    account: ['6214850000000017', '1001200000000000123'],
    bank: [t('sample.bank1'), t('sample.bank2')],
    branch: [t('sample.branch'), t('sample.branch')],
    cnaps: ['308290003020', '102290002916'],
    amount: ['5732.57', '18420.00'],
    currency: ['CNY', 'CNY'],
  }
  const cell = ({ field, text }: Column, row: 0 | 1) => {
    if (field === 'fixed') return text
    if (field === 'purpose') return `${text} ${numbers[row]}`.trim()
    return samples[field][row]
  }
  return ([0, 1] as const).map(row => draft.columns.map(column => cell(column, row)))
}

/** Around the table of those two. */
export function sampleSummary(rows: readonly SummaryRow[], t: Translate<'payout-desk'>): string[][] {
  const values = { batch: batchNumber(118), count: '2', sum: '24152.57', currency: 'CNY', day: '2026-11-10' }
  return rows.map(({ field, title, text }) => [
    title.trim() || t(`summary.${field}`),
    field === 'fixed' ? text : values[field],
  ])
}

/** As it would stand in the file: what holds the mark itself is quoted. */
export function asText(rows: readonly string[][], delimiter: string): string {
  const quoted = (value: string) =>
    value.includes(delimiter) || value.includes('"') ? `"${value.replaceAll('"', '""')}"` : value
  return rows.map(row => row.map(quoted).join(delimiter)).join('\n')
}
