// What is known of an open draft, and what its keeper needs of the world.
import type { Work } from '#contract/works/work'
import type { Content, FieldValues } from './content'
import type { Clash } from './merge'
import type { SaveBody } from './save-body'

export type Saving =
  | { kind: 'saved'; at: string | null }
  /** Typed, and about to go out. */
  | { kind: 'unsent' }
  | { kind: 'saving' }
  /** Not reached; tried again by itself. */
  | { kind: 'unreached' }
  /** The server does not take it. */
  | { kind: 'refused'; message: string }

export interface Decision {
  clash: Clash
  side: 'mine' | 'theirs'
}

export interface DraftState {
  /** As the server knew it last: status, what may be done, reasons. */
  work: Work
  /** What the screen shows. */
  content: Content
  saving: Saving
  clashes: readonly Clash[]
  /** Taken, and still to be taken back. */
  decisions: readonly Decision[]
  /** Changes wait in this browser because the work cannot be changed now. */
  hasStranded: boolean
}

/** Everything while it is with its member; the scope also while that is being chosen. */
export function mayChange({ can }: Pick<Work, 'can'>, field: string): boolean {
  return can.edit || (can.choose_scope && field.startsWith('scope.'))
}

export type Trouble = { kind: 'conflict' } | { kind: 'unreached' } | { kind: 'refused'; message: string }

/** So that a test can be the world. */
export interface Wires {
  save: (
    version: number,
    body: SaveBody,
    isLeaving: boolean,
  ) => Promise<{ version: number; saved_at: string }>
  read: () => Promise<Work>
  /** Keeps what has not been saved yet, beside what it was before. Nothing: all is saved. */
  keep: (base: Content, changes: FieldValues) => void
  /** The work with what was kept on top. */
  restore: (work: Work) => { content: Content; clashes: readonly Clash[] }
  /** Undefined: not a trouble of a call. */
  troubleOf: (error: unknown) => Trouble | undefined
  onSaved: (version: number) => void
}
