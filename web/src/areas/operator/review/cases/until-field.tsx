import { zhCN } from 'react-day-picker/locale/zh-CN'
import { todayInChina } from '#contract/identity/age'
import { useLanguage, useWords } from '../../../../lib/words'
import { DateField } from '../../../../ui/date-field'
import { Field } from '../../../../ui/field'

type UntilFieldProps = { value: string; onChange: (value: string) => void; error: string | undefined }

export function UntilField({ value, onChange, error }: UntilFieldProps) {
  const t = useWords('review')
  const operator = useWords('operator')
  const language = useLanguage()
  return (
    <Field label={t('case.until')} error={error} required>
      <DateField
        value={value}
        onChange={onChange}
        min={todayInChina(new Date())}
        locale={language === 'zh-CN' ? zhCN : undefined}
        placeholder={operator('decide.birthDateFormat')}
        labels={{
          open: operator('calendar.open'),
          calendar: operator('calendar.label'),
          previous: operator('calendar.previous'),
          next: operator('calendar.next'),
        }}
      />
    </Field>
  )
}
