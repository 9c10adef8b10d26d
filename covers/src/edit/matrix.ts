// Where a layer's own coordinates lie on what holds it: six numbers as a canvas takes them.
import type { Layer } from '#contract/covers/scene'

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
export interface Spot {
  x: number
  y: number
}

export const unmoved: Matrix = [1, 0, 0, 1, 0, 0]

type Placed = Pick<Layer, 'x' | 'y' | 'rotation' | 'scale_x' | 'scale_y'>

export function matrixOf({ x, y, rotation, scale_x, scale_y }: Placed): Matrix {
  const turn = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return [cos * scale_x, sin * scale_x, -sin * scale_y, cos * scale_y, x, y]
}

/** First `inner`, then `outer`. */
export function within(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const whole = a * d - b * c
  // A layer of no width has no inside: everything lies in its origin.
  if (Math.abs(whole) < 1e-12) return [0, 0, 0, 0, 0, 0]
  return [d / whole, -b / whole, -c / whole, a / whole, (c * f - d * e) / whole, (b * e - a * f) / whole]
}

export const spotOn = ([a, b, c, d, e, f]: Matrix, { x, y }: Spot): Spot => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})

/** As a layer says it. What a turned and unevenly stretched group does to its layers cannot be said; it comes close. */
export function placedAs([a, b, c, d, e, f]: Matrix): Placed {
  const scale_x = Math.hypot(a, b)
  const whole = a * d - b * c
  const scale_y = scale_x === 0 ? Math.hypot(c, d) : whole / scale_x
  return { x: e, y: f, rotation: (Math.atan2(b, a) * 180) / Math.PI, scale_x, scale_y }
}

/** Fields keep a tenth of a unit; nobody sees less, and saved scenes stay short. */
export const tidy = (value: number) => Math.round(value * 10) / 10 || 0
export const tidyScale = (value: number) => Math.round(value * 10_000) / 10_000
