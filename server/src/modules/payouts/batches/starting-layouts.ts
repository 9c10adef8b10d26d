import type { Language } from '#contract/language'
import type { BatchLayout, batchFields } from '#contract/payouts/batch'
import { say } from '../../../platform/texts/texts'
import './batches.texts'

const fields = [
  ...(['position', 'reference', 'holder', 'account', 'bank', 'branch', 'cnaps'] as const),
  ...(['amount', 'currency', 'purpose'] as const),
] satisfies (typeof batchFields)[number][]

/** What a site begins with: everything that banks commonly ask for, as text and as a sheet. */
export function startingLayouts(language: Language): BatchLayout[] {
  const t = (key: string) => say(`payouts.layout.${key}`, language)
  const columns = fields.map(field => ({
    field,
    title: t(`column.${field}`),
    text: field === 'purpose' ? t('purposeText') : '',
  }))
  // Above the table: many banks send the file back with a column more, and a row below it would look like a payout.
  const head_rows = (['batch', 'count', 'sum'] as const).map(field => ({
    field,
    title: t(`row.${field}`),
    text: '',
  }))
  const shared = {
    encoding: 'utf-8',
    delimiter: ',',
    has_header: true,
    columns,
    head_rows,
  } as const
  return [
    { name: t('plainCsv'), format: 'csv', ...shared, foot_rows: [] },
    { name: t('plainXlsx'), format: 'xlsx', ...shared, foot_rows: [] },
  ]
}
