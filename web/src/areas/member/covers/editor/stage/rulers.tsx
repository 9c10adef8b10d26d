import { coverSide } from '#contract/covers/scene'
import { useShown } from '../state/use-view'

const small = 100
const large = 500

/** Along the upper and the left edge, in units of the cover. */
export function Rulers() {
  const { zoom, x, y, width, height } = useShown(shown => shown)
  if (width < 640) return null
  const ticks = Array.from({ length: coverSide / small + 1 }, (_, index) => index * small)
  return (
    <svg className="pointer-events-none absolute inset-0 size-full text-soft" aria-hidden="true">
      <g className="fill-none stroke-current" opacity={0.6}>
        {ticks.map(at => {
          const long = at % large === 0 ? 10 : 5
          return <path key={at} d={`M${x + at * zoom} 0v${long}M0 ${y + at * zoom}h${long}`} />
        })}
      </g>
      <g className="fill-current text-[10px]">
        {ticks
          .filter(at => at % large === 0)
          .map(at => (
            <g key={at}>
              {x + at * zoom > 24 && x + at * zoom < width - 20 && (
                <text x={x + at * zoom + 3} y={18}>
                  {at}
                </text>
              )}
              {y + at * zoom > 24 && y + at * zoom < height - 10 && (
                <text x={12} y={y + at * zoom + 3}>
                  {at}
                </text>
              )}
            </g>
          ))}
      </g>
    </svg>
  )
}
