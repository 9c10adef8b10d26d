import { Field } from '../../../../ui/field'

interface AmountFieldProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  unit?: string
  onChange: (value: number) => void
}

/** Chosen by eye; arrow keys go step by step. */
export function AmountField({ label, value, min, max, step, unit = '', onChange }: AmountFieldProps) {
  return (
    <Field label={label} aside={<span className="num">{`${value}${unit}`}</span>}>
      <Slider {...{ label, value, min, max, step, onChange }} />
    </Field>
  )
}

function Slider({ label, onChange, ...rest }: Omit<AmountFieldProps, 'unit'>) {
  return (
    <input
      type="range"
      aria-label={label}
      {...rest}
      onChange={event => onChange(event.target.valueAsNumber)}
      className="h-11 w-full accent-ink"
    />
  )
}
