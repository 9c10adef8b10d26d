import { describe, expect, it } from 'vitest'
import { answerTime, nearDay } from './answer-time'

const now = new Date(2026, 6, 15, 9, 0).getTime()
const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString()

describe('the time that is left', () => {
  it('is calm until four hours before, then asks to be looked at', () => {
    expect(answerTime(inHours(24), now).tone).toBe('calm')
    expect(answerTime(inHours(4), now).tone).toBe('calm')
    expect(answerTime(inHours(3.99), now).tone).toBe('soon')
    expect(answerTime(inHours(0), now).tone).toBe('late')
    expect(answerTime(inHours(-5), now).tone).toBe('late')
  })

  it('says no more than there is, give or take an hour of days', () => {
    expect(answerTime(inHours(5.99), now).left).toEqual({ unit: 'hours', count: 5 })
    expect(answerTime(inHours(47.5), now).left).toEqual({ unit: 'hours', count: 47 })
    expect(answerTime(inHours(70.9), now).left).toEqual({ unit: 'days', count: 2 })
    expect(answerTime(inHours(71.9), now).left, 'three days, minutes later').toEqual({
      unit: 'days',
      count: 3,
    })
    expect(answerTime(inHours(0.75), now).left).toEqual({ unit: 'minutes', count: 45 })
    expect(answerTime(inHours(0.001), now).left).toEqual({ unit: 'minutes', count: 1 })
  })
})

describe('the day of a moment', () => {
  it('goes by the reader’s calendar, not by hours', () => {
    expect(nearDay(inHours(14.9), now)).toBe('today')
    expect(nearDay(inHours(15), now)).toBe('tomorrow')
    expect(nearDay(inHours(-9.1), now)).toBe('yesterday')
  })

  it('has no word where it is further away', () => {
    expect(nearDay(inHours(40), now)).toBeUndefined()
    expect(nearDay(inHours(-40), now)).toBeUndefined()
  })
})
