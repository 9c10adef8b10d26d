// A figure of bright stars joined by hairlines before a band of faint ones.
import type { Layer } from '#contract/covers/scene'
import { blend } from '../colour/colour'
import { paintLayer, shapeLayer } from '../compose/layer'
import { ellipse, type Point } from '../compose/path'
import { between, type Random, whole } from '../numbers/random'
import { type Family, feet, heads, type Room, roomFor, sides } from './family'

export const constellationFamily: Family = {
  name: 'constellation',
  layouts: [...feet, ...heads, ...sides, 'column-left', 'edge'],
  pairings: ['light', 'serif', 'xiaowei', 'bookish', 'syne', 'hand'],
  moods: ['night', 'dream', 'calm', 'classical'],
  make(stage) {
    const { palette, seed, random, calm } = stage
    const { dark, second, soft, accent, light } = palette
    const low = blend(dark, '#050814', 0.55)
    const colours = [low, blend(dark, second, 0.5), blend(second, soft, 0.5), blend(accent, soft, 0.4)]
    const sky = paintLayer('sky', seed, colours, { values: { angle: between(random, 25, 155) } })
    const pole: Point = [between(random, -300, 3300), calm === 'head' ? 3300 : -300]
    const rings = Array.from({ length: 7 }, (_, index) => ellipse(pole[0], pole[1], 700 + index * 470)).join(
      '',
    )
    const chart = shapeLayer('Chart', rings, null, {
      stroke: { colour: light, width: 5, dash: [] },
      opacity: 0.22,
    })
    return { ground: low, layers: [sky, chart, ...figure(random, roomFor(stage), light, low)], ink: light }
  },
}

/** Stars that lie far enough apart, joined to their nearest so that all hang together, and closed once or twice. */
function figure(random: Random, { x, y, reach }: Room, light: string, dark: string): Layer[] {
  const stars: Point[] = []
  const wanted = whole(random, 6, 9)
  for (let tries = 0; stars.length < wanted && tries < 400; tries++) {
    const star: Point = [
      x + between(random, -1, 1) * Math.max(reach, 1150),
      y + between(random, -0.82, 0.82) * reach,
    ]
    if (stars.every(other => distance(star, other) > reach * 0.36)) stars.push(star)
  }
  const joined: [Point, Point][] = []
  for (let index = 1; index < stars.length; index++) {
    const star = stars[index] as Point
    const nearest = stars.slice(0, index).sort((one, other) => distance(star, one) - distance(star, other))
    joined.push([star, nearest[0] as Point])
    if (index === 3 && nearest[1]) joined.push([star, nearest[1]])
  }
  const lines = joined.map(([from, to]) => `M${point(from)}L${point(to)}`).join('')
  const sizes = stars.map((_, index) => (index === 0 ? 58 : between(random, 26, 44)))
  return [
    shapeLayer('Lines', lines, null, { stroke: { colour: light, width: 12, dash: [] } }),
    shapeLayer(
      'Around stars',
      stars.map((star, index) => ellipse(star[0], star[1], (sizes[index] ?? 30) + 40)).join(''),
      dark,
    ),
    shapeLayer(
      'Stars',
      stars.map((star, index) => ellipse(star[0], star[1], sizes[index] ?? 30)).join(''),
      light,
    ),
  ]
}

const distance = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1])
const point = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`
