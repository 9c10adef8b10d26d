import { type ReactNode, useId } from 'react'
import { cx } from '../../../../../ui/class-names'

interface RowProps {
  label: string
  children: ReactNode
  /** Below the controls: what they mean right now. */
  note?: ReactNode
  isTop?: boolean
}

/** One line of a panel: what it is about, and its controls, which the line's name holds together. */
export function Row({ label, children, note, isTop = false }: RowProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid row with its legend in it
    <div
      role="group"
      aria-labelledby={id}
      className={cx('grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-2', isTop ? 'items-start' : 'items-center')}
    >
      <span id={id} className={cx('text-sm text-soft', isTop && 'pt-1.5')}>
        {label}
      </span>
      <div className="flex min-w-0 items-center gap-1.5">{children}</div>
      {note && <div className="col-start-2 mt-1 text-xs text-soft">{note}</div>}
    </div>
  )
}
