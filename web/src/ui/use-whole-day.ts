import { useEffect, useState } from 'react'
import { fromIsoDate, tidyIsoDate } from './iso-date'

/** For a day that narrows a list: half a date narrows nothing yet. */
export function useWholeDay(value: string | undefined, onChange: (day: string | undefined) => void) {
  const [typed, setTyped] = useState<string>()
  const change = (text: string) => {
    const day = tidyIsoDate(text)
    setTyped(text)
    if (text === '') onChange(undefined)
    else if (fromIsoDate(day)) onChange(day)
  }
  // An address takes a moment to change: until then what was typed stands there, not what it was before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: from now on the value says it
  useEffect(() => setTyped(undefined), [value])
  return { value: typed ?? value ?? '', onChange: change }
}
