import { Skeleton } from '../../../../ui/skeleton'

export function DetailSkeleton() {
  return (
    <div className="pt-6 sm:pt-8">
      <Skeleton className="h-5 w-28" />
      <div className="mt-3 flex items-end gap-5 sm:gap-7">
        <Skeleton className="size-24 shrink-0 rounded-card! sm:size-44" />
        <div className="min-w-0 flex-1">
          <Skeleton className="h-9 w-64 max-w-full" />
          <Skeleton className="mt-3 h-5 w-40 max-w-full" />
        </div>
      </div>
      <Skeleton className="mt-10 h-16" />
      <Skeleton className="mt-10 h-96 rounded-card!" />
    </div>
  )
}
