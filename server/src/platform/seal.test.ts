import { describe, expect, it } from 'vitest'
import { blindIndex, seal, unseal } from './seal'
import { secretsFrom } from './secrets'

const secrets = secretsFrom('a secret that is only used in tests')

describe('a sealed value', () => {
  it('opens again, and looks different every time', () => {
    const first = seal(secrets, 'place', '11010519491231002X')
    const second = seal(secrets, 'place', '11010519491231002X')
    expect(first.equals(second)).toBe(false)
    expect(first.toString('latin1')).not.toContain('1949')
    expect(unseal(secrets, 'place', first).toString()).toBe('11010519491231002X')
  })

  it('does not open elsewhere, with another secret, or after a change', () => {
    const sealed = seal(secrets, 'place', 'value')
    expect(() => unseal(secrets, 'another place', sealed)).toThrow()
    expect(() => unseal(secretsFrom('another secret of enough length'), 'place', sealed)).toThrow()
    for (const index of [0, 5, 20, sealed.length - 1]) {
      const broken = Buffer.from(sealed)
      broken.writeUInt8((broken.readUInt8(index) + 1) % 256, index)
      expect(() => unseal(secrets, 'place', broken)).toThrow()
    }
  })
})

describe('a blind index', () => {
  it('is the same for the same value in the same place only', () => {
    const index = blindIndex(secrets, 'document', '1')
    expect(blindIndex(secrets, 'document', '1')).toEqual(index)
    expect(blindIndex(secrets, 'document', '2')).not.toEqual(index)
    expect(blindIndex(secrets, 'elsewhere', '1')).not.toEqual(index)
  })
})
