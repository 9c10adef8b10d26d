import { cx } from '../../../ui/class-names'

interface SoundBarsProps {
  bars: readonly number[]
  /** Bars within this part are full, the others faint; from 0 to 1. */
  part?: { from: number; to: number }
  className?: string
}

const [step, width, height] = [5, 3, 64]

/** A recording as its outline, drawn as two paths however many bars there are. */
export function SoundBars({ bars, part = { from: 0, to: 0 }, className }: SoundBarsProps) {
  const isIn = (index: number) => {
    const at = (index + 0.5) / bars.length
    return at >= part.from && at < part.to
  }
  const draw = (wanted: boolean) =>
    bars.map((bar, index) => (isIn(index) === wanted ? barPath(index, bar) : '')).join('')
  return (
    <svg
      viewBox={`0 0 ${Math.max(1, bars.length) * step} ${height}`}
      preserveAspectRatio="none"
      fill="currentColor"
      aria-hidden="true"
      className={cx('block w-full', className)}
    >
      <path d={draw(false)} opacity="0.4" />
      <path d={draw(true)} className="text-accent" fill="currentColor" />
    </svg>
  )
}

function barPath(index: number, bar: number): string {
  const tall = Math.max(2, Math.round((bar / 100) * height))
  return `M${index * step} ${(height - tall) / 2}h${width}v${tall}h-${width}z`
}
