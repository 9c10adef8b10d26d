import { cx } from '../class-names'

type SparklineProps = { values: (number | null)[]; className?: string }

const width = 110
const height = 34
const strands = [1, 0.66, 0.33]

/** The way a figure went, without a scale. It only draws: the figure stands beside it in words. */
export function Sparkline({ values, className }: SparklineProps) {
  const most = Math.max(0, ...values.map(value => value ?? 0))
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cx('h-8.5 w-27.5 overflow-visible fill-none stroke-river', className)}
    >
      {most === 0 ? (
        <path d={`M0 ${height}H${width}`} className="stroke-line" />
      ) : (
        strands.map(part => (
          <path
            key={part}
            d={sparkPath(values.map(value => (value === null ? null : (Math.max(0, value) / most) * part)))}
            strokeWidth={part === 1 ? 1.6 : 1}
            strokeOpacity={part === 1 ? 1 : 0.5}
            vectorEffect="non-scaling-stroke"
          />
        ))
      )}
    </svg>
  )
}

/** Begins anew behind a gap; a single figure is a short line, for a point would be invisible. */
function sparkPath(heights: (number | null)[]): string {
  const step = width / Math.max(1, heights.length - 1)
  let path = ''
  let isOpen = false
  for (const [place, share] of heights.entries()) {
    if (share === null) {
      isOpen = false
      continue
    }
    const y = round(height - share * (height - 2) - 1)
    const isAlone = !isOpen && (heights[place + 1] ?? null) === null
    path += isAlone
      ? `M${round(Math.max(0, place * step - 3))} ${y}h6`
      : `${isOpen ? 'L' : 'M'}${round(place * step)} ${y}`
    isOpen = true
  }
  return path
}

const round = (value: number) => Math.round(value * 10) / 10
