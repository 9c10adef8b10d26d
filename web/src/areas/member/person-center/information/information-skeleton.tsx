import { Skeleton } from '../../../../ui/skeleton'

/** As tall as a member's own page, so that nothing jumps when it comes. */
export function InformationSkeleton() {
  return (
    <div className="min-h-[60rem]">
      <div className="mt-8 flex items-center gap-5">
        <Skeleton className="size-18 rounded-full!" />
        <Skeleton className="h-8 w-48" />
      </div>
      <Skeleton className="mt-8 h-52" />
      <Skeleton className="mt-8 h-64" />
    </div>
  )
}
