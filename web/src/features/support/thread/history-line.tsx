import { formatMoment } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import type { ThreadEntry } from './thread-entries'

type HistoryLineProps = { entry: Extract<ThreadEntry, { kind: 'event' }> }

/** What happened between two replies: words on a line that goes on at both sides. */
export function HistoryLine({ entry: { event, by, at } }: HistoryLineProps) {
  const t = useWords('support')
  const sentence =
    event === 'closed' && by === null
      ? t('event.closedBySilence')
      : t(`event.${event}`, { name: by || t('who.support') })
  return (
    <div
      className={cx(
        'flex items-center gap-3 py-1 text-center text-sm before:h-px before:min-w-4 before:flex-1 before:bg-line after:h-px after:min-w-4 after:flex-1 after:bg-line',
        event === 'escalated' ? 'text-accent' : 'text-soft',
      )}
    >
      <p className="min-w-0 [overflow-wrap:anywhere]">
        {sentence}{' '}
        <time dateTime={at} className="num whitespace-nowrap text-faint">
          {formatMoment(at)}
        </time>
      </p>
    </div>
  )
}
