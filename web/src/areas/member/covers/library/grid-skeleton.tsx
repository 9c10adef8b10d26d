import { Skeleton } from '../../../../ui/skeleton'
import { gridClass } from './grid-class'

const places = Array.from({ length: 10 }, (_, index) => index)

export function GridSkeleton() {
  return (
    <div className={gridClass}>
      {places.map(place => (
        <div key={place}>
          <Skeleton className="aspect-square w-full rounded-control!" />
          <Skeleton className="mt-3 h-4 w-3/4" />
          <Skeleton className="mt-2.5 h-3.5 w-1/2" />
        </div>
      ))}
    </div>
  )
}
