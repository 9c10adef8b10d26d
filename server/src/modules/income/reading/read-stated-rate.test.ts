import { describe, expect, it } from 'vitest'
import { readStatedRate } from './read-stated-rate'

const comma = { decimalMark: ',', thousandsMark: '.' } as const
const point = { decimalMark: '.', thousandsMark: ',' } as const

describe('a rate that a report states', () => {
  it.each([
    ['Exchange rate 1 EUR = 7,8432 CNY', comma, { from: 'EUR', to: 'CNY', rate: '7.8432' }],
    ['Exchange rate USD/CNY;;;7,1', comma, { from: 'USD', to: 'CNY', rate: '7.1' }],
    ['FX rate (USD to CNY): 7.1234567.', point, { from: 'USD', to: 'CNY', rate: '7.1234567' }],
    ['汇率\t1 JPY = 0.0478 CNY', point, { from: 'JPY', to: 'CNY', rate: '0.0478' }],
  ])('is read from %s', (text, marks, rate) => {
    expect(readStatedRate(text, marks)).toEqual(rate)
  })

  it.each([
    'Exchange rate 7.8432',
    'Exchange rate EUR 7.8432',
    'Exchange rates EUR CNY USD 7.8432',
    'Exchange rate EUR/CNY',
    'Exchange rate EUR/CNY 7.8 until 2026',
    'Exchange rate EUR/CNY 0',
    'Exchange rate EUR/CNY 7.12345678901',
    'Exchange rate ABC/CNY 7',
  ])('is not guessed from %s', text => {
    expect(readStatedRate(text, point)).toBeUndefined()
  })
})
