import { useEffect, useRef } from 'react'

/** j and k go down and up through the rows, Enter opens one as any link, / searches. Typing is left alone. */
export function useQueueKeys() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const rows = [...(place.current?.querySelectorAll<HTMLElement>('[data-ticket]') ?? [])]
      const here = rows.indexOf(document.activeElement as HTMLElement)
      if (event.key === '/') place.current?.querySelector<HTMLElement>('input[type="search"]')?.focus()
      else if (event.key === 'j') rows[Math.min(here + 1, rows.length - 1)]?.focus()
      else if (event.key === 'k') rows[Math.max(here - 1, 0)]?.focus()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return place
}

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
