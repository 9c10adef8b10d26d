import { type Selectable, sql } from 'kysely'
import type { WithdrawalKind } from '#contract/payouts/withdrawal'
import type { WithdrawalState } from '#contract/payouts/withdrawal-state'
import { oneOf } from '../../../platform/database/one-of'
import { build, execute, maybeOne, one, rows, type Tx, written } from '../../../platform/database/query'
import type { DB } from '../../../platform/database/schema'
import type { Figures } from '../tax/compute-figures'
import { payableSince } from './payable-since'

export type WithdrawalRow = Omit<Selectable<DB['withdrawals']>, 'state'> & { state: WithdrawalState }

const amount = (value: bigint) => sql<number>`${value}`

const figureColumns = ({ tax, due, fee, net, rule, computation }: Figures) => ({
  ...{ tax_minor: amount(tax), due_minor: amount(due), fee_minor: amount(fee), net_minor: amount(net) },
  ...{ rule, computation: JSON.stringify(computation) },
})

/** What the agent says about payouts, as it is now and not as a server remembers it. */
export function readTerms(tx: Tx) {
  return one(
    tx,
    build
      .selectFrom('agents')
      .select(['currency', 'withdrawal_minimum', 'withdrawal_fee', 'tax_rule', 'double_approval_above']),
  )
}

export interface NewWithdrawal {
  memberId: number
  kind: WithdrawalKind
  currency: string
  figures: Figures
  person: { index: Buffer; document: string; sealed?: Buffer }
  accountId: number
  invoice?: { number: string; uploadId: string }
  submittedBy: number
  unusual: unknown
  now: Date
}

export async function insertWithdrawal(tx: Tx, wanted: NewWithdrawal): Promise<WithdrawalRow> {
  const { figures, person, invoice, now } = wanted
  const row = await one(
    tx,
    build
      .insertInto('withdrawals')
      .values({
        ...{ member_id: wanted.memberId, kind: wanted.kind, currency: wanted.currency },
        ...{ gross_minor: amount(figures.gross), share_minor: amount(figures.share) },
        ...figureColumns(figures),
        ...{ person_index: person.index, document: person.document, account_id: wanted.accountId },
        person_sealed: person.sealed ?? null,
        ...{ invoice_number: invoice?.number ?? null, invoice_upload_id: invoice?.uploadId ?? null },
        ...{ submitted_by: wanted.submittedBy, submitted_at: now },
        unusual: JSON.stringify(wanted.unusual),
      })
      .returningAll(),
  )
  return row as WithdrawalRow
}

export async function insertWithdrawalBills(
  tx: Tx,
  withdrawalId: number,
  bills: readonly { id: number; share_minor: number; isJoined: boolean }[],
): Promise<void> {
  const query = sql`
    insert into withdrawal_bills (withdrawal_id, bill_id, share_minor, is_joined)
    select ${withdrawalId}::bigint, bill.* from unnest(${bills.map(({ id }) => id)}::bigint[],
      ${bills.map(({ share_minor }) => share_minor)}::bigint[], ${bills.map(({ isJoined }) => isJoined)}::boolean[]) as bill`
  await execute(tx, written(query))
}

/** By ascending id: whoever locks several waits in the same order. */
export async function lockWithdrawals(tx: Tx, ids: readonly number[]): Promise<WithdrawalRow[]> {
  if (ids.length === 0) return []
  const found = await rows(
    tx,
    build.selectFrom('withdrawals').selectAll().where('id', '=', oneOf(ids)).orderBy('id').forNoKeyUpdate(),
  )
  return found as WithdrawalRow[]
}

export async function lockOwnWithdrawal(tx: Tx, memberId: number, id: number) {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('withdrawals')
      .selectAll()
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .forNoKeyUpdate(),
  )
  return found as WithdrawalRow | undefined
}

/** Those that can still be stopped, of one member. */
export async function lockUnapproved(tx: Tx, memberId: number): Promise<WithdrawalRow[]> {
  const found = await rows(
    tx,
    build
      .selectFrom('withdrawals')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('state', 'in', ['submitted', 'to_confirm'])
      .orderBy('id')
      .forNoKeyUpdate(),
  )
  return found as WithdrawalRow[]
}

/** Unlocked: to know whom to lock. */
export async function findWithdrawals(tx: Tx, ids: readonly number[]): Promise<WithdrawalRow[]> {
  if (ids.length === 0) return []
  const found = await rows(
    tx,
    build.selectFrom('withdrawals').selectAll().where('id', '=', oneOf(ids)).orderBy('id'),
  )
  return found as WithdrawalRow[]
}

/** A day in China. Absent: nobody has approved it. */
export async function findPayableSince(tx: Tx, id: number): Promise<string | undefined> {
  const query = sql<{ day: string | null }>`
    select ${payableSince} as day from withdrawals withdrawal where withdrawal.id = ${id}`
  return (await maybeOne(tx, written(query)))?.day ?? undefined
}

/** Whose chosen bills are exactly these, and that has not ended. Bills below zero join by themselves, whether they were named or not. */
export async function findSameBills(
  tx: Tx,
  memberId: number,
  billIds: readonly number[],
): Promise<WithdrawalRow | undefined> {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('withdrawals as withdrawal')
      .innerJoin('withdrawal_bills as bound', 'bound.withdrawal_id', 'withdrawal.id')
      .selectAll('withdrawal')
      .where('withdrawal.member_id', '=', memberId)
      .where('bound.is_bound', '=', true)
      .where('bound.bill_id', '=', billIds[0] ?? 0)
      .where(
        sql<string>`(select array_agg(b.bill_id order by b.bill_id) from withdrawal_bills b
                     where b.withdrawal_id = withdrawal.id and (not b.is_joined or b.bill_id = any(${billIds}::bigint[])))`,
        '=',
        sql<string>`${[...billIds].sort((a, b) => a - b)}::bigint[]`,
      ),
  )
  return found as WithdrawalRow | undefined
}

export interface Along {
  figures?: Figures
  round?: number
  confirm_until?: Date | null
  approved_at?: Date
  paid_at?: Date
  bank_reference?: string
  ended_at?: Date
  reason?: string
}

/** Only `move-withdrawal.ts` writes a state. */
export async function putWithdrawal(
  tx: Tx,
  id: number,
  state: WithdrawalState,
  { figures, ...along }: Along,
): Promise<void> {
  await execute(
    tx,
    build
      .updateTable('withdrawals')
      .set({
        ...{ ...along, state, version: sql<number>`version + 1` },
        ...(figures ? figureColumns(figures) : {}),
      })
      .where('id', '=', id),
  )
}

/** Many at once, to one state. Only `move-withdrawal.ts` writes a state. */
export async function putStates(tx: Tx, ids: readonly number[], state: WithdrawalState): Promise<void> {
  const query = sql`update withdrawals set state = ${state}, confirm_until = null, version = version + 1 where id = any(${ids}::bigint[])`
  const moved = await execute(tx, written(query))
  if (moved !== ids.length) throw new Error('a withdrawal that is to move is not there')
}

export interface NewEvent {
  withdrawalId: number
  event: string
  at: Date
  staffId?: number
  personId?: number
  reason?: string
  details?: Record<string, unknown>
}

export async function insertEvent(tx: Tx, wanted: NewEvent): Promise<void> {
  const { withdrawalId, event, at, staffId = null, personId = null, reason = '', details = {} } = wanted
  await execute(
    tx,
    build.insertInto('withdrawal_events').values({
      ...{ withdrawal_id: withdrawalId, event, at, staff_id: staffId, person_id: personId, reason },
      details: JSON.stringify(details),
    }),
  )
}

/** The same of many. */
export async function insertEvents(
  tx: Tx,
  withdrawalIds: readonly number[],
  wanted: Omit<NewEvent, 'withdrawalId'>,
): Promise<void> {
  const { event, at, staffId = null, personId = null, reason = '', details = {} } = wanted
  const query = sql`
    insert into withdrawal_events (withdrawal_id, event, at, staff_id, person_id, reason, details)
    select id, ${event}::text, ${at}::timestamptz, ${staffId}::bigint, ${personId}::bigint, ${reason}::text, ${JSON.stringify(details)}::jsonb
    from unnest(${withdrawalIds}::bigint[]) with ordinality as moved (id, position) order by position`
  await execute(tx, written(query))
}

export async function listBoundBills(tx: Tx, withdrawalId: number): Promise<number[]> {
  const found = await rows(
    tx,
    build
      .selectFrom('withdrawal_bills')
      .select('bill_id')
      .where('withdrawal_id', '=', withdrawalId)
      .orderBy('bill_id'),
  )
  return found.map(({ bill_id }) => bill_id)
}

export async function insertApproval(
  tx: Tx,
  approval: { withdrawalId: number; round: number; staffId: number; now: Date },
): Promise<void> {
  await execute(
    tx,
    build
      .insertInto('withdrawal_approvals')
      .values({
        ...{ withdrawal_id: approval.withdrawalId, round: approval.round },
        ...{ staff_id: approval.staffId, approved_at: approval.now },
      })
      .onConflict(conflict => conflict.doNothing()),
  )
}

/** Of all rounds: who approved other figures of it does not pay it either. */
export function listApprovals(tx: Tx, withdrawalIds: readonly number[]) {
  if (withdrawalIds.length === 0) return Promise.resolve([])
  return rows(
    tx,
    build
      .selectFrom('withdrawal_approvals as approval')
      .innerJoin('staff', 'staff.id', 'approval.staff_id')
      .select([
        'approval.withdrawal_id',
        'approval.round',
        'approval.staff_id',
        'approval.approved_at',
        'staff.name',
      ])
      .select(sql<boolean>`staff.state = 'active' and 'finance' = any (staff.roles)`.as('is_in_office'))
      .where('approval.withdrawal_id', 'in', withdrawalIds)
      .orderBy('approval.approved_at'),
  )
}

/** The one that waits for the bank's word, if it went with a batch. */
export async function settleItem(
  tx: Tx,
  withdrawalId: number,
  outcome: 'paid' | 'failed',
  now: Date,
): Promise<void> {
  await execute(
    tx,
    build
      .updateTable('payout_batch_items')
      .set({ outcome, settled_at: now })
      .where('withdrawal_id', '=', withdrawalId)
      .where('outcome', 'is', null),
  )
}
