import { ledgerTransactionKinds } from '#contract/income/ledger-accounts'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'
import { Select } from '../../../ui/select'
import { DayField } from '../day-field'
import { all } from '../use-address-filter'
import type { EntryFilter } from './ledger-queries'

type EntryFiltersProps = { filter: EntryFilter; onFilter: (next: Record<string, string>) => void }

export function EntryFilters({ filter, onFilter }: EntryFiltersProps) {
  const t = useWords('ledger')
  const { kind, from, to } = filter
  const kinds = ledgerTransactionKinds.map(value => ({ value, label: t(`written.${value}`) }))
  return (
    <search className="flex flex-wrap items-end gap-3 pb-3">
      <Field label={t('entries.kind')} className="w-48">
        <Select
          options={[{ value: all, label: t('entries.all') }, ...kinds]}
          value={kind ?? all}
          onChange={what => onFilter({ what })}
        />
      </Field>
      <Field label={t('entries.from')} className="w-44">
        <DayField value={from ?? ''} onChange={day => onFilter({ from: day })} max={to} />
      </Field>
      <Field label={t('entries.to')} className="w-44">
        <DayField value={to ?? ''} onChange={day => onFilter({ to: day })} min={from} />
      </Field>
      {(kind || from || to) && (
        <Button variant="quiet" onClick={() => onFilter({ what: '', from: '', to: '' })}>
          {t('entries.clear')}
        </Button>
      )}
    </search>
  )
}
