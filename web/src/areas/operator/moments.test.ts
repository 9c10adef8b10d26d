import { expect, it } from 'vitest'
import { formatAge } from './moments'

const hours = (count: number) => formatAge(new Date(0).toISOString(), count * 3_600_000, 'en')

it.each([
  [0, '1 minute'],
  [0.5, '30 minutes'],
  [1, '1 hour'],
  [47.9, '47 hours'],
  [48, '2 days'],
  [71.9, '2 days'],
])('tells %d hours as %s', (count, told) => {
  expect(hours(count)).toBe(told)
})
