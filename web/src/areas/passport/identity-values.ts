// What the identity form holds: a resident ID with both sides, or a passport with its page.
import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver, UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import type { adultDocuments } from '#contract/identity/account'
import { personName } from '#contract/identity/registration-calls'
import { residentIdOf } from '../../features/identity/resident-id'

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
  scans: z.object({ id_front: upload, id_back: upload, passport_page: upload }),
  consent: z
    .literal(true)
    .or(z.literal(false))
    .refine(isGiven => isGiven),
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

export const identityResolver: Resolver<IdentityValues> = (typed, ...rest) =>
  zodResolver(documents[typed.document])(typed, ...rest)

export const emptyIdentity: IdentityValues = {
  name: '',
  document: 'resident_id',
  number: '',
  scans: { id_front: '', id_back: '', passport_page: '' },
  consent: false,
}
