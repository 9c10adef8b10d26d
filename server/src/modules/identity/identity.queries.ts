import { sql } from 'kysely'
import { build, execute, maybeOne, one, prepared, type Tx } from '../../platform/database/query'
import type { MemberActor } from '../../platform/http/actor'

export function findMemberByMobile(tx: Tx, mobile: string) {
  return maybeOne(
    tx,
    build
      .selectFrom('members')
      .select(['id', 'password_hash', 'state', 'frozen_reason'])
      .where('mobile', '=', mobile),
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
      'closes_at',
      'created_at',
      'royalty_rate',
    ])
    .where('id', '=', memberId),
)

/** What of a check every page of a member shows. */
export interface KnownIdentity {
  kind: string
  state: string
  name: string | null
  document: string | null
  /** base64 */
  number: string | null
  decided_at: string | null
}

/**
 * The account with the identity that counts now, in one question: every page of a member asks it. The identity comes as
 * one value, since describing each further column costs more than reading it.
 */
const accountWithName = prepared((memberId: number) =>
  build
    .selectFrom('members')
    .select([
      'id',
      'mobile',
      'nickname',
      'avatar',
      'group_id',
      'verified_at',
      'is_minor',
      'state',
      'closes_at',
      'created_at',
      'royalty_rate',
    ])
    .select(
      sql<KnownIdentity | null>`(
        select json_build_object('kind', c.kind, 'state', c.state, 'name', c.name, 'document', c.document,
          'number', encode(c.number_sealed, 'base64'), 'decided_at', c.decided_at)
        from identity_checks c where c.member_id = members.id and c.state <> 'ended'
        order by c.id desc limit 1)`.as('identity'),
    )
    .where('id', '=', memberId),
)

export function readAccountWithName(tx: Tx, memberId: number) {
  return one(tx, accountWithName(memberId))
}

export function readAccount(tx: Tx, memberId: number) {
  return one(tx, accountById(memberId))
}

export interface NewSession {
  token: string
  secretHash: Buffer
  memberId: number
  carrier: MemberActor['carrier']
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
    .leftJoin('colleagues', join =>
      join
        .onRef('colleagues.account_id', '=', 'member_sessions.acts_for')
        .onRef('colleagues.person_id', '=', 'member_sessions.member_id'),
    )
    .leftJoin('members as companies', 'companies.id', 'member_sessions.acts_for')
    .select([
      'member_sessions.secret_hash',
      'member_sessions.member_id',
      'member_sessions.acts_for',
      'member_sessions.carrier',
      'member_sessions.last_seen_at',
      'member_sessions.ends_at',
      'members.state',
      'colleagues.role',
      'companies.state as company_state',
      'companies.nickname as company_name',
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

export interface LoginEvent {
  memberId: number | null
  method: 'password' | 'code' | 'registration' | 'recovery'
  succeeded: boolean
  address: string
  userAgent: string
  now: Date
}

export function insertLoginEvent(tx: Tx, event: LoginEvent) {
  return execute(
    tx,
    build.insertInto('login_events').values({
      member_id: event.memberId,
      method: event.method,
      succeeded: event.succeeded,
      address: event.address,
      user_agent: event.userAgent,
      at: event.now,
    }),
  )
}

export function readPasswordHash(tx: Tx, memberId: number) {
  return one(tx, build.selectFrom('members').select('password_hash').where('id', '=', memberId))
}

/** Answers whether the old one was still that. */
export async function replacePassword(tx: Tx, memberId: number, oldHash: string, newHash: string) {
  const own = build.updateTable('members').set({ password_hash: newHash }).where('id', '=', memberId)
  return (await execute(tx, own.where('password_hash', '=', oldHash))) === 1
}

export function setPassword(tx: Tx, memberId: number, passwordHash: string) {
  return execute(
    tx,
    build.updateTable('members').set({ password_hash: passwordHash }).where('id', '=', memberId),
  )
}

export type SensitiveChange = 'mobile' | 'password' | 'guardian'

export function readSensitiveChange(tx: Tx, memberId: number) {
  return one(
    tx,
    build
      .selectFrom('members')
      .select(['sensitive_change', 'sensitive_change_at'])
      .where('id', '=', memberId),
  )
}

/** Starts the wait that follows a change which somebody else might have made. */
export function noteSensitiveChange(tx: Tx, memberId: number, why: SensitiveChange, now: Date) {
  return execute(
    tx,
    build
      .updateTable('members')
      .set({ sensitive_change: why, sensitive_change_at: now })
      .where('id', '=', memberId),
  )
}

export function deleteOtherSessions(tx: Tx, memberId: number, keptToken: string) {
  return execute(
    tx,
    build.deleteFrom('member_sessions').where('member_id', '=', memberId).where('token', '!=', keptToken),
  )
}
