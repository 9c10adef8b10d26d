import { Skeleton } from '../../../../ui/skeleton'

const places = [1, 2, 3, 4, 5]

/** As tall as the rows, so that the page below waits where it will stand. */
export function RowsSkeleton() {
  return (
    <div className="max-md:grid max-md:gap-3">
      {places.map(place => (
        <div
          key={place}
          className="flex items-center gap-6 border-line max-md:h-36 max-md:rounded-card max-md:border max-md:bg-surface max-md:p-4 md:h-24 md:border-b"
        >
          <div className="min-w-0 flex-1">
            <Skeleton className="h-5 w-72 max-w-full" />
            <Skeleton className="mt-2.5 h-3.5 w-40 max-w-full" />
          </div>
          <Skeleton className="h-6 w-44 rounded-full! max-md:hidden" />
          <Skeleton className="h-4 w-36 max-lg:hidden" />
        </div>
      ))}
    </div>
  )
}
