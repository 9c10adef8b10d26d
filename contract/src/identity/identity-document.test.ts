import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ageOn, isMinorOn, todayInChina } from './age'
import { readCreditCode } from './credit-code'
import { readResidentId } from './resident-id'
import { residentIdOf } from './resident-id.sample'

const today = '2026-11-15'

const file = new URL('../../../../shared/vectors/check-vectors.json', import.meta.url)
describe.skipIf(!existsSync(file))('the shared check values (skipped where the folder is absent)', () => {
  const vectors = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { id18: {}, uscc: {} }

  it('are judged as they should be', () => {
    for (const number of vectors.id18.valid) expect(readResidentId(number, today), number).toBeDefined()
    for (const number of vectors.id18.invalid) expect(readResidentId(number, today), number).toBeUndefined()
    for (const code of vectors.uscc.valid) expect(readCreditCode(code), code).toBe(code)
    for (const code of vectors.uscc.invalid) expect(readCreditCode(code), code).toBeUndefined()
  })
})

describe('a resident ID', () => {
  it('gives its birth date', () => {
    expect(readResidentId(' 11010519491231002x ', today)).toEqual({
      number: '11010519491231002X',
      birthDate: '1949-12-31',
    })
  })

  it('is none on a day that does not exist or has not come', () => {
    for (const day of ['19900230', '20250229', '19901301', '20261116', '19900100']) {
      expect(readResidentId(residentIdOf(`110105${day}002`), today), day).toBeUndefined()
    }
    expect(readResidentId(residentIdOf('11010520261115002'), today)).toBeDefined()
    expect(readResidentId(residentIdOf('11010520240229002'), today)).toBeDefined()
  })

  it('is none with an unknown region, a letter, or other digits than ours', () => {
    for (const text of [
      residentIdOf('99010519491231002'),
      '1101051949123100',
      '１１０１０５１９４９１２３１００２Ｘ',
      '',
    ]) {
      expect(readResidentId(text, today), text).toBeUndefined()
    }
  })
})

describe('an age', () => {
  it('changes on the birthday, in China', () => {
    expect(ageOn('2008-11-15', today)).toBe(18)
    expect(isMinorOn('2008-11-16', today)).toBe(true)
    expect(isMinorOn('2008-11-15', today)).toBe(false)
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
    expect(todayInChina(new Date('2026-11-14T16:00:00Z'))).toBe('2026-11-15')
    expect(todayInChina(new Date('2026-11-14T15:59:59Z'))).toBe('2026-11-14')
  })
})
