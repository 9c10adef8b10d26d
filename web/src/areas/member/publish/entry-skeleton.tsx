import { useWords } from '../../../lib/words'
import { Skeleton } from '../../../ui/skeleton'

/** As tall as the page, so that the footer waits where it will stand. */
export function EntrySkeleton() {
  const t = useWords('shell')
  return (
    <div aria-busy="true" className="mt-8 min-h-[64rem]">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-20 rounded-card!" />
      <div className="mt-8 grid gap-5 md:grid-cols-2">
        <Skeleton className="h-48 rounded-card!" />
        <Skeleton className="h-48 rounded-card!" />
      </div>
      <Skeleton className="mt-12 h-32" />
    </div>
  )
}
