import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { captcha } from '#contract/identity/calls'
import { answer } from './server'

/** The work of a captcha is real, and next to nothing. */
export function answerCaptcha() {
  answer(captcha, async () => {
    const { parameters, signature } = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      counter: 1,
      deriveKey,
      hmacSignatureSecret: 'a-secret',
    })
    return { parameters: { ...parameters }, signature }
  })
}
