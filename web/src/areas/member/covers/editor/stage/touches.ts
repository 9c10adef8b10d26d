import type { Touches } from '#covers/edit/hit'

const probe = () => new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
let context: OffscreenCanvasRenderingContext2D | undefined

/** A shape is touched where it is filled or stroked; everything else within its box. */
export const touchesInk: Touches = (layer, { x, y }) => {
  if (layer.kind !== 'shape') return true
  context ??= probe()
  const path = new Path2D(layer.path)
  if (layer.fill && context.isPointInPath(path, x, y, layer.is_even_odd ? 'evenodd' : 'nonzero')) return true
  context.lineWidth = Math.max(24, layer.stroke?.width ?? 0)
  return context.isPointInStroke(path, x, y)
}
