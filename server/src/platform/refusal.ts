// Thrown wherever a rule says no; one handler turns it into an envelope.
import type { RefusalKey } from '#contract/errors'
import type { TextParams } from './texts/texts'

export interface FieldProblem {
  field: string
  /** A key of the server's texts. */
  text: string
  params?: TextParams
}

export class Refusal extends Error {
  constructor(
    readonly key: RefusalKey,
    readonly details: {
      /** Another text than the refusal's usual one. */
      text?: string
      params?: TextParams
      fields?: FieldProblem[]
      data?: Record<string, unknown>
      retryAfterSeconds?: number
      /** What the call wrote before it refused stays, such as the count of wrong tries. */
      isKept?: boolean
      /** Somebody tried what no page offers: goes to the log with this. */
      log?: Record<string, unknown>
    } = {},
  ) {
    super(key)
  }
}
