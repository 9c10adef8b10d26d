import { type RefObject, useEffect, useState } from 'react'

const usable = 'a[href], button, input, select, textarea, label, summary, [role="slider"], [role="option"]'
const shares = [0.05, 0.5, 0.95]

/** Whether something that can be used lies under what floats here: then the float makes room until it is free again. */
export function useOverControl(float: RefObject<HTMLElement | null>, isWatched = true): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isWatched) return setIsOver(false)
    let frame = 0
    const look = () => {
      frame = 0
      if (float.current) setIsOver(liesOverControl(float.current))
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    // What opens or loads moves what lies below without a scroll; what closes may leave everything else where it is.
    const sizes = new ResizeObserver(soon)
    sizes.observe(document.body)
    const parts = new MutationObserver(soon)
    parts.observe(document.body, { childList: true, subtree: true })
    addEventListener('scroll', soon, { capture: true, passive: true })
    addEventListener('resize', soon)
    soon()
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      parts.disconnect()
      removeEventListener('scroll', soon, { capture: true })
      removeEventListener('resize', soon)
    }
  }, [float, isWatched])
  return isOver
}

function liesOverControl(float: HTMLElement): boolean {
  const { left, top, width, height } = float.getBoundingClientRect()
  return shares.some(across =>
    shares.some(down => {
      const pile = document.elementsFromPoint(left + width * across, top + height * down)
      const below = pile.find(element => !element.closest('[data-float]'))
      return below?.closest(usable) !== null && below !== undefined
    }),
  )
}

/** Out of the way for a pointer; whoever comes by keyboard sees it. */
export const makesRoom = 'pointer-events-none opacity-0 focus-visible:opacity-100'
