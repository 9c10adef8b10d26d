import { Skeleton } from '../../../ui/skeleton'

export function MinorSkeleton() {
  return (
    <div className="mt-8 grid min-h-[70rem] content-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-6">
        <Skeleton className="h-56 rounded-card!" />
        <Skeleton className="h-80 rounded-card!" />
      </div>
      <Skeleton className="h-80 rounded-card! max-lg:hidden" />
    </div>
  )
}
