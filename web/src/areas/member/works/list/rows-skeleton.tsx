import { Skeleton } from '../../../../ui/skeleton'

const places = [1, 2, 3, 4, 5, 6]

/** As tall as the rows, so that the page below waits where it will stand. */
export function RowsSkeleton() {
  return (
    <div className="max-sm:grid max-sm:gap-3">
      {places.map(place => (
        <div
          key={place}
          className="flex items-center gap-4 border-line max-sm:h-47 max-sm:rounded-card max-sm:border max-sm:bg-surface max-sm:p-4 sm:min-h-26 sm:border-b"
        >
          <Skeleton className="size-14 shrink-0 self-start rounded-control! sm:size-18 sm:self-center" />
          <div className="min-w-0 flex-1 self-start sm:self-center">
            <Skeleton className="h-5 w-40 max-w-full" />
            <Skeleton className="mt-2 h-3.5 w-28 max-w-full" />
          </div>
          <Skeleton className="h-6 w-48 rounded-full! max-lg:hidden" />
          <Skeleton className="h-9 w-24 rounded-full! max-sm:hidden" />
        </div>
      ))}
    </div>
  )
}
