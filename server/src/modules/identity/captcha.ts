// ALTCHA: the browser does a small proof of work, no picture puzzle. The server keeps nothing until it is spent.
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Tx } from '../../platform/database/query'
import { Refusal } from '../../platform/refusal'
import type { Secrets } from '../../platform/secrets'
import { spendCaptcha } from './identity.queries'

const validMinutes = 10
/** About a quarter of a second on a phone: nothing for a person, a lot for a million tries. */
export const captchaWork = { cost: 1000, fewest: 100, most: 400 }

/** Of each site its own: work that was done for one is worth nothing at another. */
function keys(secrets: Secrets, agentId: number) {
  return {
    hmacSignatureSecret: secrets.derive(`captcha signature ${agentId}`).toString('hex'),
    hmacKeySignatureSecret: secrets.derive(`captcha key ${agentId}`).toString('hex'),
  }
}

export function makeChallenge(secrets: Secrets, agentId: number, now: Date) {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: captchaWork.cost,
    counter: randomInt(captchaWork.most, captchaWork.fewest),
    deriveKey,
    expiresAt: new Date(now.getTime() + validMinutes * 60_000),
    ...keys(secrets, agentId),
  })
}

const answerShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({ cost: z.number().max(captchaWork.cost), keyLength: z.number().max(64) }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(200), time: z.number().optional() }),
})

export async function requireCaptcha(
  tx: Tx,
  secrets: Secrets,
  answer: string | undefined,
  now: Date,
): Promise<void> {
  const parsed = answerShape.safeParse(decode(answer ?? ''))
  if (!parsed.success) throw new Refusal('captchaFailed')
  const { challenge, solution } = parsed.data as unknown as Pick<
    Parameters<typeof verifySolution>[0],
    'challenge' | 'solution'
  >
  const result = await verifySolution({ challenge, solution, deriveKey, ...keys(secrets, tx.agentId) })
  if (!result.verified) throw new Refusal('captchaFailed')
  const spent = new Date(now.getTime() + 2 * validMinutes * 60_000)
  if (!(await spendCaptcha(tx, parsed.data.challenge.signature, spent))) throw new Refusal('captchaFailed')
}

function decode(answer: string): unknown {
  try {
    return JSON.parse(Buffer.from(answer, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
