import type { TextLayer } from '#contract/covers/scene'
import { inkBox, setLines } from '../type/set-lines'
import type { Drawing } from './draw-scene'
import { fillStyle } from './fill-style'
import type { Pen } from './surface'

export function drawText(pen: Pen, layer: TextLayer, { surface, measure }: Drawing): void {
  const box = inkBox(layer, measure)
  const { left: x, top: y } = box
  pen.fillStyle = fillStyle(pen, layer.fill, { x, y, width: box.right - x, height: box.bottom - y })
  pen.textAlign = 'left'
  pen.textBaseline = 'alphabetic'
  surface.setType(pen, layer.type, layer.size, layer.text)
  // Single letters of a column carry no space of their own.
  const spacing = layer.direction === 'across' ? (layer.spacing / 1000) * layer.size : 0
  pen.letterSpacing = `${spacing}px`
  for (const glyphs of setLines(layer, measure)) pen.fillText(glyphs.text, glyphs.x, glyphs.y)
}
