import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Told when a slider or the browser's colour picker is let go. React knows only that it moves; the browser's own event says that
 * somebody has chosen.
 */
export function useRelease(onRelease: (value: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const released = useEffectEvent(onRelease)
  useEffect(() => {
    const element = input.current
    const tell = () => element && released(element.value)
    element?.addEventListener('change', tell)
    return () => element?.removeEventListener('change', tell)
  }, [])
  return input
}
