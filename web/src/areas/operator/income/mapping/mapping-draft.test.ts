import { describe, expect, it } from 'vitest'
import type { ReadingFindings } from '#contract/income/reading'
import { blamedCell, constantOf, roleOf, withConstant, withRole, withSetting } from './mapping-draft'

const columns = { amount: { column: 'Net' }, store: { constant: 'Spotify' } }

describe('what is said about columns', () => {
  it('gives each column one role, and each role one column', () => {
    expect(withRole(columns, 'Gross', 'amount')).toEqual({
      store: { constant: 'Spotify' },
      amount: { column: 'Gross' },
    })
    expect(withRole(columns, 'Net', 'quantity')).toEqual({
      store: { constant: 'Spotify' },
      quantity: { column: 'Net' },
    })
    expect(withRole(columns, 'Net', undefined)).toEqual({ store: { constant: 'Spotify' } })
    expect(roleOf(columns, 'Net')).toBe('amount')
    expect(roleOf(columns, 'Spotify')).toBeUndefined()
  })

  it('takes a constant for what has no column, and takes it back', () => {
    expect(withConstant(columns, 'saleMonth', '2026-09')).toMatchObject({
      saleMonth: { constant: '2026-09' },
    })
    expect(withConstant(columns, 'store', '')).toEqual({ amount: { column: 'Net' } })
    expect(constantOf(columns, 'store')).toBe('Spotify')
    expect(constantOf(columns, 'amount')).toBe('')
  })

  it('is void once the columns are called otherwise', () => {
    expect(withSetting({ columns, decimalMark: ',' }, { separator: ';' })).toEqual({
      decimalMark: ',',
      separator: ';',
    })
    expect(withSetting({ columns }, { decimalMark: ',' })).toEqual({ columns, decimalMark: ',' })
  })
})

describe('a line that is refused', () => {
  const findings = {
    columns: { value: columns },
    header: [
      { name: 'Title', samples: [] },
      { name: 'Net', samples: [] },
    ],
  } as unknown as ReadingFindings

  it('has its cell marked where it is one cell’s fault', () => {
    expect(blamedCell('amountNotANumber', findings)).toBe(1)
    expect(blamedCell('tooFewCells', findings)).toBe(-1)
    expect(blamedCell('currencyMissing', findings)).toBe(-1)
  })
})
