import { sql } from 'kysely'
import type { Scope } from '#contract/api-keys/scopes'
import { build, execute, maybeOne, one, rows, type Tx } from '../../platform/database/query'

export interface NewKey {
  memberId: number
  token: string
  secretHash: Buffer
  name: string
  scopes: readonly Scope[]
  now: Date
  expiresAt: Date
}

export async function insertKey(tx: Tx, key: NewKey): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('api_keys')
      .values({
        member_id: key.memberId,
        token: key.token,
        secret_hash: key.secretHash,
        name: key.name,
        scopes: [...key.scopes],
        created_at: key.now,
        expires_at: key.expiresAt,
      })
      .returning('id'),
  )
  return id
}

export async function countOpenKeys(tx: Tx, memberId: number, now: Date): Promise<number> {
  const { count } = await one(
    tx,
    build
      .selectFrom('api_keys')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now),
  )
  return count
}

/** Open ones first, then what ended or ran out since. */
export function listKeyRows(tx: Tx, memberId: number, { since, limit }: { since: Date; limit: number }) {
  return rows(
    tx,
    build
      .selectFrom('api_keys')
      .select([
        'id',
        'token',
        'name',
        'scopes',
        'created_at',
        'expires_at',
        'last_used_at',
        'ended_at',
        'ended_because',
      ])
      .where('member_id', '=', memberId)
      .where(sql<boolean>`least(ended_at, expires_at) > ${since}`)
      .orderBy(sql`ended_at is not null or expires_at <= now()`)
      .orderBy('id', 'desc')
      .limit(limit),
  )
}

/** With whom it speaks for, whatever has become of either. */
export function findKey(tx: Tx, token: string) {
  return maybeOne(
    tx,
    build
      .selectFrom('api_keys')
      .innerJoin('members', 'members.id', 'api_keys.member_id')
      .select([
        'api_keys.id',
        'api_keys.member_id',
        'api_keys.secret_hash',
        'api_keys.scopes',
        'api_keys.expires_at',
        'api_keys.ended_at',
        'api_keys.last_used_at',
        'members.state',
      ])
      .where('api_keys.token', '=', token),
  )
}

export function readKeyRow(tx: Tx, id: number) {
  return one(
    tx,
    build
      .selectFrom('api_keys')
      .innerJoin('members', 'members.id', 'api_keys.member_id')
      .select(['api_keys.name', 'api_keys.scopes', 'api_keys.expires_at', 'members.nickname'])
      .where('api_keys.id', '=', id),
  )
}

export function touchKey(tx: Tx, id: number, now: Date) {
  return execute(tx, build.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', id))
}

type Ending = 'owner' | 'frozen' | 'closed' | 'recovered'

export function endKeyOf(tx: Tx, memberId: number, id: number, now: Date) {
  const ended = { ended_at: now, ended_because: 'owner' satisfies Ending }
  return execute(
    tx,
    build
      .updateTable('api_keys')
      .set(ended)
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null),
  )
}

export async function endKeysOf(tx: Tx, memberId: number, because: Ending, now: Date): Promise<void> {
  await execute(
    tx,
    build
      .updateTable('api_keys')
      .set({ ended_at: now, ended_because: because })
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null),
  )
}

export async function deleteKeysOf(tx: Tx, memberId: number): Promise<void> {
  await execute(tx, build.deleteFrom('api_keys').where('member_id', '=', memberId))
}
