import { expect, it } from 'vitest'
import { isSameAmount } from './typed-amount'

it.each(['3108.03', '3,108.03', '３１０８.０３', '¥ 3,108.03', '3108.030', '03108.03'])(
  '%s is meant',
  typed => {
    expect(isSameAmount(typed, '3108.03')).toBe(true)
  },
)

it.each(['', '3108', '3108.3', '-3108.03', '3108.03 or so', '3.108,03'])('%s is another amount', typed => {
  expect(isSameAmount(typed, '3108.03')).toBe(false)
})
