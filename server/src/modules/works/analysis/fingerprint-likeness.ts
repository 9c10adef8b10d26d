// Whether two fingerprints come from the same recording: laid over each other at the best place, few bits differ.

/** About five seconds: how far the beginnings may be apart. */
const mostShift = 40
const fewestOverlap = 60
/** Of the 32 bits of a code, on average. Unrelated recordings differ in nearly half of them, encodings of one in a tenth. */
const mostDifference = 0.15
/** Silence and single tones look alike whoever recorded them. */
const fewestDistinct = 20

export function isSameRecording(one: readonly number[], other: readonly number[]): boolean {
  if (!isTelling(one) || !isTelling(other)) return false
  for (let shift = -mostShift; shift <= mostShift; shift++) {
    const start = Math.max(0, shift)
    const end = Math.min(one.length, other.length + shift)
    if (end - start < Math.max(fewestOverlap, Math.min(one.length, other.length) * 0.7)) continue
    // Every eighth code tells enough to go on with the next place.
    if (difference(one, other, shift, start, end, 8) > mostDifference * 1.6) continue
    if (difference(one, other, shift, start, end, 1) <= mostDifference) return true
  }
  return false
}

const isTelling = (codes: readonly number[]) => new Set(codes).size >= fewestDistinct

function difference(
  one: readonly number[],
  other: readonly number[],
  shift: number,
  start: number,
  end: number,
  step: number,
): number {
  let bits = 0
  let codes = 0
  for (let index = start; index < end; index += step, codes++) {
    bits += bitCount((one[index] as number) ^ (other[index - shift] as number))
  }
  return bits / (codes * 32)
}

function bitCount(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
