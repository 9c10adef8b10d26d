import { useRef } from 'react'

/** A dialog opened by state has no trigger radix knows of; this takes the focus back to where it came from. */
export function useReturnFocus() {
  const way = useRef<HTMLElement[]>([])
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement instanceof HTMLElement ? document.activeElement : null
      way.current = wayUp(menuTrigger(active) ?? active)
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // Whoever has gone on meanwhile, to another menu for instance, stays there.
      if (!isNowhere()) return
      // What was pressed may be gone with its deed: then what stands around it takes the focus.
      way.current.find(({ isConnected }) => isConnected)?.focus()
    },
  }
}

function isNowhere(): boolean {
  const { activeElement: active, body } = document
  return (
    active === null || active === body || active.closest('[role="dialog"], [role="alertdialog"]') !== null
  )
}

/** An item of a menu is gone by then; the button that opened the menu is not. */
function menuTrigger(element: HTMLElement | null): HTMLElement | null {
  const name = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return name ? document.getElementById(name) : null
}

/** An element, then whatever around it can hold the focus. */
function wayUp(element: HTMLElement | null): HTMLElement[] {
  if (!element) return []
  const around = element.parentElement?.closest<HTMLElement>('[tabindex]') ?? null
  return [element, ...wayUp(around)]
}
