import * as Radix from 'radix-ui/popover'
import type { ReactNode } from 'react'
import { cx } from './class-names'
import { floatClass } from './control-class'

type PopoverProps = {
  /** One focusable element: a button. */
  trigger: ReactNode
  children: ReactNode
  /** Names the panel for a screen reader. */
  label: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Opened beside something that is typed into, it leaves the focus there. */
  takesFocus?: boolean
  className?: string
}

export function Popover(props: PopoverProps) {
  const { trigger, children, label, side = 'bottom', align = 'center', open, onOpenChange, className } = props
  const { takesFocus = true } = props
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          onOpenAutoFocus={takesFocus ? undefined : stay}
          onCloseAutoFocus={takesFocus ? undefined : stay}
          className={cx(floatClass, 'max-w-[calc(100vw-1.5rem)] p-4', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const stay = (event: Event) => event.preventDefault()
