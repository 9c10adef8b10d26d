import { useInfiniteQuery } from '@tanstack/react-query'
import type { Currency } from '#contract/currency'
import { formatAmount, formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Skeleton } from '../../../../ui/skeleton'
import { Loaded } from '../../loaded'
import { type BillDetail, type BillLine, linesQuery, type Within } from '../bill-detail-queries'
import { partColumns, usePartName } from './part-row'

type LineListProps = { bill: BillDetail; within: Within; level: number; onLine: (line: number) => void }

/** The report's own lines, a page at a time. */
export function LineList({ bill, within, onLine }: LineListProps) {
  const t = useWords('bills')
  const query = useInfiniteQuery(linesQuery(bill.id, within))
  const lines = query.data?.pages.flatMap(page => page.items) ?? []
  return (
    <Loaded query={query} failed={t('parts.failed')} skeleton={<Skeleton className="my-3 ml-4 h-10" />}>
      {() => (
        <>
          <ul>
            {lines.map(line => (
              <LineRow key={line.line} line={line} within={within} currency={bill.currency} onOpen={onLine} />
            ))}
          </ul>
          {query.hasNextPage && (
            <Button
              size="small"
              className="my-3 ml-4"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('lines.more')}
            </Button>
          )}
        </>
      )}
    </Loaded>
  )
}

type LineRowProps = { line: BillLine; within: Within; currency: Currency; onOpen: (line: number) => void }

function LineRow({ line, within, currency, onOpen }: LineRowProps) {
  const t = useWords('bills')
  const partName = usePartName()
  const detail = [
    line.sale_month,
    within.work_id === undefined && line.title,
    within.country === undefined && partName('country', line.country),
    within.usage === undefined && partName('usage', line.usage),
  ]
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen(line.line)}
        className={`${partColumns} w-full border-b border-line py-2.5 pl-4 text-left hover:bg-river-wash`}
      >
        <span className="min-w-0 pl-4">
          <span className="num block font-semibold text-river">
            {t('lines.one', { line: formatCount(line.line) })}
          </span>
          <span className="num block text-sm text-soft [overflow-wrap:anywhere]">
            {detail.filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="num text-right text-sm text-soft max-sm:hidden">{formatCount(line.quantity)}</span>
        <span className="num text-right text-sm text-soft max-md:hidden">
          {formatAmount(line.amount, line.currency)} {line.currency}
        </span>
        <span className="num text-right [overflow-wrap:anywhere]">{formatAmount(line.exact, currency)}</span>
      </button>
    </li>
  )
}
