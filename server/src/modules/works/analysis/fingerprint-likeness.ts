// How much two fingerprints are alike: laid over each other at the best place, few bits differ where it is one recording.

/** How long one code of a fingerprint lasts: Chromaprint moves on by 1365 samples of 11,025 a second. */
export const secondsPerCode = 1365 / 11_025
const fewestOverlap = 60
/** Of the 32 bits of a code, on average. Unrelated recordings differ in nearly half of them, encodings of one in a tenth. */
const mostDifference = 0.15
/** Silence and single tones look alike whoever recorded them. */
const fewestDistinct = 20
/** A loop fits over itself at several places. */
const mostPlaces = 8
/** A code that comes again and again tells nothing about the place. */
const mostRepeats = 8

export interface Likeness {
  /** 1: the same bits; about 0: unrelated. */
  likeness: number
  /** By how many codes the second one has to be moved to lie over the first. */
  shift: number
}

/** Undefined: they are not the same recording. */
export function likenessOf(one: readonly number[], other: readonly number[]): Likeness | undefined {
  if (!isTelling(one) || !isTelling(other)) return undefined
  const fewest = Math.max(fewestOverlap, Math.min(one.length, other.length) / 2)
  let best: Likeness | undefined
  for (const shift of likelyShifts(one, other)) {
    const start = Math.max(0, shift)
    const end = Math.min(one.length, other.length + shift)
    if (end - start < fewest) continue
    const difference = differenceAt(one, other, shift, start, end)
    const likeness = 1 - 2 * difference
    if (difference <= mostDifference && likeness > (best?.likeness ?? 0)) best = { likeness, shift }
  }
  return best
}

const isTelling = (codes: readonly number[]) => new Set(codes).size >= fewestDistinct

/** Some codes survive every encoding: where most of them meet is where the recordings meet. */
function likelyShifts(one: readonly number[], other: readonly number[]): number[] {
  const places = placesOf(other)
  const votes = new Map<number, number>()
  for (const [index, code] of one.entries()) {
    for (const place of places.get(code) ?? []) {
      votes.set(index - place, (votes.get(index - place) ?? 0) + 1)
    }
  }
  return [...votes]
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostPlaces)
    .map(([shift]) => shift)
}

function placesOf(codes: readonly number[]): Map<number, number[]> {
  const places = new Map<number, number[]>()
  for (const [index, code] of codes.entries()) {
    const known = places.get(code)
    if (!known) places.set(code, [index])
    else if (known.length < mostRepeats) known.push(index)
  }
  return places
}

function differenceAt(
  one: readonly number[],
  other: readonly number[],
  shift: number,
  start: number,
  end: number,
): number {
  let bits = 0
  for (let index = start; index < end; index++) {
    bits += bitCount((one[index] as number) ^ (other[index - shift] as number))
  }
  return bits / ((end - start) * 32)
}

function bitCount(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Seconds 10 to 40: behind whatever comes before the music, and inside what is left of a recording that was cut. */
const landmarkRange = [80, 320] as const
/** A tone that is held, or silence, has the same code over and over, in every recording. */
const mostHeld = 3

/** The codes that lead to other copies of a recording: one in ten is still the same in the worst of them. */
export function landmarksOf(codes: readonly number[]): number[] {
  const times = new Map<number, number>()
  for (const code of codes.slice(...landmarkRange)) times.set(code, (times.get(code) ?? 0) + 1)
  return [...times].filter(([, count]) => count <= mostHeld).map(([code]) => code)
}
