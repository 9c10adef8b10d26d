// From pointers to gestures: one finger or the mouse acts on the cover, two fingers move and zoom the view.
import { type RefObject, useEffect, useRef } from 'react'
import { coverSide } from '#contract/covers/scene'
import { spanOf } from '#covers/edit/boxes'
import { hitAt } from '#covers/edit/hit'
import type { Spot } from '#covers/edit/matrix'
import { grips } from '#covers/edit/stretch'
import type { Editor } from '../state/editor'
import type { View } from '../state/view'
import { choosing, type Gesture, type Held, moving, stretching, turning } from './gestures'
import type { MarksState } from './marks'
import { touchesInk } from './touches'

interface Around {
  editor: Editor
  view: View
  marks: MarksState
  onDrop(spot: Spot): void
  onDouble(): void
}

/** Pixels before a press becomes a drag; fingers tremble more. */
const slack = { mouse: 3, touch: 9 } as const

export function useStagePointer(
  stage: RefObject<HTMLElement | null>,
  { editor, view, marks, ...said }: Around,
) {
  // A gesture outlives whatever the page draws meanwhile.
  const latest = useRef(said)
  latest.current = said
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const around = { editor, view, marks }
    const down = new Map<number, Spot>()
    let gesture: Gesture | undefined
    let waiting: { begin: () => Gesture; at: Spot; pointer: number; slack: number } | undefined
    let panning: Spot | undefined
    let pinch: { middle: Spot; far: number } | undefined

    const onStage = (event: PointerEvent | WheelEvent | MouseEvent): Spot => {
      const { left, top } = element.getBoundingClientRect()
      return { x: event.clientX - left, y: event.clientY - top }
    }
    const held = (event: PointerEvent): Held => ({
      shift: event.shiftKey,
      alt: event.altKey,
      free: event.ctrlKey || event.metaKey,
    })
    const pinchOf = () => {
      const [one, other] = [...down.values()] as [Spot, Spot]
      return {
        middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
        far: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
      }
    }

    function press(event: PointerEvent) {
      if (!element || (event.target as HTMLElement).closest('[data-stage-tool]')) return
      element.setPointerCapture(event.pointerId)
      down.set(event.pointerId, onStage(event))
      if (down.size === 2) {
        gesture?.cancel()
        gesture = undefined
        waiting = undefined
        panning = undefined
        pinch = pinchOf()
        return
      }
      if (down.size > 2) return
      begin(event)
    }

    function begin(event: PointerEvent) {
      const at = onStage(event)
      const spot = view.onCover(at)
      const { tool } = editor.read()
      if (tool === 'hand' || event.button === 1) {
        panning = at
        return
      }
      if (event.button !== 0) return
      if (tool === 'dropper') return latest.current.onDrop(spot)
      const grip = (event.target as Element).closest('[data-grip]')?.getAttribute('data-grip')
      if (grip === 'turn') gesture = turning(around, spot)
      else if (grip) gesture = stretching(around, grips[Number(grip)] ?? { across: 1, down: 1 })
      else pressOnCover(event, at, spot)
    }

    function pressOnCover(event: PointerEvent, at: Spot, spot: Spot) {
      const isTouch = event.pointerType === 'touch'
      const path = hitAt(
        editor.scene,
        spot,
        editor.measure,
        touchesInk,
        (isTouch ? 14 : 4) / view.read().zoom,
      )
      const { selected } = editor.read()
      const chosen = path?.findLast(({ id }) => selected.includes(id)) ?? path?.[0]
      const wait = (make: () => Gesture) => {
        waiting = { begin: make, at, pointer: event.pointerId, slack: isTouch ? slack.touch : slack.mouse }
      }
      // What fills the cover is moved only once it is selected: everything else lies on it.
      const isGround = chosen && !selected.includes(chosen.id) && isWhole(chosen)
      if (chosen && event.shiftKey) editor.toggle(chosen.id)
      else if (chosen && !selected.includes(chosen.id)) editor.select([chosen.id])
      else if (!chosen && !event.shiftKey) editor.select([])
      if (chosen && !isGround) wait(() => moving(around, spot))
      else if (isTouch) panning = at
      else wait(() => choosing(around, spot))
    }

    const isWhole = (layer: Parameters<typeof spanOf>[0]) => {
      const { left, right, top, bottom } = spanOf(layer, editor.measure)
      return right - left >= coverSide * 0.95 && bottom - top >= coverSide * 0.95
    }

    function move(event: PointerEvent) {
      if (!down.has(event.pointerId)) return
      const at = onStage(event)
      down.set(event.pointerId, at)
      if (pinch && down.size === 2) {
        const next = pinchOf()
        view.pan(next.middle.x - pinch.middle.x, next.middle.y - pinch.middle.y)
        view.zoomBy(next.far / pinch.far, next.middle)
        pinch = next
      } else if (panning) {
        view.pan(at.x - panning.x, at.y - panning.y)
        panning = at
      } else {
        if (waiting && Math.hypot(at.x - waiting.at.x, at.y - waiting.at.y) > waiting.slack) {
          gesture = waiting.begin()
          waiting = undefined
        }
        gesture?.move(view.onCover(at), held(event))
      }
    }

    function release(event: PointerEvent) {
      down.delete(event.pointerId)
      if (down.size === 0) pinch = undefined
      if (event.type === 'pointercancel') gesture?.cancel()
      else gesture?.end()
      gesture = undefined
      waiting = undefined
      panning = undefined
    }

    /** One group further in, or to the text. */
    function enter(event: MouseEvent) {
      const spot = view.onCover(onStage(event))
      const path = hitAt(editor.scene, spot, editor.measure, touchesInk)
      const { selected } = editor.read()
      const at = path?.findIndex(({ id }) => selected.includes(id)) ?? -1
      const inner = path?.[at + 1]
      if (inner) editor.select([inner.id])
      else latest.current.onDouble()
    }

    function wheel(event: WheelEvent) {
      event.preventDefault()
      const unit = event.deltaMode === 1 ? 16 : 1
      if (event.ctrlKey || event.metaKey) view.zoomBy(Math.exp(-event.deltaY * unit * 0.0022), onStage(event))
      else if (event.shiftKey) view.pan(-event.deltaY * unit, 0)
      else view.pan(-event.deltaX * unit, -event.deltaY * unit)
    }

    element.addEventListener('pointerdown', press)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', release)
    element.addEventListener('pointercancel', release)
    element.addEventListener('dblclick', enter)
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      element.removeEventListener('pointerdown', press)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', release)
      element.removeEventListener('pointercancel', release)
      element.removeEventListener('dblclick', enter)
      element.removeEventListener('wheel', wheel)
    }
  }, [stage, editor, view, marks])
}
