import { describe, expect, it } from 'vitest'
import { bankList, bankName } from './banks'
import { issuerOf, issuers } from './card-issuers'

describe('the issuer of a card', () => {
  it.each([
    ['6222021234567890123', 'ICBC', 'debit'],
    ['9558801234567890123', 'ICBC', 'debit'],
    ['9559981234567890', 'ABC', 'debit'],
    ['6217001234567890123', 'CCB', 'debit'],
    ['6225751234567890', 'CMB', 'credit'],
  ] as const)('of %s is %s, %s', (digits, code, kind) => {
    expect(issuerOf(digits)).toEqual({ code, kind })
  })

  it('is not guessed', () => {
    expect(issuerOf('1234567890123456')).toBeUndefined()
    expect(issuerOf('622')).toBeUndefined()
  })

  it('is a bank that members can choose, and no series is of two', () => {
    const codes = new Set(bankList('en').map(({ code }) => code))
    for (const [prefix, { code }] of issuers) {
      expect(prefix).toMatch(/^\d{4,6}$/)
      expect(codes).toContain(code)
      expect(bankName(code, 'zh-CN')).toBeTruthy()
    }
  })
})
