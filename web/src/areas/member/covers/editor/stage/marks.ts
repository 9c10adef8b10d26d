// What shows on the stage only while a finger is down.
import type { Guide } from '#covers/edit/snap'
import type { InkBox } from '#covers/type/set-lines'
import { watchedState } from '../../../../../features/autosave/watched-state'

export interface Marks {
  guides: readonly Guide[]
  /** A box drawn around what is wanted. */
  box: InkBox | undefined
  /** While it is turned: by how much. */
  degrees: number | undefined
}

const none: Marks = { guides: [], box: undefined, degrees: undefined }

export const newMarks = () => watchedState<Marks>(none)
export type MarksState = ReturnType<typeof newMarks>
export const clearMarks = (marks: MarksState) => marks.set(none)
