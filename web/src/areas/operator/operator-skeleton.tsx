import { useWords } from '../../lib/words'
import { Skeleton, SkeletonLines } from '../../ui/skeleton'

/** Grey lines where a page of the console will stand, or its door. */
export function OperatorSkeleton() {
  const t = useWords('shell')
  return (
    <div
      className="w-full max-w-xl px-4 py-24 sm:px-8"
      role="status"
      aria-busy="true"
      aria-label={t('loading')}
    >
      <Skeleton className="h-9 w-72 max-w-full" />
      <SkeletonLines lines={4} className="mt-8" />
    </div>
  )
}
