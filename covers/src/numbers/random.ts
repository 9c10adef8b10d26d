// Chance with a memory: the same seed gives the same numbers, in every engine.

export type Random = () => number

/** Mulberry32: numbers from 0 to below 1. */
export function randomOf(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A seed for a part of something, so that changing one part leaves the others as they were. */
export function seedOf(seed: number, part: string): number {
  let hash = seed | 0
  for (let index = 0; index < part.length; index++) {
    hash = Math.imul(hash ^ part.charCodeAt(index), 0x01000193)
    hash ^= hash >>> 13
  }
  return (hash ^ (hash >>> 16)) & 0x7fffffff
}

export const between = (random: Random, least: number, most: number) => least + random() * (most - least)
export const whole = (random: Random, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1))

export function pick<T>(random: Random, from: readonly [T, ...T[]] | readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T
}

export function shuffled<T>(random: Random, from: readonly T[]): T[] {
  const all = [...from]
  for (let index = all.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const held = all[index] as T
    all[index] = all[other] as T
    all[other] = held
  }
  return all
}
