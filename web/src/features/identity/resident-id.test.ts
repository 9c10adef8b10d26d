import { describe, expect, it } from 'vitest'
import { residentIdOf } from '#contract/identity/resident-id.sample'
import { residentIdProblem } from './resident-id'

const today = '2026-11-15'
const bornOn = (day: string) => residentIdOf(`110105${day}002`)

describe('a resident ID in a form', () => {
  it('is incomplete before its eighteenth character', () => {
    expect(residentIdProblem('', 'adult', today)).toBe('length')
    expect(residentIdProblem('1101051949123100', 'adult', today)).toBe('length')
    expect(residentIdProblem('not a number at all', 'adult', today)).toBe('length')
  })

  it('is wrong with another check character, or a day that does not exist', () => {
    const right = bornOn('19900101')
    const last = right.endsWith('1') ? '2' : '1'
    expect(residentIdProblem(right.slice(0, 17) + last, 'adult', today)).toBe('wrong')
    expect(residentIdProblem(bornOn('19900230'), 'adult', today)).toBe('wrong')
  })

  it('tells a child from an adult on the birthday itself', () => {
    expect(residentIdProblem(bornOn('20081116'), 'minor', today)).toBeUndefined()
    expect(residentIdProblem(bornOn('20081115'), 'minor', today)).toBe('adult')
    expect(residentIdProblem(bornOn('20081115'), 'adult', today)).toBeUndefined()
    expect(residentIdProblem(bornOn('20081116'), 'adult', today)).toBe('minor')
  })

  it('may end in a small x', () => {
    expect(residentIdProblem('11010519491231002x', 'adult', today)).toBeUndefined()
  })
})
