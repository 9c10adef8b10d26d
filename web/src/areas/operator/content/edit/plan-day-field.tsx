import { useEffect, useState } from 'react'
import { useWords } from '../../../../lib/words'
import { Field } from '../../../../ui/field'
import { fromIsoDate } from '../../../../ui/iso-date'
import { TextInput } from '../../../../ui/text-input'
import { DayField } from '../../day-field'

interface PlanDayFieldProps {
  label: string
  hint: string
  error: string | undefined
  value: string | null
  isReadOnly: boolean
  onChange: (day: string | null) => void
}

/** A day or none. What is half typed stays in the field and is not saved. */
export function PlanDayField({ label, hint, error, value, isReadOnly, onChange }: PlanDayFieldProps) {
  const t = useWords('content')
  const [typed, setTyped] = useState(value ?? '')
  useEffect(() => setTyped(value ?? ''), [value])
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(typed) && fromIsoDate(typed) !== undefined
  const change = (day: string) => {
    setTyped(day)
    if (day === '') onChange(null)
    else if (/^\d{4}-\d{2}-\d{2}$/.test(day) && fromIsoDate(day)) onChange(day)
  }
  return (
    <Field label={label} hint={hint} error={typed !== '' && !isDay ? t('plan.noDay') : error}>
      {isReadOnly ? <TextInput value={typed} readOnly /> : <DayField value={typed} onChange={change} />}
    </Field>
  )
}
