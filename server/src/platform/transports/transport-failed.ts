import type { TextParams } from '../texts/texts'
import './transports.texts'

export type TransportReason =
  | 'addressRefused'
  | 'unreachable'
  | 'badCertificate'
  | 'hostKeyUnknown'
  | 'hostKeyChanged'
  | 'badPrivateKey'
  | 'loginRefused'
  | 'timeout'
  | 'cut'
  | 'denied'
  | 'missing'
  | 'full'
  | 'badPath'
  | 'wrongSize'
  | 'tooLarge'
  | 'redirected'
  | 'differs'
  | 'rejected'

const mostSaid = 200

/**
 * Why something did not arrive. Only what stands here is known about it: errors of the libraries below carry requests and settings, and
 * with them credentials, so none of them is kept.
 */
export class TransportFailed extends Error {
  readonly text: string
  readonly params: TextParams
  /** What the other side said, without control characters and secrets; for logs, in its own language. */
  readonly said: string | undefined

  constructor(
    readonly reason: TransportReason,
    details: { said?: string; secrets?: Secrets; text?: string; params?: TextParams } = {},
  ) {
    const said = details.said === undefined ? undefined : quote(details.said, details.secrets ?? [])
    super(said ? `transport failed: ${reason} (${said})` : `transport failed: ${reason}`)
    this.said = said
    this.text = details.text ?? `transport.${reason}`
    this.params = details.params ?? {}
  }
}

export type Secrets = (string | undefined)[]

/** A server may repeat to us what we sent it. */
function quote(said: string, secrets: Secrets): string {
  let plain = said
  for (const secret of secrets) if (secret) plain = plain.replaceAll(secret, '[hidden]')
  return plain
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, mostSaid)
}
