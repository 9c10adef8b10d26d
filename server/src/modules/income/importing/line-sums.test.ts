import { describe, expect, it } from 'vitest'
import type { SaleLine } from '../reading/report-line'
import { LineSums } from './line-sums'

const sale = (line: number, wanted: Partial<SaleLine> = {}) =>
  ({ line, saleMonth: '2026-09', currency: 'EUR', quantity: 1, amount: '1', ...wanted }) as SaleLine

const listed = (sums: LineSums) =>
  Array.from(sums.all(), ({ lineNumbers, ...sum }) => ({
    ...sum,
    lineNumbers: [...lineNumbers.subarray(0, sum.lines)],
  }))

function sumOf(amounts: string[]) {
  const sums = new LineSums()
  for (const [place, amount] of amounts.entries()) sums.add(sale(place + 1, { amount }), 1, 1)
  return { all: listed(sums), isIncomplete: sums.isIncomplete }
}

describe('lines that are added up as they come', () => {
  it.each([
    [['0.1', '0.2'], '0.300000000000'],
    [['-0.000000000001', '1'], '0.999999999999'],
    [['0.6', '0.6', '-2.5', '0.7'], '-0.600000000000'],
    [['99999999.999999999999', '0.000000000001'], '100000000.000000000000'],
    [['99999999999.999999999999', '-99999999999', '99999999999'], '99999999999.999999999999'],
    [['-0.5', '0.5'], '0.000000000000'],
    [['0', '-12'], '-12.000000000000'],
  ])('%j come to %s', (amounts, expected) => {
    expect(sumOf(amounts).all.map(({ amount }) => amount)).toEqual([expected])
  })

  it('are exact over many, whatever their size and sign', () => {
    let seed = 7
    const next = (most: number) => {
      seed = (seed * 48271) % 2147483647
      return seed % most
    }
    const amounts = Array.from({ length: 20_000 }, () => {
      const parts = String(next(10 ** 9)).slice(0, 1 + next(9))
      return `${next(2) ? '-' : ''}${next(1000)}.${parts}`
    })
    const scaled = (amount: string) => {
      const [whole = '', parts = ''] = amount.replace('-', '').split('.')
      return BigInt(whole + parts.padEnd(12, '0')) * (amount.startsWith('-') ? -1n : 1n)
    }
    const expected = amounts.reduce((sum, amount) => sum + scaled(amount), 0n)
    const [sum] = sumOf(amounts).all
    expect(sum && scaled(sum.amount)).toBe(expected)
  })

  it('are kept apart by title, store, month and currency, and each sum knows its lines', () => {
    const sums = new LineSums()
    const [one, other] = [1, 2]
    sums.add(sale(1), one, 1)
    sums.add(sale(2), other, 1)
    sums.add(sale(3), one, 2)
    sums.add(sale(4, { saleMonth: '2026-08' }), one, 1)
    sums.add(sale(5, { currency: 'USD' }), one, 1)
    sums.add(sale(100_000, { quantity: -3 }), one, 1)
    const all = listed(sums)
    expect(all.map(({ lineNumbers }) => lineNumbers)).toEqual([[1, 100_000], [3], [4], [5], [2]])
    expect(all[0]).toMatchObject({ lines: 2, quantity: -2, amount: '2.000000000000' })
  })

  it('are told apart where they are many, and each finds its own again', () => {
    const sums = new LineSums()
    const months = ['2026-07', '2026-08', '2026-09']
    const keys = Array.from({ length: 30_000 }, (_, place) => ({
      ...{
        title: Math.floor(place / 9) + 1,
        store: (Math.floor(place / 3) % 3) + 1,
        saleMonth: months[place % 3],
      },
    }))
    for (const round of [0, 1])
      for (const [place, { title, store, saleMonth }] of keys.entries())
        sums.add(sale(round * keys.length + place + 1, { saleMonth, amount: String(place) }), title, store)
    expect(listed(sums)).toEqual(
      keys.map((key, place) => ({
        ...{ ...key, currency: 'EUR', lines: 2, quantity: 2, amount: `${2 * place}.000000000000` },
        lineNumbers: [place + 1, keys.length + place + 1],
      })),
    )
  })

  it.each(['0.0000000000001', '123456789012', '-123456789012.5'])(
    'are left to the database when one is %s',
    amount => {
      const sums = sumOf(['1', amount, '1'])
      expect(sums.isIncomplete).toBe(true)
      expect(sums.all).toEqual([])
    },
  )

  it('are left to the database before their sum is beyond exact counting', () => {
    const most = '99999999999'
    const fits = Math.floor(Number.MAX_SAFE_INTEGER / Number(most))
    const many = Array.from({ length: fits }, () => most)
    expect(sumOf(many).all.map(({ amount }) => amount)).toEqual([
      `${BigInt(most) * BigInt(fits)}.${'0'.repeat(12)}`,
    ])
    expect(sumOf([...many, most]).isIncomplete).toBe(true)
  })
})
