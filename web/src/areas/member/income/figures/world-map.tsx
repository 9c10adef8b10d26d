import { useId } from 'react'
import { cx } from '../../../../ui/class-names'
import { countryPlaces } from './country-places'

export interface PlaceOnMap {
  country: string
  /** How large it is drawn against the largest. */
  value: number
  words: string
}

type WorldMapProps = { title: string; places: PlaceOnMap[]; className?: string }

const width = 720
const height = 300
const [north, south] = [74, -50]

const point = ([latitude, longitude]: readonly [number, number]) => ({
  x: Math.round(((longitude + 180) / 360) * width * 10) / 10,
  y: Math.round(((north - latitude) / (north - south)) * height * 10) / 10,
})

const everywhere = Object.entries(countryPlaces).map(([country, place]) => ({ country, ...point(place) }))
const parallels = [60, 45, 30, 15, 0, -15, -30, -45]

/**
 * The world as a staff of parallels with a dot for every country and region; those that pay are as large as their part. The list beside
 * it says the same in words.
 */
export function WorldMap({ title, places, className }: WorldMapProps) {
  const id = useId()
  const most = Math.max(...places.map(({ value }) => value), 0)
  const paying = places.flatMap(place => {
    const at = countryPlaces[place.country]
    return at && place.value > 0
      ? [{ ...place, ...point(at), size: 2.4 + Math.sqrt(place.value / most) * 15 }]
      : []
  })
  return (
    <figure aria-labelledby={id} className={cx('min-w-0', className)}>
      <figcaption id={id} className="border-b-2 border-ink pb-2 font-display text-lg">
        {title}
      </figcaption>
      <svg
        viewBox={`0 -8 ${width} ${height + 16}`}
        role="img"
        aria-label={title}
        className="mt-4 block h-auto w-full"
      >
        {parallels.map(latitude => {
          const { y } = point([latitude, 0])
          return <path key={latitude} d={`M0 ${y}H${width}`} className="stroke-line" strokeWidth="0.7" />
        })}
        {everywhere.map(({ country, x, y }) => (
          <circle key={country} cx={x} cy={y} r="1.7" className="fill-edge" />
        ))}
        {paying.map(({ country, x, y, size, words }) => (
          <g key={country}>
            <title>{words}</title>
            <circle cx={x} cy={y} r={size} className="fill-river opacity-20" />
            <circle cx={x} cy={y} r={size} fill="none" strokeWidth="1.2" className="stroke-river" />
            <circle cx={x} cy={y} r="1.8" className="fill-river" />
          </g>
        ))}
      </svg>
    </figure>
  )
}
