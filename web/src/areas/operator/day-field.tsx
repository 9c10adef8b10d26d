import { zhCN } from 'react-day-picker/locale/zh-CN'
import { useLanguage, useWords } from '../../lib/words'
import { DateField } from '../../ui/date-field'

type DayFieldProps = { value: string; onChange: (day: string) => void; min?: string; max?: string }

/** A day in the console: typed or chosen, written alike in every language. Stands in a Field. */
export function DayField(props: DayFieldProps) {
  const t = useWords('operator')
  return (
    <DateField
      {...props}
      locale={useLanguage() === 'zh-CN' ? zhCN : undefined}
      placeholder={t('decide.birthDateFormat')}
      labels={{
        open: t('calendar.open'),
        calendar: t('calendar.label'),
        previous: t('calendar.previous'),
        next: t('calendar.next'),
      }}
    />
  )
}
