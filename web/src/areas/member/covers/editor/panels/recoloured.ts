import { blend } from '#covers/colour/colour'
import { type Palette, rampOf } from '#covers/colour/palettes'

/** So many colours of a set, from dark to light. */
export function recoloured(count: number, palette: Palette): string[] {
  const ramp = rampOf(palette)
  if (count === 1) return [palette.accent]
  return Array.from({ length: count }, (_, index) => {
    const at = (index / (count - 1)) * (ramp.length - 1)
    const below = Math.floor(at)
    const one = ramp[below] as string
    return blend(one, ramp[below + 1] ?? one, at - below)
  })
}
