import { expect, it } from 'vitest'
import { RowBuffer } from './row-buffer'

it('writes rows as COPY reads them', () => {
  const rows = new RowBuffer()
  rows.number(-120)
  rows.text('EUR')
  rows.numbers([3, 20, 100])
  rows.endRow()
  rows.number(0)
  rows.text('')
  rows.numbers([])
  rows.endRow()
  expect(rows.count).toBe(2)
  expect(rows.take().toString()).toBe('-120\tEUR\t{3,20,100}\n0\t\t{}\n')
  expect(rows.count).toBe(0)
})

it('has room for a list of any length', () => {
  const rows = new RowBuffer()
  const numbers = Array.from({ length: 1_000_000 }, (_, place) => place * 7)
  rows.numbers(numbers)
  rows.endRow()
  expect(rows.take().toString() === `{${numbers.join()}}\n`).toBe(true)
})
