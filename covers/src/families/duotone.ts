// The member's photograph as the whole cover, the words over its calmer side.
import type { ImageLayer } from '#contract/covers/scene'
import { blend } from '../colour/colour'
import { imageLayer } from '../compose/layer'
import { pick } from '../numbers/random'
import { type Family, feet, heads, type Photo, sides } from './family'

/** The middle of the picture, so wide to so high. */
export function cropTo({ width, height }: Photo, ratio: number): ImageLayer['crop'] {
  const shown = Math.min(width, height * ratio)
  const [wide, high] = [shown / width, Math.min(1, shown / ratio / height)]
  return { x: (1 - wide) / 2, y: (1 - high) / 2, width: wide, height: high }
}

export const wholePhoto = (photo: Photo, filters: Partial<ImageLayer['filters']>) =>
  imageLayer('Photo', photo.source, cropTo(photo, 1), filters)

export const duotoneFamily: Family = {
  name: 'duotone',
  needs: 'photo',
  layouts: [...feet, ...heads, ...sides],
  moods: ['nostalgic', 'strong', 'night', 'warm'],
  make({ palette, photo, random }) {
    const { dark, light, soft, accent } = palette
    if (!photo) return { ground: dark, layers: [] }
    const duotone: [string, string] = [
      blend(dark, '#000000', 0.2),
      pick(random, [light, soft, blend(accent, light, 0.45)]),
    ]
    return { ground: dark, layers: [wholePhoto(photo, { duotone, contrast: 0.12, grain: 0.22 })] }
  },
}

export const photoFamily: Family = {
  name: 'photo',
  needs: 'photo',
  layouts: [...heads, ...feet, ...sides, 'centre'],
  moods: ['warm', 'folk', 'bright', 'calm'],
  make({ palette, photo }) {
    if (!photo) return { ground: palette.dark, layers: [] }
    return { ground: palette.dark, layers: [wholePhoto(photo, { contrast: 0.06, grain: 0.08 })] }
  },
}
