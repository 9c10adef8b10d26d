// What the scenes of the demo's covers are made of. Places across and heights are shares of the side, from the top left; tones
// are shares of the way from dark to light.
import { type Line, lightest, type Paint, side, TonePicture } from './tone-picture'

export const tone = (share: number) => Math.round(share * lightest)

/** Steps of tone from one height to another; above and below them it stays. */
export function fade(from: number, to: number, top = 0, end = 1): Uint8Array {
  return Uint8Array.from({ length: side }, (_, y) => {
    const share = Math.max(0, Math.min(1, (y / side - top) / (end - top)))
    return tone(from + (to - from) * share)
  })
}

export const flat = (height: number): Line => {
  const y = height * side
  return () => y
}

const bottom = flat(1.01)

export const wave = (height: number, swing: number, length: number, shift = 0): Line => {
  const [y, high, turn] = [height * side, swing * side, (2 * Math.PI) / (length * side)]
  return x => y + high * Math.sin(x * turn + shift)
}

/** Hills: three waves that hardly ever meet again. */
export const ridge = (height: number, swing: number, length: number, shift: number): Line => {
  const large = wave(height, swing, length, shift)
  const small = wave(0, swing * 0.45, length * 0.37, shift * 2.3)
  const smallest = wave(0, swing * 0.18, length * 0.13, shift * 3.7)
  return x => large(x) + small(x) + smallest(x)
}

/** The upper or the lower half of a circle. */
export function arc(x: number, y: number, radius: number, half: -1 | 1, squeeze = 1): Line {
  const [middle, height, reach] = [x * side, y * side, radius * side]
  return across => height + half * squeeze * Math.sqrt(Math.max(0, reach * reach - (across - middle) ** 2))
}

/** From corner to corner, each a place across and a height. */
function through(corners: readonly number[]): Line {
  const at = (index: number) => (corners[index] as number) * side
  return x => {
    let next = 2
    while (next < corners.length - 2 && at(next) < x) next += 2
    const [fromX, fromY, toX, toY] = [at(next - 2), at(next - 1), at(next), at(next + 1)]
    return fromY + (toY - fromY) * Math.max(0, Math.min(1, (x - fromX) / (toX - fromX)))
  }
}

export class ScenePainter {
  readonly picture = new TonePicture()

  background(paint: Paint) {
    this.picture.background(paint)
  }

  between(top: Line, base: Line, paint: Paint, from = 0, to = 1) {
    this.picture.between(top, base, paint, from * side, to * side)
  }

  /** Everything from the line down to the foot of the picture. */
  ground(top: Line, paint: Paint) {
    this.between(top, bottom, paint)
  }

  /** A line drawn with a brush of this width. */
  stroke(line: Line, width: number, paint: Paint) {
    const half = (width * side) / 2
    this.between(
      x => line(x) - half,
      x => line(x) + half,
      paint,
    )
  }

  disc(x: number, y: number, radius: number, paint: Paint, squeeze = 1) {
    const halves = [arc(x, y, radius, -1, squeeze), arc(x, y, radius, 1, squeeze)] as const
    this.between(...halves, paint, x - radius, x + radius)
  }

  ring(x: number, y: number, radius: number, width: number, paint: Paint, squeeze = 1) {
    const [from, to, inner] = [x - radius, x + radius, radius - width]
    this.between(arc(x, y, radius, -1, squeeze), arc(x, y, inner, -1, squeeze), paint, from, to)
    this.between(arc(x, y, inner, 1, squeeze), arc(x, y, radius, 1, squeeze), paint, from, to)
  }

  /** Light on water: thin at both ends. */
  glint(x: number, y: number, reach: number, width: number, paint: Paint) {
    this.disc(x, y, reach, paint, width / reach)
  }

  /** Between two rows of corners that begin and end at the same places across. */
  shape(top: readonly number[], base: readonly number[], paint: Paint) {
    this.between(through(top), through(base), paint, top[0], top.at(-2))
  }

  box(left: number, top: number, right: number, base: number, paint: Paint) {
    this.between(flat(top), flat(base), paint, left, right)
  }

  boat(x: number, y: number, size: number, paint: Paint) {
    const [stern, bow, rim, keel] = [x - size, x + size, y - 0.1 * size, y + 0.22 * size]
    const deck = [stern, rim, x - 0.8 * size, y, x + 0.8 * size, y, bow, rim]
    this.shape(deck, [stern, rim, x - 0.7 * size, keel, x + 0.7 * size, keel, bow, rim], paint)
  }

  sail(x: number, y: number, width: number, height: number, paint: Paint) {
    this.shape([x, y, x + width * 0.3, y - height, x + width, y], [x, y, x + width, y], paint)
  }
}
