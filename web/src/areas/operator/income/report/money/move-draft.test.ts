import { describe, expect, it } from 'vitest'
import { amountFor, isMovable, openIn } from './move-draft'

describe('money that moves to another report', () => {
  it('is what the other one lacks, as far as there is as much', () => {
    expect(amountFor('10.00', '4.50')).toBe('4.50')
    expect(amountFor('10.00', '12.00')).toBe('10.00')
    expect(amountFor('10.00', '10')).toBe('10')
    expect(amountFor('10.00', '0')).toBe('10.00')
    expect(amountFor('10.00', '-3')).toBe('10.00')
  })

  it('is more than nothing, no more than there is, and has no more decimals than its currency', () => {
    const held = { currency: 'USD' as const, amount: '10.00' }
    expect(['10', '9.99', '0.01'].every(text => isMovable(text, held))).toBe(true)
    expect(['', '0', '0.00', '-1', '10.01', '1.005', 'ten'].some(text => isMovable(text, held))).toBe(false)
    expect(isMovable('1.5', { currency: 'JPY', amount: '10' })).toBe(false)
  })

  it('finds what a report lacks in the currency', () => {
    const report = { open: [{ currency: 'USD' as const, amount: '4' }] }
    expect(openIn(report, 'USD')).toBe('4')
    expect(openIn(report, 'EUR')).toBe('0')
  })
})
