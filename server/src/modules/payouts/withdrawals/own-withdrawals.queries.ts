import { type SqlBool, sql } from 'kysely'
import { beginOfDay } from '#contract/china-months'
import type { WithdrawalState } from '#contract/payouts/withdrawal-state'
import { build, one, rows, type Tx } from '../../../platform/database/query'
import { channelOfBill } from '../../income/income.public'

export interface WithdrawalFilter {
  memberId: number
  state?: WithdrawalState
  /** Days in China, both included. */
  from?: string
  to?: string
}

/** The newest first. */
export function listWithdrawalRows(
  tx: Tx,
  { memberId, state, from, to, after, limit }: WithdrawalFilter & { after?: number; limit: number },
) {
  let query = shown()
    .where('withdrawal.member_id', '=', memberId)
    .orderBy('withdrawal.id', 'desc')
    .limit(limit)
  if (state) query = query.where('withdrawal.state', '=', state)
  if (from) query = query.where(sql<SqlBool>`withdrawal.submitted_at >= ${beginOfDay(from)}`)
  if (to) query = query.where(sql<SqlBool>`withdrawal.submitted_at < ${endOfDay(to)}`)
  if (after !== undefined) query = query.where('withdrawal.id', '<', after)
  return rows(tx, query)
}

const endOfDay = (day: string) => new Date(beginOfDay(day).getTime() + 86_400_000)

export async function findOwnWithdrawal(tx: Tx, memberId: number, id: number) {
  const [found] = await rows(
    tx,
    shown().where('withdrawal.member_id', '=', memberId).where('withdrawal.id', '=', id),
  )
  return found
}

function shown() {
  return build
    .selectFrom('withdrawals as withdrawal')
    .innerJoin('bank_accounts as account', 'account.id', 'withdrawal.account_id')
    .selectAll('withdrawal')
    .select(['account.holder', 'account.bank_name', 'account.number_end'])
    .select(
      sql<number>`(select count(*) from withdrawal_bills b where b.withdrawal_id = withdrawal.id)::int`.as(
        'bills',
      ),
    )
}

export type OwnWithdrawalRow = Awaited<ReturnType<typeof listWithdrawalRows>>[number]

export function listEvents(tx: Tx, withdrawalIds: readonly number[]) {
  if (withdrawalIds.length === 0) return Promise.resolve([])
  return rows(
    tx,
    build
      .selectFrom('withdrawal_events as event')
      .leftJoin('staff', 'staff.id', 'event.staff_id')
      .leftJoin('members as person', 'person.id', 'event.person_id')
      .select(['event.withdrawal_id', 'event.event', 'event.at', 'event.reason', 'event.details'])
      .select(['staff.name as staff_name', 'person.nickname as person_name'])
      .where('event.withdrawal_id', 'in', withdrawalIds)
      .orderBy('event.id'),
  )
}

export type EventRow = Awaited<ReturnType<typeof listEvents>>[number]

export function listWithdrawnBills(tx: Tx, withdrawalId: number) {
  return rows(
    tx,
    build
      .selectFrom('withdrawal_bills as bound')
      .innerJoin('bills as bill', 'bill.id', 'bound.bill_id')
      .select(['bill.id', 'bill.month', channelOfBill.as('sp_names'), 'bill.tag', 'bound.is_joined'])
      .select([
        sql<string>`bill.total_minor::text`.as('total_minor'),
        sql<string>`bill.share_minor::text`.as('share_minor'),
      ])
      .where('bound.withdrawal_id', '=', withdrawalId)
      .orderBy('bound.is_joined')
      .orderBy('bill.share_minor', 'desc')
      .orderBy('bill.id'),
  )
}

/** Net amounts, and what was withheld of what was paid. */
export async function sumWithdrawals(tx: Tx, memberId: number) {
  return one(
    tx,
    build
      .selectFrom('withdrawals')
      .select([
        sql<string>`coalesce(sum(net_minor) filter (where state in ('submitted', 'to_confirm', 'approved', 'in_batch', 'failed', 'returned')), 0)::text`.as(
          'on_the_way',
        ),
        sql<string>`coalesce(sum(net_minor) filter (where state = 'paid'), 0)::text`.as('paid'),
        sql<string>`coalesce(sum(tax_minor + due_minor) filter (where state = 'paid'), 0)::text`.as(
          'withheld',
        ),
      ])
      .where('member_id', '=', memberId),
  )
}
