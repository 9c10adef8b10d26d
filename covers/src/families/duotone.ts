// The member's photograph in two hues, the words over its calmer side.
import { coverSide, type ImageLayer, imageFilters } from '#contract/covers/scene'
import { blend } from '../colour/colour'
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

function photoLayer(photo: Photo, filters: Partial<ImageLayer['filters']>): ImageLayer {
  return {
    id: 'photo',
    name: 'Photo',
    kind: 'image',
    x: 0,
    y: 0,
    rotation: 0,
    scale_x: 1,
    scale_y: 1,
    opacity: 1,
    blend: 'normal',
    is_hidden: false,
    is_locked: false,
    shadow: null,
    source: photo.source,
    width: coverSide,
    height: coverSide,
    crop: squareCrop(photo),
    mask: 'none',
    filters: imageFilters.parse(filters),
  }
}

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
