// Putting layers in line: with the cover when there is one, among themselves when there are several.
import { coverSide, type Layer } from '#contract/covers/scene'
import type { Measure } from '../type/measure'
import type { InkBox } from '../type/set-lines'
import { spanOf, union } from './boxes'
import { inverse, spotOn, tidy, unmoved } from './matrix'
import { changeLayers, layerOf, matrixAround } from './tree'

export const edges = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const
export type Edge = (typeof edges)[number]
export type Axis = 'x' | 'y'

const cover: InkBox = { left: 0, top: 0, right: coverSide, bottom: coverSide }

interface Standing {
  id: string
  span: InkBox
}

export function standing(layers: readonly Layer[], ids: readonly string[], measure: Measure): Standing[] {
  return ids.flatMap(id => {
    const layer = layerOf(layers, id)
    return layer ? [{ id, span: spanOf(layer, measure, matrixAround(layers, id)) }] : []
  })
}

/** By so much on the cover; within a turned group that is another way in the group's own coordinates. */
export function shifted(layers: Layer[], id: string, dx: number, dy: number): Layer[] {
  const around = matrixAround(layers, id)
  const [a, b, c, d] = around === unmoved ? unmoved : inverse(around)
  const way = spotOn([a, b, c, d, 0, 0], { x: dx, y: dy })
  return changeLayers(layers, new Set([id]), layer => ({
    ...layer,
    x: tidy(layer.x + way.x),
    y: tidy(layer.y + way.y),
  }))
}

export function aligned(layers: Layer[], ids: readonly string[], edge: Edge, measure: Measure): Layer[] {
  const all = standing(layers, ids, measure)
  const frame = all.length > 1 ? union(all.map(({ span }) => span)) : cover
  if (!frame) return layers
  return all.reduce((result, { id, span }) => {
    const { dx, dy } = wayTo(span, frame, edge)
    return shifted(result, id, dx, dy)
  }, layers)
}

function wayTo(span: InkBox, frame: InkBox, edge: Edge): { dx: number; dy: number } {
  const half = (from: number, to: number) => (from + to) / 2
  if (edge === 'left') return { dx: frame.left - span.left, dy: 0 }
  if (edge === 'right') return { dx: frame.right - span.right, dy: 0 }
  if (edge === 'centre') return { dx: half(frame.left, frame.right) - half(span.left, span.right), dy: 0 }
  if (edge === 'top') return { dx: 0, dy: frame.top - span.top }
  if (edge === 'bottom') return { dx: 0, dy: frame.bottom - span.bottom }
  return { dx: 0, dy: half(frame.top, frame.bottom) - half(span.top, span.bottom) }
}

/** The same gap between each and the next; the outermost stay. */
export function distributed(layers: Layer[], ids: readonly string[], axis: Axis, measure: Measure): Layer[] {
  const [from, to] = axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
  const all = standing(layers, ids, measure).sort((one, other) => one.span[from] - other.span[from])
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last || all.length < 3) return layers
  const room = last.span[to] - first.span[from]
  const taken = all.reduce((sum, { span }) => sum + span[to] - span[from], 0)
  const gap = (room - taken) / (all.length - 1)
  let at = first.span[from]
  return all.reduce((result, { id, span }) => {
    const way = at - span[from]
    at += span[to] - span[from] + gap
    return axis === 'x' ? shifted(result, id, way, 0) : shifted(result, id, 0, way)
  }, layers)
}
