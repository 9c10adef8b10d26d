import { Link } from 'react-router'
import { WorkCover } from '../../../../features/works/work-cover'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import type { TrackRow as Row } from '../split-queries'
import { useMonth } from '../use-month'
import { MiniParts } from './mini-parts'

const rowClass =
  'relative grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-4 hover:bg-sunken ' +
  'sm:grid-cols-[3rem_minmax(0,1fr)_minmax(9rem,auto)_4rem]'

/** A recording, how it is shared, and what waits. The whole row leads to it. */
export function TrackRow({ row }: { row: Row }) {
  const t = useWords('splits')
  const monthName = useMonth()
  const { track, agreed, proposed } = row
  const parts = agreed?.parts.map(({ percent, is_mine }) => ({ percent, isMine: is_mine }))
  return (
    <li className={rowClass}>
      <WorkCover workId={track.work_id ?? 0} url={track.cover_url} className="size-12" />
      <div className="min-w-0">
        <h3 className="text-lg [overflow-wrap:anywhere]">
          <Link
            to={links.split(track.isrc)}
            className="after:absolute after:inset-0 hover:underline hover:underline-offset-4 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {track.title}
          </Link>
        </h3>
        <p className="num text-sm text-soft [overflow-wrap:anywhere]">
          {track.artists} · {track.isrc}
        </p>
      </div>
      <div className="text-sm max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2">
        {agreed ? (
          <>
            <p className="num font-semibold">{agreed.parts.map(({ percent }) => percent).join(' / ')} %</p>
            <p className="text-soft">
              {t(agreed.is_ahead ? 'list.from' : 'list.since', { month: monthName(agreed.from_month) })}
            </p>
          </>
        ) : (
          !proposed && <p className="text-soft">{t('list.none')}</p>
        )}
        {proposed && (
          <Badge tone="amber" className="mt-1">
            {t('list.waiting', { accepted: proposed.accepted, asked: proposed.asked })}
          </Badge>
        )}
      </div>
      <div className="max-sm:col-start-3 max-sm:row-start-1">
        <MiniParts parts={parts ?? [{ percent: '100.00', isMine: true }]} />
      </div>
    </li>
  )
}
