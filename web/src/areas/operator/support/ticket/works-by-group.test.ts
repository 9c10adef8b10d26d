import { expect, it } from 'vitest'
import { byGroup } from './works-by-group'

it('adds up what reads the same', () => {
  const works = [
    { status: '00' as const, count: 1 },
    { status: '01' as const, count: 2 },
    { status: '991' as const, count: 5 },
  ]
  expect(byGroup(works)).toEqual([
    { status: '00', count: 3 },
    { status: '991', count: 5 },
  ])
})
