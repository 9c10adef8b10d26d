import { randomBytes } from 'node:crypto'
import { seal, unseal } from '../../platform/seal'
import type { Secrets } from '../../platform/secrets'

/** By which it is known at sight, by people and by those who search leaked code for such things. */
const prefix = 'trib_whsec_'

const placeOf = (token: string) => `webhook ${token}`

export const newSecret = () => `${prefix}${randomBytes(32).toString('base64url')}`

export const sealSecret = (secrets: Secrets, token: string, secret: string) =>
  seal(secrets, placeOf(token), secret)

interface Sealed {
  token: string
  secret: Buffer
  former_secret: Buffer | null
  former_until: Date | null
}

/** The new one first; the one before as long as it is good. */
export function secretsOf(
  secrets: Secrets,
  { token, secret, former_secret, former_until }: Sealed,
  now: Date,
) {
  const isGood = former_secret && former_until && former_until > now
  const sealed = isGood ? [secret, former_secret] : [secret]
  return sealed.map(one => unseal(secrets, placeOf(token), one).toString())
}
