import { zhCN } from 'react-day-picker/locale/zh-CN'
import { todayInChina } from '#contract/identity/age'
import { useLanguage, useWords } from '../../../lib/words'
import { DateField } from '../../../ui/date-field'
import { Field } from '../../../ui/field'

interface BirthDateFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** A passport's number does not hold the birth date: it is read off the scan. */
export function BirthDateField({ value, onChange, error }: BirthDateFieldProps) {
  const t = useWords('operator')
  const language = useLanguage()
  return (
    <Field
      label={t('decide.birthDate')}
      hint={t('decide.birthDateHint')}
      error={error}
      required
      className="mb-4"
    >
      <DateField
        value={value}
        onChange={onChange}
        max={todayInChina(new Date())}
        locale={language === 'zh-CN' ? zhCN : undefined}
        placeholder={t('decide.birthDateFormat')}
        labels={{
          open: t('calendar.open'),
          calendar: t('calendar.label'),
          previous: t('calendar.previous'),
          next: t('calendar.next'),
        }}
      />
    </Field>
  )
}
