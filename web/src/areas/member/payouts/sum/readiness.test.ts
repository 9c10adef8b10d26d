import { describe, expect, it } from 'vitest'
import { previewWithdrawal } from '#contract/payouts/withdrawal-calls'
import { sampleOf } from '../../../../testing/sample-of'
import { dayOf, obstaclesOf, timeLeft } from './readiness'

const at = (text: string) => new Date(text).getTime()
const preview = (changes: Parameters<typeof sampleOf<typeof previewWithdrawal.output>>[1]) =>
  sampleOf(previewWithdrawal.output, changes)

describe('what stands in the way', () => {
  it('is not the invoice, which comes with the submission', () => {
    expect(obstaclesOf(preview({ obstacles: ['invoice_missing', 'below_minimum'] }), 0)).toEqual([
      'below_minimum',
    ])
  })

  it('is no wait that is over by now', () => {
    const waiting = preview({ obstacles: ['wait'], from: '2026-11-16T12:00:00.000Z' })
    expect(obstaclesOf(waiting, at('2026-11-16T11:59:59.000Z'))).toEqual(['wait'])
    expect(obstaclesOf(waiting, at('2026-11-16T12:00:00.000Z'))).toEqual([])
  })
})

describe('a moment to come', () => {
  it('is counted in hours and minutes, the last one whole', () => {
    expect(timeLeft('2026-11-16T12:00:00.000Z', at('2026-11-16T05:44:00.000Z'))).toEqual({
      ...{ hours: 6, minutes: 16 },
    })
    expect(timeLeft('2026-11-16T12:00:00.000Z', at('2026-11-16T11:59:50.000Z'))).toEqual({
      ...{ hours: 0, minutes: 1 },
    })
  })

  it('is today, tomorrow or a date', () => {
    const now = at('2026-11-16T10:00:00')
    expect(dayOf('2026-11-16T23:59:00', now)).toBe('today')
    expect(dayOf('2026-11-17T00:01:00', now)).toBe('tomorrow')
    expect(dayOf('2026-11-18T00:01:00', now)).toBe('later')
  })
})
