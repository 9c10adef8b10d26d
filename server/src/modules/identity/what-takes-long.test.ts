// The price of a guess. Tests that only pass through here pay less (testing/quick-work.ts); what a site asks is proven here.
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, it } from 'vitest'
import { secretsFrom } from '../../platform/secrets'
import { makeChallenge } from './captcha'
import { hashPassword, verifyPassword } from './passwords'

describe('what is meant to take long', () => {
  it('is kept of a password by Argon2id with 19 MiB and two passes, written into the hash', async () => {
    const stored = await hashPassword('a river without a name')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(stored, 'a river without a name')).toBe(true)
    expect(await verifyPassword(stored, 'a river with a name')).toBe(false)
  })

  it('is asked of a browser as a hundred to four hundred steps of a thousand rounds', async () => {
    const challenge = await makeChallenge(secretsFrom('x'.repeat(64)), 1, new Date())
    expect(challenge.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 1000 })
    const solution = await solveChallenge({ challenge, deriveKey })
    expect(solution?.counter).toBeGreaterThanOrEqual(100)
    expect(solution?.counter).toBeLessThanOrEqual(400)
  })
})
