// Three spot inks that multiply; the second slips a little, the dark one never does. Big simple bodies that overlap.
import { coverSide, type Layer } from '#contract/covers/scene'
import { blend, hexContrast } from '../colour/colour'
import { paintLayer, shapeLayer } from '../compose/layer'
import { blob, ellipse, type Point, polygon, polyline } from '../compose/path'
import { noise } from '../numbers/noise'
import { between, pick, type Random, whole } from '../numbers/random'
import { type Family, feet, heads, type Room, roomFor } from './family'

export const risographFamily: Family = {
  name: 'risograph',
  layouts: [...feet, ...heads],
  pairings: ['wide', 'grotesque', 'round', 'tall', 'bookish', 'serif'],
  moods: ['bright', 'warm', 'folk', 'hiphop', 'nostalgic'],
  make(stage) {
    const { palette, seed, random } = stage
    const paper = blend(palette.light, '#f6f0e4', 0.5)
    const inks = [palette.accent, palette.soft, palette.second].map(ink => vivid(ink, paper))
    const dark = blend(palette.dark, '#12284a', 0.2)
    const room = roomFor(stage)
    const figure = pick(random, [lanterns, fruit, waves, leaves, discs])
    return {
      ground: paper,
      layers: [
        paintLayer('grain', seed, [paper], { values: { grain: 6 } }),
        ...scaled(figure({ x: 0, y: 0, inks, dark, random, seed }), room),
      ],
      ink: dark,
    }
  },
}

/** An ink has to leave something on the paper. */
const vivid = (ink: string, paper: string) =>
  hexContrast(ink, paper) < 1.35 ? blend(ink, '#e8a33a', 0.6) : ink

/** Figures are drawn for this reach. */
const drawnReach = 980

function scaled(layers: Layer[], { x, y, reach }: Room): Layer[] {
  const scale = Math.round(Math.min(1.15, reach / drawnReach) * 1000) / 1000
  return layers.map(layer => ({
    ...layer,
    x: Math.round(x + layer.x * scale),
    y: Math.round(y + layer.y * scale),
    scale_x: scale,
    scale_y: scale,
  }))
}

interface Bench {
  x: number
  y: number
  inks: string[]
  dark: string
  random: Random
  seed: number
}
type Figure = (bench: Bench) => Layer[]

const printed = (name: string, path: string, ink: string | undefined, more = {}) =>
  shapeLayer(name, path, ink ?? '#ff5160', { blend: 'multiply', ...more })
const drawn = (name: string, path: string, colour: string, width = 17) =>
  shapeLayer(name, path, null, { stroke: { colour, width, dash: [] } })

const belly = (share: number) => Math.sin(Math.PI * (0.1 + share * 0.8)) ** 0.62

const lanterns: Figure = ({ x, y, inks, dark, random }) => {
  const bodies = [
    { x: x + 330, y: y - 120, w: 880, h: 660, ink: inks[0] },
    { x: x - 640, y: y + 90, w: 600, h: 480, ink: inks[1] },
    { x: x + 1100, y: y + 430, w: 460, h: 370, ink: inks[2] },
  ].map(body => ({ ...body, x: body.x + between(random, -60, 60) }))
  const outline = (body: { x: number; y: number; w: number; h: number }) => {
    const points: Point[] = []
    for (const side of [1, -1]) {
      for (let step = 0; step <= 40; step++) {
        const share = side > 0 ? step / 40 : 1 - step / 40
        const rib = 1 + 0.022 * Math.abs(Math.sin(share * Math.PI * 7))
        points.push([body.x + side * body.w * belly(share) * rib, body.y - body.h + share * 2 * body.h])
      }
    }
    return polygon(points)
  }
  return [
    ...bodies.map((body, index) => printed(`Lantern ${index + 1}`, outline(body), body.ink)),
    printed(
      'Second ink',
      outline({
        ...(bodies[0] as (typeof bodies)[0]),
        x: (bodies[0]?.x ?? 0) + 45,
        y: (bodies[0]?.y ?? 0) + 25,
        w: 545,
        h: 475,
      }),
      inks[1],
    ),
    ...bodies.flatMap((body, index) => [
      drawn(
        `Ribs ${index + 1}`,
        [1, 2, 3, 4, 5, 6]
          .map(rib => {
            const half = belly(rib / 7) * body.w
            const at = body.y - body.h + (rib / 7) * 2 * body.h
            return `M${Math.round(body.x - half)} ${Math.round(at - 25)}Q${Math.round(body.x)} ${Math.round(at + 65)} ${Math.round(body.x + half)} ${Math.round(at - 25)}`
          })
          .join(''),
        dark,
      ),
      shapeLayer(
        `Caps ${index + 1}`,
        `M${body.x - body.w * 0.36} ${body.y - body.h - 65}h${body.w * 0.72}v85h${-body.w * 0.72}ZM${body.x - body.w * 0.36} ${body.y + body.h - 20}h${body.w * 0.72}v85h${-body.w * 0.72}ZM${body.x - 8} -50h16V${body.y - body.h}h-16Z`,
        dark,
      ),
    ]),
  ]
}

const fruit: Figure = ({ x, y, inks, dark, random, seed }) => {
  const places = [
    [x - 520, y + 180, 560],
    [x + 420, y + 240, 620],
    [x - 20, y - 330, 520],
  ] as const
  const round = (cx: number, cy: number, r: number, turn0: number) =>
    blob(cx, cy, turn => r * (1 - 0.1 * Math.cos(turn * 2 + turn0) - 0.05 * Math.sin(turn)), 90)
  return [
    ...places.flatMap(([cx, cy, r], index) => [
      printed(`Fruit ${index + 1}`, round(cx, cy, r, index), inks[index % 3]),
      printed(
        `Shade ${index + 1}`,
        `${round(cx + 34, cy + 40, r * 0.98, index)}${ellipse(cx - r * 0.24, cy - r * 0.2, r * 0.86)}`,
        inks[(index + 1) % 3],
        { is_even_odd: true, opacity: 0.9 },
      ),
    ]),
    ...places.map(([cx, cy, r], index) => {
      const lean = between(random, -90, 90)
      const top = cy - r * 0.82
      return shapeLayer(
        `Leaf ${index + 1}`,
        `M${cx} ${top}q${lean} -160 ${lean * 0.4} -260M${cx + lean * 0.3} ${top - 170}q160 -190 380 -130q-90 210 -380 130Z`,
        dark,
        { stroke: { colour: dark, width: 20, dash: [] } },
      )
    }),
    drawn('Specks', specks(places, seed), dark, 14),
  ]
}

function specks(places: ReadonlyArray<readonly [number, number, number]>, seed: number): string {
  let path = ''
  for (const [cx, cy, r] of places) {
    for (let index = 0; index < 16; index++) {
      const turn = noise(index * 1.7, 3, seed) * Math.PI * 4
      const away = r * 0.8 * Math.sqrt(noise(index * 2.3, 9, seed + 1))
      path += `M${Math.round(cx + Math.cos(turn) * away)} ${Math.round(cy + Math.sin(turn) * away)}l16 9`
    }
  }
  return path
}

/** Far over both edges, however small the figure becomes. */
const wide = coverSide

const waves: Figure = ({ y, inks, dark, random }) => {
  const count = 5
  const phase = between(random, 0, 6)
  const crest = (index: number, lift: number) => {
    const base = y - 500 + index * 330 + lift
    let path = `M${-wide} ${base + 420}`
    for (let step = 0; step <= 60; step++) {
      const x = wide * (step / 30 - 1)
      path += `L${Math.round(x)} ${Math.round(base + Math.sin(x / 330 + phase + index * 1.9) * 130 + Math.sin(x / 140 + index) * 34)}`
    }
    return `${path}L${wide} ${base + 420}Z`
  }
  const sunX = between(random, -700, 700)
  return [
    printed('Sun', ellipse(sunX, y - 420, 430), inks[0]),
    printed('Sun, second ink', ellipse(sunX + 40, y - 390, 250), inks[1]),
    ...Array.from({ length: count }, (_, index) =>
      printed(`Wave ${index + 1}`, crest(index, 0), inks[(index + 1) % 3], { opacity: 0.92 }),
    ),
    ...[0, 2].map(index => drawn(`Line ${index + 1}`, crestLine(index, y, phase), dark, 15)),
  ]
}

function crestLine(index: number, y: number, phase: number): string {
  const points: Point[] = []
  for (let step = 0; step <= 60; step++) {
    const x = wide * (step / 30 - 1)
    points.push([
      x,
      y - 430 + index * 330 + Math.sin(x / 330 + phase + index * 1.9) * 130 + Math.sin(x / 140 + index) * 34,
    ])
  }
  return polyline(points)
}

const leaves: Figure = ({ x, y, inks, dark, random }) => {
  const count = whole(random, 5, 7)
  const spread = Math.PI * 0.86
  const leaf = (length: number, width: number) =>
    `M0 0C${width} ${-length * 0.3} ${width * 0.8} ${-length * 0.8} 0 ${-length}C${-width * 0.8} ${-length * 0.8} ${-width} ${-length * 0.3} 0 0Z`
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / (count - 1) - 0.5) * spread
    const length = 1250 + Math.cos(turn) * 320
    const placed = { x, y: y + 900, rotation: (turn * 180) / Math.PI, width: 3000, height: 3000 }
    return [
      printed(`Leaf ${index + 1}`, leaf(length, 330), inks[index % 3], placed),
      shapeLayer(`Vein ${index + 1}`, `M0 0L0 ${-length * 0.92}`, null, {
        ...placed,
        stroke: { colour: dark, width: 15, dash: [] },
      }),
    ]
  }).flat()
}

const discs: Figure = ({ x, y, inks, dark, random }) => {
  const r = 720
  const turn0 = between(random, 0, Math.PI)
  const centres = [0, 1, 2].map(index => {
    const turn = turn0 + (index / 3) * Math.PI * 2
    return [x + Math.cos(turn) * 430, y + Math.sin(turn) * 430] as const
  })
  return [
    ...centres.map(([cx, cy], index) => printed(`Disc ${index + 1}`, ellipse(cx, cy, r), inks[index])),
    ...centres.map(([cx, cy], index) =>
      drawn(
        `Ring ${index + 1}`,
        [0.34, 0.52, 0.7, 0.88]
          .slice(0, 2 + (index % 3))
          .map(share => ellipse(cx, cy, r * share))
          .join(''),
        dark,
        13,
      ),
    ),
  ]
}
