import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { memberKinds, memberStates } from '#contract/members/calls'
import { build, maybeOne, rows, type Tx } from '../../platform/database/query'
import { searchTerms } from '../../platform/search-terms'
import type { SearchedWord } from './searched-words'

type MemberKind = (typeof memberKinds)[number]
type MemberState = (typeof memberStates)[number]

export interface MemberFilter {
  words: readonly SearchedWord[]
  /** Where the index led to. */
  among?: readonly number[]
  kind?: MemberKind
  state?: MemberState
  verified?: boolean
  below?: number
  above?: number
  limit: number
}

const kinds: Record<MemberKind, RawBuilder<SqlBool>> = {
  enterprise: sql`members.group_id = 2`,
  minor: sql`members.is_minor and members.group_id <> 2`,
  personal: sql`members.group_id <> 2 and not members.is_minor`,
}

/** The company's name for a company, else the person's. */
const verifiedName = sql<string | null>`coalesce(
  (select e.company_name from enterprise_checks e
   where members.group_id = 2 and e.member_id = members.id and e.state = 'approved' order by e.id desc limit 1),
  (select c.name from identity_checks c where c.member_id = members.id and c.state = 'approved'))`

const shownRows = build.selectFrom('members').select([
  'members.id',
  'members.nickname',
  'members.avatar',
  'members.mobile',
  'members.group_id',
  'members.is_minor',
  'members.verified_at',
  'members.state',
  'members.created_at',
  verifiedName.as('name'),
  sql<number>`(select count(*)::int from works w
      where w.member_id = members.id and w.revision_of is null and w.deleted_at is null)`.as('works'),
])

export type MemberRecord = Awaited<ReturnType<typeof listMemberRows>>[number]

/** Newest first. States and kinds stand in the statement itself, so that the indexes made for them are found. */
export function listMemberRows(tx: Tx, filter: MemberFilter) {
  const { words, among, kind, state, verified, below, above, limit } = filter
  let query = shownRows.orderBy('members.id', 'desc').limit(limit)
  if (below !== undefined) query = query.where('members.id', '<', below)
  if (above !== undefined) query = query.where('members.id', '>', above)
  if (among) query = query.where(sql<SqlBool>`members.id = any(${among}::bigint[])`)
  if (kind) query = query.where(kinds[kind])
  if (state) query = query.where(sql<SqlBool>`members.state = ${sql.lit(state)}`)
  if (verified !== undefined) query = query.where('members.verified_at', verified ? 'is not' : 'is', null)
  for (const word of words) query = query.where(matches(word))
  return rows(tx, query)
}

/** Nothing here knows wildcards: what was typed is looked for as it is. */
function matches({ text, beginning, ending, id }: SearchedWord): RawBuilder<SqlBool> {
  const ways = [sql<SqlBool>`position(${text} in members.search_text) > 0`]
  if (id !== undefined) ways.push(sql`members.id = ${id}`)
  if (beginning) ways.push(sql`starts_with(members.mobile, ${beginning})`)
  if (ending) ways.push(sql`right(members.mobile, ${ending.length}) = ${ending}`)
  return sql`(${sql.join(ways, sql` or `)})`
}

/** Where the newest so many members end, counted from a place; undefined when there are no more than these. */
export async function idBelowNewest(tx: Tx, below: number | undefined, howMany: number) {
  let query = build.selectFrom('members').select('id').orderBy('id', 'desc').offset(howMany).limit(1)
  if (below !== undefined) query = query.where('id', '<', below)
  return (await maybeOne(tx, query))?.id
}

/** Ids that the indexes know for these words in names, or for a number; at most so many. The rows themselves decide. */
export async function membersLike(tx: Tx, words: readonly SearchedWord[], most: number): Promise<number[]> {
  const texts = words.map(({ text }) => text)
  const terms = searchTerms(tx.agentId, texts.join(' '))
  const number = words.length === 1 ? words[0] : undefined
  const found = await rows<{ id: number }>(tx, {
    compile: () =>
      sql<{ id: number }>`select id from members_like(${texts}::text[], ${terms}::text[],
        ${number?.beginning ?? null}, ${number?.ending ?? null}, ${most}::int) as id`.compile(build),
  })
  return found.map(({ id }) => id)
}

export function findMember(tx: Tx, memberId: number) {
  return maybeOne(
    tx,
    shownRows
      .leftJoin('staff', 'staff.id', 'members.frozen_by')
      .select([
        'members.artist_name',
        'members.contact_email',
        'members.contact_address',
        'members.closes_at',
        'members.frozen_reason',
        'members.frozen_at',
        'members.royalty_rate',
        'staff.name as frozen_by',
      ])
      .where('members.id', '=', memberId),
  )
}

export async function hasMember(tx: Tx, memberId: number): Promise<boolean> {
  return (
    (await maybeOne(tx, build.selectFrom('members').select('id').where('id', '=', memberId))) !== undefined
  )
}

/** Who speaks for a minor: the approved guardian, before that the one who registered. */
export function findGuardian(tx: Tx, memberId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('identity_checks')
      .select(['guardian_name', 'guardian_mobile'])
      .where('member_id', '=', memberId)
      .where('kind', '=', 'minor')
      .where('state', '!=', 'ended')
      .where('guardian_mobile', 'is not', null)
      .orderBy(sql`state = 'approved'`, 'desc')
      .orderBy('id', 'desc')
      .limit(1),
  )
}

/** What was handed in and can be looked at. */
export function listChecksOf(tx: Tx, memberId: number) {
  return rows(
    tx,
    build
      .selectFrom('identity_checks')
      .select(['id', 'state', 'submitted_at', sql<string>`kind`.as('kind')])
      .where('member_id', '=', memberId)
      .where('state', 'in', ['waiting', 'refused', 'approved'])
      .where('submitted_at', 'is not', null)
      .unionAll(
        build
          .selectFrom('enterprise_checks')
          .select(['id', 'state', 'submitted_at', sql<string>`'enterprise'`.as('kind')])
          .where('member_id', '=', memberId),
      )
      .orderBy('submitted_at', 'desc')
      .limit(100),
  )
}

/** Companies this person works for. */
export function listCompaniesOf(tx: Tx, memberId: number) {
  return rows(
    tx,
    build
      .selectFrom('colleagues')
      .innerJoin('members', 'members.id', 'colleagues.account_id')
      .select(['members.id', 'members.nickname', 'colleagues.role'])
      .where('colleagues.person_id', '=', memberId)
      .orderBy('colleagues.id')
      .limit(100),
  )
}

export function listColleaguesOf(tx: Tx, memberId: number) {
  return rows(
    tx,
    build
      .selectFrom('colleagues')
      .select(['person_id', 'mobile', 'role'])
      .where('account_id', '=', memberId)
      .orderBy('id')
      .limit(500),
  )
}
