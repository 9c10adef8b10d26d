import * as Radix from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

type TooltipProps = { text: ReactNode; children: ReactNode; side?: 'top' | 'right' | 'bottom' | 'left' }

/** A few words more about one focusable element. Never the only place where something is said. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={350}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={12}
            className="z-50 max-w-72 animate-fade rounded-lg bg-ink px-3 py-1.5 text-sm text-paper"
          >
            {text}
            <Radix.Arrow className="fill-ink" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
