// One ink in dots on a turned grid. Where the picture is dark the dots run together.
import { lay, rgbOf } from '../colour/colour'
import { clamp, ease, layered } from '../numbers/noise'
import { type Paint, type PaintProgram, told } from './paint'

export const halftone: PaintProgram = {
  isSoft: false,
  grain: 0,
  prepare(paint) {
    const { colours, side } = paint
    const [ground, ink] = [rgbOf(colours[0] ?? '#f3eee2'), rgbOf(colours[1] ?? '#1a2fd0')]
    // At a thumbnail's size a dot has to stay larger than a pixel.
    const rows = Math.min(told(paint, 'rows', 62), side / 3.2)
    const turn = (told(paint, 'angle', 45) * Math.PI) / 180
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const tone = tones(paint)
    const soft = rows / side
    return (u, v, out) => {
      const x = (u * cos + v * sin) * rows
      const y = (v * cos - u * sin) * rows
      let ink1 = 0
      // Dots of neighbours reach over when they run together.
      for (let stepX = -1; stepX <= 1; stepX++) {
        for (let stepY = -1; stepY <= 1; stepY++) {
          const centreX = Math.floor(x) + 0.5 + stepX
          const centreY = Math.floor(y) + 0.5 + stepY
          const dark = tone((centreX * cos - centreY * sin) / rows, (centreX * sin + centreY * cos) / rows)
          const radius = Math.sqrt(clamp(dark)) * 0.78
          if (radius < 0.06) continue
          const away = Math.hypot(x - centreX, y - centreY)
          ink1 = Math.max(ink1, 1 - ease(radius - soft, radius + soft, away))
        }
      }
      out[0] = ground[0]
      out[1] = ground[1]
      out[2] = ground[2]
      lay(out, ink, ink1)
    }
  },
}

/** How dark the picture is at a point: currents, a ball, hills or rings. `calm` keeps a side free for the type. */
function tones(paint: Paint): (u: number, v: number) => number {
  const { seed } = paint
  const calm = told(paint, 'calm', 0)
  const edge = Math.min(0.8, Math.max(0.2, told(paint, 'edge', calm > 0 ? 0.3 : 0.7)))
  const free = (_u: number, v: number) =>
    calm > 0 ? ease(edge, edge + 0.2, v) : calm < 0 ? ease(edge, edge - 0.2, v) : 1
  const kind = Math.abs(told(paint, 'motif', 0)) % 4
  if (kind === 1) {
    const x = told(paint, 'x', 0.62)
    const y = told(paint, 'y', 0.58)
    return (u, v) => {
      const away = Math.hypot(u - x, v - y) / 0.33
      if (away > 1) return 0.02 + 0.1 * ease(0.9, 1, v)
      const bright = (u - x) * -0.7 + (v - y) * -0.9
      return (0.62 - bright * 1.7 - Math.sqrt(1 - away * away) * 0.25) * free(u, v)
    }
  }
  if (kind === 2) {
    return (u, v) => {
      const ridge = 0.62 - (layered(u * 2.4, 1, seed, 3) - 0.5) * 0.5
      const near = 0.84 - (layered(u * 1.8, 7, seed + 3, 3) - 0.5) * 0.4
      const one = v > ridge ? 0.5 * Math.exp(-(v - ridge) * 3.4) : 0
      const other = v > near ? 0.95 * Math.exp(-(v - near) * 1.2) : 0
      return Math.max(one, other) * (calm < 0 ? 1 : free(u, v))
    }
  }
  if (kind === 3) {
    const x = told(paint, 'x', 0.5)
    const y = told(paint, 'y', 0.6)
    return (u, v) => {
      const away = Math.hypot(u - x, v - y)
      return (0.5 + 0.5 * Math.sin(away * 34 + (seed % 7))) ** 2.2 * Math.exp(-away * 1.6) * free(u, v)
    }
  }
  return (u, v) => {
    const bend = (layered(u * 1.7, v * 1.7, seed, 3) - 0.5) * 1.3
    const band = Math.sin((v * 1.5 + bend + u * 0.35) * Math.PI * 2.1)
    return ease(-0.15, 0.95, band) * free(u, v)
  }
}
