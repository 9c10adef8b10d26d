// A square picture of few tones and one accent, painted in upright strokes. Every shape is what lies between two lines, so
// that almost all of it is filled by copying: a cover for a print costs a few dozen milliseconds.
import { encodeIndexedPng } from './indexed-png'

export const side = 3000
const tones = 192
/** From the darkest to the lightest. */
export const lightest = tones - 1
export const accent = 255

/** One tone, or one for each height. */
export type Paint = number | Uint8Array
export type Line = (x: number) => number

export interface Colours {
  /** From dark to light. */
  ramp: readonly string[]
  accent: string
}

/** Where an accent meets a tone: so many tones, so many steps between the two. */
const meetings = 8
const steps = 8

export class TonePicture {
  /** One stroke after the other, from left to right. */
  private readonly strokes = new Uint8Array(side * side)

  background(paint: Paint) {
    for (let x = 0; x < side; x++) this.fill(x * side, 0, side, paint)
  }

  /** What lies below one line and above the other. */
  between(top: Line, bottom: Line, paint: Paint, from = 0, to = side) {
    const start = Math.max(0, Math.round(from))
    const end = Math.min(side, Math.round(to))
    let upper = top(start)
    let lower = bottom(start)
    for (let x = start; x < end; x++) {
      const nextUpper = top(x + 1)
      const nextLower = bottom(x + 1)
      // A line crosses the column somewhere between two heights; within them it is soft.
      const upperSoft = Math.max(0.5, Math.abs(nextUpper - upper) / 2)
      const lowerSoft = Math.max(0.5, Math.abs(nextLower - lower) / 2)
      this.stroke(x, (upper + nextUpper) / 2, upperSoft, (lower + nextLower) / 2, lowerSoft, paint)
      upper = nextUpper
      lower = nextLower
    }
  }

  toPng(colours: Colours): Promise<Buffer> {
    return encodeIndexedPng(this.strokes, side, palette(colours))
  }

  /** Nothing is made in here that would have to be cleared away: it runs ten thousand times a picture. */
  private stroke(
    x: number,
    upper: number,
    upperSoft: number,
    lower: number,
    lowerSoft: number,
    paint: Paint,
  ) {
    const column = x * side
    const begin = Math.max(0, Math.floor(upper - upperSoft))
    const end = Math.min(side, Math.ceil(lower + lowerSoft))
    const wholeFrom = Math.max(begin, Math.ceil(upper + upperSoft))
    const wholeTo = Math.min(end, Math.floor(lower - lowerSoft))
    for (let y = begin; y < end; y++) {
      if (y === wholeFrom && wholeTo > wholeFrom) {
        this.fill(column, y, wholeTo, paint)
        y = wholeTo - 1
        continue
      }
      const covered = below(upper, upperSoft, y) - below(lower, lowerSoft, y)
      if (covered <= 0) continue
      const over = typeof paint === 'number' ? paint : (paint[y] as number)
      this.strokes[column + y] = blend(this.strokes[column + y] as number, over, covered)
    }
  }

  private fill(column: number, from: number, to: number, paint: Paint) {
    if (typeof paint === 'number') this.strokes.fill(paint, column + from, column + to)
    else this.strokes.set(paint.subarray(from, to), column + from)
  }
}

/** How much of the pixel lies below the edge. */
function below(edge: number, soft: number, y: number): number {
  return Math.max(0, Math.min(1, (y + 0.5 - edge + soft) / (2 * soft)))
}

function blend(under: number, over: number, covered: number): number {
  if (over < tones && under < tones) return Math.round(under + (over - under) * covered)
  if (over === accent) return under < tones ? meeting(under, covered) : accent
  // A tone in front of the accent: the same step, seen from the other side.
  return under === accent ? meeting(over, 1 - covered) : over
}

/** The index of a colour between a tone and the accent. */
function meeting(tone: number, share: number): number {
  const step = Math.round(share * steps)
  if (step === 0) return tone
  if (step === steps) return accent
  return tones + Math.floor((tone * meetings) / tones) * (steps - 1) + step - 1
}

type Rgb = readonly [number, number, number]

function palette(colours: Colours): Buffer {
  const ramp = colours.ramp.map(readColour)
  const bright = readColour(colours.accent)
  const toneColour = (tone: number): Rgb => {
    const place = (tone / lightest) * (ramp.length - 1)
    const stop = Math.min(ramp.length - 2, Math.floor(place))
    return mixed(ramp[stop] as Rgb, ramp[stop + 1] as Rgb, place - stop)
  }
  const entries: Rgb[] = Array.from({ length: tones }, (_, tone) => toneColour(tone))
  for (let meet = 0; meet < meetings; meet++) {
    const tone = toneColour(((meet + 0.5) * tones) / meetings)
    for (let step = 1; step < steps; step++) entries.push(mixed(tone, bright, step / steps))
  }
  while (entries.length <= accent) entries.push(bright)
  return Buffer.from(entries.flat().map(Math.round))
}

function mixed(one: Rgb, other: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => one[index] + (other[index] - one[index]) * share
  return [at(0), at(1), at(2)]
}

function readColour(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
