// buildAgent(), buildMember(): rows for tests, complete unless a test says otherwise.
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { demoSite } from '../demo/demo-site'
import { createMember, hashPassword, type NewMember } from '../modules/identity/identity.public'
import { insertSession } from '../modules/identity/identity.queries'
import { hashSecret } from '../modules/identity/session-directory'
import { createAgent, type NewAgent } from '../modules/sites/sites.public'
import type { Database } from '../platform/database/database'

export const testPassword = 'a test password'

export function buildAgent(
  ownerUrl: string,
  wanted: { domain: string } & Partial<NewAgent>,
): Promise<number> {
  return createAgent(ownerUrl, { ...demoSite(wanted.domain), ...wanted })
}

/** One that several tests use is hashed once. */
const hashes = new Map<string, Promise<string>>()
export function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, known)
  return known
}

export type WantedMember = Partial<Omit<NewMember, 'passwordHash'>> & { password?: string }

export async function buildMember(database: Database, agentId: number, wanted: WantedMember = {}) {
  const passwordHash = await hashOnce(wanted.password ?? testPassword)
  const mobile = wanted.mobile ?? `139${String(randomInt(100_000_000)).padStart(8, '0')}`
  const memberId = await database.change(agentId, tx =>
    createMember(tx, { nickname: 'Test member', ...wanted, mobile, passwordHash }),
  )
  return { memberId, mobile, openSession: sessionsOf(database, agentId, memberId) }
}

/** A session as a login would have made it, without its proof of work. */
export function sessionsOf(database: Database, agentId: number, memberId: number) {
  return async function openSession() {
    const token: string = randomUUID()
    const secret = randomBytes(32).toString('base64url')
    const now = new Date()
    await database.change(agentId, tx =>
      insertSession(tx, {
        token,
        secretHash: hashSecret(secret),
        memberId,
        carrier: 'cookie',
        userAgent: 'test',
        address: '127.0.0.1',
        now,
        endsAt: new Date(now.getTime() + 86_400_000),
      }),
    )
    return { cookies: { token, sid: secret } }
  }
}
