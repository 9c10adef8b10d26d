import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { hashSecret } from '../server/src/modules/identity/session-directory'
import { newTotpSecret, sealTotpSecret, totpCode, totpStep } from '../server/src/modules/staff/totp'
import { secretsFrom } from '../server/src/platform/secrets'
import { testSecret } from '../server/src/testing/test-login'

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

/** What the authenticator app of one of the staff shows, each code as if the one before had been used long ago. */
export async function staffPhone(client: pg.Client, name: string): Promise<() => Promise<string>> {
  const { rows } = await client.query<{ id: string }>('select id from staff where username = lower($1)', [
    name,
  ])
  const id = Number(rows[0]?.id)
  const secret = newTotpSecret()
  const sealed = sealTotpSecret(secretsFrom(testSecret), id, secret)
  await client.query('update staff set totp_secret = $2 where id = $1', [id, sealed])
  return async () => {
    await client.query('update staff set totp_last_step = 0 where id = $1', [id])
    return totpCode(secret, totpStep(new Date()))
  }
}
