import type { z } from 'zod'
import type { checkReason } from '#contract/identity/account'
import { useWords } from '../../lib/words'
import { Notice } from '../../ui/notice'

export type Reason = z.infer<typeof checkReason>

/** Where a field of the form shows its own reasons. */
const fields = ['name', 'document', 'number', 'id_front', 'id_back', 'passport_page']

/** Why the last try was refused. Reasons for a field stand there too; the others only here. */
export function IdentityReasons({ reasons }: { reasons: Reason[] }) {
  const t = useWords('passport')
  if (reasons.length === 0) return null
  const others = reasons.filter(({ field }) => !fields.includes(field))
  return (
    <Notice tone="accent" title={t('identity.refused')}>
      <p>{t('identity.refusedText')}</p>
      {others.map(({ field, text }) => (
        <p key={field + text} className="font-medium text-accent">
          {text}
        </p>
      ))}
    </Notice>
  )
}
