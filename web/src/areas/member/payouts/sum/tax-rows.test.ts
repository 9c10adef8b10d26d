import { describe, expect, it } from 'vitest'
import type { TaxComputation } from '#contract/payouts/withdrawal'
import { taxRows } from './tax-rows'

const large: TaxComputation = {
  ...{ rule: 'royalty', version: 1, rate: '', month: '2026-11', band: 'large' },
  ...{ before: '1000.59', withheld: '40.12', share: '3842.86', total: '4843.45' },
  ...{ taxed: '3874.76', on_total: '774.95', tax: '734.83' },
}
const rows = (changes: Partial<TaxComputation> = {}) =>
  taxRows({ ...large, ...changes }).map(({ name, amount }) => [name, amount])

describe('the steps of a tax', () => {
  it('go from the month before this one to what is still withheld', () => {
    expect(rows()).toEqual([
      ['before', '1000.59'],
      ['plusShare', '3842.86'],
      ['total', '4843.45'],
      ['large', '-968.69'],
      ['rate', '774.95'],
      ['withheld', '-40.12'],
    ])
  })

  it('leave out a month in which nothing happened yet', () => {
    expect(
      rows({
        ...{ before: '0.00', withheld: '0.00', share: '2000.00', total: '2000.00' },
        ...{ band: 'small', taxed: '1200.00', on_total: '240.00', tax: '240.00' },
      }),
    ).toEqual([
      ['share', '2000.00'],
      ['small', '-800'],
      ['rate', '240.00'],
    ])
  })

  it('end early where nothing is taxed', () => {
    expect(
      rows({
        ...{ before: '0.00', withheld: '0.00', share: '500.00', total: '500.00' },
        ...{ band: 'free', taxed: '0.00', on_total: '0.00', tax: '0.00' },
      }),
    ).toEqual([
      ['share', '500.00'],
      ['free', '0'],
    ])
  })

  it('follow the table for a non-resident, and end with the treaty where it asks for less', () => {
    const abroad = {
      ...({ rule: 'non_resident', version: 2, band: null, before: '0.00', withheld: '0.00' } as const),
      ...{ share: '100000.00', total: '100000.00', taxed: '80000.00', on_total: '20840.00', tax: '20840.00' },
    }
    const table = [
      ['share', '100000.00'],
      ['cost', '-20000'],
      ['table', '20840.00'],
    ]
    expect(rows(abroad)).toEqual(table)
    const treaty = { ...abroad, rate: '10.00', by_table: '20840.00' }
    expect(rows({ ...treaty, on_total: '10000.00', tax: '10000.00' })).toEqual([
      ...table,
      ['treaty', '10000.00'],
    ])
    expect(rows(treaty)).toEqual(table)
  })

  it('follow the table of services', () => {
    const service = {
      ...({ rule: 'service', version: 1, band: 'large', before: '0.00', withheld: '0.00' } as const),
      ...{ share: '30000.00', total: '30000.00', taxed: '24000.00', on_total: '5200.00', tax: '5200.00' },
    }
    expect(rows(service)).toEqual([
      ['share', '30000.00'],
      ['large', '-6000'],
      ['table', '5200.00'],
    ])
  })

  it('are one for a flat rate of an earlier version, and none where nothing is computed', () => {
    const flat = {
      ...({ rule: 'non_resident', version: 1, rate: '16.00', band: null } as const),
      ...{ share: '1000.00', tax: '160.00' },
    }
    expect(rows(flat)).toEqual([
      ['share', '1000.00'],
      ['flat', '160.00'],
    ])
    expect(rows({ rule: 'company', band: null })).toEqual([])
    expect(rows({ rule: 'undecided', band: null })).toEqual([])
  })
})
