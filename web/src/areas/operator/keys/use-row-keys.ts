import { useRef } from 'react'
import { useShortcutSwitch } from './use-shortcut-switch'
import { useShortcuts } from './use-shortcuts'

/** j and k go down and up through the rows, Enter opens one as any link, / searches. */
export function useRowKeys() {
  const place = useRef<HTMLDivElement>(null)
  const [isOn] = useShortcutSwitch()
  const step = (by: 1 | -1) => {
    const rows = [...(place.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const here = rows.indexOf(document.activeElement as HTMLElement)
    rows[Math.min(Math.max(here + by, 0), rows.length - 1)]?.focus()
  }
  useShortcuts(
    {
      j: () => step(1),
      k: () => step(-1),
      '/': () => place.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    },
    isOn,
  )
  return place
}
