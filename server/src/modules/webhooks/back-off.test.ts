import { describe, expect, it } from 'vitest'
import { webhookLimits } from '#contract/webhooks/events'
import { nextAttempt } from './back-off'

const since = new Date('2026-11-01T00:00:00Z')
const end = since.getTime() + webhookLimits.tryHours * 3_600_000

/** Every attempt until it is given up. */
function attempts(chance: number): number[] {
  const times = [since.getTime()]
  for (;;) {
    const now = new Date(times.at(-1) ?? 0)
    const next = nextAttempt({ attempts: times.length, since }, now, chance)
    if (!next) return times
    times.push(next.getTime())
  }
}

describe('the next attempt', () => {
  it.each([0, 0.5, 1])('comes ever later, and the last one at the very end (chance %d)', chance => {
    const times = attempts(chance)
    const waits = times.slice(1).map((time, at) => time - (times[at] ?? 0))
    expect(waits[0]).toBeCloseTo(10_000 * (0.8 + 0.4 * chance), 0)
    expect(waits.slice(0, -1)).toEqual([...waits.slice(0, -1)].sort((a, b) => a - b))
    expect(times.at(-1)).toBe(end)
    expect(times.length).toBeGreaterThan(15)
    expect(times.length).toBeLessThan(30)
  })

  it('is not the same moment for all', () => {
    const at = (chance: number) => nextAttempt({ attempts: 4, since }, since, chance)?.getTime() ?? 0
    expect(at(0.9) - at(0.1)).toBeGreaterThan(60_000)
  })
})
