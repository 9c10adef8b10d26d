import { cx } from '../../../../ui/class-names'
import type { LaneFacts } from './board-columns'

const head = 52
const row = 44
const width = 80

/** One release becomes a line a channel; where one is stuck or refused, its line shows it. */
export function Fan({ lanes }: { lanes: readonly LaneFacts[] }) {
  const height = head + lanes.length * row
  const middle = head + (lanes.length * row) / 2
  const start = (place: number) => middle + (place - (lanes.length - 1) / 2) * 1.6
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="pointer-events-none absolute top-0 left-0 max-lg:hidden"
      style={{ width, height }}
      fill="none"
    >
      {lanes.map(({ id, counts, is_on, paused }, place) => {
        const y = head + place * row + row / 2
        const isBad = counts.stuck + counts.refused > 0
        return (
          <path
            key={id}
            d={`M0 ${start(place)}H14C44 ${start(place)} 40 ${y} ${width} ${y}`}
            strokeWidth={isBad ? 1.75 : 1}
            strokeDasharray={is_on && !paused ? undefined : '3 3'}
            className={cx(isBad ? 'stroke-accent' : 'stroke-river/60')}
          />
        )
      })}
    </svg>
  )
}
