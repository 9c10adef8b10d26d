// What several layouts measure with.
import { coverSide } from '#contract/covers/scene'
import { type Frame, lengthOf, margin, type Words } from './layout'

export const inside = coverSide - 2 * margin
export const frame = (x: number, y: number, width: number, height: number): Frame => ({ x, y, width, height })
export const whole = frame(margin, margin, inside, inside)

export const at = (x: 'left' | 'middle' | 'right', y: 'top' | 'middle' | 'bottom') => ({ x, y })

/** Short titles stand large; a long one takes more of the height. */
export const tall = (words: Words, usual: number) =>
  usual + Math.min(0.24, Math.max(0, lengthOf(words) - 24) * 0.004)

/** On the whole measure: short titles on one line. */
export const linesFor = (words: Words) => (lengthOf(words) > 40 ? 7 : lengthOf(words) > 14 ? 3 : 1)
