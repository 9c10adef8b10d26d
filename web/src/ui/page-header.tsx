import type { ReactNode } from 'react'
import { cx } from './class-names'

type PageHeaderProps = {
  title: ReactNode
  /** One sentence under the title. */
  lead?: ReactNode
  /** Above the title: where this belongs, when it was saved. */
  over?: ReactNode
  /** At the end of the line: the page's main action, a search. */
  actions?: ReactNode
  /** A rule under the header, where the content has none of its own. */
  ruled?: boolean
  className?: string
}

export function PageHeader({ title, lead, over, actions, ruled = false, className }: PageHeaderProps) {
  return (
    <header
      className={cx(
        'flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-6 sm:pt-8',
        ruled && 'border-b border-line pb-5',
        className,
      )}
    >
      <div className="min-w-0">
        {over && <div className="mb-1 text-sm font-semibold text-river">{over}</div>}
        <h1 className="text-2xl">{title}</h1>
        {lead && <p className="mt-1.5 max-w-[68ch] text-soft">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </header>
  )
}
