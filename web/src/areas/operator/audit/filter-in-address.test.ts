import { expect, it } from 'vitest'
import { filterIn } from './filter-in-address'

it('reads what the log is narrowed to, and leaves out what makes no sense', () => {
  const params = new URLSearchParams(
    'staff_id=7&action=check.viewed&from=2026-05-01&to=soon&other=1&address=',
  )
  expect(filterIn(params)).toEqual({ staff_id: '7', action: 'check.viewed', from: '2026-05-01' })
  expect(filterIn(new URLSearchParams('staff_id=1;drop'))).toEqual({})
})
