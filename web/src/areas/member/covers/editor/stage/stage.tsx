// The cover itself, as it will be exported, with everything around it that helps to lay it out.
import { useCallback, useEffect, useId, useMemo, useRef } from 'react'
import { coverSide } from '#contract/covers/scene'
import type { Spot } from '#covers/edit/matrix'
import { useWords } from '../../../../../lib/words'
import { cx } from '../../../../../ui/class-names'
import { useEditor, useEditorState } from '../state/use-editor'
import { useShown, useView } from '../state/use-view'
import { newMarks } from './marks'
import { Overlay } from './overlay'
import { StagePainter } from './painter'
import { Rulers } from './rulers'
import { useStagePointer } from './use-stage-pointer'

interface StageProps {
  /** The dropper was put down on a colour. */
  onColour(colour: string): void
  /** Somebody wants to write. */
  onWrite(): void
}

export function Stage({ onColour, onWrite }: StageProps) {
  const t = useWords('cover-editor')
  const editor = useEditor()
  const view = useView()
  const stage = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const painter = useRef<StagePainter>(undefined)
  const marks = useMemo(newMarks, [])
  const hint = useId()
  const tool = useEditorState(state => state.tool)
  const { zoom, x, y } = useShown(shown => shown)

  useEffect(() => {
    if (!stage.current) return
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) view.resize(entry.contentRect.width, entry.contentRect.height)
    })
    watcher.observe(stage.current)
    return () => watcher.disconnect()
  }, [view])

  useEffect(() => {
    if (!canvas.current) return
    const drawn = new StagePainter(canvas.current, editor)
    painter.current = drawn
    let frame = 0
    const paint = () => {
      frame = 0
      drawn.paint(view.read().zoom * coverSide * Math.min(2, window.devicePixelRatio))
    }
    const ask = () => {
      frame ||= requestAnimationFrame(paint)
    }
    let lastZoom = view.read().zoom
    const zoomed = () => {
      if (view.read().zoom !== lastZoom) ask()
      lastZoom = view.read().zoom
    }
    const stops = [editor.watch(ask), view.subscribe(zoomed), () => cancelAnimationFrame(frame)]
    ask()
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor, view])

  const onDrop = useCallback(
    (spot: Spot) => {
      const colour = painter.current?.colourAt(spot.x, spot.y)
      if (colour) onColour(colour)
    },
    [onColour],
  )
  useStagePointer(stage, { editor, view, marks, onDrop, onDouble: onWrite })

  const side = zoom * coverSide
  const place = { width: side, height: side, transform: `translate(${x}px, ${y}px)` }
  return (
    <section
      ref={stage}
      aria-label={t('stage.label')}
      aria-describedby={hint}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys act on what is selected here
      tabIndex={0}
      data-stage
      className={cx(
        'relative size-full touch-none overflow-hidden bg-sunken outline-offset-[-3px] select-none',
        tool === 'hand' && 'cursor-grab',
        tool === 'dropper' && 'cursor-crosshair',
      )}
    >
      <p id={hint} className="sr-only">
        {t('stage.hint')}
      </p>
      {/* Beside the canvas, not on it: a shadow this soft would be drawn with every frame. */}
      <div className="absolute top-0 left-0 shadow-[0_12px_60px_rgb(0_0_0/0.35)]" style={place} />
      <canvas ref={canvas} className="absolute top-0 left-0" style={place} />
      <Overlay marks={marks} />
      <Rulers />
    </section>
  )
}
