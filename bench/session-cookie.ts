import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { hashSecret } from '../server/src/modules/identity/session-directory'

/** A member who is logged in, as the cookies of a browser. */
export async function sessionCookie(client: pg.Client, memberId: string): Promise<string> {
  const token = randomUUID()
  const secret = randomBytes(32).toString('base64url')
  await client.query(
    "insert into member_sessions (token, secret_hash, member_id, carrier, user_agent, address, ends_at) values ($1, $2, $3, 'cookie', 'bench', '', now() + interval '1 day')",
    [token, hashSecret(secret), memberId],
  )
  return `token=${token}; sid=${secret}`
}
