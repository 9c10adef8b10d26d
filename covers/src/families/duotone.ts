// The member's photograph in two hues, the words over its calmer side.
import type { ImageLayer } from '#contract/covers/scene'
import { blend } from '../colour/colour'
import { imageLayer } from '../compose/layer'
import { pick } from '../numbers/random'
import { type Family, feet, heads, type Photo, sides } from './family'

/** The middle of the picture, as a square. */
function squareCrop({ width, height }: Photo): ImageLayer['crop'] {
  const side = Math.min(width, height)
  return {
    x: (width - side) / 2 / width,
    y: (height - side) / 2 / height,
    width: side / width,
    height: side / height,
  }
}

const photoLayer = (photo: Photo, filters: Partial<ImageLayer['filters']>) =>
  imageLayer('Photo', photo.source, squareCrop(photo), filters)

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
    return { ground: dark, layers: [photoLayer(photo, { duotone, contrast: 0.12, grain: 0.22 })] }
  },
}

export const photoFamily: Family = {
  name: 'photo',
  needs: 'photo',
  layouts: [...heads, ...feet, ...sides, 'centre'],
  moods: ['warm', 'folk', 'bright', 'calm'],
  make({ palette, photo }) {
    if (!photo) return { ground: palette.dark, layers: [] }
    return { ground: palette.dark, layers: [photoLayer(photo, { contrast: 0.06, grain: 0.08 })] }
  },
}
