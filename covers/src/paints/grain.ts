// Plain paper: one colour with fibres, so that a large flat field is not empty.
import { rgbOf } from '../colour/colour'
import { layered } from '../numbers/noise'
import { type PaintProgram, told } from './paint'

export const grain: PaintProgram = {
  isSoft: true,
  grain: 9,
  prepare(paint) {
    const paper = rgbOf(paint.colours[0] ?? '#f1eadb')
    const strength = told(paint, 'fibre', 7)
    return (u, v, out) => {
      const fibre = (layered(u * 64, v * 64, paint.seed, 3) - 0.5) * strength
      const cloud = (layered(u * 3, v * 3, paint.seed + 3, 2) - 0.5) * strength * 0.8
      for (let channel = 0; channel < 3; channel++) out[channel] = (paper[channel] as number) + fibre + cloud
    }
  },
}
