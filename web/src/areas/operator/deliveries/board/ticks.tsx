import { cx } from '../../../../ui/class-names'

const most = 12
const gap = 5
const height = 20

/** One for each, up to a dozen: how many there are is seen before it is read. */
export function Ticks({ count, tone }: { count: number; tone: string }) {
  const drawn = Math.min(count, most)
  return (
    <Bars tone={tone} heights={Array.from({ length: drawn }, () => height * 0.7)} isOpen={count > most} />
  )
}

/** A bar a day, the last one today. */
export function DayBars({ counts, most: highest }: { counts: readonly number[]; most: number }) {
  return (
    <Bars
      tone="text-river"
      heights={counts.map(count => Math.max(2, (count / highest) * height))}
      isOpen={false}
    />
  )
}

type BarsProps = { heights: number[]; tone: string; isOpen: boolean }

function Bars({ heights, tone, isOpen }: BarsProps) {
  const width = heights.length * gap
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width + (isOpen ? 14 : 0)} ${height}`}
      className={cx('h-5 shrink-0', tone)}
      style={{ width: width + (isOpen ? 14 : 0) }}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      {heights.map((bar, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have nothing but their place
        <path key={place} d={`M${place * gap + 1} ${(height - bar) / 2}v${bar}`} />
      ))}
      {isOpen && <path d={`M${width + 2} ${height / 2}h10`} strokeDasharray="2 2" />}
    </svg>
  )
}
