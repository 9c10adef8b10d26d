// What takes long is tried in part by npm test and in full by npm run drill.
import { chanceFrom } from './chance'

export const isDrill = process.env.DRILL !== undefined
/** Another number, another choice. */
const seed = Number(process.env.TEST_SEED ?? 1)

/** All of them in a drill, otherwise a few: in their order, and the same in every run with the same seed. */
export function sampled<T>(cases: readonly T[], few: number): T[] {
  if (isDrill) return [...cases]
  const chosen = new Set(chanceFrom(seed).shuffled(cases).slice(0, few))
  return cases.filter(one => chosen.has(one))
}
