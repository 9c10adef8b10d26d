import X from 'lucide-react/icons/x'
import * as Radix from 'radix-ui/dialog'
import { type ReactNode, useRef } from 'react'
import { cx } from './class-names'
import { IconButton } from './icon-button'
import { overlayClass, panelClass } from './overlay-class'
import { useReturnFocus } from './use-return-focus'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  /** Buttons, the main one last. */
  actions?: ReactNode
  size?: 'small' | 'medium' | 'large' | 'wide'
  children?: ReactNode
}

/** Where typing or choosing begins; `data-first` marks it where that is not the first control. */
const controls =
  'input:not([type="file"], [type="hidden"]):enabled, textarea:enabled, button:enabled, a[href], [tabindex="0"]'

const sizes = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-4xl', wide: 'sm:max-w-[84rem]' }

/** Stands in the middle; on a phone it rises from the bottom edge, where the thumb is. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, actions, size = 'medium', children } = props
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  const body = useRef<HTMLDivElement>(null)
  const begin = (event: Event) => {
    onOpenAutoFocus()
    const first =
      body.current?.querySelector<HTMLElement>('[data-first]') ??
      body.current?.querySelector<HTMLElement>(controls)
    // Radix would begin with the cross that closes it all.
    if (first) event.preventDefault()
    first?.focus()
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          onOpenAutoFocus={begin}
          onCloseAutoFocus={onCloseAutoFocus}
          className={cx(panelClass, sizes[size])}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-7 sm:pt-6">
            <div className="min-w-0 pt-1.5">
              <Radix.Title className="text-xl">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1.5 text-soft">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label={closeLabel} className="-mr-2">
                <X />
              </IconButton>
            </Radix.Close>
          </div>
          {children && (
            <div ref={body} className="min-h-0 overflow-y-auto px-5 pt-4 pb-1 sm:px-7">
              {children}
            </div>
          )}
          <div className="flex flex-wrap justify-end gap-3 px-5 pt-5 pb-5 max-sm:*:flex-1 sm:px-7 sm:pb-7">
            {actions}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
