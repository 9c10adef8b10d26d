import { useState } from 'react'
import { fromIsoDate, tidyIsoDate } from './iso-date'

/** For a day that narrows a list: half a date narrows nothing yet. */
export function useWholeDay(value: string | undefined, onChange: (day: string | undefined) => void) {
  const [typed, setTyped] = useState<string>()
  const change = (text: string) => {
    const day = tidyIsoDate(text)
    const isWhole = text === '' || fromIsoDate(day) !== undefined
    setTyped(isWhole ? undefined : text)
    if (isWhole) onChange(text === '' ? undefined : day)
  }
  return { value: typed ?? value ?? '', onChange: change }
}
