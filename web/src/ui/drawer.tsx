import X from 'lucide-react/icons/x'
import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button'
import { overlayClass } from './overlay-class'
import { useReturnFocus } from './use-return-focus'

type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Stays at the lower edge while the rest scrolls. */
  actions?: ReactNode
}

/** From the right edge: a menu on a phone, details beside a list. */
export function Drawer({ open, onOpenChange, title, closeLabel, children, actions }: DrawerProps) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-50 flex w-[min(27rem,calc(100vw-2.5rem))] flex-col bg-raised text-ink shadow-lift outline-none data-[state=closed]:animate-leave data-[state=open]:animate-drawer"
        >
          <div className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5">
            <Radix.Title className="text-lg">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel}>
                <X />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
          {actions && <div className="flex flex-wrap gap-3 border-t border-line px-5 py-4">{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
