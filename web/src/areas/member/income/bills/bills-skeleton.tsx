import { Skeleton } from '../../../../ui/skeleton'

const places = [1, 2, 3, 4, 5, 6]

/** As tall as the first month's rows, so that the page below waits where it will stand. */
export function BillsSkeleton() {
  return (
    <div>
      <Skeleton className="h-24 md:h-14" />
      <Skeleton className="mt-3 h-11 w-96 max-w-full rounded-full!" />
      <Skeleton className="mt-9 h-7 w-40" />
      {places.map(place => (
        <div key={place} className="flex items-center gap-6 border-b border-line max-md:h-24 md:h-16">
          <Skeleton className="h-5 w-36" />
          <Skeleton className="ml-auto h-5 w-20" />
          <Skeleton className="h-6 w-40 rounded-full! max-md:hidden" />
        </div>
      ))}
    </div>
  )
}
