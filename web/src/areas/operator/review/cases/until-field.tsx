import { todayInChina } from '#contract/identity/age'
import { useWords } from '../../../../lib/words'
import { Field } from '../../../../ui/field'
import { DayField } from '../../day-field'

type UntilFieldProps = { value: string; onChange: (value: string) => void; error: string | undefined }

export function UntilField({ value, onChange, error }: UntilFieldProps) {
  const t = useWords('review')
  return (
    <Field label={t('case.until')} error={error} required>
      <DayField value={value} onChange={onChange} min={todayInChina(new Date())} />
    </Field>
  )
}
