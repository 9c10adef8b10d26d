// Draws a scene, layer by layer from the back. Sizes are those of the scene; the sheet may be of any size.
import { coverSide, type GroupLayer, type Layer, type Scene } from '#contract/covers/scene'
import { type Measure, measureOn } from '../type/measure'
import { drawImage } from './draw-image'
import { drawPaint } from './draw-paint'
import { drawShape } from './draw-shape'
import { drawText } from './draw-text'
import { operationOf, type Pen, type Sheet, type Surface } from './surface'

export interface Drawing {
  surface: Surface
  measure: Measure
  /** Pixels a unit. */
  scale: number
  side: number
}

function drawingOn(surface: Surface, side: number): Drawing {
  return { surface, measure: measureOn(surface), scale: side / coverSide, side }
}

/** The scene on a sheet of its own, so many pixels wide and high. */
export function drawScene(scene: Pick<Scene, 'ground' | 'layers'>, surface: Surface, side: number): Sheet {
  const sheet = surface.sheet(side, side)
  const drawing = drawingOn(surface, side)
  const { pen } = sheet
  pen.fillStyle = scene.ground
  pen.fillRect(0, 0, side, side)
  pen.save()
  pen.scale(drawing.scale, drawing.scale)
  for (const layer of scene.layers) drawLayer(pen, layer, drawing)
  pen.restore()
  return sheet
}

export function drawLayer(pen: Pen, layer: Layer, drawing: Drawing): void {
  if (layer.is_hidden || layer.opacity === 0) return
  pen.save()
  pen.globalAlpha *= layer.opacity
  pen.globalCompositeOperation = operationOf(layer.blend)
  castShadow(pen, layer, drawing)
  if (layer.kind === 'group') drawGroup(pen, layer, drawing)
  else drawPlaced(pen, layer, drawing)
  pen.restore()
}

function drawPlaced(pen: Pen, layer: Exclude<Layer, GroupLayer>, drawing: Drawing): void {
  place(pen, layer)
  if (layer.kind === 'paint') drawPaint(pen, layer, drawing)
  else if (layer.kind === 'shape') drawShape(pen, layer, drawing)
  else if (layer.kind === 'text') drawText(pen, layer, drawing)
  else drawImage(pen, layer, drawing)
}

function place(pen: Pen, { x, y, rotation, scale_x, scale_y }: Layer): void {
  if (x !== 0 || y !== 0) pen.translate(x, y)
  if (rotation !== 0) pen.rotate((rotation * Math.PI) / 180)
  if (scale_x !== 1 || scale_y !== 1) pen.scale(scale_x, scale_y)
}

/** Shadows are measured in pixels of the sheet, whatever the pen's scale is. */
function castShadow(pen: Pen, { shadow }: Layer, { scale }: Drawing): void {
  if (!shadow) return
  const alpha = Math.round(shadow.opacity * 255)
    .toString(16)
    .padStart(2, '0')
  pen.shadowColor = `${shadow.colour}${alpha}`
  pen.shadowBlur = shadow.blur * scale
  pen.shadowOffsetX = shadow.x * scale
  pen.shadowOffsetY = shadow.y * scale
}

/** What a group holds blends among itself first, then with what lies below. */
function drawGroup(pen: Pen, group: GroupLayer, drawing: Drawing): void {
  const { surface, side, scale } = drawing
  const own = surface.sheet(side, side)
  own.pen.scale(scale, scale)
  place(own.pen, group)
  for (const layer of group.layers) drawLayer(own.pen, layer, drawing)
  surface.lay(pen, own, { x: 0, y: 0, width: side / scale, height: side / scale })
}
