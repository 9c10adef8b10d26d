// What is asked, and of whom: one sentence beside a report's state.
import type { ReportInList } from '#contract/income/report'
import { formatCount } from '../../../../lib/format'
import type { Translate } from '../../../../lib/words'

export function askOf(report: ReportInList, t: Translate<'income-desk'>): string {
  const { state, pending, failure, lines, is_covered, is_usage_only } = report
  if (pending) return ''
  if (state === 'failed') return failure ? t(`fileRefusal.${failure}`) : ''
  if (state === 'cancelled') return t('ask.cancelled')
  if (state === 'checked') {
    if (is_usage_only) return t('ask.usage')
    return t(report.is_yours ? 'ask.yours' : 'ask.checked')
  }
  if (state !== 'posted') return ''
  if (lines.unmatched > 0) return t('ask.suspense', { count: formatCount(lines.unmatched) })
  return t(is_covered ? 'ask.covered' : 'ask.uncovered')
}
