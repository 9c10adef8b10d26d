import { currencies, currencyExponents } from '#contract/currency'
import { taxRules } from '#contract/sites/settings-calls'
import { useWords } from '../../../lib/words'
import { Field } from '../../../ui/field'
import { Select } from '../../../ui/select'
import { TextInput } from '../../../ui/text-input'
import { Group, PartForm } from './part-form'
import { fromPercent, toPercent } from './percent'
import { SettingsPage } from './settings-page'
import type { Settings } from './settings-queries'
import { usePart } from './use-part'

export default function MoneySettings() {
  return <SettingsPage room="money">{settings => <MoneyForm settings={settings} />}</SettingsPage>
}

function MoneyForm({ settings }: { settings: Settings }) {
  const t = useWords('site')
  const { money, ddex_party_id } = settings
  const saved = { ...money, percent: toPercent(money.royalty_rate), ddex_party_id }
  const part = usePart('money', settings, saved, ({ percent, ddex_party_id: party, ...rest }) => ({
    money: { ...rest, royalty_rate: fromPercent(percent) ?? percent },
    ddex_party_id: party,
  }))
  const { draft, change, problemOf } = part
  const amount = (
    field: 'withdrawal_minimum' | 'withdrawal_fee' | 'double_approval_above',
    hint?: string,
  ) => (
    <Field label={t(`field.${field}`)} hint={hint} error={problemOf(field)}>
      <TextInput
        inputMode={currencyExponents[draft.currency] === 0 ? 'numeric' : 'decimal'}
        className="num"
        value={draft[field]}
        maxLength={20}
        onChange={event => change({ [field]: event.target.value.trim() })}
      />
    </Field>
  )
  return (
    <PartForm part={part}>
      <Group title={t('group.share')} lead={t('group.shareText')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t('field.royalty_rate')}
            hint={t('hint.royalty_rate')}
            error={fromPercent(draft.percent) === undefined ? t('percent.wrong') : problemOf('royalty_rate')}
          >
            <TextInput
              inputMode="decimal"
              className="num"
              end="%"
              value={draft.percent}
              maxLength={6}
              onChange={event => change({ percent: event.target.value.trim() })}
            />
          </Field>
          <Field label={t('field.currency')}>
            <Select
              value={draft.currency}
              onChange={currency => change({ currency: currency as typeof draft.currency })}
              options={currencies.map(value => ({ value, label: value }))}
            />
          </Field>
        </div>
      </Group>
      <Group title={t('group.withdrawals')} lead={t('group.withdrawalsText')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {amount('withdrawal_minimum')}
          {amount('withdrawal_fee')}
        </div>
        {amount('double_approval_above', t('hint.double_approval_above'))}
        <Field label={t('field.tax_rule')} hint={t(`hint.tax.${draft.tax_rule}`)}>
          <Select
            value={draft.tax_rule}
            onChange={rule => change({ tax_rule: rule as typeof draft.tax_rule })}
            options={taxRules.map(rule => ({ value: rule, label: t(`tax.${rule}`) }))}
          />
        </Field>
      </Group>
      <Group title={t('group.delivery')} lead={t('group.deliveryText')}>
        <Field
          label={t('field.ddex_party_id')}
          hint={t('hint.ddex_party_id')}
          error={problemOf('ddex_party_id')}
        >
          <TextInput
            value={draft.ddex_party_id}
            placeholder={t('ddex.example')}
            maxLength={18}
            className="num"
            onChange={event => change({ ddex_party_id: event.target.value.trim().toUpperCase() })}
          />
        </Field>
      </Group>
    </PartForm>
  )
}
