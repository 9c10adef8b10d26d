import type { ShapeLayer } from '#contract/covers/scene'
import type { Drawing } from './draw-scene'
import { fillStyle } from './fill-style'
import type { Pen } from './surface'

export function drawShape(pen: Pen, layer: ShapeLayer, { surface }: Drawing): void {
  const line = surface.line(layer.path)
  if (layer.fill) {
    pen.fillStyle = fillStyle(pen, layer.fill, { x: 0, y: 0, width: layer.width, height: layer.height })
    surface.fill(pen, line, layer.is_even_odd)
  }
  if (!layer.stroke || layer.stroke.width === 0) return
  pen.strokeStyle = layer.stroke.colour
  pen.lineWidth = layer.stroke.width
  pen.lineJoin = 'round'
  pen.lineCap = 'butt'
  pen.setLineDash(layer.stroke.dash)
  surface.stroke(pen, line)
}
