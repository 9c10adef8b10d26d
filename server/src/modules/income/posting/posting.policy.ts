// Who may post. Four eyes: whoever brought a report in, looked it through, or said which recording a line is of, does not post it.
import { Refusal } from '../../../platform/refusal'
import '../income.texts'

export interface Hands {
  staffId: number
  importedBy: number | null
  /** Of one that came by itself. */
  checkedBy: number | null
  deciders: readonly number[]
}

export const handObstacles = {
  'imported-by-you': 'income.postedByImporter',
  'not-checked': 'income.notChecked',
  'checked-by-you': 'income.postedByChecker',
  'matched-by-you': 'income.postedByMatcher',
} as const
export type HandObstacle = keyof typeof handObstacles

export function findHandObstacles({ staffId, importedBy, checkedBy, deciders }: Hands): HandObstacle[] {
  const found: [HandObstacle, boolean][] = [
    ['imported-by-you', staffId === importedBy],
    ['not-checked', importedBy === null && checkedBy === null],
    ['checked-by-you', staffId === checkedBy],
    ['matched-by-you', deciders.includes(staffId)],
  ]
  return found.flatMap(([obstacle, stands]) => (stands ? [obstacle] : []))
}

export function requireOtherHands(hands: Hands): void {
  for (const obstacle of findHandObstacles(hands))
    throw new Refusal('conflict', { text: handObstacles[obstacle] })
}
