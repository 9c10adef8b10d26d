import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { cx } from './class-names'
import { IconButton } from './icon-button'

export type PagerProps = {
  /** Names the navigation for a screen reader. */
  label: string
  previousLabel: string
  nextLabel: string
  /** Without a handler there is no page in that direction. */
  onPrevious?: () => void
  onNext?: () => void
  /** "21 to 40 of 128", or the page's number where nobody knows the total. */
  summary?: ReactNode
  /** Known pages become numbers; cursor lists leave this out. */
  pages?: {
    current: number
    count: number
    onSelect: (page: number) => void
    label: (page: number) => string
  }
  className?: string
}

export function Pager({
  label,
  previousLabel,
  nextLabel,
  onPrevious,
  onNext,
  summary,
  pages,
  className,
}: PagerProps) {
  return (
    <nav
      aria-label={label}
      className={cx('flex flex-wrap items-center justify-between gap-3 pt-4', className)}
    >
      <span className="num text-sm text-soft">{summary}</span>
      <div className="flex items-center gap-1.5">
        <IconButton label={previousLabel} variant="line" disabled={!onPrevious} onClick={onPrevious}>
          <ChevronLeft />
        </IconButton>
        {pages && <PageNumbers {...pages} />}
        <IconButton label={nextLabel} variant="line" disabled={!onNext} onClick={onNext}>
          <ChevronRight />
        </IconButton>
      </div>
    </nav>
  )
}

function PageNumbers({ current, count, onSelect, label }: NonNullable<PagerProps['pages']>) {
  return (
    <ul className="flex items-center gap-0.5 max-sm:hidden">
      {shownPages(current, count).map((page, index, shown) => (
        <li key={page} className="flex items-center">
          {index > 0 && page - (shown[index - 1] ?? page) > 1 && (
            <span aria-hidden="true" className="px-1 text-faint">
              …
            </span>
          )}
          <button
            type="button"
            aria-label={label(page)}
            aria-current={page === current ? 'page' : undefined}
            onClick={() => onSelect(page)}
            className="num size-10 rounded-full text-sm font-semibold text-soft hover:bg-sunken hover:text-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
          >
            {page}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The ends and the neighbours of where one stands. */
function shownPages(current: number, count: number): number[] {
  const wanted = new Set([1, count, current - 1, current, current + 1])
  return [...wanted].filter(page => page >= 1 && page <= count).sort((a, b) => a - b)
}
