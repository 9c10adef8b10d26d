// Which country or region a mobile is written for, and how the same number is written for another.

export interface CountryAbroad {
  country: string
  calling_code: string
}

export const home = 'CN'

/** Several share a calling code: what was chosen stays as long as it fits. */
export function countryIn(typed: string, abroad: readonly CountryAbroad[], chosen: string): string {
  if (!typed.startsWith('+')) return home
  const fitting = abroad.filter(({ calling_code }) => typed.startsWith(`+${calling_code}`))
  const longest = Math.max(0, ...fitting.map(({ calling_code }) => calling_code.length))
  const best = fitting.filter(({ calling_code }) => calling_code.length === longest)
  const found = best.find(({ country }) => country === chosen) ?? best[0]
  return found?.country ?? home
}

/** What was typed stays; only the calling code before it changes. */
export function writtenFor(country: string, typed: string, abroad: readonly CountryAbroad[]): string {
  const codeOf = (wanted: string) => abroad.find(({ country: known }) => known === wanted)?.calling_code ?? ''
  const before = countryIn(typed, abroad, country)
  const national = before === home ? typed.replace(/^\+/, '') : typed.slice(1 + codeOf(before).length)
  return country === home ? national : `+${codeOf(country)}${national}`
}
