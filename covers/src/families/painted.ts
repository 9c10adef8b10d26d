// Families whose picture is one paint.
import { coverSide } from '#contract/covers/scene'
import { blend, hexContrast } from '../colour/colour'
import { rampOf } from '../colour/palettes'
import { paintLayer, shapeLayer } from '../compose/layer'
import { between, pick, whole } from '../numbers/random'
import { inkBox } from '../type/set-lines'
import { type Family, feet, fieldBehind, heads, roomFor, sides } from './family'

const share = (units: number) => units / coverSide

export const gradientFamily: Family = {
  name: 'gradient',
  layouts: [...feet, ...heads, ...sides, 'centre', 'label', 'column-right', 'column-left'],
  moods: ['dream', 'warm', 'calm', 'electronic'],
  make(stage) {
    const { palette, seed, random, calm } = stage
    // The words lie at the dark end, the light stands away from them.
    const isUpside = calm === 'head'
    const room = roomFor(stage)
    const values = {
      angle: (isUpside ? 270 : 90) + between(random, -32, 32),
      bend: between(random, 0.45, 0.8),
      light_x: share(room.x) + between(random, -0.2, 0.2),
      light_y: isUpside ? between(random, 0.62, 0.74) : between(random, 0.24, 0.36),
      light: between(random, 0.55, 0.8),
      light_size: between(random, 0.2, 0.3),
    }
    return { ground: palette.dark, layers: [paintLayer('gradient', seed, rampOf(palette), { values })] }
  },
}

export const topographicFamily: Family = {
  name: 'topographic',
  layouts: ['centre', 'label'],
  pairings: ['serif', 'bookish', 'wide', 'grotesque', 'round', 'xiaowei', 'tall'],
  moods: ['calm', 'folk', 'classical', 'nostalgic'],
  make({ palette, seed, random, text, measure, layout }) {
    const [title] = text
    // Too many letters make a knot instead of an island.
    const isIsland = title !== undefined && title.role === 'title' && title.text.length <= 64
    const letters = isIsland
      ? { text: title.text, type: title.type, size: title.size, x: title.x, y: title.y }
      : null
    const isLight = random() < 0.35
    const ground = isLight ? palette.light : palette.dark
    const line = isLight
      ? blend(palette.light, palette.second, 0.75)
      : blend(palette.dark, palette.soft, 0.75)
    const heavy = isLight ? palette.accent : palette.light
    const values = { gap: whole(random, 62, 84) }
    const ink = isLight ? palette.dark : palette.light
    if (layout === 'label') {
      const calm = paintLayer('topographic', seed, [ground, line, heavy], { values })
      return { ground, layers: [calm, ...fieldBehind(text, measure, ground)], ink }
    }
    const credit = text.find(({ role }) => role === 'artist')
    const paint = paintLayer('topographic', seed, [ground, line, heavy], { values, letters })
    if (!credit) return { ground, layers: [paint], ink }
    const box = inkBox(credit, measure)
    const pill = {
      left: credit.x + box.left - 90,
      top: credit.y + box.top - 70,
      width: box.right - box.left + 180,
      height: box.bottom - box.top + 140,
    }
    return {
      ground,
      layers: [paint, pillLayer(pill, ground)],
      ink,
    }
  },
}

function pillLayer(
  { left, top, width, height }: Record<'left' | 'top' | 'width' | 'height', number>,
  fill: string,
) {
  const r = height / 2
  const path = `M${r} 0H${Math.round(width - r)}a${r} ${r} 0 0 1 0 ${height}H${r}a${r} ${r} 0 0 1 0 ${-height}Z`
  return shapeLayer('Field', path, fill, { x: Math.round(left), y: Math.round(top), width, height })
}

export const inkWashFamily: Family = {
  name: 'ink-wash',
  // The mountains stand below: title and credit belong to the sky.
  layouts: ['column-right', 'column-left', 'head-wide', 'centre-high'],
  pairings: ['brush', 'xiaowei', 'light', 'serif', 'hand', 'bookish'],
  moods: ['folk', 'classical', 'calm', 'nostalgic'],
  make({ palette, seed, random }) {
    const paper = blend(palette.light, '#efe9dc', 0.55)
    const dark = blend(palette.dark, '#171b1f', 0.5)
    const values = { scene: whole(random, 0, 2) }
    return { ground: paper, layers: [paintLayer('ink-wash', seed, [paper, dark], { values })], ink: dark }
  },
}

export const halftoneFamily: Family = {
  name: 'halftone',
  layouts: [...heads, ...feet],
  pairings: ['wide', 'tall', 'grotesque', 'round', 'serif', 'syne'],
  moods: ['strong', 'bright', 'rock', 'hiphop', 'electronic'],
  make(stage) {
    const { palette, seed, random, calm } = stage
    const room = roomFor(stage)
    const isDark = random() < 0.4
    const [ground, ink] = isDark
      ? [palette.dark, palette.soft]
      : [blend(palette.light, '#ffffff', 0.15), strongest(palette.accent, palette.second, palette.light)]
    const values = {
      motif: whole(random, 0, 3),
      rows: whole(random, 44, 70),
      angle: pick(random, [15, 30, 45, 60]),
      calm: calm === 'foot' ? -1 : 1,
      edge: share(calm === 'foot' ? room.bottom : room.top),
      x: between(random, 0.4, 0.68),
      y: calm === 'foot' ? between(random, 0.3, 0.38) : between(random, 0.62, 0.7),
    }
    return {
      ground,
      layers: [paintLayer('halftone', seed, [ground, ink], { values })],
      ink: isDark ? palette.light : ink,
    }
  },
}

/** Of two, whichever is read better on a ground. */
function strongest(one: string, other: string, ground: string): string {
  const best = hexContrast(one, ground) >= hexContrast(other, ground) ? one : other
  return hexContrast(best, ground) >= 4.5 ? best : blend(best, '#000000', 0.35)
}

export const glassFamily: Family = {
  name: 'glass',
  layouts: [...feet, ...sides, 'head-left'],
  pairings: ['light', 'serif', 'xiaowei', 'syne', 'bookish', 'grotesque'],
  moods: ['night', 'electronic', 'dream', 'warm'],
  make({ palette, seed, random, layout }) {
    const { dark, second, accent, soft, light } = palette
    const values = {
      strips: pick(random, [9, 12, 15, 19, 24]),
      side: layout === 'foot-right' || layout === 'right-middle' ? -1 : 1,
      round: random() < 0.25 ? 1 : 0,
    }
    const deep = blend(dark, second, 0.35)
    const glow = blend(soft, light, 0.35)
    const colours = [blend(dark, '#000000', 0.25), deep, accent, glow, second]
    return { ground: dark, layers: [paintLayer('glass', seed, colours, { values })], ink: light }
  },
}

export const wovenFamily: Family = {
  name: 'woven',
  layouts: ['woven', 'label'],
  // Thin or wide strokes do not weave.
  pairings: ['tall'],
  moods: ['folk', 'strong', 'nostalgic', 'electronic'],
  make({ palette, seed, text, random, layout, measure }) {
    const title = text.find(({ role }) => role === 'title')
    const letters = title
      ? { text: title.text, type: title.type, size: title.size, x: title.x, y: title.y }
      : null
    const { dark, light, accent, second, soft } = palette
    // Threads that are as dark as their ground weave nothing.
    const lit = (thread: string) => (hexContrast(thread, dark) >= 3 ? thread : blend(thread, light, 0.5))
    const colours = [
      blend(dark, '#000000', 0.35),
      blend(dark, second, 0.18),
      lit(soft),
      lit(accent),
      lit(blend(accent, second, 0.6)),
    ]
    const values = { threads: whole(random, 84, 104) }
    if (layout === 'label') {
      const pattern = paintLayer('weave', seed, colours, { values })
      return { ground: dark, layers: [pattern, ...fieldBehind(text, measure, light)], ink: dark }
    }
    return {
      ground: dark,
      layers: [paintLayer('weave', seed, colours, { letters, values })],
      ink: light,
      // The title is woven, not printed.
      text: text.filter(({ role }) => role !== 'title'),
    }
  },
}

export const duskFamily: Family = {
  name: 'dusk',
  layouts: [...feet, ...heads],
  moods: ['night', 'nostalgic', 'dream', 'calm'],
  make({ palette, seed, random, calm }) {
    const { dark, second, accent, soft, light } = palette
    const isHead = calm === 'head'
    const values = {
      scene: whole(random, 0, 2),
      x: between(random, 0.34, 0.68),
      y: isHead ? between(random, 0.46, 0.52) : between(random, 0.2, 0.3),
      size: between(random, 0.06, 0.11),
      horizon: isHead ? between(random, 0.62, 0.7) : between(random, 0.4, 0.48),
    }
    const colours = [
      dark,
      blend(dark, second, 0.7),
      blend(second, accent, 0.6),
      blend(accent, soft, 0.5),
      light,
    ]
    return { ground: dark, layers: [paintLayer('dusk', seed, colours, { values })], ink: light }
  },
}
