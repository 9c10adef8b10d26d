import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Brings the part that an address names into sight, and the keyboard with it. */
export function useGoToPart() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads there again
  useEffect(() => {
    const part = hash && document.getElementById(hash.slice(1))
    if (!part) return
    part.scrollIntoView({ block: 'start' })
    part.querySelector<HTMLElement>('input:enabled, button:enabled')?.focus({ preventScroll: true })
  }, [hash, key])
}
