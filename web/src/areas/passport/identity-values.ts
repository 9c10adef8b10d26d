// What the identity form holds: a resident ID with both sides, or a passport with its page.
import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver, UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import type { adultDocuments, keptIdentity } from '#contract/identity/account'
import { personName } from '#contract/identity/registration-calls'
import { residentIdOf } from '../../features/identity/resident-id'

export type Kept = z.infer<typeof keptIdentity>
export type ScanKind = (typeof adultDocuments)[number]

export const scansOf = {
  resident_id: ['id_front', 'id_back'],
  passport: ['passport_page'],
} as const satisfies Record<string, readonly ScanKind[]>

const upload = z.string()
const uploaded = upload.min(1)
const shared = z.object({
  name: personName,
  document: z.enum(['resident_id', 'passport']),
  number: z.string(),
  /** The number of the try before stays; there is none to type. */
  keepsNumber: z.boolean(),
  scans: z.object({ id_front: upload, id_back: upload, passport_page: upload }),
  consent: z.boolean().refine(isGiven => isGiven),
})
const documents = {
  resident_id: shared.extend({
    number: residentIdOf('adult'),
    scans: z.object({ id_front: uploaded, id_back: uploaded, passport_page: upload }),
  }),
  passport: shared.extend({
    number: z.string().regex(/^[A-Z0-9]{5,17}$/i),
    scans: z.object({ id_front: upload, id_back: upload, passport_page: uploaded }),
  }),
}

export type IdentityValues = z.infer<typeof shared>
export type IdentityFormState = UseFormReturn<IdentityValues>

export const identityResolver: Resolver<IdentityValues> = (typed, ...rest) => {
  const schema = documents[typed.document]
  return zodResolver(typed.keepsNumber ? schema.extend({ number: z.string() }) : schema)(typed, ...rest)
}

/** Stands for a scan that the server has from the try before. */
export const keptScan = 'kept'

/** What is there before anybody typed: nothing, or what is kept of a try that was not approved. */
export function startOf(kept: Kept | null): IdentityValues {
  const scan = (kind: ScanKind) => (kept?.scans.includes(kind) ? keptScan : '')
  return {
    name: kept?.name ?? '',
    document: kept?.document ?? 'resident_id',
    number: '',
    keepsNumber: Boolean(kept?.document_number_masked),
    scans: { id_front: scan('id_front'), id_back: scan('id_back'), passport_page: scan('passport_page') },
    consent: false,
  }
}
