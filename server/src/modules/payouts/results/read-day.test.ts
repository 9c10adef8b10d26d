import { expect, it } from 'vitest'
import { readDay } from './read-day'

it('reads a day as banks write it, with or without a time', () => {
  for (const cell of [
    '2026-11-10',
    '2026/11/10',
    '2026.11.10',
    '20261110',
    '2026年11月10日',
    '2026-11-10 09:31:07',
    '2026/11/10T23:59',
  ])
    expect(readDay(cell), cell).toBe('2026-11-10')
  expect(readDay('2026/1/5')).toBe('2026-01-05')
  expect(readDay('２０２６-11-10')).toBe('2026-11-10')
})

it('guesses nothing', () => {
  for (const cell of [
    '',
    '11/10/2026',
    '10.11.26',
    '2026-02-30',
    '2026-13-01',
    '2026-11/10',
    '46336',
    'today',
    '2026-11-10 or later',
  ])
    expect(readDay(cell), cell).toBeUndefined()
})
