import type { ReactNode } from 'react'
import type { ContentRow } from '#contract/content/editing-calls'
import { LastWritten } from './last-written'
import { RowTitle } from './row-title'
import { StateBadge } from './state-badge'

type OrderedRowProps = { row: ContentRow; badges?: ReactNode; children?: ReactNode }

/** One thing in an order: what it is called, how it stands, who wrote last. */
export function OrderedRow({ row, badges, children }: OrderedRowProps) {
  return (
    <div className="grid items-center gap-x-5 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto_9rem]">
      <div className="min-w-0">
        <RowTitle row={row} />
      </div>
      <div className="flex flex-wrap items-center gap-2 md:justify-end">
        {badges}
        <StateBadge row={row} />
        {children}
      </div>
      <LastWritten row={row} />
    </div>
  )
}
