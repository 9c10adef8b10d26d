// Ridges in ink on paper: a hard upper edge, a wash that fades into mist, each nearer ridge darker.
import { lay, rgbOf } from '../colour/colour'
import { ease, layered } from '../numbers/noise'
import { type PaintProgram, told } from './paint'

interface Ridge {
  base: number
  height: number
  pace: number
  dark: number
  lean: number
}

const scenes: readonly Ridge[][] = [
  [
    { base: 0.5, height: 0.4, pace: 2.1, dark: 0.16, lean: 0 },
    { base: 0.58, height: 0.46, pace: 2.6, dark: 0.27, lean: -0.2 },
    { base: 0.7, height: 0.4, pace: 2.2, dark: 0.46, lean: 0 },
    { base: 0.84, height: 0.37, pace: 1.9, dark: 0.86, lean: -0.17 },
  ],
  // One mountain, and water below it.
  [
    { base: 0.62, height: 0.3, pace: 3.4, dark: 0.14, lean: 0 },
    { base: 0.66, height: 1.25, pace: 1.25, dark: 0.62, lean: 0.05 },
    { base: 0.94, height: 0.16, pace: 2.4, dark: 0.78, lean: 0.1 },
  ],
  // A gorge that opens in the middle.
  [
    { base: 0.56, height: 0.34, pace: 2.8, dark: 0.15, lean: 0 },
    { base: 0.72, height: 0.5, pace: 2.0, dark: 0.4, lean: 0.42 },
    { base: 0.9, height: 0.5, pace: 1.7, dark: 0.82, lean: -0.5 },
  ],
]

export const inkWash: PaintProgram = {
  isSoft: true,
  grain: 7,
  prepare(paint) {
    const { seed, colours } = paint
    const [paper, ink] = [rgbOf(colours[0] ?? '#efe9dc'), rgbOf(colours[1] ?? '#171b1f')]
    const ridges = scenes[Math.abs(told(paint, 'scene', 0)) % scenes.length] as Ridge[]
    const last = ridges.length - 1
    return (u, v, out) => {
      let depth = 0
      ridges.forEach(({ base, height, pace, dark, lean }, index) => {
        const peak = layered(u * pace + index * 7.3 + 1, index * 3.1, seed + index, 5) - 0.45
        const below = v - (base - peak * height - (u - 0.5) * lean)
        if (below <= -0.004) return
        const rough = layered(u * 60, v * 60, seed + 50, 2) - 0.5
        const edge = ease(-0.004, 0.003, below + rough * 0.006)
        const fade = Math.exp(-below * (index === last ? 3.4 : 8.5 - index * 1.3))
        const wash = 0.72 + 0.5 * layered(u * 7, v * 9 + index * 5, seed + 30 + index, 4)
        // Pigment gathers where the brush went first.
        const gathered = 1 + 0.28 * Math.exp(-below * 90)
        depth = depth * (1 - edge * (0.55 + 0.4 * (1 - fade))) + edge * dark * fade * wash * gathered
      })
      const fibre = (layered(u * 70, v * 70, 7, 2) - 0.5) * 5
      out[0] = paper[0] + fibre
      out[1] = paper[1] + fibre
      out[2] = paper[2] + fibre
      lay(out, ink, Math.min(0.96, depth))
    }
  },
}
