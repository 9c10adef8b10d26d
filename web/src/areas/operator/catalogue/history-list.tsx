import type { OutputOf } from '#contract/call'
import type { readCatalogueWork } from '#contract/catalogue/calls'
import { clock } from '../../../features/materials/player/clock'
import { fieldOfReason } from '../../../features/works/reasons/reason-place'
import { useReasonLabel } from '../../../features/works/reasons/use-reason-label'
import { eventOf, toneOf } from '../../../features/works/work-history'
import { formatDate, formatMoment } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'

const tones = { river: 'bg-river', accent: 'bg-accent', neutral: 'bg-edge' }

type HistoryListProps = {
  history: OutputOf<typeof readCatalogueWork>['history']
  work: Parameters<typeof useReasonLabel>[0]
  materials: Parameters<typeof fieldOfReason>[1]
}

/** Everything that happened to a work, the latest first, and who did it. */
export function HistoryList({ history, work, materials }: HistoryListProps) {
  const t = useWords('operator')
  const works = useWords('works')
  const labelOf = useReasonLabel(work)
  return (
    <ol>
      {history.map(entry => (
        <li
          key={entry.id}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-line py-2.5 last:border-b-0"
        >
          <span
            aria-hidden="true"
            className={cx('mt-1.5 size-2.5 rounded-full', tones[toneOf(entry.event)])}
          />
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">
                {works(`event.${eventOf(entry) ?? 'other'}`, { until: formatDate(entry.until) })}
              </span>
              <span className="num text-sm text-soft">
                {formatMoment(entry.at)} · {entry.name || t(`doer.${entry.by}`)}
              </span>
            </p>
            {entry.note && <p className="[overflow-wrap:anywhere] text-soft">{entry.note}</p>}
            {entry.reasons.length > 0 && (
              <ul className="mt-1 grid gap-1 border-l-2 border-accent pl-3 text-sm">
                {entry.reasons.map(({ field, text, second }) => (
                  <li key={`${field} ${second} ${text}`} className="[overflow-wrap:anywhere]">
                    <span className="font-semibold">
                      {labelOf(fieldOfReason(field, materials))}
                      {second !== null && <span className="num"> {clock(second)}</span>}
                    </span>{' '}
                    {text}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
