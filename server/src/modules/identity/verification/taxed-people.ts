// Whoever is taxed, for the tax office alone: kept sealed with what was withdrawn, since documents are erased with their account.
import { z } from 'zod'
import type { Tx } from '../../../platform/database/query'
import { seal, unseal } from '../../../platform/seal'
import type { Secrets } from '../../../platform/secrets'
import { openNumber } from './document-number'
import { type IdentityCheck, listChecksByIndex } from './verification.queries'

const taxedPerson = z.object({
  name: z.string(),
  document: z.enum(['resident_id', 'passport']),
  number: z.string(),
})
export type TaxedPerson = z.output<typeof taxedPerson>

const placeOf = (memberId: number) => `taxed person ${memberId}`

export function openTaxedPerson(secrets: Secrets, memberId: number, sealed: Buffer): TaxedPerson {
  return taxedPerson.parse(JSON.parse(unseal(secrets, placeOf(memberId), sealed).toString()))
}

/** Undefined where the documents have been erased. */
export function sealTaxedPerson(
  secrets: Secrets,
  {
    member_id: memberId,
    name,
    document,
    number_sealed,
  }: Pick<IdentityCheck, 'member_id' | 'name' | 'document' | 'number_sealed'>,
): Buffer | undefined {
  if (!name || !number_sealed) return undefined
  const person = { name, document, number: openNumber(secrets, memberId, number_sealed) }
  return seal(secrets, placeOf(memberId), JSON.stringify(person))
}

/** Of withdrawals from before that was kept with them: as the identity checks say it, in the order that was asked for. */
export async function sealTaxedPeople(
  tx: Tx,
  secrets: Secrets,
  asked: readonly { memberId: number; index: Buffer }[],
): Promise<(Buffer | undefined)[]> {
  const checks = await listChecksByIndex(
    tx,
    asked.map(({ index }) => index),
  )
  return asked.map(({ memberId, index }) => {
    const check = checks.find(row => row.member_id === memberId && row.number_index?.equals(index))
    return check && sealTaxedPerson(secrets, check)
  })
}
