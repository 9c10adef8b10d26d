// What a pointer does from going down to going up. Each gesture previews a scene and makes one step of it at the end.
import type { Layer } from '#contract/covers/scene'
import { shifted, standing } from '#covers/edit/align'
import { ownBox, union } from '#covers/edit/boxes'
import { layersWithin } from '#covers/edit/hit'
import { inverse, matrixOf, type Spot, spotOn, within } from '#covers/edit/matrix'
import { guidesOf, snapped } from '#covers/edit/snap'
import {
  type Grip,
  gripSpot,
  grownAround,
  growsEvenly,
  isCorner,
  snappedTurn,
  stretched,
  turnedAround,
} from '#covers/edit/stretch'
import { changeLayers, layerOf, matrixAround } from '#covers/edit/tree'
import type { Editor } from '../state/editor'
import type { View } from '../state/view'
import { clearMarks, type MarksState } from './marks'

export interface Held {
  shift: boolean
  alt: boolean
  /** Ctrl or ⌘: nothing clings. */
  free: boolean
}

export interface Gesture {
  /** On the cover. */
  move(to: Spot, held: Held): void
  end(): void
  cancel(): void
}

interface Around {
  editor: Editor
  view: View
  marks: MarksState
}

/** Pixels of the screen within which a layer clings. */
const reach = 7

export function moving({ editor, view, marks }: Around, from: Spot): Gesture {
  const start = editor.scene
  const ids = editor.selected.filter(layer => !layer.is_locked).map(({ id }) => id)
  const spans = standing(start.layers, ids, editor.measure)
  const span = union(spans.map(each => each.span))
  const guides = guidesOf(start.layers, new Set(ids), editor.measure)
  return {
    ...ending(editor, marks),
    move(to, { shift, free }) {
      if (!span) return
      let [dx, dy] = [to.x - from.x, to.y - from.y]
      if (shift) [dx, dy] = Math.abs(dx) > Math.abs(dy) ? [dx, 0] : [0, dy]
      const box = {
        left: span.left + dx,
        right: span.right + dx,
        top: span.top + dy,
        bottom: span.bottom + dy,
      }
      const snap = free ? { dx: 0, dy: 0, guides: [] } : snapped(box, guides, reach / view.read().zoom)
      marks.set({ guides: snap.guides })
      const layers = ids.reduce((all, id) => shifted(all, id, dx + snap.dx, dy + snap.dy), start.layers)
      editor.drag({ ...start, layers })
    },
  }
}

export function stretching({ editor, marks }: Around, grip: Grip): Gesture {
  const start = editor.scene
  const all = editor.selected.filter(layer => !layer.is_locked)
  const [only] = all
  if (only && all.length === 1) {
    const box = ownBox(only, editor.measure)
    const around = matrixAround(start.layers, only.id)
    const isEvenByNature = growsEvenly(only) || (only.kind === 'image' && isCorner(grip))
    return {
      ...ending(editor, marks),
      move(to, { shift, alt }) {
        const isEven = isEvenByNature || shift
        const next = stretched(only, { box, around, grip, to, isEven, isFromMiddle: alt })
        editor.drag({ ...start, layers: changeLayers(start.layers, new Set([only.id]), () => next) })
      },
    }
  }
  return stretchingMany({ editor, marks }, grip, all)
}

/** Several grow evenly around the far corner of their common frame. */
function stretchingMany({ editor, marks }: Omit<Around, 'view'>, grip: Grip, all: readonly Layer[]): Gesture {
  const start = editor.scene
  const frame = union(
    standing(
      start.layers,
      all.map(({ id }) => id),
      editor.measure,
    ).map(({ span }) => span),
  )
  return {
    ...ending(editor, marks),
    move(to) {
      if (!frame) return
      const far = gripSpot(frame, {
        across: -grip.across as Grip['across'],
        down: -grip.down as Grip['down'],
      })
      const near = gripSpot(frame, grip)
      const long = (near.x - far.x) ** 2 + (near.y - far.y) ** 2
      const along = (to.x - far.x) * (near.x - far.x) + (to.y - far.y) * (near.y - far.y)
      const grow = Math.max(0.02, long === 0 ? 1 : along / long)
      const layers = all.reduce((layers, { id }) => {
        const around = matrixAround(layers, id)
        return changeLayers(layers, new Set([id]), layer => {
          const own = spotOn(inverse(within(around, matrixOf(layer))), far)
          return grownAround(layer, grow, grow, own)
        })
      }, start.layers)
      editor.drag({ ...start, layers })
    },
  }
}

export function turning({ editor, marks }: Around, from: Spot): Gesture {
  const start = editor.scene
  const all = editor.selected.filter(layer => !layer.is_locked)
  const frame = union(
    standing(
      start.layers,
      all.map(({ id }) => id),
      editor.measure,
    ).map(({ span }) => span),
  )
  const middle = frame ? { x: (frame.left + frame.right) / 2, y: (frame.top + frame.bottom) / 2 } : from
  const angle = ({ x, y }: Spot) => (Math.atan2(y - middle.y, x - middle.x) * 180) / Math.PI
  const first = angle(from)
  const before = all.length === 1 ? (all[0]?.rotation ?? 0) : 0
  return {
    ...ending(editor, marks),
    move(to, { shift, free }) {
      const raw = before + angle(to) - first
      const target = shift ? Math.round(raw / 15) * 15 : free ? raw : snappedTurn(raw)
      const layers = all.reduce((layers, { id }) => {
        const spot = spotOn(inverse(matrixAround(layers, id)), middle)
        return changeLayers(layers, new Set([id]), layer => turnedAround(layer, target - before, spot))
      }, start.layers)
      const [shown] = all.length === 1 ? [layerOf(layers, all[0]?.id ?? '')] : []
      marks.set({ degrees: shown?.rotation ?? Math.round(target) })
      editor.drag({ ...start, layers })
    },
  }
}

/** A box is drawn; what lies in it is selected. */
export function choosing({ editor, marks }: Around, from: Spot): Gesture {
  const before = editor.read().selected
  return {
    move(to, { shift }) {
      const box = {
        left: Math.min(from.x, to.x),
        right: Math.max(from.x, to.x),
        top: Math.min(from.y, to.y),
        bottom: Math.max(from.y, to.y),
      }
      marks.set({ box })
      const found = layersWithin(editor.scene.layers, box, editor.measure)
      editor.select(shift ? [...new Set([...before, ...found])] : found)
    },
    end: () => clearMarks(marks),
    cancel() {
      clearMarks(marks)
      editor.select(before)
    },
  }
}

const ending = (editor: Editor, marks: MarksState) => ({
  end() {
    clearMarks(marks)
    if (editor.isLive) editor.set(editor.drawn)
  },
  cancel() {
    clearMarks(marks)
    editor.preview(undefined)
  },
})
