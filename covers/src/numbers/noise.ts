// Smooth chance over a plane, and the curves that go with it.

/** A number from 0 to 1 for a point of a grid. */
export function hash(x: number, y: number, seed: number): number {
  let mixed = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1442695041)) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}

export function noise(x: number, y: number, seed = 1): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const a = x - left
  const b = y - top
  const u = a * a * (3 - 2 * a)
  const v = b * b * (3 - 2 * b)
  const above = hash(left, top, seed) * (1 - u) + hash(left + 1, top, seed) * u
  const below = hash(left, top + 1, seed) * (1 - u) + hash(left + 1, top + 1, seed) * u
  return above * (1 - v) + below * v
}

/** Noise in octaves, each half as strong and twice as fine. Around 0.5. */
export function layered(x: number, y: number, seed = 1, octaves = 4): number {
  let sum = 0
  let strength = 0.5
  let finer = 1
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * noise(x * finer, y * finer, seed + octave * 17)
    strength /= 2
    finer *= 2.03
  }
  return sum / (1 - 0.5 ** octaves)
}

export const clamp = (value: number, least = 0, most = 1) => Math.min(most, Math.max(least, value))

/** From 0 to 1 between two edges, flat at both. */
export function ease(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

/** A hill around a middle. */
export const hill = (distance: number, width: number) => Math.exp(-(distance * distance) / (width * width))

/** For coordinates in a scene: a tenth of a unit is finer than anybody sees. */
export const tenth = (value: number) => Math.round(value * 10) / 10
