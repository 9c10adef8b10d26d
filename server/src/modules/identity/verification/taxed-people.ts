import type { Tx } from '../../../platform/database/query'
import type { Secrets } from '../../../platform/secrets'
import { type DocumentKind, openNumber } from './document-number'
import { listChecksByIndex } from './verification.queries'

export interface TaxedPerson {
  name: string
  document: DocumentKind
  number: string
}

/**
 * For the tax office alone: whose identity was verified when they were taxed, in the order that was asked for. Undefined where their documents have
 * been erased since.
 */
export async function findTaxedPeople(
  tx: Tx,
  secrets: Secrets,
  asked: readonly { memberId: number; index: Buffer }[],
): Promise<(TaxedPerson | undefined)[]> {
  const checks = await listChecksByIndex(
    tx,
    asked.map(({ index }) => index),
  )
  return asked.map(({ memberId, index }) => {
    const check = checks.find(row => row.member_id === memberId && row.number_index?.equals(index))
    if (!check?.name || !check.number_sealed) return undefined
    return {
      name: check.name,
      document: check.document as DocumentKind,
      number: openNumber(secrets, memberId, check.number_sealed),
    }
  })
}
