import { type Currency, currencies } from '#contract/currency'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { Combobox } from '../../../../ui/combobox'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'
import type { PayerFormState } from './use-payer-form'

export function BasicsCard({ form }: { form: PayerFormState }) {
  const t = useWords('income-desk')
  const { draft, set, problems } = form
  return (
    <Card title={t('payer.basics')}>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <Field label={t('payer.name')} hint={t('payer.nameHint')} error={problems.name} required>
          <TextInput
            value={draft.name}
            maxLength={100}
            onChange={event => set({ name: event.target.value })}
          />
        </Field>
        <Field label={t('payer.currency')} hint={t('payer.currencyHint')} error={problems.currency} required>
          <Combobox
            value={draft.currency}
            onChange={currency => set({ currency: currency as Currency })}
            noneLabel={t('payer.none')}
            options={currencies.map(value => ({ value, label: value }))}
          />
        </Field>
      </div>
    </Card>
  )
}
