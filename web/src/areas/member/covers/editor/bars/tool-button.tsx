import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../../../../ui/class-names'
import { Tooltip } from '../../../../../ui/tooltip'

type ToolButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string
  /** Its key, said in the tip. */
  shortcut?: string
  isOn?: boolean
  children: ReactNode
}

export function ToolButton({ label, shortcut, isOn, children, className, ...rest }: ToolButtonProps) {
  return (
    <Tooltip text={shortcut ? `${label}  ${shortcut}` : label} side="right">
      <button
        type="button"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        aria-pressed={isOn}
        {...rest}
        className={cx(
          'grid size-11 place-items-center rounded-control transition-colors [&>svg]:size-5',
          isOn ? 'bg-ink text-paper' : 'text-soft hover:bg-sunken hover:text-ink',
          className,
        )}
      >
        {children}
      </button>
    </Tooltip>
  )
}
