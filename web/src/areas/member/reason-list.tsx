import type { z } from 'zod'
import type { checkReason } from '#contract/identity/account'

export type Reason = z.infer<typeof checkReason>

/** Why a check was refused, in the operator's own words. */
export function ReasonList({ reasons }: { reasons: Reason[] }) {
  if (reasons.length === 0) return null
  return (
    <ul className="mt-1 list-disc pl-5">
      {reasons.map(({ field, text }) => (
        <li key={`${field} ${text}`}>{text}</li>
      ))}
    </ul>
  )
}

export function reasonFor(reasons: Reason[], ...fields: string[]): string | undefined {
  return reasons.find(({ field }) => fields.includes(field))?.text
}
