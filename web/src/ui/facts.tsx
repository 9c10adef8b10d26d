import type { ReactNode } from 'react'
import { cx } from './class-names'

type FactsProps = { rows: [label: string, value: ReactNode][]; className?: string }

/** What is so: a word on the left, the fact on the right, a line under each. */
export function Facts({ rows, className }: FactsProps) {
  return (
    <dl className={cx('border-t border-line', className)}>
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3 last:border-b-0"
        >
          <dt className="text-soft">{label}</dt>
          <dd className="num ml-auto min-w-0 text-right font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
