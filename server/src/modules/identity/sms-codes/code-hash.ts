import { blindIndex } from '../../../platform/seal'
import type { Secrets } from '../../../platform/secrets'

/** Bound to number and purpose: the hash of a code is worth nothing in another row. */
export function hashCode(secrets: Secrets, mobile: string, purpose: string, code: string): Buffer {
  return blindIndex(secrets, 'sms code', `${mobile} ${purpose} ${code}`)
}
