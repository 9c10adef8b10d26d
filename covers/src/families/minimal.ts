// One shape, its echo, one word; the rest is ground.
import { coverSide, type Layer } from '#contract/covers/scene'
import { blend, hexContrast } from '../colour/colour'
import { paintLayer, shapeLayer } from '../compose/layer'
import { box, ellipse, halfCircle, polygon } from '../compose/path'
import { between, pick, type Random } from '../numbers/random'
import { type Family, feet, heads, roomFor, sides } from './family'

export const minimalFamily: Family = {
  name: 'minimal',
  layouts: [...heads, ...feet, ...sides, 'label', 'column-left', 'edge'],
  pairings: ['serif', 'light', 'bookish', 'xiaowei', 'grotesque', 'syne'],
  moods: ['calm', 'classical', 'dream', 'folk'],
  make(stage) {
    const { palette, seed, random } = stage
    const { dark, light, accent, second, soft } = palette
    const ground = pick(random, [soft, light, blend(light, soft, 0.55), dark])
    const ink = hexContrast(ground, dark) >= hexContrast(ground, light) ? dark : light
    const shape = hexContrast(ground, accent) >= 1.6 ? accent : second
    const { x, y } = roomFor(stage)
    // A shadow falls far: not where a credit stands.
    const isShaded = stage.text.some(
      ({ role, y: base }) => role === 'artist' && Math.abs(base - y - 760) < 420,
    )
    const echoes = isShaded ? [ripples, fall, rings] : [ripples, shadow, fall, rings]
    const echo = stage.calm === 'label' ? halo : pick(random, echoes)
    return {
      ground,
      layers: [
        paintLayer('grain', seed, [ground], { values: { grain: 8, fibre: 6 } }),
        ...echo({ x: x + between(random, -420, 420), y: y + between(random, -60, 60), ink, shape, random }),
      ],
      ink,
    }
  },
}

interface Place {
  x: number
  y: number
  ink: string
  shape: string
  random: Random
}

const line = (name: string, path: string, colour: string, width: number) =>
  shapeLayer(name, path, null, { stroke: { colour, width, dash: [] } })

/** Around words that stand in the middle. */
function halo({ ink, shape }: Place): Layer[] {
  return [
    line('Halo', ellipse(coverSide / 2, coverSide / 2, 1240), shape, 96),
    line('Echo', ellipse(coverSide / 2, coverSide / 2, 1330), ink, 9),
  ]
}

/** A ball over water. */
function ripples({ x, y, ink, shape }: Place): Layer[] {
  const rounds = [
    [350, 35, 24],
    [590, 70, 13],
    [980, 125, 7],
    [1610, 205, 4],
  ] as const
  return [
    shapeLayer('Ball', ellipse(x, y - 330, 225), shape),
    ...rounds.map(([rx, ry, width], index) =>
      line(`Ring ${index + 1}`, ellipse(x, y + 290 + index * 15, rx, ry), ink, width),
    ),
  ]
}

/** A post and its long shadow. */
function shadow({ x, y, ink, shape }: Place): Layer[] {
  return [
    shapeLayer(
      'Shadow',
      polygon([
        [x - 60, y + 560],
        [x + 60, y + 560],
        [x + 1500, y + 900],
        [x + 1180, y + 960],
      ]),
      ink,
      { opacity: 0.28 },
    ),
    shapeLayer('Post', box(x - 60, y - 520, 120, 1080), shape),
    shapeLayer('Head', ellipse(x, y - 620, 190), shape),
    line('Horizon', `M0 ${Math.round(y + 560)}H3000`, ink, 9),
  ]
}

/** Half a sun on a line, and its lines below. */
function fall({ x, y, ink, shape }: Place): Layer[] {
  return [
    shapeLayer('Sun', halfCircle(x, y + 160, 470, 'up'), shape),
    ...[0, 1, 2, 3, 4].map(index => {
      const half = 470 - index * 88
      return shapeLayer(
        `Glint ${index + 1}`,
        box(x - half, y + 225 + index * 92, half * 2, 40 - index * 6),
        index === 0 ? ink : shape,
      )
    }),
  ]
}

/** Rings of a tree, off their middle. */
function rings({ x, y, ink, shape, random }: Place): Layer[] {
  const drift = between(random, -22, 22)
  return [
    ...Array.from({ length: 9 }, (_, index) =>
      line(
        `Ring ${index + 1}`,
        ellipse(x + drift * index, y - index * 9, 150 + index * 78),
        ink,
        17 - index * 1.4,
      ),
    ),
    shapeLayer('Heart', ellipse(x, y, 92), shape),
  ]
}
