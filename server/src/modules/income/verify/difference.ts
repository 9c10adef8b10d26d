/** Something that should be equal and is not. */
export interface Difference {
  /** What was looked at: `balance`, `bill`. */
  what: string
  /** Which one. */
  where: string
  recorded: string
  recomputed: string
}
