// A page's colours, taken from its cover: the ground from where the cover is darkest, or lightest where it is a light one, a glow from
// what there is most of, and one light from its strongest colour. Whatever the cover, all words can be read.
import type { Palette } from '#contract/release-pages/calls'
import { hexOf, type Lch, readableOn } from '../../platform/colors'
import { pixelsOf } from '../../platform/picture-pixels'

/** What reads as a light cover. */
const lightFrom = 0.66

export async function takePalette(picture: Buffer): Promise<Palette> {
  return paletteOf(await pixelsOf(picture))
}

/** The words' contrast: 12 for ink, 7 for what is quieter, 4.5 for the light, which is large or bold. */
export function paletteOf(pixels: readonly Lch[]): Palette {
  const byLight = [...pixels].sort((a, b) => a.l - b.l)
  const isLight = (byLight[Math.floor(byLight.length / 2)]?.l ?? 0) >= lightFrom
  const edge = Math.max(1, Math.floor(byLight.length / 5))
  const ends = { dark: byLight.slice(0, edge), light: byLight.slice(-edge) }
  const base = meanOf(isLight ? ends.light : ends.dark)
  const main = meanOf(pixels)
  const strongest = strongestOf(pixels, isLight ? 1 : 0)
  const towards = isLight ? 'dark' : 'light'
  const ground = hexOf({ ...base, l: isLight ? 0.955 : 0.17, c: Math.min(base.c, isLight ? 0.025 : 0.06) })
  const glow = { ...main, l: isLight ? 0.9 : 0.33, c: Math.min(main.c, isLight ? 0.05 : 0.1) }
  const ink = isLight
    ? { ...meanOf(ends.dark), l: 0.24, c: Math.min(meanOf(ends.dark).c, 0.06) }
    : { ...strongest, l: 0.965, c: Math.min(strongest.c, 0.02) }
  const soft = { ...main, l: isLight ? 0.42 : 0.78, c: Math.min(main.c, 0.035) }
  const light = isLight
    ? { ...strongest, l: Math.min(strongest.l, 0.52), c: Math.min(strongest.c, 0.19) }
    : { ...strongest, l: Math.max(strongest.l, 0.74), c: Math.min(strongest.c, 0.15) }
  return {
    is_light: isLight,
    ground,
    glow: hexOf(glow),
    ink: readableOn(ground, ink, 12, towards),
    soft: readableOn(ground, soft, 7, towards),
    light: readableOn(ground, light, 4.5, towards),
  }
}

/** Colours that face each other cancel out: what is left is what there is most of. */
function meanOf(pixels: readonly Lch[]): Lch {
  let [l, across, along] = [0, 0, 0]
  for (const pixel of pixels) {
    l += pixel.l
    across += pixel.c * Math.cos(pixel.h)
    along += pixel.c * Math.sin(pixel.h)
  }
  const count = Math.max(1, pixels.length)
  return { l: l / count, c: Math.hypot(across, along) / count, h: Math.atan2(along, across) }
}

const directions = 24

/** The hue with the most colour in it, as far as it can be seen at all. A grey cover has a grey light. */
function strongestOf(pixels: readonly Lch[], groundLight: number): Lch {
  /** What is smaller is a fleck. */
  const least = Math.max(1, pixels.length / 200)
  const heaps = Array.from({ length: directions }, (): { weight: number; pixels: Lch[] } => ({
    weight: 0,
    pixels: [],
  }))
  for (const pixel of pixels) {
    if (pixel.c < 0.03) continue
    const turn = (pixel.h / (2 * Math.PI) + 1) % 1
    const heap = heaps[Math.floor(turn * directions) % directions]
    // A small strong spot that stands out says more than a wide pale one: a star, not the sky around it.
    if (heap) heap.weight += (pixel.c * Math.abs(pixel.l - groundLight)) ** 3
    heap?.pixels.push(pixel)
  }
  const said = ({ weight, pixels }: (typeof heaps)[number]) => weight / Math.sqrt(Math.max(1, pixels.length))
  const [fullest] = heaps.filter(heap => heap.pixels.length >= least).toSorted((a, b) => said(b) - said(a))
  if (!fullest) return { ...meanOf(pixels), c: 0 }
  const strongest = Math.max(...fullest.pixels.map(({ c }) => c))
  return meanOf(fullest.pixels.filter(({ c }) => c >= strongest * 0.7))
}
