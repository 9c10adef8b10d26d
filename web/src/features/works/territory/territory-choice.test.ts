import { describe, expect, it } from 'vitest'
import { countries } from '#contract/works/territories'
import { allowedCountries, chosenCountries, withCountries } from './territory-choice'

describe('choosing territories', () => {
  it('writes the same choice the same way, whatever the order of the clicks', () => {
    const one = withCountries(new Set(['JP']), ['CN', 'HK'], true)
    const other = withCountries(new Set(['HK']), ['JP', 'CN'], true)
    expect(one).toEqual(other)
  })

  it('takes countries out again', () => {
    expect(withCountries(new Set(['CN', 'JP']), ['JP'], false)).toEqual({
      worldwide: false,
      countries: ['CN'],
    })
  })

  it('shows of the whole world only what a licence allows', () => {
    const possible = allowedCountries({ worldwide: false, countries: ['CN', 'HK'] })
    expect([...chosenCountries({ worldwide: true, countries: [] }, possible)]).toEqual(['CN', 'HK'])
    expect(allowedCountries(undefined).size).toBe(countries.length)
  })
})
