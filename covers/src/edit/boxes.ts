// How much room layers take: in their own coordinates, and on the cover.
import { coverSide, type Layer } from '#contract/covers/scene'
import type { Measure } from '../type/measure'
import { type InkBox, inkBox } from '../type/set-lines'
import { type Matrix, matrixOf, type Spot, spotOn, unmoved, within } from './matrix'
import { pathBounds } from './path-bounds'

const nowhere: InkBox = { left: 0, top: 0, right: 0, bottom: 0 }

/** In the layer's own coordinates, before it is turned or stretched. */
export function ownBox(layer: Layer, measure: Measure): InkBox {
  if (layer.kind === 'text') return inkBox(layer, measure)
  if (layer.kind === 'shape') return pathBounds(layer.path)
  if (layer.kind === 'image') return { left: 0, top: 0, right: layer.width, bottom: layer.height }
  if (layer.kind === 'paint') return { left: 0, top: 0, right: coverSide, bottom: coverSide }
  return union(layer.layers.filter(each => !each.is_hidden).map(each => spanOf(each, measure))) ?? nowhere
}

export function cornersOf(box: InkBox, matrix: Matrix): [Spot, Spot, Spot, Spot] {
  return [
    spotOn(matrix, { x: box.left, y: box.top }),
    spotOn(matrix, { x: box.right, y: box.top }),
    spotOn(matrix, { x: box.right, y: box.bottom }),
    spotOn(matrix, { x: box.left, y: box.bottom }),
  ]
}

/** The upright box around a layer, in the coordinates of what holds it, or of the cover with `around`. */
export function spanOf(layer: Layer, measure: Measure, around: Matrix = unmoved): InkBox {
  const corners = cornersOf(ownBox(layer, measure), within(around, matrixOf(layer)))
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

export function union(boxes: readonly InkBox[]): InkBox | undefined {
  if (boxes.length === 0) return undefined
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}
