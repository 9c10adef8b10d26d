import { describe, expect, it } from 'vitest'
import { fromPercent, toPercent } from './percent'

describe('a rate as a percentage', () => {
  it.each([
    ['80', '0.8000'],
    ['81.25', '0.8125'],
    ['100', '1.0000'],
    ['0', '0.0000'],
    ['7.5', '0.0750'],
  ])('%s is %s', (percent, rate) => {
    expect(fromPercent(percent)).toBe(rate)
    expect(toPercent(rate)).toBe(percent)
  })

  it.each(['101', '100.01', '80.125', '-1', '8O', '', '1e1'])('is not %j', text => {
    expect(fromPercent(text)).toBeUndefined()
  })
})
