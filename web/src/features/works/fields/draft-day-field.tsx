import { useState } from 'react'
import { useWords } from '../../../lib/words'
import { DateField } from '../../../ui/date-field'
import { fromIsoDate, tidyIsoDate } from '../../../ui/iso-date'
import { DraftField } from './draft-field'

type DraftDayFieldProps = {
  field: string
  trackId?: number
  value: string | null
  onChange: (day: string | null) => void
  label?: string
  hint?: string
  min?: string
  max?: string
  isRequired?: boolean
  isOptional?: boolean
  isReadOnly?: boolean
}

/** A day of the draft. Half a date stays in the field and is not saved: the field says so when it is left. */
export function DraftDayField(props: DraftDayFieldProps) {
  const { field, trackId, value, onChange, label, hint, min, max, isRequired, isOptional, isReadOnly } = props
  const t = useWords('publish')
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const change = (text: string) => {
    setIsLeft(false)
    const day = text === '' ? null : tidyIsoDate(text)
    const isDay = day === null || fromIsoDate(day) !== undefined
    setTyped(isDay && day === text ? null : text)
    if (isDay && day !== value) onChange(day)
  }
  const isHalf = isLeft && typed !== null && fromIsoDate(tidyIsoDate(typed)) === undefined
  return (
    <DraftField
      {...{ field, trackId, label, hint, isRequired, isOptional }}
      error={isHalf ? t('day.half') : undefined}
    >
      <DateField
        value={typed ?? value ?? ''}
        onChange={change}
        onBlur={() => setIsLeft(true)}
        min={min}
        max={max}
        disabled={isReadOnly}
        placeholder={t('day.format')}
        labels={{
          open: t('day.open'),
          calendar: t('day.calendar'),
          previous: t('day.previous'),
          next: t('day.next'),
        }}
      />
    </DraftField>
  )
}
