// Puts values into a text. `{count}` is a value. `{count|track|tracks}` is the word that goes with it: the first for one, the
// second for any other number. Only English texts need that; Chinese has one form. `{net:amount}` is an amount of money, which comes as
// a decimal string and is shown with thousands separators.
import { inThousands } from './format-amount'

export type FillValues = Record<string, string | number>

/** A value, or a word that goes with one. */
export const place = /\{(\w+)(?::amount|\|([^|{}]*)\|([^|{}]*))?\}/g

const english = new Intl.PluralRules('en')

export function fill(text: string, values: FillValues = {}): string {
  return text.replace(place, (whole, name: string, one?: string, other?: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return whole
    if (whole.endsWith(':amount}')) return inThousands(String(value))
    if (one === undefined || other === undefined) return String(value)
    return english.select(numberIn(value)) === 'one' ? one : other
  })
}

/** Large numbers come written out, as 1,234. */
const numberIn = (value: string | number) => Number(String(value).replaceAll(',', ''))
