import { useWords } from '../../../../lib/words'
import { Field } from '../../../../ui/field'
import { Select } from '../../../../ui/select'

type MonthChooserProps = { month: string; months: string[]; onChange: (month: string) => void }

export function MonthChooser({ month, months, onChange }: MonthChooserProps) {
  const t = useWords('payout-desk')
  return (
    <Field label={t('taxes.month')} className="w-48">
      <Select
        value={month}
        onChange={onChange}
        options={months.map(value => ({ value, label: value }))}
        className="num"
      />
    </Field>
  )
}
