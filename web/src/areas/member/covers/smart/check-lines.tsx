import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { CheckedRule } from '#covers/check/check-scene'
import { useWords } from '../../../../lib/words'
import { Skeleton } from '../../../../ui/skeleton'

/** What the cover rules say: one line when all is well, otherwise what to change. */
export function CheckLines({ checks }: { checks: readonly CheckedRule[] | undefined }) {
  const t = useWords('covers')
  if (!checks) return <Skeleton className="mt-4 h-6 w-48" />
  const broken = checks.filter(({ isKept }) => !isKept)
  if (broken.length === 0) {
    return (
      <p className="mt-4 flex items-center gap-2 font-semibold text-river">
        <Check className="size-5 shrink-0" aria-hidden="true" />
        {t('check.all', { count: checks.length })}
      </p>
    )
  }
  return (
    <ul className="mt-4 space-y-2">
      {broken.map(({ rule }) => (
        <li key={rule} className="flex gap-2 rounded-control bg-amber-wash p-3 text-sm">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-amber" aria-hidden="true" />
          {t(`check.${rule}`)}
        </li>
      ))}
    </ul>
  )
}
