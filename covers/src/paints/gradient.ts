// A slope of colours bent by slow noise, one light on a third, grain over all of it.
import { alongRamp, lay, mixed, rgbOf } from '../colour/colour'
import { hill, layered } from '../numbers/noise'
import { type PaintProgram, told } from './paint'

export const gradient: PaintProgram = {
  isSoft: true,
  grain: 22,
  prepare(paint) {
    const { seed, colours } = paint
    const ramp = colours.map(rgbOf)
    const warm = mixed(ramp[ramp.length - 1] ?? [255, 255, 255], [255, 246, 226], 0.6)
    const turn = (told(paint, 'angle', 90) * Math.PI) / 180
    const [alongX, alongY] = [Math.cos(turn), Math.sin(turn)]
    const bend = told(paint, 'bend', 0.62)
    const lightX = told(paint, 'light_x', 0.68)
    const lightY = told(paint, 'light_y', 0.3)
    const strength = told(paint, 'light', 0.7)
    const size = told(paint, 'light_size', 0.25)
    return (u, v, out) => {
      const slow = layered(u * 1.5 + 3, v * 1.5, seed, 3) - 0.5
      const fine = layered(u * 2.2 + slow * 2, v * 1.1 + 9, seed + 4, 3) - 0.5
      const along = (u - 0.5) * alongX + (v - 0.5) * alongY + 0.5
      alongRamp(ramp, 1 - (0.02 + along * 1.02 + slow * bend + fine * 0.18), out)
      lay(out, warm, strength * hill(Math.hypot(u - lightX, (v - lightY) * 1.05), size))
    }
  },
}
