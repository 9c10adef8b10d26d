import type { ImageLayer } from '#contract/covers/scene'
import type { Drawing } from './draw-scene'
import { filtered, isPlain } from './filter-pixels'
import { maskPath } from './mask-path'
import type { Box, Pen, Picture, Sheet } from './surface'

export function drawImage(pen: Pen, layer: ImageLayer, drawing: Drawing): void {
  const { surface } = drawing
  const picture = surface.picture(layer.source)
  if (!picture) return
  const { crop, width, height, mask } = layer
  const part: Box = {
    x: crop.x * picture.width,
    y: crop.y * picture.height,
    width: Math.max(1, crop.width * picture.width),
    height: Math.max(1, crop.height * picture.height),
  }
  const into: Box = { x: 0, y: 0, width, height }
  if (mask !== 'none') surface.clip(pen, surface.line(maskPath(mask, width, height)))
  if (isPlain(layer.filters)) surface.lay(pen, picture, into, part)
  else surface.lay(pen, withFilters(layer, picture, part, drawing), into)
}

function withFilters(layer: ImageLayer, picture: Picture, part: Box, { surface, scale }: Drawing): Sheet {
  const pixels = (units: number) => Math.max(1, Math.min(3000, Math.round(Math.abs(units) * scale)))
  const width = pixels(layer.width * layer.scale_x)
  const height = pixels(layer.height * layer.scale_y)
  const key = JSON.stringify([layer.source, part, layer.filters, width, height])
  return surface.kept(key, () => {
    const sheet = surface.sheet(width, height)
    surface.lay(sheet.pen, picture, { x: 0, y: 0, width, height }, part)
    const before = sheet.pen.getImageData(0, 0, width, height)
    filtered(before, layer.filters, width / layer.width)
    sheet.pen.putImageData(before, 0, 0)
    return sheet
  })
}
