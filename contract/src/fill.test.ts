import { expect, it } from 'vitest'
import { fill } from './fill'

it('puts values where their names stand, and leaves what nobody gave', () => {
  expect(fill('{name} wrote at {at}', { name: 'Lin' })).toBe('Lin wrote at {at}')
  expect(fill('{constructor} and {at|day|days}')).toBe('{constructor} and {at|day|days}')
})

it.each([
  [0, '0 works wait'],
  [1, '1 work waits'],
  [2, '2 works wait'],
  [1.5, '1.5 works wait'],
  ['1', '1 work waits'],
  ['1,001', '1,001 works wait'],
])('takes the form that goes with %s', (count, said) => {
  expect(fill('{count} {count|work waits|works wait}', { count })).toBe(said)
})

it('may leave one of the forms empty', () => {
  expect(fill('item{count||s}', { count: 1 })).toBe('item')
  expect(fill('item{count||s}', { count: 3 })).toBe('items')
})

/** Specification, section 9: "Amounts shown with thousands separators and 2 decimals". */
it('separates the thousands of an amount, and of nothing else', () => {
  expect(fill('{net:amount} on {day}', { net: '1284567.50', day: '2026' })).toBe('1,284,567.50 on 2026')
  expect(fill('{net:amount}', { net: '-12000' })).toBe('-12,000')
  expect(fill('{net:amount}')).toBe('{net:amount}')
})
