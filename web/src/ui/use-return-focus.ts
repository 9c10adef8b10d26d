import { useRef } from 'react'

/** A dialog opened by state has no trigger radix knows of; this takes the focus back to where it came from. */
export function useReturnFocus() {
  const origin = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      origin.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      origin.current?.focus()
    },
  }
}
