// A figure of bright stars joined by hairlines before a band of faint ones.
import { coverSide, type Layer, type TextLayer } from '#contract/covers/scene'
import { blend } from '../colour/colour'
import { paintLayer, shapeLayer } from '../compose/layer'
import { ellipse, type Point } from '../compose/path'
import { margin } from '../layouts/layout'
import { between, whole } from '../numbers/random'
import type { Measure } from '../type/measure'
import { type InkBox, inkBox } from '../type/set-lines'
import { type Family, feet, heads, type Room, roomFor, type Stage, sides } from './family'

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
    return { ground: low, layers: [sky, chart, ...figure(stage, roomFor(stage), light, low)], ink: light }
  },
}

/** Stars that lie far enough apart, joined to their nearest so that all hang together, and closed once or twice. No line strikes a word. */
function figure(
  { random, text, measure }: Stage,
  { x, y, reach }: Room,
  light: string,
  dark: string,
): Layer[] {
  const words = text.map(layer => around(layer, measure))
  const isFree = ([left, top]: Point) =>
    left > margin && left < coverSide - margin && words.every(box => !holds(box, left, top))
  const isOpen = (from: Point, to: Point) =>
    tenths.every(share => isFree([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]))
  const stars: Point[] = []
  const joined: [Point, Point][] = []
  const wanted = whole(random, 6, 9)
  for (let tries = 0; stars.length < wanted && tries < 400; tries++) {
    const star: Point = [
      x + between(random, -1, 1) * Math.max(reach, 1150),
      y + between(random, -0.82, 0.82) * reach,
    ]
    if (!isFree(star) || stars.some(other => distance(star, other) <= reach * 0.36)) continue
    const [nearest, next] = stars
      .filter(other => isOpen(star, other))
      .sort((one, other) => distance(star, one) - distance(star, other))
    if (stars.length > 0 && !nearest) continue
    stars.push(star)
    if (nearest) joined.push([star, nearest])
    if (stars.length === 4 && next) joined.push([star, next])
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

const tenths = Array.from({ length: 11 }, (_, index) => index / 10)

/** The words of a layer with air around them, as they stand on the cover. */
function around(layer: TextLayer, measure: Measure): InkBox {
  const { left, right, top, bottom } = inkBox(layer, measure)
  const [width, height] =
    layer.rotation === -90
      ? [
          [top, bottom],
          [-right, -left],
        ]
      : [
          [left, right],
          [top, bottom],
        ]
  return {
    left: layer.x + (width[0] ?? 0) - 110,
    right: layer.x + (width[1] ?? 0) + 110,
    top: layer.y + (height[0] ?? 0) - 110,
    bottom: layer.y + (height[1] ?? 0) + 110,
  }
}

const holds = ({ left, right, top, bottom }: InkBox, x: number, y: number) =>
  x > left && x < right && y > top && y < bottom

const distance = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1])
const point = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`
