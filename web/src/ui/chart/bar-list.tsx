import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton'

export type Bar = {
  key: string
  name: ReactNode
  /** Against the longest, from 0 to 1: it only draws. What is read stands in `value` and `percent`. */
  length: number
  value: string
  percent: string
}

type BarListProps = {
  label: string
  bars: Bar[]
  empty: ReactNode
  isLoading?: boolean
  loadingLabel: string
}

const row =
  'grid grid-cols-[minmax(0,1fr)_auto_3.5rem] items-center gap-x-3 gap-y-1 border-b border-line py-3 ' +
  'sm:grid-cols-[9.5rem_minmax(0,1fr)_auto_3.5rem]'
const hairlines =
  'block h-2.5 min-w-0.5 sm:h-3.5 bg-[repeating-linear-gradient(to_bottom,var(--river-tone)_0_1.4px,transparent_1.4px_4px)]'
const placeholders = ['w-full', 'w-2/5', 'w-1/4', 'w-1/6', 'w-1/12']

/** Shares of a whole as bars of hairlines, each with its figure. */
export function BarList({ label, bars, empty, isLoading, loadingLabel }: BarListProps) {
  if (isLoading) return <BarListSkeleton label={loadingLabel} />
  if (bars.length === 0) return empty
  return (
    <ul aria-label={label}>
      {bars.map(({ key, name, length, value, percent }) => (
        <li key={key} className={row}>
          <span className="min-w-0">{name}</span>
          <span aria-hidden="true" className="col-span-full row-start-2 sm:col-span-1 sm:row-start-auto">
            <span className={hairlines} style={{ width: `${Math.min(1, Math.max(0, length)) * 100}%` }} />
          </span>
          <b className="num text-right font-semibold">{value}</b>
          <span className="num text-right text-sm text-soft">{percent}</span>
        </li>
      ))}
    </ul>
  )
}

function BarListSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {placeholders.map(width => (
        <div key={width} className={row}>
          <Skeleton className="h-4 w-24" />
          <span className="col-span-full row-start-2 sm:col-span-1 sm:row-start-auto">
            <Skeleton className={`h-2.5 sm:h-3.5 ${width}`} />
          </span>
          <Skeleton className="h-4 w-16" />
          <Skeleton className="ml-auto h-4 w-10" />
        </div>
      ))}
    </div>
  )
}
