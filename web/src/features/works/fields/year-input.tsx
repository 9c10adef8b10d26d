import { useId, useState } from 'react'
import { TextInput } from '../../../ui/text-input'

type YearInputProps = {
  value: number | null
  onChange: (year: number | null) => void
  min: number
  max: number
  /** Where several inputs share one field, each has its own name. */
  label?: string
  placeholder?: string
}

/** A year is saved once it is whole; until then it only stands there. */
export function YearInput({ value, onChange, min, max, label, placeholder }: YearInputProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 4)
    const year = Number(digits)
    const isWhole = digits.length > 0 && year >= min && year <= max
    setTyped(isWhole || digits === '' ? null : digits)
    if (isWhole) onChange(year)
    else if (value !== null) onChange(null)
  }
  return (
    <TextInput
      {...(label ? { id, 'aria-label': label } : {})}
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder}
      value={typed ?? value?.toString() ?? ''}
      onChange={event => change(event.target.value)}
      onBlur={() => setTyped(null)}
      className="num"
    />
  )
}
