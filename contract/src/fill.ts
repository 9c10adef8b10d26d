// Puts values into a text. `{count}` is a value. `{count|track|tracks}` is the word that goes with it: the first for one, the
// second for any other number. Only English texts need that; Chinese has one form.

export type FillValues = Record<string, string | number>

/** A value, or a word that goes with one. */
export const place = /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g

const english = new Intl.PluralRules('en')

export function fill(text: string, values: FillValues = {}): string {
  return text.replace(place, (whole, name: string, one?: string, other?: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return whole
    if (one === undefined || other === undefined) return String(value)
    return english.select(numberIn(value)) === 'one' ? one : other
  })
}

/** Large numbers come written out, as 1,234. */
const numberIn = (value: string | number) => Number(String(value).replaceAll(',', ''))
