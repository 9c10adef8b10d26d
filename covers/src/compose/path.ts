// Outlines in the words of SVG.
import { tenth } from '../numbers/noise'

export type Point = readonly [number, number]

const at = ([x, y]: Point) => `${tenth(x)} ${tenth(y)}`

export const polygon = (points: readonly Point[]) => `M${points.map(at).join('L')}Z`
export const polyline = (points: readonly Point[]) => `M${points.map(at).join('L')}`
export const box = (x: number, y: number, width: number, height: number) =>
  `M${at([x, y])}h${tenth(width)}v${tenth(height)}h${tenth(-width)}Z`
export const ellipse = (x: number, y: number, rx: number, ry = rx) =>
  `M${at([x - rx, y])}a${tenth(rx)} ${tenth(ry)} 0 1 1 ${tenth(rx * 2)} 0a${tenth(rx)} ${tenth(ry)} 0 1 1 ${tenth(-rx * 2)} 0Z`

/** Half a circle on the side that is named. */
export function halfCircle(
  x: number,
  y: number,
  radius: number,
  side: 'up' | 'down' | 'left' | 'right',
): string {
  const r = tenth(radius)
  if (side === 'up') return `M${at([x - radius, y])}a${r} ${r} 0 0 1 ${r * 2} 0Z`
  if (side === 'down') return `M${at([x - radius, y])}a${r} ${r} 0 0 0 ${r * 2} 0Z`
  if (side === 'left') return `M${at([x, y - radius])}a${r} ${r} 0 0 0 0 ${r * 2}Z`
  return `M${at([x, y - radius])}a${r} ${r} 0 0 1 0 ${r * 2}Z`
}

/** A quarter of a circle whose corner stands at a point and which opens into that direction. */
export function quarterCircle(x: number, y: number, radius: number, turn: 0 | 1 | 2 | 3): string {
  const ends: readonly [Point, Point][] = [
    [
      [1, 0],
      [0, 1],
    ],
    [
      [0, 1],
      [-1, 0],
    ],
    [
      [-1, 0],
      [0, -1],
    ],
    [
      [0, -1],
      [1, 0],
    ],
  ]
  const [from, to] = ends[turn] as [Point, Point]
  const r = tenth(radius)
  return `M${at([x, y])}l${at([from[0] * radius, from[1] * radius])}A${r} ${r} 0 0 1 ${at([x + to[0] * radius, y + to[1] * radius])}Z`
}

/** A closed curve through points that lie around a middle. */
export function blob(x: number, y: number, radius: (turn: number) => number, steps = 120, flat = 1): string {
  const points: Point[] = []
  for (let step = 0; step < steps; step++) {
    const turn = (step / steps) * Math.PI * 2
    const away = radius(turn)
    points.push([x + Math.cos(turn) * away, y + Math.sin(turn) * away * flat])
  }
  return polygon(points)
}
