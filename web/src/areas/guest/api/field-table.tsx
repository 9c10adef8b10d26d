import { useWords } from '../../../lib/words'
import type { FieldRow } from './call-fields.server'

type FieldTableProps = {
  rows: FieldRow[]
  label: string
  none: string
  /** Whether the reader has to say them. */
  isAsked?: boolean
}

export function FieldTable({ rows, label, none, isAsked = false }: FieldTableProps) {
  const t = useWords('api')
  if (rows.length === 0) return <p className="mt-2 text-soft">{none}</p>
  return (
    <ul aria-label={label} className="mt-3 border-t-2 border-ink">
      {rows.map(row => (
        <li
          key={row.name}
          className="grid gap-x-6 gap-y-0.5 border-b border-line py-2.5 sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]"
        >
          <code lang="en" className="font-semibold break-words">
            {row.name}
          </code>
          <div className="min-w-0 text-sm">
            <code lang="en">{row.type}</code>
            {isAsked && row.isRequired && (
              <span className="ml-3 font-semibold text-river">{t('field.required')}</span>
            )}
            {row.limits.length > 0 && (
              <code lang="en" className="ml-3 text-soft">
                {row.limits.join(', ')}
              </code>
            )}
            {row.oneOf.length > 0 && (
              <p className="mt-0.5 text-soft">
                {t('field.oneOf')}{' '}
                <code lang="en" className="break-words">
                  {row.oneOf.join(', ')}
                </code>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
