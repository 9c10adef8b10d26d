// What one API key may ask for in a minute, told with every answer, so that tools slow down before they are refused.
import type { FastifyReply } from 'fastify'
import { keyRate } from '#contract/api-keys/scopes'
import type { Database } from '../database/database'
import { Refusal } from '../refusal'
import { countInWindow } from './rate-limit'

export async function countAgainstKey(
  database: Database,
  agentId: number,
  keyId: number,
  now: Date,
  reply: FastifyReply,
): Promise<void> {
  const { hits, secondsLeft } = await countInWindow(database, agentId, `api key ${keyId}`, keyRate, now)
  reply.headers({
    'ratelimit-limit': keyRate.max,
    'ratelimit-remaining': Math.max(0, keyRate.max - hits),
    'ratelimit-reset': secondsLeft,
  })
  if (hits > keyRate.max) {
    throw new Refusal('tooManyRequests', { params: { seconds: secondsLeft }, retryAfterSeconds: secondsLeft })
  }
}
