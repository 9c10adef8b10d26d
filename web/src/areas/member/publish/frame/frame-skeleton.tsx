import { Skeleton } from '../../../../ui/skeleton'

/** In the places where everything will stand, and as tall. */
export function FrameSkeleton() {
  return (
    <div className="min-h-[80rem]">
      <div className="pt-6 sm:pt-8">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="mt-2 h-9 w-64 max-w-full" />
        <div className="mt-6 grid grid-cols-3 gap-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      </div>
      <div className="mt-8 grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-6">
          <Skeleton className="h-[28rem] rounded-card!" />
          <Skeleton className="h-80 rounded-card!" />
        </div>
        <Skeleton className="h-80 rounded-card! max-lg:hidden" />
      </div>
    </div>
  )
}
