// Soft lights behind reeded glass: each strip is a lens that shows a slice wider than itself, the wrong way round.
import { lay, mixed } from '../colour/colour'
import { ease, hill, layered } from '../numbers/noise'
import { randomOf } from '../numbers/random'
import { coloursOf, type PaintProgram, told } from './paint'

const usual = ['#100b1f', '#3d1f4e', '#d7552f', '#ffbf6b', '#2f6f8f'] as const

export const glass: PaintProgram = {
  isSoft: false,
  grain: 12,
  prepare(paint) {
    const { seed } = paint
    const [night, deep, warm, glow, cool] = coloursOf(paint, usual)
    const strips = told(paint, 'strips', 15)
    const random = randomOf(seed)
    const side = told(paint, 'side', 1)
    const centreX = side > 0 ? 0.56 + random() * 0.2 : 0.24 + random() * 0.2
    const centreY = 0.26 + random() * 0.2
    const white = mixed(glow, [255, 244, 214], 0.6)
    const isRound = told(paint, 'round', 0) > 0
    return (u, v, out) => {
      const across = isRound ? Math.hypot(u - 0.5, v - 0.5) * 1.2 : u
      const strip = Math.floor(across * strips)
      const along = across * strips - strip
      const seen = (strip + 0.5) / strips + ((0.5 - along) * 2.3) / strips + Math.sin(strip * 1.7) * 0.012
      const shownU = isRound ? 0.5 + ((u - 0.5) * seen) / Math.max(0.02, across) : seen
      const shownV = isRound ? 0.5 + ((v - 0.5) * seen) / Math.max(0.02, across) : v
      const base = mixed(night, deep, ease(0, 1, shownV + (shownU - 0.5) * 0.3))
      out[0] = base[0]
      out[1] = base[1]
      out[2] = base[2]
      const drift = (layered(shownU * 2, shownV * 2, seed, 2) - 0.5) * 0.12
      const light = (x: number, y: number, size: number) =>
        hill(Math.hypot(shownU - x, shownV + drift - y), size)
      lay(out, cool, Math.min(0.8, light(1 - centreX - 0.1, 0.76, 0.27) * 0.85))
      lay(out, warm, Math.min(1, light(centreX, centreY + 0.04, 0.31) * 1.15))
      lay(out, glow, Math.min(1, light(centreX + 0.04, centreY, 0.165) * 1.15))
      lay(out, white, light(centreX + 0.05, centreY - 0.02, 0.075) * 0.9)
      lay(out, warm, light(1 - centreX, 0.13, 0.1) * 0.6)
      const shade = 1 + 0.1 * Math.exp(-along * 9) - 0.26 * along ** 5
      out[0] = (out[0] as number) * shade
      out[1] = (out[1] as number) * shade
      out[2] = (out[2] as number) * shade
    }
  },
}
