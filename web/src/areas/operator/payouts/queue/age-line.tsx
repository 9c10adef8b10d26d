import { formatMoment } from '../../../../lib/format'
import { useLanguage, useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { ageInDays, formatAge } from '../../moments'

const width = 64
/** Nobody is promised a time. After a day, money that is waited for is late. */
const longDays = 1

/** How long it waits, as a line that fills within a day. */
export function AgeLine({ since }: { since: string }) {
  const t = useWords('payout-desk')
  const language = useLanguage()
  const now = Date.now()
  const days = ageInDays(since, now)
  const isLong = days > longDays
  const end = 1 + Math.min(1, days / longDays) * (width - 2)
  const age = formatAge(since, now, language)
  return (
    <span className="inline-flex items-center gap-2" title={formatMoment(since)}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} 10`}
        width={width}
        height="10"
        fill="none"
        strokeWidth="1.5"
      >
        <path d={`M1 5H${width - 1}`} className="stroke-line" />
        <path d={`M1 5H${end}`} className={isLong ? 'stroke-accent' : 'stroke-faint'} />
        <path d={`M${end} 1V9`} strokeWidth="2" className={isLong ? 'stroke-accent' : 'stroke-ink'} />
      </svg>
      <span className={cx('num whitespace-nowrap', isLong && 'font-semibold text-accent')}>
        <span aria-hidden="true">{age}</span>
        <span className="sr-only">{t('queue.waits', { age })}</span>
      </span>
    </span>
  )
}
