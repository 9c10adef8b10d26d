import { useState } from 'react'
import { fromIsoDate } from '../../ui/iso-date'
import { DayField } from './day-field'

type DayFilterProps = { value: string; onChange: (day: string) => void; min?: string; max?: string }

/** Half a day narrows nothing: only a whole one, or none, is passed on. */
export function DayFilter({ value, onChange, ...limits }: DayFilterProps) {
  const [typed, setTyped] = useState(value)
  function change(day: string) {
    setTyped(day)
    if (day === '' || fromIsoDate(day)) onChange(day)
  }
  return <DayField {...limits} value={typed} onChange={change} />
}
