import { useEffect, useRef, useState } from 'react'
import type { ChartData } from './chart-data'
import type { ChartEngine } from './chart-engine'
import { chartOption, type FormatValue } from './chart-option'
import { readChartTheme, watchChartTheme } from './chart-theme'

type ChartCanvasProps = { data: ChartData; format: FormatValue; onFail: () => void }

/** The drawing itself; the frame around it says everything in words. */
export function ChartCanvas({ data, format, onFail }: ChartCanvasProps) {
  const place = useRef<HTMLDivElement>(null)
  const [engine, setEngine] = useState<ChartEngine | null>(null)
  const fail = useRef(onFail)
  fail.current = onFail

  useEffect(() => {
    const element = place.current
    if (!element) return
    let started: ChartEngine | undefined
    let gone = false
    const fit = new ResizeObserver(() => started?.resize())
    import('./chart-engine')
      .then(({ startChart }) => {
        if (gone) return
        started = startChart(element)
        fit.observe(element)
        setEngine(started)
      })
      .catch(() => gone || fail.current())
    return () => {
      gone = true
      fit.disconnect()
      end(started)
    }
  }, [])

  useEffect(() => {
    const element = place.current
    if (!engine || !element) return
    const draw = () => {
      try {
        engine.setOption(chartOption(data, readChartTheme(element), format), true)
      } catch {
        // A browser may forbid canvases: that is no reason to lose the whole page.
        fail.current()
      }
    }
    draw()
    return watchChartTheme(draw)
  }, [engine, data, format])

  return <div ref={place} aria-hidden="true" className="h-full w-full" />
}

/** What could not be drawn can often not be cleared either. */
function end(engine: ChartEngine | undefined) {
  try {
    engine?.dispose()
  } catch {}
}
