import { clock } from '../../../../features/materials/player/clock'
import { fieldOfReason } from '../../../../features/works/reasons/reason-place'
import { useReasonLabel } from '../../../../features/works/reasons/use-reason-label'
import { eventOf, toneOf } from '../../../../features/works/work-history'
import { formatDate, formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { cx } from '../../../../ui/class-names'
import { useDesk } from './desk-context'

const tones = { river: 'bg-river', accent: 'bg-accent', neutral: 'bg-edge' }

/** Everything that happened to it, the latest first, and who did it. */
export function HistorySection() {
  const t = useWords('review')
  const works = useWords('works')
  const { review } = useDesk()
  const labelOf = useReasonLabel(review.work)
  if (review.history.length === 0) return null
  return (
    <Card id="history" data-section title={t('history.title')} className="scroll-mt-4">
      <ol>
        {review.history.map(entry => (
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
                        {labelOf(fieldOfReason(field, review.materials))}
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
    </Card>
  )
}
