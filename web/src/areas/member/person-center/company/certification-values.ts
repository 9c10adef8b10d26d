import { z } from 'zod'
import { readCreditCode } from '#contract/identity/credit-code'

export const certificationSchema = z.object({
  enterprise: z.object({
    company_name: z.string().trim().min(2).max(120),
    credit_code: z.string().refine(code => readCreditCode(code) !== undefined),
    legal_representative: z.string().trim().min(2).max(60),
    licence_upload_id: z.uuid(),
  }),
})

export type CertificationValues = z.infer<typeof certificationSchema>
export const codeLength = 18

export const certificationDraft = {
  key: 'draft.certification',
  fields: [
    'enterprise.company_name',
    'enterprise.credit_code',
    'enterprise.legal_representative',
    'enterprise.licence_upload_id',
  ],
} as const

export function tidyCreditCode(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').toUpperCase().slice(0, codeLength)
}
