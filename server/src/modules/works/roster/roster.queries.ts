import { sql } from 'kysely'
import { type RosterArtist, rosterRoles } from '#contract/works/roster'
import { build, execute, maybeOne, one, rows, type Tx, written } from '../../../platform/database/query'

const columns = ['id', 'name', 'roles', 'channel_ids', 'picture', 'used_at'] as const

interface Listed {
  memberId: number
  search: string
  after: { value: string; id: number } | undefined
  limit: number
}

/** By name; `place` is where a row stands in that order. */
export async function listArtists(tx: Tx, { memberId, search, after, limit }: Listed) {
  let query = build
    .selectFrom('roster_artists')
    .select(columns)
    .select(sql<string>`lower(name)`.as('place'))
    .where('member_id', '=', memberId)
  if (search) query = query.where(sql<boolean>`position(lower(${search}::text) in lower(name)) > 0`)
  if (after)
    query = query.where(sql<boolean>`(lower(name), id) > (${after.value}::text, ${after.id}::bigint)`)
  const found = await rows(tx, query.orderBy(sql`lower(name)`).orderBy('id').limit(limit))
  return found.map(typed)
}

export async function findArtist(tx: Tx, id: number, memberId: number) {
  const found = await maybeOne(
    tx,
    build.selectFrom('roster_artists').select(columns).where('id', '=', id).where('member_id', '=', memberId),
  )
  return found && typed(found)
}

function typed<R extends { roles: string[]; channel_ids: unknown }>(row: R) {
  return {
    ...row,
    roles: rosterRoles.filter(role => row.roles.includes(role)),
    channel_ids: row.channel_ids as RosterArtist['channel_ids'],
  }
}

export async function countArtists(tx: Tx, memberId: number): Promise<number> {
  const { count } = await one(
    tx,
    build
      .selectFrom('roster_artists')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('member_id', '=', memberId),
  )
  return count
}

export type ArtistContent = Pick<RosterArtist, 'name' | 'roles' | 'channel_ids' | 'picture'>

const stored = ({ channel_ids, ...content }: ArtistContent) => ({
  ...content,
  channel_ids: JSON.stringify(channel_ids),
})

export async function insertArtist(tx: Tx, memberId: number, content: ArtistContent, now: Date) {
  const { id } = await one(
    tx,
    build
      .insertInto('roster_artists')
      .values({ member_id: memberId, ...stored(content), created_at: now })
      .returning('id'),
  )
  return id
}

export function putArtist(tx: Tx, id: number, content: ArtistContent) {
  return execute(tx, build.updateTable('roster_artists').set(stored(content)).where('id', '=', id))
}

export function deleteArtist(tx: Tx, id: number, memberId: number) {
  return execute(
    tx,
    build.deleteFrom('roster_artists').where('id', '=', id).where('member_id', '=', memberId),
  )
}

export function deleteRosterOf(tx: Tx, memberId: number) {
  return execute(tx, build.deleteFrom('roster_artists').where('member_id', '=', memberId))
}

export type NamedArtist = Pick<RosterArtist, 'name' | 'roles' | 'channel_ids'>

/** Adds whoever is new; of those it knows it keeps what their member wrote and adds what is new. Always in one order, so that
 * two works submitted together never wait for each other. */
export function noteArtists(
  tx: Tx,
  memberId: number,
  named: readonly NamedArtist[],
  most: number,
  now: Date,
) {
  return execute(
    tx,
    written(sql`
      insert into roster_artists as r (member_id, name, roles, channel_ids, used_at, created_at)
      select ${memberId}::bigint, n.name, n.roles, n.channel_ids, ${now}::timestamptz, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n (name text, roles text[], channel_ids jsonb)
      order by n.name
      on conflict (agent_id, member_id, name) do update set
        roles = array(select distinct role from unnest(r.roles || excluded.roles) role order by role),
        channel_ids = r.channel_ids || (
          select coalesce(jsonb_agg(added.page), '[]') from (
            select page from jsonb_array_elements(excluded.channel_ids) page
            where not exists (
              select 1 from jsonb_array_elements(r.channel_ids) known
              where lower(known ->> 'channel') = lower(page ->> 'channel'))
            limit greatest(0, ${most}::int - jsonb_array_length(r.channel_ids))) added),
        used_at = excluded.used_at`),
  )
}
