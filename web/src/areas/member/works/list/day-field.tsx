import { useState } from 'react'
import { zhCN } from 'react-day-picker/locale/zh-CN'
import { useLanguage, useWords } from '../../../../lib/words'
import { DateField } from '../../../../ui/date-field'
import { Field } from '../../../../ui/field'
import { fromIsoDate, tidyIsoDate } from '../../../../ui/iso-date'

type DayFieldProps = {
  label: string
  value: string | undefined
  min?: string
  max?: string
  onChange: (day: string | undefined) => void
}

/** Half a date narrows nothing yet. */
export function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const t = useWords('publish')
  const language = useLanguage()
  const [typed, setTyped] = useState<string>()
  const change = (text: string) => {
    const day = tidyIsoDate(text)
    const isWhole = text === '' || fromIsoDate(day) !== undefined
    setTyped(isWhole ? undefined : text)
    if (isWhole) onChange(text === '' ? undefined : day)
  }
  return (
    <Field label={label}>
      <DateField
        value={typed ?? value ?? ''}
        onChange={change}
        min={min}
        max={max}
        locale={language === 'zh-CN' ? zhCN : undefined}
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
