import { useWords } from '../../lib/words'
import { DateField } from '../../ui/date-field'

type DayFieldProps = { value: string; onChange: (day: string) => void; min?: string; max?: string }

/** A day in the console: typed or chosen, written alike in every language. Stands in a Field. */
export function DayField(props: DayFieldProps) {
  const t = useWords('operator')
  return (
    <DateField
      {...props}
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
