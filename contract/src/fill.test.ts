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
