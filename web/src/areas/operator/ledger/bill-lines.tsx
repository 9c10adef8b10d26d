import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { tracedLinesExportPath } from '#contract/income/ledger-paths'
import { ExportLinks } from '../../../features/export/export-links'
import { formatAmount, formatCount } from '../../../lib/format'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Skeleton } from '../../../ui/skeleton'
import { CursorPager, useCursors } from '../use-cursors'
import { linesQuery, partOf, type TracedPart } from './ledger-queries'
import { NotLoaded } from './not-loaded'

type BillLinesProps = { billId: number; part: TracedPart; title: string }

const places = [1, 2, 3]
const columns = ['store', 'country', 'usage', 'quantity', 'amount'] as const

/** The report's own lines behind a part of a bill. */
export function BillLines({ billId, part, title }: BillLinesProps) {
  const t = useWords('ledger')
  const pages = useCursors(`${billId} ${JSON.stringify(part)}`)
  const query = useQuery(linesQuery(billId, part, pages.cursor))
  const { data } = query
  if (!data && query.isError) return <NotLoaded query={query} />
  return (
    <div className="border-t border-line bg-sunken px-4 py-4 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h3 className="font-sans text-base tracking-normal">
          {t('lines.title', { title, month: part.sale_month })}
        </h3>
        {data && (
          <Link
            to={links.operatorLedgerReport(data.report_id)}
            className="text-sm text-river underline underline-offset-4"
          >
            {t('lines.report')}
          </Link>
        )}
      </div>
      {data?.items.length === 0 ? (
        <p className="py-4 text-soft">{t('lines.noneText')}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="num mt-2 w-full min-w-128 border-collapse text-sm">
            <caption className="sr-only">{t('lines.title', { title, month: part.sale_month })}</caption>
            <thead>
              <tr className="border-b border-edge text-left text-xs text-soft">
                <th scope="col" className="py-2 pr-3 font-semibold">
                  {t('lines.line')}
                </th>
                {columns.map(column => (
                  <th
                    key={column}
                    scope="col"
                    className={`py-2 pr-3 font-semibold ${column === 'quantity' || column === 'amount' ? 'text-right' : ''}`}
                  >
                    {t(`lines.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data
                ? data.items.map(line => (
                    <tr key={line.line} className="border-b border-line">
                      <td className="py-2 pr-3">
                        <Link
                          to={links.operatorLedgerLine(data.report_id, line.line)}
                          aria-label={t('lines.back', { line: line.line })}
                          className="font-mono text-accent underline underline-offset-4"
                        >
                          {formatCount(line.line)}
                        </Link>
                      </td>
                      <td className="py-2 pr-3">{line.store}</td>
                      <td className="py-2 pr-3">{line.country}</td>
                      <td className="py-2 pr-3">{line.usage}</td>
                      <td className="py-2 pr-3 text-right">{formatCount(line.quantity)}</td>
                      <td className="py-2 pr-3 text-right font-semibold whitespace-nowrap">
                        {formatAmount(line.amount, part.currency)} {part.currency}
                      </td>
                    </tr>
                  ))
                : places.map(place => (
                    <tr key={place} className="border-b border-line">
                      <td colSpan={6} className="h-9.5">
                        <Skeleton className="h-4 w-full" />
                      </td>
                    </tr>
                  ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {!!data?.items.length && <ExportLinks path={tracedLinesExportPath} query={partOf(billId, part)} />}
        <CursorPager pages={pages} next={data?.next_cursor} />
      </div>
    </div>
  )
}
