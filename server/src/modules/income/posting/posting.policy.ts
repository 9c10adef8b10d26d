// Who may post. Four eyes: whoever brought a report in, said how it is to be read, looked it through, said which recording a line is of, or
// entered an exchange rate, does not post it.
import { Refusal } from '../../../platform/refusal'
import '../income.texts'

export interface Hands {
  staffId: number
  importedBy: number | null
  /** Had it read again as the last one: its lines are what they said. */
  rereadBy: number | null
  /** Of one that came by itself. */
  checkedBy: number | null
  deciders: readonly number[]
  raters: readonly number[]
  /** Said which tables of it count. */
  markers: readonly number[]
}

export const handObstacles = {
  'imported-by-you': 'income.postedByImporter',
  'reread-by-you': 'income.postedByReader',
  'not-checked': 'income.notChecked',
  'checked-by-you': 'income.postedByChecker',
  'matched-by-you': 'income.postedByMatcher',
  'rates-by-you': 'income.postedByRater',
  'marked-by-you': 'income.postedByMarker',
} as const
export type HandObstacle = keyof typeof handObstacles

export function findHandObstacles({
  staffId,
  importedBy,
  rereadBy,
  checkedBy,
  deciders,
  raters,
  markers,
}: Hands): HandObstacle[] {
  const found: [HandObstacle, boolean][] = [
    ['imported-by-you', staffId === importedBy],
    ['reread-by-you', staffId === rereadBy],
    ['not-checked', importedBy === null && checkedBy === null],
    ['checked-by-you', staffId === checkedBy],
    ['matched-by-you', deciders.includes(staffId)],
    ['rates-by-you', raters.includes(staffId)],
    ['marked-by-you', markers.includes(staffId)],
  ]
  return found.flatMap(([obstacle, stands]) => (stands ? [obstacle] : []))
}

export function requireOtherHands(hands: Hands): void {
  for (const obstacle of findHandObstacles(hands))
    throw new Refusal('conflict', { text: handObstacles[obstacle] })
}
