import { useWords } from '../../../../lib/words'
import { Skeleton, SkeletonLines } from '../../../../ui/skeleton'

/** The desk before the work lies on it. */
export function DeskSkeleton() {
  const t = useWords('shell')
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} className="px-4 pb-16 sm:px-8">
      <div className="pt-6 sm:pt-8">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="mt-3 h-9 w-72" />
      </div>
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-6">
          <SkeletonLines lines={8} className="rounded-card border border-line p-6" />
          <Skeleton className="h-80 rounded-card!" />
        </div>
        <Skeleton className="h-96 rounded-card!" />
      </div>
    </div>
  )
}
