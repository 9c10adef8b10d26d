import type { ColumnDef } from '@tanstack/react-table'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { ReportInList } from '#contract/income/report'
import { formatCount, formatMoment } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { ShownAmount } from '../shown-amount'
import { monthsOf } from './months'
import { ReportStanding } from './report-standing'

/** `at` is when the rows were as they are: the pace of what is being read follows from it. */
export function useReportColumns(at: number): ColumnDef<ReportInList>[] {
  const t = useWords('income-desk')
  return useMemo(
    () => [
      {
        id: 'report',
        header: t('column.report'),
        meta: { card: 'title' },
        cell: ({ row: { original: report } }) => (
          <>
            <Link
              data-row
              to={links.operatorReport(report.id)}
              className="font-display line-clamp-1 text-[1.0625rem] underline-offset-4 hover:underline"
            >
              {[report.payer.name, monthsOf(report, t)].filter(Boolean).join(' · ')}
            </Link>
            <span className="line-clamp-1 text-sm break-all text-soft">
              {report.entry ? t('row.inArchive', { name: report.name, entry: report.entry }) : report.name}
            </span>
          </>
        ),
      },
      {
        id: 'arrived',
        header: t('column.arrived'),
        meta: { width: 'w-44 max-lg:w-32' },
        cell: ({ row: { original: report } }) => (
          <>
            <span className="num block text-sm">{formatMoment(report.arrived_at)}</span>
            <span className="line-clamp-1 text-sm text-soft">
              {report.arrived_by === 'upload' && !report.is_yours
                ? t('arrived.upload', { name: report.imported_by ?? '' })
                : t(report.arrived_by === 'upload' ? 'arrived.uploadByYou' : `arrived.${report.arrived_by}`)}
            </span>
          </>
        ),
      },
      {
        id: 'lines',
        header: t('column.lines'),
        meta: { align: 'end', width: 'w-40 max-lg:w-28' },
        cell: ({ row: { original: report } }) => <LineCounts report={report} />,
      },
      {
        id: 'sums',
        header: t('column.sums'),
        meta: { align: 'end', width: 'w-40 max-lg:w-28' },
        cell: ({ row: { original: report } }) => <Sums report={report} />,
      },
      {
        id: 'state',
        header: t('column.state'),
        meta: { width: 'w-84 max-lg:w-52', card: 'bare' },
        cell: ({ row: { original: report } }) => <ReportStanding report={report} at={at} />,
      },
    ],
    [t, at],
  )
}

function LineCounts({ report: { lines, state } }: { report: ReportInList }) {
  const t = useWords('income-desk')
  const { sales, unmatched, refused } = lines
  if (['failed', 'waiting', 'reading', 'cancelled'].includes(state))
    return <span className="text-faint">–</span>
  return (
    <>
      <span className="block">{formatCount(sales)}</span>
      {unmatched > 0 && (
        <span className="block text-sm text-amber">
          {t('row.unmatched', { count: formatCount(unmatched) })}
        </span>
      )}
      {unmatched === 0 && refused > 0 && (
        <span className="block text-sm text-accent">{t('row.refused', { count: formatCount(refused) })}</span>
      )}
    </>
  )
}

/** A report rarely has more than a few currencies; the page itself has them all. */
const shownSums = 2

function Sums({ report: { sums, state, is_usage_only } }: { report: ReportInList }) {
  const t = useWords('income-desk')
  if (sums.length === 0 || is_usage_only)
    return (
      <span className="text-sm text-soft">{is_usage_only && state !== 'failed' ? t('row.noSums') : '–'}</span>
    )
  return (
    <>
      {sums.slice(0, shownSums).map(({ currency, amount }) => (
        <ShownAmount key={currency} amount={amount} currency={currency} withCurrency className="block" />
      ))}
      {sums.length > shownSums && (
        <span className="block text-sm text-soft">
          {t('row.moreSums', { count: sums.length - shownSums })}
        </span>
      )}
    </>
  )
}
