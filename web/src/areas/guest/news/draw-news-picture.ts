// News without a picture of its own: lines that say what it is about, never twice the same.
import type { NewsCategory } from '#contract/content/kinds'
import { randomOf } from '#covers/numbers/random'

export const pictureSize = { width: 320, height: 180 }

export interface Stroke {
  path: string
  tone: 'ink' | 'river' | 'accent'
}

type Draw = (next: () => number) => Stroke[]

const drawings: Record<NewsCategory, Draw> = { channels, settlement, product, notice }

export function drawNewsPicture(number: number, category: NewsCategory): Stroke[] {
  return drawings[category](randomOf(number))
}

const { width, height } = pictureSize
const places = (count: number) => Array.from({ length: count }, (_, index) => index)
const round = (value: number) => Math.round(value)
const toneOf = (index: number, accent: number): Stroke['tone'] =>
  index === accent ? 'accent' : index % 3 === 1 ? 'river' : 'ink'

/** One stream that divides. */
function channels(next: () => number): Stroke[] {
  const count = 7
  const divide = 90 + next() * 90
  const from = 60 + next() * 60
  const accent = Math.floor(next() * count)
  return places(count).map(index => {
    const to = 22 + (index * (height - 44)) / (count - 1)
    const bend = divide + 60 + next() * 40
    return {
      path: `M0 ${round(from)}H${round(divide)}C${round(bend)} ${round(from)} ${round(bend - 20)} ${round(to)} ${width} ${round(to)}`,
      tone: toneOf(index, accent),
    }
  })
}

/** Months side by side. */
function settlement(next: () => number): Stroke[] {
  const count = 13
  const accent = 4 + Math.floor(next() * (count - 4))
  return places(count).map(index => {
    const x = 28 + (index * (width - 56)) / (count - 1)
    const tall = 24 + (index / count) * 60 + next() * 50
    return { path: `M${round(x)} ${height - 28}V${round(height - 28 - tall)}`, tone: toneOf(index, accent) }
  })
}

/** Grooves. */
function product(next: () => number): Stroke[] {
  const count = 8
  const [x, y] = [70 + next() * 180, 60 + next() * 60]
  const accent = 1 + Math.floor(next() * (count - 1))
  return places(count).map(index => {
    const r = round(14 + index * (15 + next() * 3))
    return {
      path: `M${round(x) - r} ${round(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`,
      tone: toneOf(index, accent),
    }
  })
}

/** A voice. */
function notice(next: () => number): Stroke[] {
  const count = 7
  const accent = Math.floor(next() * count)
  const lobes = 3 + Math.floor(next() * 3)
  const step = width / lobes
  return places(count).map(index => {
    const swing = (index / (count - 1) - 0.5) * (90 + next() * 60)
    const waves = places(lobes).map(
      lobe => `q${round(step / 2)} ${round(lobe % 2 ? -swing : swing)} ${round(step)} 0`,
    )
    return { path: `M0 ${height / 2}${waves.join('')}`, tone: toneOf(index, accent) }
  })
}
