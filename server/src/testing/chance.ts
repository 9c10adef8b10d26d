// Chance that can be had again: the same seed chooses the same.

export interface Chance {
  /** A whole number below `limit`. */
  below(limit: number): number
  between(least: number, most: number): number
  shuffled<T>(values: readonly T[]): T[]
}

/** mulberry32: small, and the same everywhere. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    shuffled(values) {
      const rest = [...values]
      return values.map(() => rest.splice(below(rest.length), 1)[0] as (typeof values)[number])
    },
  }
}
