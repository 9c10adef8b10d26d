import * as Radix from 'radix-ui/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from './button'
import { cx } from './class-names'
import { overlayClass, panelClass } from './overlay-class'
import { useReturnFocus } from './use-return-focus'

type AlertDialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** What happened and what to do now. */
  children: ReactNode
  closeLabel: string
  /** Beside the closing button: try again, go to support. */
  action?: ReactNode
}

/** Something has to be known before work goes on: a refusal, a lost connection. */
export function AlertDialog({ open, onClose, title, children, closeLabel, action }: AlertDialogProps) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={next => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content {...returnFocus} className={cx(panelClass, 'p-5 sm:max-w-md sm:p-7')}>
          <Radix.Title className="text-xl">{title}</Radix.Title>
          <Radix.Description asChild>
            <div className="-mx-1 mt-2 min-h-0 overflow-y-auto px-1 text-soft">{children}</div>
          </Radix.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:flex-col">
            {action}
            <Radix.Cancel asChild>
              <Button variant="ink">{closeLabel}</Button>
            </Radix.Cancel>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
