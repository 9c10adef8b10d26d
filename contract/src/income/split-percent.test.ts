import { describe, expect, it } from 'vitest'
import { percent, readPercent, writePercent } from './split-percent'

describe('a percent', () => {
  it.each([
    ['0.01', 1],
    ['12.5', 1250],
    ['33.33', 3333],
    ['100', 10_000],
    ['100.00', 10_000],
  ])('%s is %i hundredths', (text, part) => {
    expect(percent.safeParse(text).success).toBe(true)
    expect(readPercent(text)).toBe(part)
    expect(readPercent(writePercent(part))).toBe(part)
  })

  it.each(['0', '0.00', '100.01', '1.234', '-5', '1e1', '', '101', '.5', '5%5', '1234', 'x5', '5x'])(
    '%s is none',
    text => {
      expect(percent.safeParse(text).success).toBe(false)
      expect(readPercent(text)).toBeUndefined()
    },
  )

  it('is understood as people type it', () => {
    expect(readPercent(' 12,5 % ')).toBe(1250)
    expect(readPercent('５０％')).toBe(5000)
  })
})
