import { formatMoment } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { formatAge } from '../moments'

type DueTimeProps = { since: string; dueAt: string; className?: string }

/** How long it waits, and how that stands against what the site promised. Whatever is late stands out. */
export function DueTime({ since, dueAt, className }: DueTimeProps) {
  const t = useWords('review')
  const language = useLanguage()
  const now = Date.now()
  const due = Date.parse(dueAt)
  const isLate = now > due
  // As an age in the other direction: rounded down, so that nobody counts on time that is not there.
  const left = formatAge(new Date(now - Math.abs(due - now)).toISOString(), now, language)
  return (
    <span className={cx('inline-block', className)} title={formatMoment(dueAt)}>
      <span className={cx('num block whitespace-nowrap', isLate && 'font-semibold text-accent')}>
        {t('age.waits', { age: formatAge(since, now, language) })}
      </span>
      <span className={cx('num block text-sm whitespace-nowrap', isLate ? 'text-accent' : 'text-soft')}>
        {t(isLate ? 'age.late' : 'age.left', { time: left })}
      </span>
    </span>
  )
}
