import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { commercialModels, type DealTerm, useTypes } from '#contract/distribution/channel-profile'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Checkbox } from '../../../../ui/checkbox'
import { Field } from '../../../../ui/field'
import { FieldContext } from '../../../../ui/field-context'
import { IconButton } from '../../../../ui/icon-button'
import { Select } from '../../../../ui/select'
import { LineField } from './plain-fields'
import type { ChannelForm } from './use-channel-form'

const mostTerms = 10
const newTerm: DealTerm = {
  commercial_model: 'SubscriptionModel',
  use_types: ['OnDemandStream'],
  price_code: '',
}

/** How listeners may use what is sent, and how they pay for it. One term at least. */
export function DealTerms({ form }: { form: ChannelForm }) {
  const t = useWords('channels')
  const terms = form.profile.deal_terms
  const put = (deal_terms: DealTerm[]) => form.set({ deal_terms })
  return (
    <section className="grid gap-3 border-t border-line pt-5" aria-labelledby="deal-terms">
      <div>
        <h3 id="deal-terms" className="font-semibold">
          {t('deals.title')}
        </h3>
        <p className="text-sm text-soft">{t('deals.text')}</p>
      </div>
      {terms.map((term, index) => (
        <Term
          // biome-ignore lint/suspicious/noArrayIndexKey: a term has no other identity than its place
          key={index}
          number={index + 1}
          term={term}
          problemOf={field => form.problemOf(`profile.deal_terms.${index}.${field}`)}
          onChange={changed =>
            put(terms.map((other, at) => (at === index ? { ...other, ...changed } : other)))
          }
          onRemove={terms.length > 1 ? () => put(terms.filter((_, at) => at !== index)) : undefined}
        />
      ))}
      {terms.length < mostTerms && (
        <Button
          size="small"
          className="justify-self-start"
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onClick={() => put([...terms, newTerm])}
        >
          {t('deals.add')}
        </Button>
      )}
    </section>
  )
}

interface TermProps {
  number: number
  term: DealTerm
  problemOf: (field: string) => string | undefined
  onChange: (changed: Partial<DealTerm>) => void
  onRemove?: () => void
}

function Term({ number, term, problemOf, onChange, onRemove }: TermProps) {
  const t = useWords('channels')
  return (
    <fieldset className="grid gap-4 rounded-card border border-line p-4">
      <legend className="sr-only">{t('deals.one', { number })}</legend>
      <div className="flex items-center justify-between gap-4">
        <p aria-hidden="true" className="font-semibold">
          {t('deals.one', { number })}
        </p>
        {onRemove && (
          <IconButton size="small" label={t('deals.remove', { number })} onClick={onRemove}>
            <Trash />
          </IconButton>
        )}
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('field.commercial_model')}>
          <Select
            value={term.commercial_model}
            onChange={value => onChange({ commercial_model: value as DealTerm['commercial_model'] })}
            options={commercialModels.map(model => ({ value: model, label: t(`model.${model}`) }))}
          />
        </Field>
        <LineField
          label={t('field.price_code')}
          hint={t('hint.price_code')}
          error={problemOf('price_code')}
          value={term.price_code}
          maxLength={40}
          isCode
          onChange={text => onChange({ price_code: text.trim() })}
        />
      </div>
      <Field label={t('field.use_types')} error={problemOf('use_types')} group>
        <FieldContext value={null}>
          <div className="flex flex-wrap gap-x-6">
            {useTypes.map(type => (
              <Checkbox
                key={type}
                checked={term.use_types.includes(type)}
                onChange={({ target }) =>
                  onChange({
                    use_types: useTypes.filter(one =>
                      one === type ? target.checked : term.use_types.includes(one),
                    ),
                  })
                }
              >
                {t(`use.${type}`)}
              </Checkbox>
            ))}
          </div>
        </FieldContext>
      </Field>
    </fieldset>
  )
}
