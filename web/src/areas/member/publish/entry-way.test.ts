import { expect, it } from 'vitest'
import { wayOfMember } from './entry-way'

const way = (...statuses: string[]) =>
  [1, 2, 3, 4, 5].map(wayOfMember(statuses.map(status => ({ status, count: 1 })))).join(' ')

it.each([
  [[], 'now next next next next'],
  [['00'], 'now next next next next'],
  [['00', '100'], 'done done now next next'],
  [['400'], 'done done done problem next'],
  [['200', '400'], 'done done done now next'],
  [['00', '990'], 'done done done done now'],
  [['991', '400'], 'done done done done done'],
  [['981'], 'now next next next next'],
])('of a member with works in %j', (statuses, states) => {
  expect(way(...statuses)).toBe(states)
})
