// What the fields of place and size say of a layer, and what a number typed into them makes of it.
import type { Layer } from '#contract/covers/scene'
import { shifted } from '#covers/edit/align'
import { ownBox, spanOf } from '#covers/edit/boxes'
import { matrixOf, spotOn } from '#covers/edit/matrix'
import { grownAround, growsEvenly, halfTurn, turnedAround } from '#covers/edit/stretch'
import { changeLayers, matrixAround } from '#covers/edit/tree'
import type { Measure } from '#covers/type/measure'

export interface Place {
  /** Of the upright box around it, on the cover. */
  x: number
  y: number
  /** Along its own sides, before it is turned. */
  width: number
  height: number
  rotation: number
}

export function placeOf(layers: readonly Layer[], layer: Layer, measure: Measure): Place {
  const { left, top } = spanOf(layer, measure, matrixAround(layers, layer.id))
  const box = ownBox(layer, measure)
  return {
    x: Math.round(left),
    y: Math.round(top),
    width: Math.round((box.right - box.left) * Math.abs(layer.scale_x)),
    height: Math.round((box.bottom - box.top) * Math.abs(layer.scale_y)),
    rotation: halfTurn(layer.rotation),
  }
}

export function placedAt(
  layers: Layer[],
  layer: Layer,
  to: { x?: number; y?: number },
  measure: Measure,
): Layer[] {
  const { left, top } = spanOf(layer, measure, matrixAround(layers, layer.id))
  return shifted(layers, layer.id, (to.x ?? left) - left, (to.y ?? top) - top)
}

/** As wide or high as is said; its upper left corner stays. */
export function sizedTo(
  layer: Layer,
  to: { width?: number; height?: number },
  measure: Measure,
  isEven: boolean,
): Layer {
  const box = ownBox(layer, measure)
  const wide = (box.right - box.left) * Math.abs(layer.scale_x)
  const high = (box.bottom - box.top) * Math.abs(layer.scale_y)
  // A line has no height that could grow.
  const growX = to.width === undefined || wide === 0 ? 1 : to.width / wide
  const growY = to.height === undefined || high === 0 ? 1 : to.height / high
  const both = to.width === undefined ? growY : growX
  const even = isEven || growsEvenly(layer)
  return grownAround(layer, even ? both : growX, even ? both : growY, { x: box.left, y: box.top })
}

export function turnedTo(layer: Layer, degrees: number, measure: Measure): Layer {
  const box = ownBox(layer, measure)
  const middle = spotOn(matrixOf(layer), { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 })
  return turnedAround(layer, degrees - layer.rotation, middle)
}

export const replaced = (layers: Layer[], layer: Layer): Layer[] =>
  changeLayers(layers, new Set([layer.id]), () => layer)
