import { expect, it } from 'vitest'
import { placeMarks } from './account-times'

const times = {
  boundAt: '2026-11-15T10:12:00.000Z',
  submittedAt: '2026-11-16T11:36:00.000Z',
  before: { boundAt: '2024-03-01T00:00:00.000Z' },
  now: Date.parse('2026-11-16T12:18:00.000Z'),
}

it('stand in the order in which they happened, from end to end', () => {
  const placed = placeMarks(times)
  expect(placed.map(({ mark }) => mark)).toEqual(['before', 'bound', 'over', 'submitted', 'now'])
  expect(placed[0]?.place).toBe(0)
  expect(placed.at(-1)?.place).toBeCloseTo(1)
})

it('show a wait that was still running when it was submitted', () => {
  const placed = placeMarks({ ...times, before: null, submittedAt: '2026-11-15T12:00:00.000Z' })
  expect(placed.map(({ mark }) => mark)).toEqual(['bound', 'submitted', 'over', 'now'])
})

it('keep a day of waiting in sight beside years', () => {
  const placed = placeMarks({
    ...times,
    submittedAt: '2028-11-16T11:36:00.000Z',
    now: Date.parse('2028-11-17T00:00:00Z'),
  })
  const at = (mark: string) => placed.find(one => one.mark === mark)?.place ?? 0
  expect(at('over') - at('bound')).toBeGreaterThan(0.1)
})
