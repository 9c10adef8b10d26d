import { describe, expect, it } from 'vitest'
import { languages } from '#contract/language'
import { allTexts, say } from '../texts/texts'
import { TransportFailed } from './transport-failed'

describe('a failure of a transport', () => {
  it('repeats what a server said, but no secret and no control characters', () => {
    const said = 'login \u001b[31mpartner/hunter2 failed\r\n for hunter2'
    const failure = new TransportFailed('rejected', { said, secrets: [undefined, '', 'hunter2'] })
    expect(failure.said).toBe('login [31mpartner/[hidden] failed for [hidden]')
    expect(failure.message).toBe(`transport failed: rejected (${failure.said})`)
    expect(new TransportFailed('rejected', { said: 'x'.repeat(1000) }).said).toHaveLength(200)
  })

  it('has words in both languages, with nothing left open', () => {
    const keys = Object.keys(allTexts()).filter(key => key.startsWith('transport.'))
    expect(keys.length).toBeGreaterThan(15)
    for (const key of keys) {
      for (const language of languages) {
        expect(say(key, language, { fingerprint: 'SHA256:x' }), key).not.toMatch(/[{}]|^$/)
      }
    }
  })
})
