// The way of a song as five pieces of one drawing, each 100 long and from -50 to 50 aside. Where one ends the next begins,
// whether they stand side by side on a desk or below each other on a phone. Drawn on the server: no browser loads this.
import { tunePeaks } from './tune'

interface SegmentLine {
  /** Along and aside, as Bézier stops: the first is the start, then three a curve. */
  points: readonly [number, number][]
  tone: 'accent' | 'river' | 'ink'
  isStrong?: boolean
}

/** One piece, lying and upright, as SVG says it: a path a tone. */
export interface Segment {
  across: DrawnLine[]
  upright: DrawnLine[]
}

interface DrawnLine {
  path: string
  tone: SegmentLine['tone']
  isStrong: boolean
}

export const songStages = 5

export function drawSong(channels: number): Segment[] {
  return Array.from({ length: songStages }, (_, index) => {
    const lines = segmentLines(index + 1, channels)
    return { across: drawn(lines, false), upright: drawn(lines, true) }
  })
}

/** Lines that look the same are one path. The vermilion ones lie on top. */
function drawn(lines: SegmentLine[], isUpright: boolean): DrawnLine[] {
  const looks = [
    { tone: 'ink', isStrong: false },
    { tone: 'river', isStrong: false },
    { tone: 'river', isStrong: true },
    { tone: 'accent', isStrong: false },
  ] as const
  return looks.flatMap(({ tone, isStrong }) => {
    const alike = lines.filter(line => line.tone === tone && (line.isStrong ?? false) === isStrong)
    const path = alike.map(({ points }) => pathOf(points, isUpright)).join('')
    return path === '' ? [] : [{ path, tone, isStrong }]
  })
}

const mostLines = 9
const outermost = 40

/** How many lines leave for the channels: their real number, as far as they can be told apart. */
function lanes(channels: number): number[] {
  const count = Math.max(3, Math.min(mostLines, channels))
  return Array.from({ length: count }, (_, index) => -outermost + (index * outermost * 2) / (count - 1))
}

function segmentLines(stage: number, channels: number): SegmentLine[] {
  if (stage === 1) return upload()
  if (stage === 2) return signature()
  if (stage === 3) return review()
  const sides = lanes(channels)
  const tone = (index: number) => (index % 3 ? ('ink' as const) : ('river' as const))
  if (stage === 4) {
    return sides.map((side, index) => ({
      points: [
        [0, 0],
        [45, 0],
        [40, side],
        [100, side],
      ],
      tone: tone(index),
    }))
  }
  return [
    ...sides.map((side, index) => ({
      points: [
        [0, side],
        [45, side],
        [35, 0],
        [72, 0],
      ] as [number, number][],
      tone: tone(index),
    })),
    { points: straight(70, 100), tone: 'river', isStrong: true },
  ]
}

/** The sound itself, as loud as the tune is, until it has become one line. */
function upload(): SegmentLine[] {
  const swings = 7
  const stretch = Math.floor(tunePeaks.length / swings)
  const levels = Array.from({ length: swings }, (_, k) =>
    Math.max(...tunePeaks.slice(k * stretch, (k + 1) * stretch)),
  )
  const step = 78 / swings
  return [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map(share => {
    const points: [number, number][] = [[0, 0]]
    let [along, aside] = [0, 0]
    for (const [k, level] of [...levels, 0].entries()) {
      const next = level ** 2 * 38 * share * (k % 2 ? 1 : -1)
      const end = (k + 0.5) * step
      points.push([along + (end - along) / 2, aside], [end - (end - along) / 2, next], [end, next])
      ;[along, aside] = [end, next]
    }
    points.push([along + 8, 0], [92, 0], [100, 0])
    return { points, tone: share === 0 ? 'accent' : 'ink' }
  })
}

/** One line that signs its name. */
function signature(): SegmentLine[] {
  return [
    {
      points: [
        [0, 0],
        [20, 0],
        [30, 4],
        [38, -12],
        [46, -30],
        [58, -34],
        [56, -18],
        [54, -2],
        [40, 18],
        [46, 22],
        [52, 26],
        [58, -14],
        [64, -12],
        [68, -10],
        [64, 6],
        [70, 4],
        [76, 2],
        [80, 0],
        [100, 0],
      ],
      tone: 'accent',
    },
  ]
}

/** Content and rights: two people, one after the other, and the same line again. */
function review(): SegmentLine[] {
  return [-1, 1].map(side => ({
    points: [
      [0, 0],
      [18, 0],
      [22, 26 * side],
      [50, 26 * side],
      [78, 26 * side],
      [82, 0],
      [100, 0],
    ],
    tone: 'accent',
  }))
}

function straight(from: number, to: number): [number, number][] {
  const third = (to - from) / 3
  return [
    [from, 0],
    [from + third, 0],
    [to - third, 0],
    [to, 0],
  ]
}

/** SVG's own words for it, lying or upright. */
function pathOf(points: SegmentLine['points'], isUpright: boolean): string {
  const place = ([along, aside]: [number, number]) =>
    isUpright ? `${round(50 - aside)} ${round(along)}` : `${round(along)} ${round(50 + aside)}`
  const [start, ...rest] = points
  if (!start) return ''
  return `M${place(start)}C${rest.map(place).join(' ')}`
}

const round = (value: number) => Math.round(value * 10) / 10
