import { Link } from 'react-router'
import type { OutputOf } from '#contract/call'
import type { Material } from '#contract/works/material'
import type { Work } from '#contract/works/work'
import type { readTimeline } from '#contract/works/work-calls'
import { clock } from '../../../../features/materials/player/clock'
import { fieldOfReason, partsOf } from '../../../../features/works/reasons/reason-place'
import { useReasonLabel } from '../../../../features/works/reasons/use-reason-label'
import { eventOf, toneOf } from '../../../../features/works/work-history'
import { formatDate, formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'

type Entry = OutputOf<typeof readTimeline>['entries'][number]
type TimelineProps = { entries: readonly Entry[]; work: Work; files: readonly Material[] }

const dots = {
  river: 'border-river bg-river',
  accent: 'border-accent bg-accent',
  neutral: 'border-edge bg-paper',
}

/** Everything that happened, the latest first: who, when, what and why. */
export function Timeline({ entries, work, files }: TimelineProps) {
  const t = useWords('works')
  return (
    <ol aria-label={t('timeline.label')} className="max-w-3xl">
      {entries.map((entry, index) => (
        <li key={entry.id} className="relative flex gap-4 pb-6 last:pb-0">
          {index < entries.length - 1 && (
            <span
              aria-hidden="true"
              className="absolute top-4 bottom-[-0.375rem] left-[0.4375rem] w-0.5 bg-line"
            />
          )}
          <span
            aria-hidden="true"
            className={cx('relative mt-1.5 size-4 shrink-0 rounded-full border-2', dots[toneOf(entry.event)])}
          />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-baseline gap-x-4">
              <p className="font-semibold">
                {t(`event.${eventOf(entry) ?? 'other'}`, { until: formatDate(entry.until) })}
              </p>
              <p className="num text-sm text-soft">
                <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
                {' · '}
                {entry.by === 'member' ? entry.name || t('doer.member') : t(`doer.${entry.by}`)}
              </p>
            </div>
            {entry.note && (
              <p className="mt-1 [overflow-wrap:anywhere] text-soft">
                {t('timeline.note', { note: entry.note })}
              </p>
            )}
            <Reasons reasons={entry.reasons} work={work} files={files} />
          </div>
        </li>
      ))}
    </ol>
  )
}

type ReasonsProps = Pick<TimelineProps, 'work' | 'files'> & Pick<Entry, 'reasons'>

/** Each leads to what it is about: the track with its player, or the part of the page that says it. */
function Reasons({ reasons, work, files }: ReasonsProps) {
  const labelOf = useReasonLabel(work)
  if (reasons.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1.5 border-l-2 border-accent pl-3">
      {reasons.map(({ field, text, second }) => {
        const key = fieldOfReason(field, files)
        const label = labelOf(key)
        return (
          <li key={`${field} ${text}`} className="text-sm">
            {label && (
              <Link
                to={placeOnPage(work.id, key)}
                preventScrollReset
                className="font-semibold text-river underline-offset-4 hover:underline"
              >
                {label}
                {second !== null && <span className="num"> {clock(second)}</span>}
              </Link>
            )}
            <span className="block [overflow-wrap:anywhere]">{text}</span>
          </li>
        )
      })}
    </ul>
  )
}

const ofScope = ['channels', 'all_channels', 'channel_ids', 'territory', 'release_date', 'if_late']

function placeOnPage(workId: number, key: string): string {
  const { trackId, field = '' } = partsOf(key)
  const tab = ofScope.includes(field) ? 'scope' : 'music'
  return `?id=${workId}&tab=${tab}${trackId === undefined ? '' : `#track-${trackId}`}`
}
