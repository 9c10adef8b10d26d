// Choosing countries, kept in one order so that the same choice is always written the same way.
import { countries, countriesOf } from '#contract/works/territories'
import type { Territory } from '#contract/works/work'

export function allowedCountries(allowed: Territory | undefined): ReadonlySet<string> {
  return new Set(allowed ? countriesOf(allowed) : countries)
}

export function chosenCountries(territory: Territory, possible: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(countriesOf(territory).filter(country => possible.has(country)))
}

export function withCountries(
  chosen: ReadonlySet<string>,
  changed: readonly string[],
  isChosen: boolean,
): Territory {
  const next = new Set(chosen)
  for (const country of changed) {
    if (isChosen) next.add(country)
    else next.delete(country)
  }
  return { worldwide: false, countries: countries.filter(country => next.has(country)) }
}
