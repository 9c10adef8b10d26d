// Encrypts what must be readable again (numbers of documents, scans, second factors) and finds equal values without
// opening them. A sealed value only opens where it was made for: moving it to another place or row breaks the seal.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Secrets } from './secrets'

const version = 1
const ivLength = 12
const tagLength = 16

export function seal(secrets: Secrets, place: string, value: string | Buffer): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', secrets.derive('seal'), iv)
  cipher.setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(value), cipher.final()])
  return Buffer.concat([Buffer.from([version]), iv, cipher.getAuthTag(), body])
}

export function unseal(secrets: Secrets, place: string, sealed: Buffer): Buffer {
  if (sealed[0] !== version) throw new Error('sealed in an unknown way')
  const iv = sealed.subarray(1, 1 + ivLength)
  const tag = sealed.subarray(1 + ivLength, 1 + ivLength + tagLength)
  const decipher = createDecipheriv('aes-256-gcm', secrets.derive('seal'), iv)
  decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(1 + ivLength + tagLength)), decipher.final()])
}

/** The same value gives the same index, and only who has the secret can compute it. */
export function blindIndex(secrets: Secrets, place: string, value: string): Buffer {
  return createHmac('sha256', secrets.derive(`blind index ${place}`))
    .update(value)
    .digest()
}
