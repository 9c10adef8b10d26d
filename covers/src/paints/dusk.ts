// A landscape in two colours, as a photograph of long exposure would show it: sea and moon, hills, or a plain under clouds.
import { alongRamp, lay, mixed } from '../colour/colour'
import { clamp, ease, hill, layered } from '../numbers/noise'
import { coloursOf, type PaintProgram, told } from './paint'

export const dusk: PaintProgram = {
  isSoft: false,
  grain: 16,
  prepare(paint) {
    const { seed } = paint
    const ramp = coloursOf(paint, ['#181233', '#5b3f8f', '#f07b6b', '#f4b7a1', '#fdeee2'])
    const [dark, middle] = ramp
    const bright = mixed(ramp[4], [255, 244, 230], 0.35)
    const moonX = told(paint, 'x', 0.64)
    const moonY = told(paint, 'y', 0.2)
    const size = told(paint, 'size', 0.085)
    const horizon = told(paint, 'horizon', 0.38)
    const scene = Math.abs(told(paint, 'scene', 0)) % 3
    const sky = (u: number, v: number, out: number[]) => {
      const clouds = (layered(u * 1.6, v * 6, seed, 4) - 0.5) * 0.28
      alongRamp(ramp, 0.12 + (v / Math.max(0.3, horizon)) * 0.3 + clouds * 0.5, out)
      lay(out, bright, hill(Math.hypot(u - moonX, v - moonY), size * 3.4) * 0.22)
      const disc = 1 - ease(size - 0.002, size + 0.002, Math.hypot(u - moonX, v - moonY))
      const spots = 1 - 0.14 * ease(0.5, 0.7, layered(u * 16, v * 16, seed + 9, 3))
      lay(out, bright, disc * spots)
    }
    const sea = (u: number, v: number, out: number[]) => {
      const depth = (v - horizon) / (1 - horizon)
      const far = 1 / (0.05 + depth)
      const swell = layered(u * (2 + far * 0.6), far * 3.2 + depth * 5, seed + 3, 4) - 0.5
      alongRamp(ramp, 0.28 - depth * 0.24 + swell * 0.16, out)
      const reach = 0.05 + depth * 0.11
      const ripple = ease(0.46, 0.62, layered(u * (6 + far * 1.4), far * 9 + depth * 26, seed + 5, 3))
      const path = hill(u - moonX + swell * 0.05, reach) * ripple
      lay(out, bright, clamp(path * (0.95 - depth * 0.5)))
    }
    const hills = (u: number, v: number, out: number[]) => {
      for (let ridge = 0; ridge < 4; ridge++) {
        const top =
          horizon +
          0.04 +
          ridge * 0.14 -
          (layered(u * (1.6 + ridge * 0.5), ridge * 5, seed + ridge, 4) - 0.5) * 0.3
        const inside = ease(top - 0.0015, top + 0.0015, v)
        if (inside === 0) continue
        const mist = Math.exp(-(v - top) * 7) * 0.3
        const tone = mixed(middle, dark, clamp(0.25 + ridge * 0.26 - mist))
        lay(out, tone, inside)
      }
    }
    const plain = (u: number, v: number, out: number[]) => {
      const inside = ease(horizon - 0.001, horizon + 0.001, v)
      const depth = clamp((v - horizon) / (1 - horizon))
      const grass = (layered(u * 90, v * 14, seed + 2, 3) - 0.5) * 0.3 * (0.4 + depth)
      lay(out, mixed(middle, dark, clamp(0.35 + depth * 0.9 + grass)), inside)
      // A road that runs to where the light stands.
      const half = 0.004 + depth * 0.16
      const road = 1 - ease(half - 0.004, half + 0.004, Math.abs(u - moonX - (0.5 - moonX) * depth * 0.5))
      lay(out, mixed(middle, bright, 0.25), inside * road * 0.75)
    }
    return (u, v, out) => {
      sky(u, v, out)
      if (scene === 0 && v > horizon) sea(u, v, out)
      else if (scene === 1) hills(u, v, out)
      else if (scene === 2) plain(u, v, out)
    }
  },
}
