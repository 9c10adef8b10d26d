import { describe, expect, it } from 'vitest'
import { byDay } from './by-day'

describe('messages by day', () => {
  it('stay in order, each under its own day', () => {
    const at = (created_at: string) => ({ created_at })
    const days = byDay([at('2026-03-02T12:00:00'), at('2026-03-02T08:00:00'), at('2026-03-01T23:59:00')])
    expect(days.map(({ day, messages }) => [day, messages.length])).toEqual([
      ['2026-03-02', 2],
      ['2026-03-01', 1],
    ])
    expect(byDay([])).toEqual([])
  })
})
