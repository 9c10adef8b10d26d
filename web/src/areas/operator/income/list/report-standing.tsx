import { Fragment } from 'react'
import type { ReportInList } from '#contract/income/report'
import { useWords } from '../../../../lib/words'
import { ShownAmount } from '../shown-amount'
import { CancelInRow } from './cancel-button'
import { ReadingProgress } from './reading-progress'
import { askOf } from './report-ask'
import { ReportStateBadge } from './report-state-badge'

/** Where a report is, and what is asked of whom; while it is read, how far it has come. */
export function ReportStanding({ report, at }: { report: ReportInList; at: number }) {
  const t = useWords('income-desk')
  if (report.state === 'waiting' || report.state === 'reading') {
    return (
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <ReadingProgress report={report} at={at} />
        </div>
        <CancelInRow id={report.id} />
      </div>
    )
  }
  const ask = askOf(report, t)
  return (
    <>
      <ReportStateBadge report={report} />
      {ask && <span className="mt-1 line-clamp-2 text-sm text-soft">{ask}</span>}
      {report.state === 'posted' && report.open.length > 0 && (
        <span className="block text-sm text-soft">
          {t('ask.open')}{' '}
          {report.open.map(({ currency, amount }, index) => (
            <Fragment key={currency}>
              {index > 0 && ' · '}
              <ShownAmount amount={amount} currency={currency} withCurrency />
            </Fragment>
          ))}
        </span>
      )}
    </>
  )
}
