import type { ReportInList } from '#contract/income/report'
import type { Translate } from '../../../../lib/words'

/** `2026-09`, `2026-08 to 2026-09`, or nothing while nobody knows. */
export function monthsOf(
  { first_month: first, last_month: last }: Pick<ReportInList, 'first_month' | 'last_month'>,
  t: Translate<'income-desk'>,
): string {
  if (!first || !last) return ''
  return first === last ? first : t('row.months', { first, last })
}
