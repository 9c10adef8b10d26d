import { todayInChina } from '#contract/identity/age'
import { useWords } from '../../../lib/words'
import { Field } from '../../../ui/field'
import { DayField } from '../day-field'

interface BirthDateFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** A passport's number does not hold the birth date: it is read off the scan. */
export function BirthDateField({ value, onChange, error }: BirthDateFieldProps) {
  const t = useWords('operator')
  return (
    <Field
      label={t('decide.birthDate')}
      hint={t('decide.birthDateHint')}
      error={error}
      required
      className="mb-4"
    >
      <DayField value={value} onChange={onChange} max={todayInChina(new Date())} />
    </Field>
  )
}
