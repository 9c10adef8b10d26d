import { seal, unseal } from '../../../platform/seal'
import type { Secrets } from '../../../platform/secrets'

/** Of one member alone: moving it to another's row breaks the seal. */
const place = (memberId: number) => `bank account ${memberId}`

export const sealAccountNumber = (secrets: Secrets, memberId: number, digits: string): Buffer =>
  seal(secrets, place(memberId), digits)

/** For the bank's file alone; nobody is ever shown the whole number. */
export const openAccountNumber = (secrets: Secrets, memberId: number, sealed: Buffer): string =>
  unseal(secrets, place(memberId), sealed).toString('utf8')
