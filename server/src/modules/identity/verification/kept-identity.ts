// What a try that was not approved leaves: everything that no reason names. The page shows it and the next try takes it from here.
import type { z } from 'zod'
import type { adultDocuments, checkReason, keptIdentity } from '#contract/identity/account'
import type { Tx } from '../../../platform/database/query'
import type { Secrets } from '../../../platform/secrets'
import { maskDocument } from '../masks'
import { type DocumentKind, openNumber } from './document-number'
import { latestCheck, listScans } from './verification.queries'

interface Kept {
  /** Offered even where a reason names it: to be corrected, not typed anew. */
  name: string
  document: DocumentKind
  number?: string
  scans: Array<{ kind: (typeof adultDocuments)[number]; upload_id: string }>
}

export async function findKept(tx: Tx, secrets: Secrets, memberId: number): Promise<Kept | undefined> {
  const check = await latestCheck(tx, memberId)
  if (check?.state !== 'refused' || check.kind !== 'adult' || !check.name || !check.document) return undefined
  const wrong = (check.reasons as Array<z.infer<typeof checkReason>>).map(({ field }) => field)
  // Another document has another number and other scans.
  const isOtherDocument = wrong.includes('document')
  const scans = isOtherDocument ? [] : await listScans(tx, check.id)
  return {
    name: check.name,
    document: check.document as DocumentKind,
    number:
      check.number_sealed && !isOtherDocument && !wrong.includes('number')
        ? openNumber(secrets, memberId, check.number_sealed)
        : undefined,
    scans: scans.filter(({ kind }) => !wrong.includes(kind)) as Kept['scans'],
  }
}

export function presentKept(kept: Kept | undefined): z.infer<typeof keptIdentity> | null {
  if (!kept) return null
  const { name, document, number, scans } = kept
  return {
    name,
    document,
    document_number_masked: number === undefined ? null : maskDocument(number),
    scans: scans.map(({ kind }) => kind),
  }
}
