import { build, execute, maybeOne, rows, type Tx } from '../../../platform/database/query'

export function listSessions(tx: Tx, memberId: number) {
  return rows(
    tx,
    build
      .selectFrom('member_sessions')
      .select(['token', 'user_agent', 'address', 'created_at', 'last_seen_at'])
      .where('member_id', '=', memberId)
      .orderBy('last_seen_at', 'desc')
      .limit(100),
  )
}

export function deleteSessionOf(tx: Tx, memberId: number, token: string) {
  return execute(
    tx,
    build.deleteFrom('member_sessions').where('member_id', '=', memberId).where('token', '=', token),
  )
}

/** Newest first, below `before`. */
export function listLoginEvents(tx: Tx, memberId: number, before: number | undefined, limit: number) {
  let query = build
    .selectFrom('login_events')
    .select(['id', 'at', 'method', 'succeeded', 'user_agent', 'address'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(limit)
  if (before !== undefined) query = query.where('id', '<', before)
  return rows(tx, query)
}

export function setMobile(tx: Tx, memberId: number, mobile: string) {
  return execute(tx, build.updateTable('members').set({ mobile }).where('id', '=', memberId))
}

export function startClosing(tx: Tx, memberId: number, closesAt: Date) {
  return execute(
    tx,
    build
      .updateTable('members')
      .set({ state: 'closing', closes_at: closesAt })
      .where('id', '=', memberId)
      .where('state', 'in', ['active', 'closing']),
  )
}

export function stopClosing(tx: Tx, memberId: number) {
  return execute(
    tx,
    build
      .updateTable('members')
      .set({ state: 'active', closes_at: null })
      .where('id', '=', memberId)
      .where('state', '=', 'closing'),
  )
}

/** Locked, and only when its time has come. */
export function lockDueAccount(tx: Tx, memberId: number, now: Date) {
  return maybeOne(
    tx,
    build
      .selectFrom('members')
      .select(['id', 'mobile'])
      .where('id', '=', memberId)
      .where('state', '=', 'closing')
      .where('closes_at', '<=', now)
      .forNoKeyUpdate(),
  )
}

/** What stays is a row that works and money can point to; nothing in it tells who it was. */
export function emptyAccount(tx: Tx, memberId: number) {
  return execute(
    tx,
    build
      .updateTable('members')
      .set({
        state: 'closed',
        mobile: `closed ${memberId}`,
        password_hash: '',
        nickname: '',
        avatar: '',
        contact_email: '',
        contact_address: '',
        artist_name: '',
        artist_biography: '',
        artist_website: '',
      })
      .where('id', '=', memberId),
  )
}

export function deleteLoginEvents(tx: Tx, memberId: number) {
  return execute(tx, build.deleteFrom('login_events').where('member_id', '=', memberId))
}

/** What a company said of itself, and where its licence lies. */
export async function eraseCompany(tx: Tx, memberId: number): Promise<string[]> {
  const checks = await rows(
    tx,
    build.deleteFrom('enterprise_checks').where('member_id', '=', memberId).returning('licence_upload_id'),
  )
  if (checks.length === 0) return []
  const ids = checks.map(check => check.licence_upload_id)
  const files = await rows(tx, build.deleteFrom('uploads').where('id', 'in', ids).returning('storage_key'))
  return files.map(file => file.storage_key)
}
