import { z } from 'zod'
import { guardianInput } from '#contract/identity/registration-calls'
import { residentIdOf } from '../../../features/identity/resident-id'

export const guardianSchema = z.object({
  guardian: guardianInput.extend({ id_number: residentIdOf('adult') }),
})

export type GuardianValues = z.infer<typeof guardianSchema>

export const guardianDraft = {
  key: 'draft.minor.guardian',
  fields: ['guardian.name', 'guardian.relation', 'guardian.mobile'],
} as const
