// Sheets of paper with holes, lit from within: one direction of shadow, lightness rising towards the light.
import { coverSide, type Layer } from '#contract/covers/scene'
import { blend } from '../colour/colour'
import { shapeLayer } from '../compose/layer'
import { blob } from '../compose/path'
import { noise } from '../numbers/noise'
import { pick } from '../numbers/random'
import { type Family, feet, heads, type Stage } from './family'

const frame = `M-200 -200H${coverSide + 200}V${coverSide + 200}H-200Z`

export const paperCutFamily: Family = {
  name: 'paper-cut',
  layouts: ['centre', ...feet, ...heads],
  pairings: ['serif', 'xiaowei', 'bookish', 'wide', 'brush', 'grotesque'],
  moods: ['warm', 'night', 'folk', 'dream'],
  make(stage) {
    const { palette, random, calm } = stage
    const { dark, second, accent, soft, light } = palette
    const slope = [soft, blend(soft, accent, 0.6), accent, blend(accent, second, 0.6), second, dark]
    const glow = blend(light, '#ffffff', 0.3)
    const light0 = shapeLayer('Light', `M0 0H${coverSide}V${coverSide}H0Z`, {
      kind: 'radial',
      centre: { x: 0.5, y: calm === 'foot' ? 0.36 : 0.48 },
      radius: 0.36,
      stops: [
        { at: 0, colour: glow, opacity: 1 },
        { at: 1, colour: light, opacity: 1 },
      ],
    })
    const shape =
      calm === 'middle' ? pick(random, [hollow, hollow, petals]) : pick(random, [waves, hollow, ridge])
    const layers = slope.map((colour, index) => sheet(index, colour, shape(stage, index), dark))
    return { ground: light, layers: [light0, ...layers], ...(calm === 'middle' && { ink: dark }) }
  },
}

function sheet(index: number, colour: string, hole: string, dark: string): Layer {
  return shapeLayer(`Sheet ${index + 1}`, hole, colour, {
    is_even_odd: true,
    shadow: { x: 20, y: 40, blur: 90, colour: blend(dark, '#000000', 0.5), opacity: 0.5 },
  })
}

type Hole = (stage: Stage, index: number) => string

const radii = [790, 980, 1160, 1340, 1520, 1730]

/** A ragged opening around the light. */
const hollow: Hole = ({ seed, calm }, index) => {
  const y = (calm === 'foot' ? 1120 : calm === 'head' ? 1880 : 1460) - index * 15
  const size = calm === 'middle' ? 1 : 0.78
  const ring = blob(1500, y, turn => edgeAt(turn, index, seed) * size, 120, 0.96)
  return `${frame}${ring}`
}

/** Of a sheet less than this is never seen: one that vanished under the next would show its end as a crack. */
const leastSeen = 70

function edgeAt(turn: number, index: number, seed: number): number {
  const own =
    (radii[index] ?? 1730) *
    (1 +
      (noise(Math.cos(turn) * 1.6 + 5 + index * 0.35, Math.sin(turn) * 1.6 + 5, seed) - 0.5) * 0.34 +
      (noise(Math.cos(turn) * 3.4 + index, Math.sin(turn) * 3.4 + 9, seed + 3) - 0.5) * 0.13)
  return index === 0 ? own : Math.max(own, edgeAt(turn, index - 1, seed) + leastSeen)
}

/** A flower of so many leaves. */
const petals: Hole = ({ seed }, index) => {
  const count = 5 + (seed % 4)
  const away = (radii[index] ?? 1730) * 0.98
  const ring = blob(
    1500,
    1440 - index * 15,
    turn => away * (0.86 + 0.16 * Math.abs(Math.cos((turn * count) / 2 + index * 0.12))),
    180,
  )
  return `${frame}${ring}`
}

/** Waves from below, each nearer one higher. */
const waves: Hole = ({ seed, calm }, index) => {
  const isHead = calm === 'head'
  const base = isHead ? 950 + index * 330 : 1450 + index * 300
  return `${wave(base, index, seed, 260)}`
}
const ridge: Hole = ({ seed, calm }, index) =>
  wave((calm === 'head' ? 1250 : 1150) + index * 310, index, seed, 620)

function wave(base: number, index: number, seed: number, height: number): string {
  let path = `M-200 ${coverSide + 200}`
  for (let step = 0; step <= 80; step++) {
    const x = -200 + (step / 80) * (coverSide + 400)
    const y =
      base +
      (noise(x / 900 + index * 3.7, index * 2.3, seed) - 0.5) * height +
      Math.sin(x / 520 + index * 1.4) * height * 0.2
    path += `L${Math.round(x)} ${Math.round(y)}`
  }
  return `${path}L${coverSide + 200} ${coverSide + 200}Z`
}
