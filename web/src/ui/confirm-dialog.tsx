import * as Radix from 'radix-ui/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from './button'
import { cx } from './class-names'
import { overlayClass, panelClass } from './overlay-class'
import { useReturnFocus } from './use-return-focus'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question: what will happen. */
  title: ReactNode
  /** What it means and whether it can be undone. */
  children?: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  /** The answer is on its way: the button shows it and the dialog stays. */
  busy?: boolean
  danger?: boolean
  /** The answer is a yes to somebody: it does not look like a warning. */
  good?: boolean
}

/** A question before something that can't be taken back. Closing it is the caller's, after the deed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, cancelLabel, onConfirm, busy } = props
  const look = props.danger ? 'danger' : props.good ? 'good' : 'main'
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          {...returnFocus}
          className={cx(panelClass, 'p-5 sm:max-w-md sm:p-7')}
          {...(children ? {} : { 'aria-describedby': undefined })}
        >
          <Radix.Title className="text-xl">{title}</Radix.Title>
          {children && (
            <Radix.Description asChild>
              <div className="-mx-1 mt-2 min-h-0 overflow-y-auto px-1 text-soft">{children}</div>
            </Radix.Description>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
            <Radix.Cancel asChild>
              <Button variant="line">{cancelLabel}</Button>
            </Radix.Cancel>
            <Button variant={look} loading={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
