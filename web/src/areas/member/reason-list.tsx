import type { z } from 'zod'
import type { checkReason } from '#contract/identity/account'
import { useWords } from '../../lib/words'

export type Reason = z.infer<typeof checkReason>

/** What of an identity a reason may name. */
const fields = [
  'name',
  'document',
  'number',
  'birth_date',
  'guardian_name',
  'guardian_relation',
  'guardian_number',
  'guardian_birth_date',
  'guardian_mobile',
  'id_front',
  'id_back',
  'passport_page',
  'child_id',
  'guardian_id',
  'household_register',
  'consent',
] as const
type Named = (typeof fields)[number]

/** Why a check was refused: which field, and what the operator wrote about it. */
export function ReasonList({ reasons }: { reasons: Reason[] }) {
  const t = useWords('member')
  if (reasons.length === 0) return null
  return (
    <ul className="mt-1 list-disc pl-5">
      {reasons.map(({ field, text }) => (
        <li key={`${field} ${text}`}>
          {fields.includes(field as Named)
            ? t('identity.reason', { field: t(`identity.field.${field as Named}`), text })
            : text}
        </li>
      ))}
    </ul>
  )
}

export function reasonFor(reasons: Reason[], ...fields: string[]): string | undefined {
  return reasons.find(({ field }) => fields.includes(field))?.text
}
