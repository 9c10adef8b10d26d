// Pictures of the recording itself: bars over a horizon with their reflection, or ridges one behind the other.
import { coverSide, type Layer } from '#contract/covers/scene'
import { blend } from '../colour/colour'
import { shapeLayer } from '../compose/layer'
import { box, type Point, polygon } from '../compose/path'
import { noise } from '../numbers/noise'
import { whole } from '../numbers/random'
import { type Family, feet, heads, roomFor } from './family'

/** So many loudest values, evenly over the whole length. */
function loudest(sound: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index / count) * sound.length)
    const to = Math.max(from + 1, Math.floor(((index + 1) / count) * sound.length))
    return Math.max(0.02, ...sound.slice(from, to))
  })
}

export const waveformFamily: Family = {
  name: 'waveform',
  needs: 'sound',
  layouts: [...feet],
  pairings: ['grotesque', 'wide', 'tall', 'syne', 'serif', 'round'],
  moods: ['electronic', 'strong', 'night', 'rock'],
  make({ palette, sound, random }) {
    const { dark, light, accent } = palette
    const ground = blend(dark, '#000000', 0.2)
    const bars = whole(random, 56, 72)
    const pitch = coverSide / bars
    const horizon = 1290
    // Quiet recordings fill the height as loud ones do.
    const values = loudest(sound, bars)
    const top = Math.max(...values)
    const heights = values.map(value => (value / top) ** 1.25)
    const bar = (index: number, height: number, y: number) => box(index * pitch, y, pitch * 0.58, height)
    return {
      ground,
      layers: [
        shapeLayer(
          'Sound',
          heights.map((height, index) => bar(index, height * 1080, horizon - height * 1080)).join(''),
          light,
        ),
        shapeLayer(
          'Reflection',
          heights
            .map((height, index) => slanted(index * pitch, horizon + 36, pitch * 0.58, height * 640))
            .join(''),
          accent,
        ),
      ],
      ink: light,
    }
  },
}

const slanted = (x: number, y: number, width: number, height: number) => {
  const lean = height * 0.78
  return polygon([
    [x, y],
    [x + width, y],
    [x + width + lean, y + height],
    [x + lean, y + height],
  ])
}

export const ridgesFamily: Family = {
  name: 'ridges',
  layouts: [...heads, ...feet],
  pairings: ['tall', 'grotesque', 'syne', 'wide', 'light', 'serif'],
  moods: ['rock', 'electronic', 'night', 'dream'],
  make(stage) {
    const { palette, seed, random, sound } = stage
    const { dark, light, soft, accent } = palette
    const isDark = random() < 0.65
    const ground = isDark ? blend(dark, '#000000', 0.15) : light
    const line = isDark ? light : dark
    const rows = whole(random, 22, 30)
    const { top, bottom } = roomFor(stage)
    const last = Math.min(bottom, coverSide - 420)
    // The highest ridge reaches a good way over its base line.
    const from = Math.max(top, 330) + 470
    const gap = Math.max(28, (last - from) / rows)
    const wave = sound.length > 0 ? loudest(sound, 64) : []
    const layers: Layer[] = Array.from({ length: rows }, (_, row) => {
      const points: Point[] = []
      const base = from + row * gap
      for (let step = 0; step <= 110; step++) {
        const u = step / 110
        const envelope = Math.exp(-(((u - 0.5) / 0.19) ** 2))
        const own = wave.length > 0 ? (wave[Math.floor(((u + row * 0.031) % 1) * wave.length)] ?? 0.4) : 0.55
        const wild =
          noise(u * 16 + row * 3.1, row * 1.7, seed) ** 1.6 + noise(u * 42 + row, row * 2.9, seed + 4) * 0.28
        const height =
          envelope * wild * (0.5 + own) * Math.min(560, 110 + (last - from) * 0.42) +
          noise(u * 30, row, seed + 9) * 14
        points.push([300 + u * 2400, base - height])
      }
      const outline = `M300 ${Math.round(base + gap * 2)}L${points.map(([px, py]) => `${Math.round(px)} ${Math.round(py)}`).join('L')}L2700 ${Math.round(base + gap * 2)}Z`
      const edge = `M${points.map(([px, py]) => `${Math.round(px)} ${Math.round(py)}`).join('L')}`
      const isMarked = row === Math.floor(rows * 0.62)
      return [
        shapeLayer(`Ground ${row + 1}`, outline, ground),
        shapeLayer(`Ridge ${row + 1}`, edge, null, {
          stroke: { colour: isMarked ? (isDark ? soft : accent) : line, width: isMarked ? 17 : 11, dash: [] },
        }),
      ]
    }).flat()
    return { ground, layers, ink: line }
  },
}
