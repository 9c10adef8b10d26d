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
  // Asked for once: each `.data` of a native canvas is a call, and there are a hundred million pixels' parts to come.
  const { data: source, width } = from
  const { data: target, width: side } = into
  const ratio = width / side
  const last = width - 1
  for (let y = 0, at = 0; y < side; y++) {
    const sourceY = Math.min(last, Math.max(0, (y + 0.5) * ratio - 0.5))
    const top = Math.floor(sourceY)
    const down = sourceY - top
    const rowAbove = top * width
    const rowBelow = Math.min(last, top + 1) * width
    for (let x = 0; x < side; x++, at += 4) {
      const sourceX = Math.min(last, Math.max(0, (x + 0.5) * ratio - 0.5))
      const left = Math.floor(sourceX)
      const along = sourceX - left
      const right = Math.min(last, left + 1)
      for (let channel = 0; channel < 3; channel++) {
        const above =
          at4(source, rowAbove + left, channel) * (1 - along) + at4(source, rowAbove + right, channel) * along
        const below =
          at4(source, rowBelow + left, channel) * (1 - along) + at4(source, rowBelow + right, channel) * along
        target[at + channel] = above * (1 - down) + below * down
      }
      target[at + 3] = 255
    }
  }
  return into
}

const at4 = (data: Pixels['data'], pixel: number, channel: number) => data[pixel * 4 + channel] as number
