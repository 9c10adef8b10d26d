import Check from 'lucide-react/icons/check'
import * as Radix from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'
import { cx } from './class-names'
import { floatClass, optionClass } from './control-class'

type DropdownMenuProps = {
  /** One focusable element: a button. */
  trigger: ReactNode
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  /** Stands above the items: who is signed in, what the menu is about. */
  header?: ReactNode
}

export function DropdownMenu({ trigger, children, align = 'end', header }: DropdownMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={cx(
            floatClass,
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto p-1.5',
          )}
        >
          {header && <Radix.Label className="px-3 pt-2 pb-2.5 text-sm text-soft">{header}</Radix.Label>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type MenuItemProps = {
  children: ReactNode
  icon?: ReactNode
  /** The child is a link or a button that becomes the item itself. */
  asChild?: boolean
  onSelect?: () => void
  disabled?: boolean
  danger?: boolean
}

export function MenuItem({ children, icon, asChild, onSelect, disabled, danger }: MenuItemProps) {
  return (
    <Radix.Item
      asChild={asChild}
      disabled={disabled}
      onSelect={onSelect}
      className={cx(optionClass, '[&>svg]:size-4.5', danger && 'text-accent')}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Radix.Item>
  )
}

type MenuCheckProps = { children: ReactNode; checked: boolean; onChange: (checked: boolean) => void }

/** An item that is on or off; the menu stays open, several are usually changed at once. */
export function MenuCheck({ children, checked, onChange }: MenuCheckProps) {
  return (
    <Radix.CheckboxItem
      checked={checked}
      onCheckedChange={onChange}
      onSelect={event => event.preventDefault()}
      className={optionClass}
    >
      <span className="grid size-4.5 place-items-center text-river">
        <Radix.ItemIndicator>
          <Check className="size-4.5" />
        </Radix.ItemIndicator>
      </span>
      {children}
    </Radix.CheckboxItem>
  )
}

export function MenuLine() {
  return <Radix.Separator className="mx-3 my-1.5 h-px bg-line" />
}
