import { formatMoment } from '../../lib/format'
import { useRootData } from '../../lib/root-data'
import { useLanguage, useWords } from '../../lib/words'
import { cx } from '../../ui/class-names'
import { ageInDays, formatAge } from './moments'

/** Twice what was promised fills the line; whatever is older fills it too. */
const lineOfPromises = 2

/** How long a submission waits, drawn: green up to what the site promises its members, vermilion past it. */
export function WaitingAge({ since, hasLine = true }: { since: string; hasLine?: boolean }) {
  const t = useWords('operator')
  const language = useLanguage()
  const { review_days: promised } = useRootData().site.promises
  const now = Date.now()
  const share = Math.min(1, ageInDays(since, now) / (promised * lineOfPromises))
  const kept = 1 / lineOfPromises
  const isLate = share > kept
  return (
    <span className="inline-flex items-center gap-3" title={formatMoment(since)}>
      {hasLine && (
        <svg
          viewBox="0 0 96 12"
          className="h-3 w-24 shrink-0 sm:max-lg:hidden"
          fill="none"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M0 6H96" className="stroke-line" />
          <path d={`M0 6H${Math.min(share, kept) * 96}`} className="stroke-river" />
          {isLate && <path d={`M${kept * 96} 6H${share * 96}`} className="stroke-accent" />}
          <path d={`M${kept * 96} 1V11`} className="stroke-ink" strokeWidth="1.5" />
        </svg>
      )}
      <span className={cx('num whitespace-nowrap', isLate && 'font-semibold text-accent')}>
        {formatAge(since, now, language)}
        {isLate && <span className="sr-only"> ({t('checks.late', { days: promised })})</span>}
      </span>
    </span>
  )
}
