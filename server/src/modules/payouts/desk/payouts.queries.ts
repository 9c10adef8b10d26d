import { type SqlBool, sql } from 'kysely'
import type { payoutSorts } from '#contract/payouts/payout-desk-calls'
import type { WithdrawalState } from '#contract/payouts/withdrawal-state'
import { build, maybeOne, one, rows, type Tx, written } from '../../../platform/database/query'
import { isFound } from '../withdrawals/found-withdrawal'
import { handsBefore } from '../withdrawals/hands-before'
import { isOwnAccount } from '../withdrawals/own-account'
import type { Handler } from '../withdrawals/payouts.policy'
import { isWithoutConsent } from '../withdrawals/without-consent'

export interface QueuePlace {
  unusual: number
  net: number
  id: number
}

export interface QueuePage {
  state: WithdrawalState
  sort: (typeof payoutSorts)[number]
  query?: string
  after?: QueuePlace
  limit: number
}

export function listQueueRows(tx: Tx, { state, sort, query: wanted, after, limit }: QueuePage) {
  let query = build
    .selectFrom('withdrawals as withdrawal')
    .innerJoin('members as member', 'member.id', 'withdrawal.member_id')
    .selectAll('withdrawal')
    .select('member.nickname')
    .where('withdrawal.state', '=', state)
    .limit(limit)
  if (sort === 'unusual') query = query.orderBy('withdrawal.unusual_count', 'desc')
  if (sort === 'amount') query = query.orderBy('withdrawal.net_minor', 'desc')
  query = query.orderBy('withdrawal.id')
  if (after) query = query.where(behind(sort, after))
  if (wanted) query = query.where(isFound(wanted))
  return rows(tx, query)
}

function behind(sort: QueuePage['sort'], { unusual, net, id }: QueuePlace) {
  if (sort === 'unusual')
    return sql<SqlBool>`(-withdrawal.unusual_count, withdrawal.id) > (${-unusual}, ${id})`
  if (sort === 'amount') return sql<SqlBool>`(-withdrawal.net_minor, withdrawal.id) > (${-net}, ${id})`
  return sql<SqlBool>`withdrawal.id > ${id}`
}

/** Of those that are not over: what was paid once has its own lists. */
export function sumStates(tx: Tx) {
  return rows(
    tx,
    build
      .selectFrom('withdrawals')
      .select([
        'state',
        sql<number>`count(*)::int`.as('payouts'),
        sql<string>`sum(net_minor)::text`.as('net'),
      ])
      .where('state', 'in', ['submitted', 'to_confirm', 'approved', 'in_batch', 'failed', 'returned'])
      .groupBy('state'),
  )
}

/** What this one may pay, as `whyNotPay` says it. */
export function sumPayouts(tx: Tx, { staffId }: Handler) {
  const sent = handsBefore(sql`own.withdrawal_id in (select id from withdrawals where state = 'approved')`)
  return one(
    tx,
    written(sql<{ payouts: number; net: string }>`
      select count(*)::int as payouts, coalesce(sum(withdrawal.net_minor), 0)::text as net
      from withdrawals withdrawal
      join members member on member.id = withdrawal.member_id
      where withdrawal.state = 'approved' and not ${isOwnAccount(staffId, sql.ref('withdrawal.member_id'))}
        and (member.state <> 'frozen' or (withdrawal.kind = 'closing' and ${isWithoutConsent}))
        and not exists (select from withdrawal_approvals a where a.withdrawal_id = withdrawal.id and a.staff_id in (select same_person(${staffId})))
        and not exists (select from income_claims c where c.withdrawal_id = withdrawal.id and c.proposed_by in (select same_person(${staffId})))
        and withdrawal.id not in (select hands.withdrawal_id from (${sent}) as hands where hands.staff_id in (select same_person(${staffId})))`),
  )
}

/**
 * Of each, what else the same payee waits for or was approved for since then, in minor units: one person, under whichever account. What came to
 * nothing does not count.
 */
export async function sumOthers(tx: Tx, ids: readonly number[], since: Date): Promise<Map<number, bigint>> {
  if (ids.length === 0) return new Map()
  const found = await rows(
    tx,
    written(sql<{ id: number; sum: string }>`
      select withdrawal.id, sum(other.net_minor)::text as sum
      from withdrawals withdrawal
      join withdrawals other on other.agent_id = withdrawal.agent_id and other.id <> withdrawal.id and other.currency = withdrawal.currency
        and (other.member_id = withdrawal.member_id or other.person_index = withdrawal.person_index)
        and (other.state in ('submitted', 'to_confirm')
          or (other.state in ('approved', 'in_batch', 'paid', 'failed', 'returned') and other.approved_at >= ${since}))
      where withdrawal.id = any(${ids}::bigint[])
      group by withdrawal.id`),
  )
  return new Map(found.map(({ id, sum }) => [id, BigInt(sum)]))
}

export async function nextBatchNumber(tx: Tx): Promise<number> {
  const { number } = await one(
    tx,
    build
      .selectFrom('agent_counters')
      .select(sql<number>`coalesce(max(value), 0) + 1`.as('number'))
      .where('name', '=', 'payout batches'),
  )
  return number
}

/** Everything about the member and the account that is not in the withdrawal. */
export function findPayoutFacts(tx: Tx, withdrawalId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('withdrawals as withdrawal')
      .innerJoin('members as member', 'member.id', 'withdrawal.member_id')
      .innerJoin('members as submitter', 'submitter.id', 'withdrawal.submitted_by')
      .innerJoin('bank_accounts as account', 'account.id', 'withdrawal.account_id')
      .leftJoin('uploads as upload', 'upload.id', 'withdrawal.invoice_upload_id')
      .selectAll('withdrawal')
      .select([
        'member.nickname',
        'member.state as member_state',
        'member.created_at as registered_at',
        'member.verified_at',
      ])
      .select(['member.sensitive_change', 'member.sensitive_change_at', 'submitter.nickname as submitter'])
      .select([
        'account.holder',
        'account.holder_kind',
        'account.bank_name',
        'account.branch',
        'account.cnaps',
      ])
      .select(['account.number_end', 'account.bound_at', 'account.ended_at as account_ended_at'])
      .select(['upload.storage_key', 'upload.is_sealed', 'upload.media_type'])
      .where('withdrawal.id', '=', withdrawalId),
  )
}

export function findAccountBefore(tx: Tx, memberId: number, accountId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('bank_accounts')
      .select(['number_end', 'bound_at', 'ended_at'])
      .where('member_id', '=', memberId)
      .where('id', '<', accountId)
      .where('ended_at', 'is not', null)
      .orderBy('id', 'desc')
      .limit(1),
  )
}

export function listPaidBefore(tx: Tx, memberId: number, withdrawalId: number) {
  return rows(
    tx,
    build
      .selectFrom('withdrawals')
      .select(['id', 'net_minor', 'paid_at'])
      .where('member_id', '=', memberId)
      .where('id', '<', withdrawalId)
      .where('state', '=', 'paid')
      .orderBy('id', 'desc')
      .limit(6),
  )
}

/** Open questions about the withdrawal or one of its bills. */
export function listOpenTickets(tx: Tx, memberId: number, withdrawalId: number) {
  return rows(
    tx,
    written(sql<{ id: number; number: string; subject: string }>`
      select id, number, subject from tickets
      where member_id = ${memberId} and state <> 'closed'
        and ((about_kind = 'withdrawal' and about_id = ${withdrawalId})
          or (about_kind = 'bill' and about_id in (select bill_id from withdrawal_bills where withdrawal_id = ${withdrawalId})))
      order by id desc limit 20`),
  )
}

interface PayoutDispute {
  withdrawal_id: number
  id: number
  number: string
  holds_income: boolean
}

/** Open claims that count, and those that hold income: about the member's releases, bills held for them, or bills of the withdrawal. */
export function listDisputesOf(tx: Tx, withdrawalIds: readonly number[]): Promise<PayoutDispute[]> {
  if (withdrawalIds.length === 0) return Promise.resolve([])
  const ids = sql.join(withdrawalIds)
  return rows(
    tx,
    written(sql<PayoutDispute>`
      select found.withdrawal_id, claim.id, claim.number, claim.is_in_force as holds_income
      from (
        select withdrawal.id as withdrawal_id, claim.id as case_id
        from withdrawals withdrawal
        join works work on work.member_id = withdrawal.member_id
        join infringement_cases claim on claim.work_id = work.id
        where withdrawal.id in (${ids}) and (claim.is_in_force or (claim.is_open and claim.email_confirmed_at is not null))
        union
        select withdrawal.id, bill.held_for
        from withdrawals withdrawal join bills bill on bill.member_id = withdrawal.member_id and bill.held_for is not null
        where withdrawal.id in (${ids})
        union
        select taken.withdrawal_id, disputed.case_id
        from withdrawal_bills taken
        join bill_tracks part on part.bill_id = taken.bill_id
        join disputed_recordings disputed on disputed.isrc = part.isrc or (part.isrc = '' and disputed.work_id = part.work_id)
        where taken.withdrawal_id in (${ids})
      ) found
      join infringement_cases claim on claim.id = found.case_id
      order by found.withdrawal_id, claim.id`),
  )
}

export function listTaxRows(tx: Tx, month: string, after: number | undefined, limit: number) {
  let query = build
    .selectFrom('tax_lines as line')
    .innerJoin('members as member', 'member.id', 'line.member_id')
    .select(['line.id', 'line.at', 'line.member_id', 'member.nickname', 'line.withdrawal_id', 'line.kind'])
    .select(['line.rule', 'line.about_month', 'line.currency'])
    .select([sql<string>`line.income_minor::text`.as('income'), sql<string>`line.tax_minor::text`.as('tax')])
    .where('line.month', '=', month)
    .orderBy('line.id')
    .limit(limit)
  if (after !== undefined) query = query.where('line.id', '>', after)
  return rows(tx, query)
}

export function sumTaxMonth(tx: Tx, month: string) {
  return one(
    tx,
    build
      .selectFrom('tax_lines')
      .select([
        sql<number>`count(distinct person_index)::int`.as('people'),
        sql<string>`coalesce(sum(income_minor), 0)::text`.as('income'),
        sql<string>`coalesce(sum(tax_minor), 0)::text`.as('tax'),
      ])
      .where('month', '=', month),
  )
}

/** What the ledger wrote on the account of tax in those days. */
export async function sumLedgerTax(tx: Tx, from: Date, to: Date): Promise<string> {
  const { tax } = await one(
    tx,
    written(sql<{ tax: string }>`
      select coalesce(-sum(entry.amount), 0)::text as tax from ledger_entries entry
      join ledger_accounts account on account.id = entry.account_id and account.kind = 'tax_due'
      join ledger_transactions written on written.id = entry.transaction_id
      where written.at >= ${from} and written.at < ${to}`),
  )
  return tax
}

export async function listTaxMonths(tx: Tx): Promise<string[]> {
  const found = await rows(
    tx,
    build.selectFrom('tax_lines').select('month').groupBy('month').orderBy('month', 'desc').limit(120),
  )
  return found.map(({ month }) => month.slice(0, 7))
}
