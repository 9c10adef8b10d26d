// Contours around letters, or around hills where there are none: one weight, each fifth line heavier, wider apart outwards.
import { coverSide } from '#contract/covers/scene'
import { lay, mixed, rgbOf } from '../colour/colour'
import { clamp, ease, layered } from '../numbers/noise'
import { type Paint, type PaintProgram, told } from './paint'

export const topographic: PaintProgram = {
  isSoft: false,
  grain: 0,
  prepare(paint) {
    const { colours, side } = paint
    const [ground, line] = [rgbOf(colours[0] ?? '#113b39'), rgbOf(colours[1] ?? '#cfe2c6')]
    const heavy = rgbOf(colours[2] ?? colours[1] ?? '#cfe2c6')
    const gap = told(paint, 'gap', 72)
    const pixel = coverSide / side
    const height = heights(paint)
    const level = (distance: number) => gap * (Math.max(0, distance) / gap) ** 0.86
    const levels = new Float32Array((side + 1) * (side + 1))
    for (let y = 0; y <= side; y++) {
      for (let x = 0; x <= side; x++) levels[y * (side + 1) + x] = level(height(x, y))
    }
    const fade = mixed(ground, line, 0.86)
    return (_u, _v, out, x, y) => {
      const at = y * (side + 1) + x
      const here = levels[at] as number
      const slope = Math.max(
        0.05,
        Math.hypot((levels[at + 1] as number) - here, (levels[at + side + 1] as number) - here) / pixel,
      )
      const nearest = Math.round(here / gap)
      const away = Math.abs(here - nearest * gap) / slope
      const isHeavy = nearest % 5 === 0
      const width = isHeavy ? 10 : 4.2
      const ink = nearest < 1 ? 0 : 1 - ease(width - pixel * 0.6, width + pixel * 0.6, away)
      out[0] = ground[0]
      out[1] = ground[1]
      out[2] = ground[2]
      // Lines that come closer than pixels would flicker: they fade into their mean.
      const calm = clamp((gap / slope / pixel - 1.4) / 1.6)
      lay(out, isHeavy ? heavy : fade, ink * calm + (1 - calm) * 0.18)
    }
  },
}

function heights({ seed, side, field }: Paint): (x: number, y: number) => number {
  const bend = (x: number, y: number) => layered((x / side) * 2.7 + 2, (y / side) * 2.7, seed, 2) - 0.5
  if (!field) {
    return (x, y) => {
      const u = x / side
      const v = y / side
      return layered(u * 2.1 + 4, v * 2.1, seed + 8, 3) * 2600 + bend(x, y) * 500
    }
  }
  return (x, y) => {
    const distance = field[Math.min(side - 1, y) * side + Math.min(side - 1, x)] as number
    return distance + bend(x, y) * Math.min(750, distance * 1.15)
  }
}
