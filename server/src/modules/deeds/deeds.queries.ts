import { sql } from 'kysely'
import { type DeedKind, deedTimes } from '#contract/deeds/deed'
import { build, execute, maybeOne, one, rows, type Tx, written } from '../../platform/database/query'

const day = 86_400_000
const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)

const columns = [
  ...(['id', 'kind', 'subject', 'change', 'from_state', 'requested_by', 'requested_at'] as const),
  ...(['agreed_by', 'agreed_at', 'clicked_at', 'ready_at', 'state', 'is_immediate'] as const),
] as const

/** A fact in the ledger, not a setting: before it no money can have moved. */
export async function hasPosted(tx: Tx): Promise<boolean> {
  const postings = build.selectFrom('postings').select('id').where('agent_id', '=', tx.agentId)
  return (await maybeOne(tx, postings.limit(1))) !== undefined
}

export interface NewDeed {
  kind: DeedKind
  subject: string
  change: unknown
  from: unknown
  staffId: number
  now: Date
  isImmediate: boolean
  /** Of the link that its owner gets. */
  linkHash: Buffer | null
}

export async function insertDeed(tx: Tx, deed: NewDeed): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('pending_deeds')
      .values({
        kind: deed.kind,
        subject: deed.subject,
        change: JSON.stringify(deed.change),
        from_state: JSON.stringify(deed.from),
        requested_by: deed.staffId,
        requested_at: deed.now,
        is_immediate: deed.isImmediate,
        link_hash: deed.linkHash,
        state: deed.isImmediate ? 'done' : 'waiting',
        ended_at: deed.isImmediate ? deed.now : null,
      })
      .returning('id'),
  )
  return id
}

export function findWaiting(tx: Tx, kind: DeedKind, subject: string) {
  return maybeOne(
    tx,
    build
      .selectFrom('pending_deeds')
      .select(columns)
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('state', '=', 'waiting'),
  )
}

/** Whether this person waits for one of these about that subject. */
export async function waitsAbout(
  tx: Tx,
  { subject, kinds, staffId }: { subject: string; kinds: readonly DeedKind[]; staffId: number },
): Promise<boolean> {
  const waiting = build.selectFrom('pending_deeds').select('id').where('state', '=', 'waiting')
  const about = waiting.where('kind', 'in', [...kinds]).where('subject', '=', subject)
  return (await rows(tx, about.where('requested_by', '=', staffId).limit(1))).length > 0
}

export function lockDeed(tx: Tx, id: number) {
  return maybeOne(tx, build.selectFrom('pending_deeds').select(columns).where('id', '=', id).forNoKeyUpdate())
}

/** Also one that has ended: its owner sees what became of it. */
export function lockDeedByLink(tx: Tx, linkHash: Buffer) {
  const deeds = build.selectFrom('pending_deeds').select(columns).where('link_hash', '=', linkHash)
  return maybeOne(tx, deeds.forNoKeyUpdate())
}

export type DeedRow = NonNullable<Awaited<ReturnType<typeof lockDeed>>>

const named = build
  .selectFrom('pending_deeds as d')
  .innerJoin('staff as asker', 'asker.id', 'd.requested_by')
  .leftJoin('staff as agreer', 'agreer.id', 'd.agreed_by')
  .leftJoin('staff as ender', 'ender.id', 'd.ended_by')
  .select([
    ...([
      'd.id',
      'd.kind',
      'd.subject',
      'd.change',
      'd.requested_by',
      'd.requested_at',
      'd.agreed_by',
    ] as const),
    ...(['d.agreed_at', 'd.clicked_at', 'd.ready_at', 'd.state', 'd.is_immediate', 'd.ended_at'] as const),
    ...(['d.end_reason', 'asker.name as asker', 'agreer.name as agreer', 'ender.name as ender'] as const),
  ])

/** More than a site ever asks for at a time. */
const mostWaiting = 500
const mostEnded = 50

export function listWaitingDeeds(tx: Tx) {
  return rows(tx, named.where('d.state', '=', 'waiting').orderBy('d.id').limit(mostWaiting))
}

export function listEndedDeeds(tx: Tx) {
  const ended = named.where('d.state', '!=', 'waiting')
  return rows(tx, ended.orderBy('d.ended_at', 'desc').orderBy('d.id', 'desc').limit(mostEnded))
}

/** What waits, and since when. */
export function sumWaitingDeeds(tx: Tx, now: Date) {
  const waiting = build.selectFrom('pending_deeds').where('state', '=', 'waiting')
  return one(
    tx,
    waiting.select([
      sql<number>`count(*)::int`.as('waiting'),
      sql<Date | null>`min(requested_at)`.as('oldest_at'),
      sql<number>`(count(*) filter (where requested_at <= ${after(now, day - deedTimes.endsDays * day)}))::int`.as(
        'late',
      ),
    ]),
  )
}

/** What nobody has said yes to a day after it was asked for: its mail at the request was not enough. */
export function sumOverlookedDeeds(tx: Tx, now: Date) {
  const waiting = build
    .selectFrom('pending_deeds')
    .where('state', '=', 'waiting')
    .where('ready_at', 'is', null)
  return one(
    tx,
    waiting
      .where('requested_at', '<=', after(now, -day))
      .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(requested_at)`.as('oldest_at')]),
  )
}

export function findDeedByLink(tx: Tx, linkHash: Buffer) {
  return maybeOne(tx, named.where('d.link_hash', '=', linkHash))
}

export type NamedDeed = Awaited<ReturnType<typeof listWaitingDeeds>>[number]

/** Those that are confirmed and whose time has come. */
export async function listRipeDeeds(tx: Tx, now: Date): Promise<number[]> {
  const ripe = build.selectFrom('pending_deeds').select('id').where('state', '=', 'waiting')
  return (await rows(tx, ripe.where('ready_at', '<=', now).orderBy('id'))).map(({ id }) => id)
}

export async function listOverdueDeeds(tx: Tx, requestedBefore: Date): Promise<number[]> {
  const old = build.selectFrom('pending_deeds').select('id').where('state', '=', 'waiting')
  return (await rows(tx, old.where('requested_at', '<=', requestedBefore).orderBy('id'))).map(({ id }) => id)
}

export function putAgreed(tx: Tx, id: number, agreed: { staffId: number; now: Date; readyAt: Date }) {
  return execute(
    tx,
    build
      .updateTable('pending_deeds')
      .set({ agreed_by: agreed.staffId, agreed_at: agreed.now, ready_at: agreed.readyAt })
      .where('id', '=', id),
  )
}

export function putClicked(tx: Tx, id: number, clicked: { now: Date; readyAt: Date }) {
  const { now, readyAt } = clicked
  return execute(
    tx,
    build.updateTable('pending_deeds').set({ clicked_at: now, ready_at: readyAt }).where('id', '=', id),
  )
}

export interface Ending {
  state: 'done' | 'stopped' | 'expired' | 'failed'
  now: Date
  by?: number
  reason?: string
}

export function putEnded(tx: Tx, id: number, { state, now, by, reason = '' }: Ending) {
  return execute(
    tx,
    build
      .updateTable('pending_deeds')
      .set({ state, ended_at: now, ended_by: by ?? null, end_reason: reason })
      .where('id', '=', id),
  )
}

const admins = build
  .selectFrom('staff')
  .select(['id', 'name', 'roles', 'state', 'admin_since', 'invited_by', 'created_at', 'totp_confirmed_at'])
  // Their accounts, this one among them.
  .select(sql<number[]>`array(select same_person(staff.id)::float8)`.as('selves'))

/** Every admin in office. */
export async function listAdmins(tx: Tx) {
  return withTies(tx, await rows(tx, admins.where('admin_since', 'is not', null).orderBy('id')))
}

export type AdminRow = Awaited<ReturnType<typeof listAdmins>>[number]

/** Shared until the transaction ends: nobody suspends them while something is done in their name. */
export async function shareHands(tx: Tx, staffIds: readonly number[]) {
  const shared = admins
    .where('id', 'in', [...staffIds])
    .orderBy('id')
    .forShare()
  return withTies(tx, await rows(tx, shared))
}

/** What one of the staff did for the power of another, and when. */
interface Tie {
  by: number
  to: number
  at: Date
}

/** With who has made them admin, and whom they have brought in themselves. */
async function withTies<Person extends { id: number }>(tx: Tx, people: readonly Person[]) {
  const given = await listGiven(tx)
  const brought = [...(await listInvited(tx)), ...given]
  return people.map(person => ({
    ...person,
    raised: given
      .filter(({ to, makesAdmin }) => to === person.id && makesAdmin)
      .map(({ by, at }) => ({ by, at })),
    brought: brought.filter(({ by }) => by === person.id).map(({ to, at }) => ({ to, at })),
  }))
}

/** Roles and second factors of admins and finance that a deed has given, as who asked for it did. */
async function listGiven(tx: Tx): Promise<(Tie & { makesAdmin: boolean })[]> {
  const makesAdmin = sql<boolean>`kind = 'staff-rights' and coalesce(change->'roles', from_state->'roles') ? 'admin'
    and (from_state->'roles' ? 'admin' and from_state->>'state' = 'active') is not true`
  const given = build
    .selectFrom('pending_deeds')
    .select(['subject', 'requested_by as by', 'ended_at as at', makesAdmin.as('makesAdmin')])
    .where('state', '=', 'done')
    .where('kind', 'in', ['staff-rights', 'staff-factor'])
  return (await rows(tx, given)).flatMap(({ subject, at, ...tie }) =>
    at ? [{ ...tie, to: Number(subject), at }] : [],
  )
}

async function listInvited(tx: Tx): Promise<Tie[]> {
  const invited = build.selectFrom('staff').select(['invited_by as by', 'id as to', 'created_at as at'])
  return (await rows(tx, invited.where('invited_by', 'is not', null))).flatMap(({ by, to, at }) =>
    by === null ? [] : [{ by, to, at }],
  )
}

/** The accounts among the staff that are the same person's, this one among them. */
export async function listSelves(tx: Tx, staffId: number): Promise<number[]> {
  const query = sql<{ id: number }>`select same_person(${staffId}) as id`
  return (await rows(tx, written(query))).map(({ id }) => id)
}

/** Where admins get their mail. What is about the safety of the site reaches also those who wanted no mail about queues. */
export function listAdminAddresses(tx: Tx) {
  return rows(
    tx,
    build
      .selectFrom('staff')
      .innerJoin('mail_addresses', 'mail_addresses.staff_id', 'staff.id')
      .select(['mail_addresses.address', 'mail_addresses.language'])
      .where('staff.admin_since', 'is not', null)
      .where('mail_addresses.bounced_at', 'is', null)
      .orderBy('staff.id'),
  )
}

export async function readStaffName(tx: Tx, staffId: number): Promise<string> {
  return (await one(tx, build.selectFrom('staff').select('name').where('id', '=', staffId))).name
}

/** What who runs the server has entered. */
export function findSiteOwner(tx: Tx) {
  return maybeOne(
    tx,
    build.selectFrom('site_owners').select(['email', 'language']).where('agent_id', '=', tx.agentId),
  )
}
