import { build, execute, maybeOne, one, prepared, type Tx } from '../../platform/database/query'

export function findMemberByMobile(tx: Tx, mobile: string) {
  return maybeOne(
    tx,
    build.selectFrom('members').select(['id', 'password_hash', 'state']).where('mobile', '=', mobile),
  )
}

const accountById = prepared((memberId: number) =>
  build
    .selectFrom('members')
    .select([
      'mobile',
      'nickname',
      'avatar',
      'group_id',
      'verified_at',
      'is_minor',
      'state',
      'created_at',
      'royalty_rate',
    ])
    .where('id', '=', memberId),
)

export function readAccount(tx: Tx, memberId: number) {
  return one(tx, accountById(memberId))
}

export interface NewSession {
  token: string
  secretHash: Buffer
  memberId: number
  carrier: 'cookie' | 'header'
  userAgent: string
  address: string
  now: Date
  endsAt: Date
}

export function insertSession(tx: Tx, session: NewSession) {
  return execute(
    tx,
    build.insertInto('member_sessions').values({
      token: session.token,
      secret_hash: session.secretHash,
      member_id: session.memberId,
      carrier: session.carrier,
      user_agent: session.userAgent,
      address: session.address,
      created_at: session.now,
      last_seen_at: session.now,
      ends_at: session.endsAt,
    }),
  )
}

const sessionByToken = prepared((token: string) =>
  build
    .selectFrom('member_sessions')
    .innerJoin('members', 'members.id', 'member_sessions.member_id')
    .select([
      'member_sessions.secret_hash',
      'member_sessions.member_id',
      'member_sessions.carrier',
      'member_sessions.last_seen_at',
      'member_sessions.ends_at',
      'members.state',
    ])
    .where('member_sessions.token', '=', token),
)

export function findSession(tx: Tx, token: string) {
  return maybeOne(tx, sessionByToken(token))
}

export function touchSession(tx: Tx, token: string, now: Date) {
  return execute(
    tx,
    build.updateTable('member_sessions').set({ last_seen_at: now }).where('token', '=', token),
  )
}

export function deleteSession(tx: Tx, token: string) {
  return execute(tx, build.deleteFrom('member_sessions').where('token', '=', token))
}

export function deleteSessionsOf(tx: Tx, memberId: number) {
  return execute(tx, build.deleteFrom('member_sessions').where('member_id', '=', memberId))
}

/** Answers whether this is the first use. */
export async function spendCaptcha(tx: Tx, signature: string, expiresAt: Date) {
  const inserted = await execute(
    tx,
    build
      .insertInto('captcha_uses')
      .values({ signature, expires_at: expiresAt })
      .onConflict(conflict => conflict.doNothing()),
  )
  return inserted === 1
}

export async function hasMembers(tx: Tx): Promise<boolean> {
  return (await maybeOne(tx, build.selectFrom('members').select('id').limit(1))) !== undefined
}
