// Who may post. Four eyes: whoever brought a report in, or said which recording a line is of, does not post it.
import { Refusal } from '../../../platform/refusal'
import '../income.texts'

interface Hands {
  staffId: number
  importedBy: number | null
  deciders: readonly number[]
}

export function requireOtherHands({ staffId, importedBy, deciders }: Hands): void {
  if (staffId === importedBy) throw new Refusal('conflict', { text: 'income.postedByImporter' })
  if (deciders.includes(staffId)) throw new Refusal('conflict', { text: 'income.postedByMatcher' })
}
