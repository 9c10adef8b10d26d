import type { TextParams } from '../texts/texts'
import './outbound.texts'

export type OutboundReason =
  | 'notAHost'
  | 'badPort'
  | 'unknownHost'
  | 'slowLookup'
  | 'innerAddress'
  | 'otherHost'

/** We do not go there. Says it in a text of the server, never which address an inner name has. */
export class OutboundRefused extends Error {
  readonly text: string
  readonly params: TextParams

  constructor(
    readonly reason: OutboundReason,
    host: string,
  ) {
    super(`outbound connection refused: ${reason}`)
    this.text = `outbound.${reason}`
    this.params = { name: host.slice(0, 100) }
  }
}
