import { readCreditCode } from '#contract/identity/credit-code'
import { filingKinds } from '#contract/sites/filings'
import type { SiteSettings } from '#contract/sites/settings-calls'
import { useWords } from '../../../lib/words'
import { Field } from '../../../ui/field'
import { TextInput } from '../../../ui/text-input'
import { Group } from './part-form'

type Presentation = SiteSettings['presentation']
type Legal = Pick<Presentation, 'filing_number' | 'filing_link' | 'filings' | 'legal_entity'>

interface LegalGroupProps {
  draft: Legal
  change: (changed: Partial<Legal>) => void
  problemOf: (field: string) => string | undefined
}

/** Who is behind the site, and what a site in mainland China has to show at its foot. */
export function LegalGroup({ draft, change, problemOf }: LegalGroupProps) {
  const t = useWords('site')
  const { legal_entity: entity, filings } = draft
  const isWrongCode = entity.credit_code !== '' && readCreditCode(entity.credit_code) === undefined
  return (
    <Group title={t('group.law')} lead={t('group.lawText')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Line
          label={t('field.entity')}
          hint={t('hint.entity')}
          value={entity.name}
          most={100}
          error={problemOf('legal_entity.name')}
          onChange={name => change({ legal_entity: { ...entity, name } })}
        />
        <Line
          label={t('field.creditCode')}
          value={entity.credit_code}
          most={40}
          error={isWrongCode ? t('wrong.creditCode') : problemOf('legal_entity.credit_code')}
          onChange={credit_code => change({ legal_entity: { ...entity, credit_code } })}
        />
        <Line
          label={t('field.filing_number')}
          value={draft.filing_number}
          most={80}
          error={problemOf('filing_number')}
          onChange={filing_number => change({ filing_number })}
        />
        <Line
          label={t('field.filing_link')}
          value={draft.filing_link}
          most={2000}
          error={problemOf('filing_link')}
          onChange={filing_link => change({ filing_link })}
        />
        {filingKinds.flatMap(kind =>
          (['number', 'link'] as const).map(part => (
            <Line
              key={`${kind} ${part}`}
              label={t(`field.${kind}.${part}`)}
              value={filings[kind][part]}
              most={part === 'number' ? 80 : 2000}
              error={problemOf(`filings.${kind}.${part}`)}
              onChange={value =>
                change({ filings: { ...filings, [kind]: { ...filings[kind], [part]: value } } })
              }
            />
          )),
        )}
      </div>
    </Group>
  )
}

interface LineProps {
  label: string
  hint?: string
  value: string
  most: number
  error: string | undefined
  onChange: (value: string) => void
}

function Line({ label, hint, value, most, error, onChange }: LineProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <TextInput value={value} maxLength={most} onChange={event => onChange(event.target.value)} />
    </Field>
  )
}
