import * as Radix from 'radix-ui/tooltip'
import { type ReactNode, useState } from 'react'

type TipButtonProps = {
  /** Inside the button. */
  children: ReactNode
  tip: ReactNode
  /** What the button is about, for those who only hear it. */
  label: string
}

/** A few words more, for the pointer, the keyboard and the finger alike: they come with focus and with a tap, and go with Escape. */
export function TipButton({ children, tip, label }: TipButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Radix.Provider delayDuration={150}>
      <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
        <Radix.Trigger
          type="button"
          aria-label={label}
          aria-expanded={isOpen}
          className="inline-flex min-h-6 items-center rounded-xl"
          onClick={event => {
            // A tap opens; without this it would close what its focus has opened.
            event.preventDefault()
            setIsOpen(true)
          }}
        >
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side="bottom"
            align="start"
            sideOffset={6}
            collisionPadding={12}
            onPointerDownOutside={() => setIsOpen(false)}
            className="z-50 max-w-80 animate-fade rounded-control bg-ink px-4 py-3 text-sm text-paper shadow-lift"
          >
            {tip}
            <Radix.Arrow className="fill-ink" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
