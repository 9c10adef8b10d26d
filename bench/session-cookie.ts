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

/** One of the staff who is logged in. */
export async function staffCookie(client: pg.Client, name: string): Promise<string> {
  const token = randomUUID()
  const secret = randomBytes(32).toString('base64url')
  await client.query(
    `with one as (insert into staff (username, name, password_hash, roles, totp_secret, totp_confirmed_at) values (lower($3), $3, '-', '{admin,editor,finance}', 's', now()) returning id)
     insert into staff_sessions (token, secret_hash, staff_id, address, user_agent, created_at, last_seen_at, ends_at)
     select $1, $2, id, '', 'bench', now(), now(), now() + interval '1 day' from one`,
    [token, hashSecret(secret), name],
  )
  return `staff=${token}.${secret}`
}
