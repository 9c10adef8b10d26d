import type { ColumnRole } from '#contract/income/reading'
import { useWords } from '../../../../lib/words'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'
import { constantOf } from './mapping-draft'
import type { Mapping } from './use-mapping'

/** What a whole report may be about: one store, one month, one country. A title is never the same for all. */
const offered = ['saleMonth', 'store', 'currency', 'country', 'usage'] as const satisfies ColumnRole[]
const hinted = ['saleMonth', 'currency', 'country'] as const

export function Constants({ mapping, isClosed }: { mapping: Mapping; isClosed: boolean }) {
  const t = useWords('report-check')
  const desk = useWords('income-desk')
  const { columns, setConstant } = mapping
  const open = offered.filter(role => {
    const source = columns[role]
    return !source || 'constant' in source
  })
  if (open.length === 0) return null
  return (
    <section aria-labelledby="constants">
      <h2 id="constants" className="text-lg">
        {t('mapping.constants')}
      </h2>
      <p className="text-sm text-soft">{t('mapping.constantsText')}</p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {open.map(role => {
          const hint = hinted.find(one => one === role)
          return (
            <Field key={role} label={desk(`role.${role}`)} hint={hint && t(`mapping.constantHint.${hint}`)}>
              <TextInput
                value={constantOf(columns, role)}
                maxLength={300}
                disabled={isClosed}
                onChange={event => setConstant(role, event.target.value)}
              />
            </Field>
          )
        })}
      </div>
    </section>
  )
}
