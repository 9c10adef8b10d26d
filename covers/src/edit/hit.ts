// What lies under a finger.
import type { Layer, Scene } from '#contract/covers/scene'
import type { Measure } from '../type/measure'
import type { InkBox } from '../type/set-lines'
import { ownBox, spanOf } from './boxes'
import { inverse, type Matrix, matrixOf, type Spot, spotOn, unmoved, within } from './matrix'

/** Whether a spot of the layer's own coordinates lies on its ink; where nobody knows, its box counts. */
export type Touches = (layer: Layer, spot: Spot) => boolean

const isIn = ({ left, right, top, bottom }: InkBox, { x, y }: Spot, reach: number) =>
  x >= left - reach && x <= right + reach && y >= top - reach && y <= bottom + reach

/** The frontmost layer, and the groups it lies in, the outermost first. Locked ones let everything through. */
export function hitAt(
  { layers }: Pick<Scene, 'layers'>,
  spot: Spot,
  measure: Measure,
  touches: Touches = () => true,
  reach = 0,
): Layer[] | undefined {
  return inLayers(layers, spot, measure, touches, reach, unmoved)
}

function inLayers(
  layers: readonly Layer[],
  spot: Spot,
  measure: Measure,
  touches: Touches,
  reach: number,
  around: Matrix,
): Layer[] | undefined {
  for (let at = layers.length - 1; at >= 0; at--) {
    const layer = layers[at] as Layer
    if (layer.is_hidden || layer.is_locked || layer.opacity === 0) continue
    const matrix = within(around, matrixOf(layer))
    if (layer.kind === 'group') {
      const inner = inLayers(layer.layers, spot, measure, touches, reach, matrix)
      if (inner) return [layer, ...inner]
      continue
    }
    const own = spotOn(inverse(matrix), spot)
    const stretch = Math.max(0.01, Math.hypot(matrix[0], matrix[1]))
    if (isIn(ownBox(layer, measure), own, reach / stretch) && touches(layer, own)) return [layer]
  }
  return undefined
}

/** What lies wholly within a box that was drawn over the cover. */
export function layersWithin(layers: readonly Layer[], box: InkBox, measure: Measure): string[] {
  return layers
    .filter(layer => !layer.is_hidden && !layer.is_locked)
    .filter(layer => {
      const span = spanOf(layer, measure)
      return (
        span.left >= box.left && span.right <= box.right && span.top >= box.top && span.bottom <= box.bottom
      )
    })
    .map(({ id }) => id)
}
