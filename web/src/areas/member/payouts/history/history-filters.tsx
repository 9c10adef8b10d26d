import { withdrawalStates } from '#contract/payouts/withdrawal-state'
import { useWords } from '../../../../lib/words'
import { DateField } from '../../../../ui/date-field'
import { Field } from '../../../../ui/field'
import { Select } from '../../../../ui/select'
import { useWholeDay } from '../../../../ui/use-whole-day'
import type { ChangeHistory, HistoryFilter } from './history-state'

type HistoryFiltersProps = { filter: HistoryFilter; onChange: ChangeHistory }

const all = 'all'

export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const t = useWords('withdraw')
  const { state, from, to } = filter
  return (
    <search className="grid grid-cols-2 items-end gap-3 pt-4 md:grid-cols-[12rem_11rem_11rem]">
      <Field label={t('filter.state')} hideLabel className="max-md:col-span-2">
        <Select
          value={state ?? all}
          onChange={value => onChange({ state: withdrawalStates.find(known => known === value) })}
          options={[
            { value: all, label: t('filter.all') },
            ...withdrawalStates.map(value => ({ value, label: t(`state.${value}`) })),
          ]}
        />
      </Field>
      <DayFilter
        label={t('filter.from')}
        value={from}
        max={to}
        onChange={day => onChange({ from: day, ...((day ?? '') > (to ?? '9') && { to: undefined }) })}
      />
      <DayFilter label={t('filter.to')} value={to} min={from} onChange={day => onChange({ to: day })} />
    </search>
  )
}

type DayFilterProps = {
  label: string
  value: string | undefined
  min?: string
  max?: string
  onChange: (day: string | undefined) => void
}

function DayFilter({ label, value, min, max, onChange }: DayFilterProps) {
  const t = useWords('withdraw')
  const day = useWholeDay(value, onChange)
  return (
    <Field label={label} hideLabel>
      <DateField
        {...day}
        min={min}
        max={max}
        placeholder={label}
        labels={{
          open: t('day.open', { label }),
          calendar: t('day.calendar'),
          previous: t('day.previous'),
          next: t('day.next'),
        }}
      />
    </Field>
  )
}
