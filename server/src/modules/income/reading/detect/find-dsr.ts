// DDEX's own reports say in their first record what they are.
import type { ReportLayout } from '#contract/income/reading'
import { splitHead } from './split-head'

export function findDsr(
  head: Buffer,
  isWhole: boolean,
): { layout: ReportLayout; evidence: string } | undefined {
  const lines = splitHead(head, '\t', isWhole).slice(0, 200)
  const records = lines
    .map(({ cells }) => cells)
    .filter(([record]) => record !== '' && !record?.startsWith('#'))
  const [first] = records
  if (first?.[0] !== 'HEAD') return undefined
  const profile = first[2] ?? ''
  const has = (record: string) => records.some(([name]) => name?.startsWith(record))
  if (/^FinancialReportingToRecordCompanies/.test(profile) || has('SY10') || has('SR08')) {
    return { layout: 'dsr-part9', evidence: profile }
  }
  if (/^BasicAudio/.test(profile) || has('SU02')) return { layout: 'dsr-part3', evidence: profile }
  return undefined
}
