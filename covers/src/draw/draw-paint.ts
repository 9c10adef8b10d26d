import { coverSide, type PaintLayer } from '#contract/covers/scene'
import { lettersField } from '../paints/letters-field'
import type { PaintProgram } from '../paints/paint'
import { programOf } from '../paints/programs'
import type { Drawing } from './draw-scene'
import { addGrain } from './filter-pixels'
import type { Pen, Pixels, Sheet, Surface } from './surface'

/** Soft pictures are computed up to this size and enlarged: nobody sees the difference, and it takes a ninth of the time. */
const softSide = 1000

export function drawPaint(pen: Pen, layer: PaintLayer, { surface, side }: Drawing): void {
  const { paint, seed, colours, values, sound, letters } = layer
  const key = JSON.stringify([paint, seed, colours, values, sound, letters, side])
  const sheet = surface.kept(key, () => paintSheet(layer, surface, side))
  surface.lay(pen, sheet, { x: 0, y: 0, width: coverSide, height: coverSide })
}

function paintSheet(layer: PaintLayer, surface: Surface, side: number): Sheet {
  const program = programOf(layer.paint)
  const sheet = surface.sheet(side, side)
  const computed = compute(program, layer, surface, program.isSoft ? Math.min(side, softSide) : side)
  const pixels =
    computed.width === side ? computed : enlarged(computed, sheet.pen.createImageData(side, side))
  const grain = layer.values.grain ?? program.grain
  // Finer specks average out when a cover is shown small; as many levels there would be dirt.
  if (grain > 0) addGrain(pixels, side >= 600 ? grain : grain * Math.max(0.35, side / 600), layer.seed)
  sheet.pen.putImageData(pixels, 0, 0)
  return sheet
}

function compute(program: PaintProgram, layer: PaintLayer, surface: Surface, side: number): Pixels {
  const field = layer.letters ? lettersField(layer.letters, surface, side) : undefined
  const colourAt = program.prepare({ ...layer, side, field })
  const pixels = surface.sheet(1, 1).pen.createImageData(side, side)
  const { data } = pixels
  const out = [0, 0, 0]
  for (let y = 0, at = 0; y < side; y++) {
    for (let x = 0; x < side; x++, at += 4) {
      colourAt((x + 0.5) / side, (y + 0.5) / side, out, x, y)
      data[at] = out[0] as number
      data[at + 1] = out[1] as number
      data[at + 2] = out[2] as number
      data[at + 3] = 255
    }
  }
  return pixels
}

/** By our own arithmetic: each engine has another idea of a smooth enlargement. */
function enlarged(from: Pixels, into: Pixels): Pixels {
  const ratio = from.width / into.width
  const last = from.width - 1
  for (let y = 0, at = 0; y < into.height; y++) {
    const sourceY = Math.min(last, Math.max(0, (y + 0.5) * ratio - 0.5))
    const top = Math.floor(sourceY)
    const down = sourceY - top
    const rowAbove = top * from.width
    const rowBelow = Math.min(last, top + 1) * from.width
    for (let x = 0; x < into.width; x++, at += 4) {
      const sourceX = Math.min(last, Math.max(0, (x + 0.5) * ratio - 0.5))
      const left = Math.floor(sourceX)
      const along = sourceX - left
      const right = Math.min(last, left + 1)
      for (let channel = 0; channel < 3; channel++) {
        const above =
          at4(from, rowAbove + left, channel) * (1 - along) + at4(from, rowAbove + right, channel) * along
        const below =
          at4(from, rowBelow + left, channel) * (1 - along) + at4(from, rowBelow + right, channel) * along
        into.data[at + channel] = above * (1 - down) + below * down
      }
      into.data[at + 3] = 255
    }
  }
  return into
}

const at4 = ({ data }: Pixels, pixel: number, channel: number) => data[pixel * 4 + channel] as number
