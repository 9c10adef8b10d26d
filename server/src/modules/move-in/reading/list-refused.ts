import type { MoveInReason } from '#contract/move-in/move-in-state'

/** A whole list that cannot be read, for a reason that its member is told. */
export class ListRefused extends Error {
  constructor(
    readonly reason: MoveInReason,
    /** A name or number out of the file. */
    readonly detail = '',
  ) {
    super(`${reason} ${detail}`)
  }
}
