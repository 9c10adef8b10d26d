// A plain weave. Where the letters lie the weft comes up, elsewhere the warp does: the title is woven, not printed.
import { alongRamp, rgbOf } from '../colour/colour'
import { hash, layered } from '../numbers/noise'
import { type PaintProgram, told } from './paint'

export const weave: PaintProgram = {
  isSoft: false,
  grain: 0,
  prepare(paint) {
    const { seed, colours, side, field } = paint
    const ground = rgbOf(colours[0] ?? '#0f0e1b')
    const warp = rgbOf(colours[1] ?? '#1c1a2e')
    const weft = colours.slice(2).map(rgbOf)
    if (weft.length < 2) weft.push(rgbOf('#f2b84b'), rgbOf('#c02f5b'))
    const threads = told(paint, 'threads', 96)
    const out1 = [0, 0, 0]
    const isUp = (x: number, y: number): boolean => {
      if (field) {
        const pixelX = Math.min(side - 1, Math.floor(((x + 0.5) / threads) * side))
        const pixelY = Math.min(side - 1, Math.floor(((y + 0.5) / threads) * side))
        const isInside = (field[pixelY * side + pixelX] as number) < 6
        return isInside ? (x + 4 * y) % 11 !== 0 : (x + 5 * y) % 13 === 0
      }
      const wave = layered((x / threads) * 3, (y / threads) * 3, seed, 3)
      const step = Math.floor(wave * 14)
      const fell = step % 3 === 0 ? 2 : step % 3 === 1 ? 4 : 7
      return (x + fell * y) % 11 < 4 + (step % 5)
    }
    return (u, v, out) => {
      const x = Math.floor(u * threads)
      const y = Math.floor(v * threads)
      const inX = u * threads - x
      const inY = v * threads - y
      const up = isUp(x, y)
      // A thread is round: darker towards its sides, with a gap that shows the ground.
      const across = Math.abs((up ? inY : inX) - 0.5) * 2
      const isGap = across > 0.82
      if (isGap) {
        out[0] = ground[0]
        out[1] = ground[1]
        out[2] = ground[2]
        return
      }
      const tone = (0.86 + 0.2 * hash(up ? y : x, up ? 1 : 2, seed)) * (1.04 - across * across * 0.22)
      if (up) alongRamp(weft, y / threads, out1)
      out[0] = (up ? (out1[0] as number) : warp[0]) * tone
      out[1] = (up ? (out1[1] as number) : warp[1]) * tone
      out[2] = (up ? (out1[2] as number) : warp[2]) * tone
    }
  },
}
