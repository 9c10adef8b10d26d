import { Link } from 'react-router'
import { cx } from '../../ui/class-names'

interface Place {
  id: number
  title: string
  /** What it is to this one: before, after, newer, older. */
  word: string
}

interface NeighboursProps<P extends Place> {
  label: string
  before: P | null
  after: P | null
  addressOf: (place: P) => string
  state?: unknown
}

/** The items on either side of this one. */
export function Neighbours<P extends Place>({ label, before, after, addressOf, state }: NeighboursProps<P>) {
  if (!before && !after) return null
  const entry = (place: P, isAfter: boolean) => (
    <Link
      to={addressOf(place)}
      state={state}
      className={cx(
        'group block min-h-11 py-4 sm:max-w-[48%]',
        isAfter && 'sm:ml-auto sm:text-right max-sm:border-t max-sm:border-line',
      )}
    >
      <span className="block text-sm text-soft">{place.word}</span>
      <span className="font-semibold underline-offset-4 group-hover:underline">{place.title}</span>
    </Link>
  )
  return (
    <nav aria-label={label} className="mt-12 border-t border-line sm:flex sm:justify-between sm:gap-8">
      {before && entry(before, false)}
      {after && entry(after, true)}
    </nav>
  )
}
