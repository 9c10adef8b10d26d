// Windows onto whole covers that show the same place: moving one moves the others.
import { useCallback, useMemo, useRef, useState } from 'react'

/** The part that is seen, as shares of the cover. */
export interface Seen {
  x: number
  y: number
  width: number
  height: number
}

export interface SharedView {
  seen: Seen | undefined
  /** A window has come, or is gone. */
  hold(place: number, window: HTMLElement | null): void
  /** A window was moved by hand, key or wheel. */
  follow(window: HTMLElement): void
  /** The middle of what is to be seen, as shares. */
  lookAt(x: number, y: number): void
}

export function useSharedView(): SharedView {
  const windows = useRef(new Map<number, HTMLElement>())
  const [seen, setSeen] = useState<Seen>()

  const follow = useCallback((moved: HTMLElement) => {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = moved
    for (const other of windows.current.values()) {
      // Setting what is set already would come back as another move.
      if (other === moved || (other.scrollLeft === scrollLeft && other.scrollTop === scrollTop)) continue
      other.scrollTo({ left: scrollLeft, top: scrollTop })
    }
    if (scrollWidth === 0 || scrollHeight === 0) return
    setSeen({
      x: scrollLeft / scrollWidth,
      y: scrollTop / scrollHeight,
      width: clientWidth / scrollWidth,
      height: clientHeight / scrollHeight,
    })
  }, [])

  const hold = useCallback((place: number, window: HTMLElement | null) => {
    if (window) windows.current.set(place, window)
    else windows.current.delete(place)
  }, [])

  const lookAt = useCallback(
    (x: number, y: number) => {
      const [window] = windows.current.values()
      if (!window) return
      window.scrollTo({
        left: x * window.scrollWidth - window.clientWidth / 2,
        top: y * window.scrollHeight - window.clientHeight / 2,
      })
      follow(window)
    },
    [follow],
  )
  return useMemo(() => ({ seen, hold, follow, lookAt }), [seen, hold, follow, lookAt])
}
