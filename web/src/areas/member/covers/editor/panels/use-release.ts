import { useEffect, useEffectEvent, useRef } from 'react'

/** However a slider or the browser's colour picker is let go. One that came back to where it was tells no change. */
const endings = ['change', 'pointerup', 'blur'] as const

/**
 * Told once when a control that was moved is let go. React knows only that it moves; the browser's own events say that somebody
 * has chosen.
 */
export function useRelease(onRelease: (value: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const isHeld = useRef(false)
  const release = useEffectEvent(() => {
    if (!isHeld.current || !input.current) return
    isHeld.current = false
    onRelease(input.current.value)
  })
  useEffect(() => {
    const element = input.current
    const end = () => release()
    for (const ending of endings) element?.addEventListener(ending, end)
    return () => {
      for (const ending of endings) element?.removeEventListener(ending, end)
    }
  }, [])
  const hold = () => {
    isHeld.current = true
  }
  return { input, hold }
}
