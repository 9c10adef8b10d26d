import { type RefObject, useEffect } from 'react'

/** In a line that can be pushed, the current entry may stand outside of what is seen: the line is pushed there. */
export function useShownInLine(entry: RefObject<HTMLElement | null>, isHere: boolean) {
  useEffect(() => {
    const line = entry.current?.closest('nav')
    if (isHere && line && entry.current && line.scrollWidth > line.clientWidth)
      line.scrollLeft = entry.current.offsetLeft - line.clientWidth / 3
  }, [entry, isHere])
}
