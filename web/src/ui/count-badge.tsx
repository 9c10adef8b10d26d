import { cx } from './class-names'

type CountBadgeProps = {
  count: number
  /** What is counted, for a screen reader: "3 unread messages". Without it the number alone is read. */
  label?: string
  max?: number
  className?: string
}

/** A small number that asks for attention; at 0 there is nothing to ask for, so nothing is drawn. */
export function CountBadge({ count, label, max = 99, className }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span
      className={cx(
        'num inline-grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 text-xs leading-none font-semibold text-accent-ink',
        className,
      )}
    >
      {/* What is only heard stays within: in a row that scrolls it would make the whole page wider. */}
      <span className="relative">
        <span aria-hidden={label ? true : undefined}>{count > max ? `${max}+` : count}</span>
        {label && <span className="sr-only">{label}</span>}
      </span>
    </span>
  )
}
