import { useQuery } from '@tanstack/react-query'
import { resultLinesExportPath } from '#contract/payouts/withdrawal-files'
import { ExportLinks } from '../../../../features/export/export-links'
import { useWords } from '../../../../lib/words'
import { SkeletonLines } from '../../../../ui/skeleton'
import { Unreachable } from '../../unreachable'
import { CursorPager, useCursors } from '../../use-cursors'
import { resultLinesQuery } from '../payout-queries'
import { OutcomeBadge } from './outcome-badge'

type ResultLinesProps = { id: number; file: string }

const head = 'border-b border-line py-2 text-xs font-semibold text-soft'

/** Line by line, those with a problem first. */
export function ResultLines({ id, file }: ResultLinesProps) {
  const t = useWords('payout-desk')
  const pages = useCursors(String(id))
  const { data, isError, isFetching, refetch } = useQuery(resultLinesQuery(id, pages.cursor))
  if (!data && isError)
    return <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines lines={5} className="mt-4" />
  return (
    <div className="mt-4">
      <div className="overflow-x-auto">
        <table className="num w-full border-collapse text-left text-sm">
          <caption className="sr-only">{t('result.linesTitle', { file })}</caption>
          <thead>
            <tr>
              <th scope="col" className={head}>
                {t('result.line')}
              </th>
              <th scope="col" className={`${head} pl-3`}>
                {t('result.reference')}
              </th>
              <th scope="col" className={`${head} pl-3 text-right`}>
                {t('result.amount')}
              </th>
              <th scope="col" className={`${head} pl-4`}>
                {t('result.outcome')}
              </th>
              <th scope="col" className={`${head} pl-3`}>
                {t('result.bank')}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.items.map(line => (
              <tr key={line.position} className="h-11 border-b border-line">
                <td className="text-soft">{line.position}</td>
                <td className="pl-3">
                  {line.reference}
                  {line.number && <span className="block text-xs text-soft">{line.number}</span>}
                </td>
                {/* As the file writes it: it may be no amount at all. */}
                <td className="pl-3 text-right whitespace-nowrap">{line.amount}</td>
                <td className="pl-4">
                  {line.problem ? (
                    <span className="font-semibold text-accent">{t(`problem.${line.problem}`)}</span>
                  ) : (
                    <OutcomeBadge outcome={line.outcome} />
                  )}
                </td>
                <td className="pl-3 text-soft">{line.reason || line.bank_reference}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <ExportLinks path={resultLinesExportPath} query={{ id }} />
        <CursorPager pages={pages} next={data.next_cursor} />
      </div>
    </div>
  )
}
