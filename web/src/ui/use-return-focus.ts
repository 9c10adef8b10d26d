import { useRef } from 'react'

/** A dialog opened by state has no trigger radix knows of; this takes the focus back to where it came from. */
export function useReturnFocus() {
  const origin = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement instanceof HTMLElement ? document.activeElement : null
      origin.current = menuTrigger(active) ?? active
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      origin.current?.focus()
    },
  }
}

/** An item of a menu is gone by then; the button that opened the menu is not. */
function menuTrigger(element: HTMLElement | null): HTMLElement | null {
  const name = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return name ? document.getElementById(name) : null
}
