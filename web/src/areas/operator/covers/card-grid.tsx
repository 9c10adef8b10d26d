import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/skeleton'

export const gridClass = 'grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 xl:grid-cols-4'

/** Places for cards that are on their way: as tall as these will be. */
export function CardPlaces() {
  return (
    <div aria-hidden="true" className={gridClass}>
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={index}>
          <Skeleton className="aspect-square w-full rounded-card" />
          <Skeleton className="mt-3 h-4 w-3/5" />
          <Skeleton className="mt-2 h-9 w-full" />
        </div>
      ))}
    </div>
  )
}

interface OfferCardProps {
  /** A square picture, or what stands in its place. */
  picture: ReactNode
  name: string
  facts: ReactNode
  actions: ReactNode
}

export function OfferCard({ picture, name, facts, actions }: OfferCardProps) {
  return (
    <>
      <div className="aspect-square overflow-hidden rounded-card bg-sunken">{picture}</div>
      <h2 className="mt-2.5 truncate font-semibold">{name}</h2>
      <div className="min-h-6 text-sm text-soft">{facts}</div>
      <div className="mt-1 -ml-2 flex flex-wrap items-center">{actions}</div>
    </>
  )
}
