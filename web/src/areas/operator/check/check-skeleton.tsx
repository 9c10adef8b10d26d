import { useWords } from '../../../lib/words'
import { Skeleton, SkeletonLines } from '../../../ui/skeleton'

/** The desk before its papers are there. */
export function CheckSkeleton() {
  const t = useWords('shell')
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} className="px-4 pb-16 sm:px-8">
      <div className="pt-6 sm:pt-8">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="mt-3 h-9 w-56" />
      </div>
      <div className="mt-6 grid gap-6 lg:grid-cols-[26rem_1fr]">
        <SkeletonLines lines={8} className="rounded-card border border-line p-6" />
        <Skeleton className="h-[60vh]" />
      </div>
    </div>
  )
}
