import type { Figure } from './figure'

/** Milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

/** A number to look at, without a target of its own. */
export function milliseconds(name: string, value: number): Figure {
  return { name, value: Math.round(value), unit: 'ms', target: '', pass: true }
}

export function ratioAtMost(most: number, name: string, value: number): Figure {
  return { name, value: Number(value.toFixed(3)), unit: '', target: `<= ${most}`, pass: value <= most }
}

export function ratioAtLeast(least: number, name: string, value: number): Figure {
  return { name, value: Number(value.toFixed(3)), unit: '', target: `>= ${least}`, pass: value >= least }
}

export function megabytesPerSecond(name: string, value: number): Figure {
  return { name, value: Math.round(value), unit: 'MB/s', target: '', pass: true }
}

export const middle = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN

export function megabytes(name: string, value: number): Figure {
  return { name, value: Math.round(value), unit: 'MB', target: '', pass: true }
}
