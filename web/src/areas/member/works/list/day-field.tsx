import { useWords } from '../../../../lib/words'
import { DateField } from '../../../../ui/date-field'
import { Field } from '../../../../ui/field'
import { useWholeDay } from '../../../../ui/use-whole-day'

type DayFieldProps = {
  label: string
  value: string | undefined
  min?: string
  max?: string
  onChange: (day: string | undefined) => void
}

export function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const t = useWords('publish')
  const day = useWholeDay(value, onChange)
  return (
    <Field label={label}>
      <DateField
        {...day}
        min={min}
        max={max}
        placeholder={t('day.format')}
        labels={{
          open: t('day.open'),
          calendar: t('day.calendar'),
          previous: t('day.previous'),
          next: t('day.next'),
        }}
      />
    </Field>
  )
}
