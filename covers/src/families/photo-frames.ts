// The member's photograph as a part of the cover: in a window, above a band of one colour, or sharp before its own haze.
import { coverSide, type ImageLayer } from '#contract/covers/scene'
import { blend } from '../colour/colour'
import { imageLayer } from '../compose/layer'
import { margin } from '../layouts/layout'
import { pick } from '../numbers/random'
import { cropTo, wholePhoto } from './duotone'
import { type Family, feet, heads, type Photo, roomFor, type Stage } from './family'

interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** Below this a photo beside the words would be a stamp: it takes the whole cover then. */
const least = 900

const framed = (
  photo: Photo,
  place: Place,
  mask: ImageLayer['mask'],
  filters: Partial<ImageLayer['filters']> = {},
): ImageLayer => ({
  ...imageLayer('Photo', photo.source, cropTo(photo, place.width / place.height), filters),
  ...place,
  mask,
})

/** What the words leave free, with a margin where the cover ends. */
function free(stage: Stage, edge: number): { top: number; bottom: number } {
  const { top, bottom } = roomFor(stage)
  return { top: Math.round(Math.max(top, edge)), bottom: Math.round(Math.min(bottom, coverSide - edge)) }
}

export const windowFamily: Family = {
  name: 'window',
  needs: 'photo',
  layouts: [...feet, ...heads],
  moods: ['dream', 'classical', 'calm', 'nostalgic', 'folk'],
  make(stage) {
    const { palette, photo, random } = stage
    const ground = pick(random, [palette.light, palette.dark, blend(palette.soft, palette.light, 0.35)])
    if (!photo) return { ground, layers: [] }
    const { top, bottom } = free(stage, margin)
    const height = bottom - top
    if (height < least) return { ground, layers: [wholePhoto(photo, { contrast: 0.06 })] }
    // A credit may stand in a corner of the picture's half: what is round leaves corners free.
    const isShared = stage.text.some(({ role, y }) => role === 'artist' && y > top && y < bottom)
    const mask = pick(
      random,
      isShared ? (['arch', 'round'] as const) : (['arch', 'round', 'rounded'] as const),
    )
    const width = mask === 'arch' ? Math.round(height * 0.8) : height
    const x = Math.round((coverSide - width) / 2)
    return { ground, layers: [framed(photo, { x, y: top, width, height }, mask, { contrast: 0.05 })] }
  },
}

export const bandFamily: Family = {
  name: 'band',
  needs: 'photo',
  layouts: [...heads, ...feet],
  moods: ['bright', 'strong', 'hiphop', 'rock', 'electronic'],
  make(stage) {
    const { palette, photo, random } = stage
    const ground = pick(random, [palette.accent, palette.dark, palette.soft])
    if (!photo) return { ground, layers: [] }
    const { top, bottom } = free(stage, 0)
    const height = bottom - top
    if (height < least) return { ground, layers: [wholePhoto(photo, { contrast: 0.1 })] }
    const place = { x: 0, y: top, width: coverSide, height }
    return { ground, layers: [framed(photo, place, 'none', { contrast: 0.1, grain: 0.06 })] }
  },
}

export const hazeFamily: Family = {
  name: 'haze',
  needs: 'photo',
  layouts: [...feet, ...heads],
  moods: ['dream', 'night', 'warm', 'electronic', 'calm'],
  make(stage) {
    const { palette, photo } = stage
    const { dark, soft } = palette
    if (!photo) return { ground: dark, layers: [] }
    const duotone: [string, string] = [blend(dark, '#000000', 0.25), blend(soft, dark, 0.35)]
    const haze = { ...wholePhoto(photo, { blur: 160, duotone, grain: 0.16 }), id: 'haze', name: 'Haze' }
    const { top, bottom } = free(stage, margin * 1.4)
    const side = Math.min(bottom - top, coverSide * 0.62)
    if (side < least) return { ground: dark, layers: [haze] }
    const y = Math.round((top + bottom - side) / 2)
    const place = { x: Math.round((coverSide - side) / 2), y, width: side, height: side }
    const shadow = { x: 0, y: 40, blur: 140, colour: '#000000', opacity: 0.45 }
    return { ground: dark, layers: [haze, { ...framed(photo, place, 'rounded'), shadow }] }
  },
}
