import { Link } from 'react-router'
import { listChannelProfiles } from '#contract/distribution/channel-calls'
import type { DeliveryView } from '#contract/distribution/delivery'
import { boardDays } from '#contract/distribution/delivery-calls'
import { formatCount } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useLanguage, useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { useChannelWords } from '../../channels/use-channel-words'
import { formatAge } from '../../moments'
import { staffMay, useStaff } from '../../staff-queries'
import type { Choose } from './board'
import { boardColumns, type LaneFacts } from './board-columns'
import { LaneState } from './lane-state'
import { DayBars, Ticks } from './ticks'

type LaneProps = {
  lane: LaneFacts
  /** Of a day's releases, over all channels. */
  most: number
  shown: { channelId: number | undefined; state: DeliveryView }
  onChoose: Choose
}

export function Lane({ lane, most, shown, onChoose }: LaneProps) {
  const t = useWords('deliveries')
  const language = useLanguage()
  const oldest = lane.oldest_waiting_at ?? lane.oldest_delivered_at
  return (
    <tr
      className={cx(
        'border-t border-line max-lg:flex max-lg:flex-wrap max-lg:gap-x-4 max-lg:gap-y-1 max-lg:py-3 lg:h-11',
        lane.paused && 'bg-amber-wash',
      )}
    >
      <th scope="row" className="pr-3 font-normal max-lg:w-full lg:pl-2">
        <LaneName lane={lane} />
      </th>
      {boardColumns.map(({ view, tone, of }) => {
        const count = of(lane)
        const isShown = shown.state === view && shown.channelId === lane.id
        return (
          <td key={view} className={cx('lg:pl-3', count === 0 && 'max-lg:hidden')}>
            {count > 0 && (
              <button
                type="button"
                aria-pressed={isShown}
                onClick={() => onChoose(lane.id, view)}
                className={cx(
                  'num inline-flex min-h-9 items-center gap-2 rounded-md px-1.5 hover:bg-sunken pointer-coarse:min-h-11',
                  tone,
                  isShown && 'bg-sunken ring-1 ring-ink',
                )}
              >
                <span className="font-semibold">{formatCount(count)}</span>{' '}
                <span className="text-sm font-normal lg:sr-only">
                  {t(`board.${view}`, { days: boardDays })}
                </span>
                {view === 'live' ? (
                  <DayBars counts={lane.live_by_day.map(day => day.count)} most={most} />
                ) : (
                  <Ticks count={count} tone={tone} />
                )}
              </button>
            )}
          </td>
        )
      })}
      <td className="text-right whitespace-nowrap max-lg:w-full max-lg:text-left lg:pr-2">
        {lane.paused || !lane.is_on ? (
          <LaneState lane={lane} />
        ) : (
          oldest && <span className="num text-sm text-soft">{formatAge(oldest, Date.now(), language)}</span>
        )}
      </td>
    </tr>
  )
}

function LaneName({ lane: { id, name, format, connection } }: { lane: LaneFacts }) {
  const staff = useStaff()
  const { formatOf, transportOf } = useChannelWords()
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      {staffMay(staff, listChannelProfiles) ? (
        <Link to={links.operatorChannel(id)} className="font-semibold underline-offset-4 hover:underline">
          {name}
        </Link>
      ) : (
        <b className="font-semibold">{name}</b>
      )}
      <span className="text-xs whitespace-nowrap text-soft">
        {formatOf(format)} · {transportOf(connection)}
      </span>
    </span>
  )
}
