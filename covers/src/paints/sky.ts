// A night sky with a band of faint stars across one diagonal. The stars that matter are layers of their own.
import { lay, mixed, rgbOf } from '../colour/colour'
import { clamp, ease, hash, layered } from '../numbers/noise'
import { type PaintProgram, told } from './paint'

/** Cells of a side: one may hold a star. */
const cells = 150

export const sky: PaintProgram = {
  isSoft: false,
  grain: 9,
  prepare(paint) {
    const { seed, colours, side } = paint
    const [low, high] = [rgbOf(colours[0] ?? '#070d24'), rgbOf(colours[1] ?? '#1b2a63')]
    const haze = rgbOf(colours[2] ?? '#8f9fe0')
    const core = rgbOf(colours[3] ?? '#e9b7a0')
    const turn = (told(paint, 'angle', 48) * Math.PI) / 180
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const pixel = 1 / side
    return (u, v, out) => {
      const away = (u - 0.5) * cos + (v - 0.5) * sin + (layered(u * 2.2, v * 2.2, seed, 3) - 0.5) * 0.18
      const cloud = layered(u * 4.5, v * 4.5, seed + 5, 5)
      const band = Math.exp(-away * away * 38) * ease(0.28, 0.78, cloud)
      const base = mixed(low, high, clamp(v * 0.7 + 0.1))
      out[0] = base[0]
      out[1] = base[1]
      out[2] = base[2]
      lay(out, haze, band * 0.5)
      lay(out, core, Math.exp(-away * away * 210) * ease(0.42, 0.8, cloud) * 0.55)
      const cellX = Math.floor(u * cells)
      const cellY = Math.floor(v * cells)
      const chance = 0.018 + 0.16 * Math.exp(-away * away * 26) * cloud
      if (hash(cellX, cellY, seed + 1) > chance) return
      const starX = (cellX + 0.2 + 0.6 * hash(cellX, cellY, seed + 2)) / cells
      const starY = (cellY + 0.2 + 0.6 * hash(cellX, cellY, seed + 3)) / cells
      const size = 0.0007 + hash(cellX, cellY, seed + 4) ** 7 * 0.0022
      const bright = 0.35 + 0.65 * hash(cellX, cellY, seed + 6)
      const near = 1 - ease(size - pixel * 0.5, size + pixel * 0.8, Math.hypot(u - starX, v - starY))
      lay(out, [255, 250, 240], near * bright)
    }
  },
}
