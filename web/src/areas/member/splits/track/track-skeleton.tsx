import { Skeleton, SkeletonLines } from '../../../../ui/skeleton'

/** As large as what will stand there. */
export function TrackSkeleton() {
  return (
    <div className="grid gap-7">
      <div className="flex items-center gap-5">
        <Skeleton className="size-16 rounded-control! sm:size-21" />
        <div className="min-w-0 flex-1">
          <Skeleton className="h-8 w-72 max-w-full" />
          <Skeleton className="mt-3 h-4 w-96 max-w-full" />
        </div>
      </div>
      <Skeleton className="h-24 w-full rounded-control!" />
      <Skeleton className="h-64 w-full" />
      <SkeletonLines lines={6} />
    </div>
  )
}
