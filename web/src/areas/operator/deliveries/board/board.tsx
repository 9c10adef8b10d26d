import type { UseQueryResult } from '@tanstack/react-query'
import type { DeliveryView } from '#contract/distribution/delivery'
import { boardDays } from '#contract/distribution/delivery-calls'
import { formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { SkeletonLines } from '../../../../ui/skeleton'
import { Unreachable } from '../../unreachable'
import type { DeliverySummary } from '../delivery-queries'
import { boardColumns, liveLately } from './board-columns'
import { Fan } from './fan'
import { Lane } from './lane'

export type Choose = (channelId: number | undefined, state: DeliveryView) => void

type BoardProps = {
  summary: Pick<UseQueryResult<DeliverySummary>, 'data' | 'isError' | 'isFetching' | 'refetch'>
  shown: { channelId: number | undefined; state: DeliveryView }
  onChoose: Choose
}

/** A line a channel, along the way of a delivery from the queue to the listener. */
export function Board({ summary, shown, onChoose }: BoardProps) {
  const t = useWords('deliveries')
  const { data, isError, isFetching, refetch } = summary
  if (!data && isError) {
    return <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <SkeletonLines lines={14} className="mt-6" />
  if (data.length === 0) return <p className="mt-6 text-soft">{t('board.none')}</p>
  return (
    <div className="relative mt-6 border-t-2 border-ink lg:pl-20">
      <Fan lanes={data} />
      <table className="w-full border-collapse text-left max-lg:block">
        <caption className="sr-only">{t('board.caption')}</caption>
        <thead className="max-lg:hidden">
          <tr className="h-13 align-bottom">
            <th scope="col" className="pb-2 text-sm font-normal text-soft">
              {t('column.channel')}
            </th>
            {boardColumns.map(({ view, tone, of }) => {
              const total = data.reduce((sum, lane) => sum + of(lane), 0)
              return (
                <th
                  key={view}
                  scope="col"
                  className="pb-2 pl-3 text-sm font-normal whitespace-nowrap text-soft"
                >
                  <button
                    type="button"
                    onClick={() => onChoose(undefined, view)}
                    className="inline-flex items-baseline gap-1.5 rounded-md hover:text-ink"
                  >
                    <b className={cx('num font-display text-xl', total > 0 ? tone : 'text-faint')}>
                      {formatCount(total)}
                    </b>
                    {t(`board.${view}`, { days: boardDays })}
                  </button>
                </th>
              )
            })}
            <th scope="col" className="pb-2 text-right text-sm font-normal text-soft">
              {t('board.oldest')}
            </th>
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {data.map(lane => (
            <Lane key={lane.id} lane={lane} most={mostLive(data)} shown={shown} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const mostLive = (lanes: DeliverySummary) =>
  Math.max(1, ...lanes.flatMap(lane => lane.live_by_day.map(({ count }) => count)), liveLately.least)
