import Clock from 'lucide-react/icons/clock'
import { formatMoment } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { answerTime, nearDay } from './answer-time'
import { useNow } from './use-now'

type AnswerClockProps = {
  /** Null: no answer is owed, and nothing is shown. */
  dueAt: string | null
  escalatedAt: string | null
  className?: string
}

const tones = { calm: 'text-soft', soon: 'font-semibold text-amber', late: 'font-semibold text-accent' }

/** Until when an answer is promised and how long that is; once it is late, since when, and that somebody senior knows. */
export function AnswerClock({ dueAt, escalatedAt, className }: AnswerClockProps) {
  const t = useWords('support')
  const now = useNow()
  if (dueAt === null) return null
  const { tone, left } = answerTime(dueAt, now)
  const day = nearDay(dueAt, now)
  const moment = formatMoment(dueAt)
  const when = day ? t(`clock.${day}`, { time: moment.slice(-5) }) : moment
  const rest =
    tone === 'late'
      ? escalatedAt !== null && t('clock.escalated')
      : t('clock.left', { left: t(`clock.${left.unit}`, { count: left.count }) })
  return (
    <p className={cx('num flex items-start gap-1.5 text-sm', tones[tone], className)}>
      <Clock aria-hidden="true" className="mt-[0.2em] size-4 shrink-0" />
      <span>
        <time dateTime={dueAt}>{t(tone === 'late' ? 'clock.lateSince' : 'clock.by', { when })}</time>
        {rest && <span className="whitespace-nowrap"> · {rest}</span>}
      </span>
    </p>
  )
}
