import { useCallback, useState } from 'react'

const whole = { scale: 1, x: 0, y: 0, quarter: 0 }
const closest = 8

/** How a picture lies under the glass. The whole picture lies still: there is nowhere to move it to. */
export function useScanView() {
  const [view, setView] = useState(whole)
  const zoomBy = useCallback(
    (factor: number) =>
      setView(now => {
        const scale = Math.min(closest, Math.max(1, now.scale * factor))
        const closer = scale / now.scale
        return scale === 1
          ? { ...whole, quarter: now.quarter }
          : { ...now, scale, x: now.x * closer, y: now.y * closer }
      }),
    [],
  )
  const moveBy = (x: number, y: number) =>
    setView(now => (now.scale === 1 ? now : { ...now, x: now.x + x, y: now.y + y }))
  const turn = () => setView(now => ({ ...whole, quarter: now.quarter + 1 }))
  const reset = () => setView(whole)
  return { view, zoomBy, moveBy, turn, reset }
}
