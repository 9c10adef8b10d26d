import { Skeleton } from '../../../../ui/skeleton'

export function BillSkeleton() {
  return (
    <>
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-3 h-9 w-80 max-w-full" />
      <Skeleton className="mt-4 h-4 w-full max-w-2xl" />
      <Skeleton className="mt-12 h-72" />
      {[1, 2, 3, 4].map(place => (
        <Skeleton key={place} className="mt-4 h-12" />
      ))}
    </>
  )
}
