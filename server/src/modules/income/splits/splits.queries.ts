import { sql } from 'kysely'
import type { PaidFor } from '#contract/income/split'
import type { PartyAnswer, SplitState } from '#contract/income/split-state'
import { build, execute, maybeOne, rows, type Tx } from '../../../platform/database/query'

const splitColumns = [
  'id',
  'isrc',
  'owner_id',
  'from_month',
  'state',
  'proposed_at',
  'ends_at',
  'settled_at',
] as const

export interface SplitRow {
  id: number
  isrc: string
  owner_id: number
  /** By its first day. */
  from_month: string
  state: string
  proposed_at: Date
  ends_at: Date
  settled_at: Date | null
}

/** Whoever answers, takes back or ends a proposal holds it: they come one after the other. */
export function lockSplit(tx: Tx, id: number): Promise<SplitRow | undefined> {
  return maybeOne(tx, build.selectFrom('splits').select(splitColumns).where('id', '=', id).forNoKeyUpdate())
}

/** Of those whose time has passed; what somebody is answering at this moment comes the next time. */
export function lockDueSplits(tx: Tx, now: Date, most: number): Promise<SplitRow[]> {
  return rows(
    tx,
    build
      .selectFrom('splits')
      .select(splitColumns)
      .where('state', '=', 'proposed')
      .where('ends_at', '<=', now)
      .orderBy('ends_at')
      .orderBy('id')
      .limit(most)
      .forNoKeyUpdate()
      .skipLocked(),
  )
}

/** An open proposal whose time has passed before the daily run came by. */
export function lockDueProposal(tx: Tx, isrc: string, now: Date): Promise<SplitRow | undefined> {
  return maybeOne(
    tx,
    build
      .selectFrom('splits')
      .select(splitColumns)
      .where('isrc', '=', isrc)
      .where('state', '=', 'proposed')
      .where('ends_at', '<=', now)
      .forNoKeyUpdate(),
  )
}

export interface NewSplit {
  isrc: string
  ownerId: number
  fromMonth: string
  now: Date
  endsAt: Date
}

/** Undefined: another proposal for the recording is open. Whoever proposes at the same moment waits here for the first. */
export async function insertSplit(tx: Tx, wanted: NewSplit): Promise<number | undefined> {
  const added = await maybeOne(
    tx,
    build
      .insertInto('splits')
      .values({
        isrc: wanted.isrc,
        owner_id: wanted.ownerId,
        from_month: `${wanted.fromMonth}-01`,
        proposed_at: wanted.now,
        ends_at: wanted.endsAt,
      })
      // Written out: the index is found by these very words, and a value sent beside them would hide it.
      .onConflict(conflict =>
        conflict.columns(['agent_id', 'isrc']).where(sql<boolean>`state = 'proposed'`).doNothing(),
      )
      .returning('id'),
  )
  return added?.id
}

export function putSplitState(tx: Tx, id: number, state: SplitState, now: Date) {
  return execute(tx, build.updateTable('splits').set({ state, settled_at: now }).where('id', '=', id))
}

/** The split that was agreed last: the one that a change replaces. */
export function findStandingSplit(tx: Tx, isrc: string): Promise<SplitRow | undefined> {
  return maybeOne(
    tx,
    build
      .selectFrom('splits')
      .select(splitColumns)
      .where('isrc', '=', isrc)
      .where('state', '=', 'agreed')
      .orderBy('from_month', 'desc')
      .orderBy('id', 'desc')
      .limit(1),
  )
}

/** Newest first. */
export function listSplitRows(tx: Tx, isrc: string, most: number, below?: number): Promise<SplitRow[]> {
  return rows(
    tx,
    build
      .selectFrom('splits')
      .select(splitColumns)
      .where('isrc', '=', isrc)
      .$if(below !== undefined, query => query.where('id', '<', below as number))
      .orderBy('id', 'desc')
      .limit(most),
  )
}

/** What is proposed and what was agreed last, of each of these recordings. */
export function listCurrentSplits(tx: Tx, isrcs: readonly string[]): Promise<SplitRow[]> {
  return rows(
    tx,
    build
      .selectFrom('splits')
      .select(splitColumns)
      .where('isrc', 'in', isrcs)
      .where('state', 'in', ['proposed', 'agreed'])
      .distinctOn(['isrc', 'state'])
      .orderBy('isrc')
      .orderBy('state')
      .orderBy('from_month', 'desc')
      .orderBy('id', 'desc'),
  )
}

const partyColumns = [
  'id',
  'split_id',
  'mobile',
  'member_id',
  'part',
  'name',
  'role',
  'paid_for',
  'answer',
  'answered_at',
  'reminded_at',
] as const

export interface PartyRow {
  id: number
  split_id: number
  mobile: string
  member_id: number | null
  part: number
  name: string
  role: string
  paid_for: string
  answer: string
  answered_at: Date | null
  reminded_at: Date | null
}

export function listParties(tx: Tx, splitIds: readonly number[]): Promise<PartyRow[]> {
  return rows(
    tx,
    build.selectFrom('split_parties').select(partyColumns).where('split_id', 'in', splitIds).orderBy('id'),
  )
}

export function findParty(tx: Tx, id: number): Promise<PartyRow | undefined> {
  return maybeOne(tx, build.selectFrom('split_parties').select(partyColumns).where('id', '=', id))
}

export interface NewParty {
  mobile: string
  memberId: number | null
  part: number
  name: string
  role: string
  paidFor: PaidFor
  answer: PartyAnswer
}

export async function insertParties(tx: Tx, splitId: number, parties: readonly NewParty[], now: Date) {
  const added = await rows(
    tx,
    build
      .insertInto('split_parties')
      .values(
        parties.map(({ memberId, paidFor, answer, ...said }) => ({
          ...said,
          split_id: splitId,
          member_id: memberId,
          paid_for: paidFor,
          answer,
          answered_at: answer === 'invited' ? null : now,
        })),
      )
      .returning(['id', 'answer']),
  )
  return added.map(({ id, answer }) => ({ id, answer: answer as PartyAnswer }))
}

export function putAnswer(tx: Tx, id: number, memberId: number, answer: PartyAnswer, now: Date) {
  return execute(
    tx,
    build
      .updateTable('split_parties')
      .set({ answer, answered_at: now, member_id: memberId })
      .where('id', '=', id),
  )
}

export function putReminded(tx: Tx, id: number, now: Date) {
  return execute(tx, build.updateTable('split_parties').set({ reminded_at: now }).where('id', '=', id))
}

/** Who of them cannot be asked any more. */
export async function listClosed(tx: Tx, memberIds: readonly number[]): Promise<number[]> {
  if (memberIds.length === 0) return []
  const found = await rows(
    tx,
    build.selectFrom('members').select('id').where('id', 'in', memberIds).where('state', '=', 'closed'),
  )
  return found.map(({ id }) => id)
}

/** Where an invitation goes: to the account that is known, else to whoever has the number. */
export function findInvited(tx: Tx, partyId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('split_parties as party')
      .innerJoin('splits', 'splits.id', 'party.split_id')
      .innerJoin('agents', 'agents.id', 'splits.agent_id')
      .innerJoin('agent_domains', join =>
        join.onRef('agent_domains.agent_id', '=', 'agents.id').on('agent_domains.is_primary', '=', true),
      )
      .leftJoin('members as member', join =>
        join.on(
          sql<boolean>`member.id = coalesce(party.member_id, (select id from members where mobile = party.mobile))
            and member.state in ('active', 'closing')`,
        ),
      )
      .select([
        'agents.presentation',
        'agent_domains.domain',
        'party.mobile as invited_mobile',
        'party.member_id as known_id',
        'member.id as member_id',
        'member.mobile',
      ])
      .where('party.id', '=', partyId)
      .where('party.answer', '=', 'invited')
      .where('splits.state', '=', 'proposed'),
  )
}

/** Proposals that the member made or has a part in, in the order of locks. */
export function lockOpenSplitsOf(tx: Tx, memberId: number, mobile: string): Promise<SplitRow[]> {
  const withPart = build
    .selectFrom('split_parties')
    .select('split_id')
    .where(eb => eb.or([eb('member_id', '=', memberId), eb('mobile', '=', mobile)]))
  return rows(
    tx,
    build
      .selectFrom('splits')
      .select(splitColumns)
      .where('state', '=', 'proposed')
      .where(eb => eb.or([eb('owner_id', '=', memberId), eb('id', 'in', withPart)]))
      .orderBy('id')
      .forNoKeyUpdate(),
  )
}

export function forgetPartiesOf(tx: Tx, memberId: number) {
  return execute(
    tx,
    build
      .updateTable('split_parties')
      .set({ mobile: `closed ${memberId}`, name: '' })
      .where('member_id', '=', memberId),
  )
}
