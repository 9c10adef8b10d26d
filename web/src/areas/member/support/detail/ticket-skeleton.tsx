import { Skeleton } from '../../../../ui/skeleton'

export function TicketSkeleton() {
  return (
    <div className="pt-6 sm:pt-8">
      <Skeleton className="h-5 w-28" />
      <Skeleton className="mt-2 h-9 w-[28rem] max-w-full" />
      <div className="mt-6 grid gap-6 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-10">
        <Skeleton className="h-40 rounded-card! lg:order-2 lg:h-72" />
        <div className="grid content-start gap-4">
          <Skeleton className="ml-auto h-32 w-4/5 rounded-card!" />
          <Skeleton className="h-32 w-4/5 rounded-card!" />
          <Skeleton className="mt-4 h-44 rounded-card!" />
        </div>
      </div>
    </div>
  )
}
