import * as Radix from 'radix-ui/toolbar'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../ui/class-names'
import { Tooltip } from '../../ui/tooltip'

type ToolButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  /** Whether the text at the cursor is so; without it the button is no switch. */
  isOn?: boolean
  children: ReactNode
}

/** One tool; arrow keys go from one to the next. */
export function ToolButton({ label, isOn, className, children, ...rest }: ToolButtonProps) {
  return (
    <Tooltip text={label}>
      <Radix.Button
        {...rest}
        aria-label={label}
        aria-pressed={isOn}
        // The text keeps its selection when a tool is pressed with a pointer.
        onMouseDown={event => event.preventDefault()}
        className={cx(
          'inline-grid size-9 shrink-0 place-items-center rounded-lg text-soft transition-colors pointer-coarse:size-11',
          'hover:bg-sunken hover:text-ink disabled:text-faint disabled:hover:bg-transparent',
          'aria-pressed:bg-ink aria-pressed:text-paper [&>svg]:size-4.5',
          className,
        )}
      >
        {children}
      </Radix.Button>
    </Tooltip>
  )
}
