import { type ChartData, type ChartTone, toneOf } from './chart-data'
import { cx } from './class-names'

const tones: Record<ChartTone, string> = {
  river: 'bg-river',
  ink: 'bg-ink',
  accent: 'bg-accent',
  amber: 'bg-amber',
  faint: 'bg-faint',
}

export function ChartLegend({ data }: { data: ChartData }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
      {data.series.map((series, index) => (
        <li key={series.name} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={cx(
              'h-0.75 w-4.5 rounded-full',
              tones[toneOf(series, index)],
              series.isComparison &&
                'mask-[repeating-linear-gradient(to_right,#000_0_3px,transparent_3px_6px)]',
            )}
          />
          {series.name}
        </li>
      ))}
    </ul>
  )
}
