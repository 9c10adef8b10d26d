import { describe, expect, it } from 'vitest'
import { keepPace, secondsLeft, startPace } from './pace'

describe('the pace of an upload', () => {
  it('is unknown at first, and so is the time that is left', () => {
    const pace = startPace(0, 500)
    expect(pace.speed).toBe(0)
    expect(secondsLeft(pace, 500, 10_000)).toBeUndefined()
  })

  it('does not count what had arrived before', () => {
    const pace = keepPace(startPace(0, 1_000_000), 1000, 1_001_000)
    expect(pace.speed).toBe(1000)
  })

  it('looks twice a second and no oftener', () => {
    const pace = startPace(0, 0)
    expect(keepPace(pace, 499, 4000)).toBe(pace)
    expect(keepPace(pace, 500, 4000).speed).toBe(8000)
  })

  it('follows a change slowly, so that the figure does not jump', () => {
    const steady = keepPace(startPace(0, 0), 1000, 1000)
    const slower = keepPace(steady, 2000, 1000)
    expect(slower.speed).toBe(750)
    expect(keepPace(slower, 3000, 1000).speed).toBe(562.5)
  })

  it('is never less than nothing, also when bytes have to be sent again', () => {
    const steady = keepPace(startPace(0, 5000), 1000, 0)
    expect(steady.speed).toBe(0)
  })

  it('says whole seconds, rather too many than too few', () => {
    const pace = keepPace(startPace(0, 0), 1000, 1000)
    expect(secondsLeft(pace, 1000, 2500)).toBe(2)
    expect(secondsLeft(pace, 2500, 2500)).toBe(0)
  })
})
