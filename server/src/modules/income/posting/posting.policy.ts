// Who may post. Four eyes: the person who brought a report in, said how it or its payer's files are read, looked it through, said which recording a
// line is of, or entered an exchange rate or the payer's total, does not post it, from none of their accounts. Naming a store moves no money, and keeps nobody from posting.
import { Refusal } from '../../../platform/refusal'
import '../income.texts'
import type { Shaper } from '../reports.queries'

export interface Hands {
  /** Every account of who posts. */
  selves: readonly number[]
  importedBy: number | null
  /** Had it read again as the last one: its lines are what they said. */
  rereadBy: number | null
  /** Of one that came by itself. */
  checkedBy: number | null
  deciders: readonly number[]
  shapers: readonly Shaper[]
}

export const handObstacles = {
  'imported-by-you': 'income.postedByImporter',
  'reread-by-you': 'income.postedByReader',
  'not-checked': 'income.notChecked',
  'checked-by-you': 'income.postedByChecker',
  'matched-by-you': 'income.postedByMatcher',
  'rates-by-you': 'income.postedByRater',
  'marked-by-you': 'income.postedByMarker',
  'payer-set-by-you': 'income.postedByPayerSetter',
  'totals-by-you': 'income.postedByTotaler',
} as const
export type HandObstacle = keyof typeof handObstacles

export function findHandObstacles({
  selves,
  importedBy,
  rereadBy,
  checkedBy,
  deciders,
  shapers,
}: Hands): HandObstacle[] {
  const isOwn = (staffId: number | null) => staffId !== null && selves.includes(staffId)
  const shaped = (by: Shaper['how']) => shapers.some(({ how, staff_id }) => how === by && isOwn(staff_id))
  const found: [HandObstacle, boolean][] = [
    ['imported-by-you', isOwn(importedBy)],
    ['reread-by-you', isOwn(rereadBy)],
    ['not-checked', importedBy === null && checkedBy === null],
    ['checked-by-you', isOwn(checkedBy)],
    ['matched-by-you', deciders.some(isOwn)],
    ['rates-by-you', shaped('rate')],
    ['marked-by-you', shaped('mark')],
    ['payer-set-by-you', shaped('payer')],
    ['totals-by-you', shaped('total')],
  ]
  return found.flatMap(([obstacle, stands]) => (stands ? [obstacle] : []))
}

export function requireOtherHands(hands: Hands): void {
  for (const obstacle of findHandObstacles(hands))
    throw new Refusal('conflict', { text: handObstacles[obstacle] })
}
