import { sql } from 'kysely'
import { maybeOne, rows, type Tx, written } from '../../../platform/database/query'
import { isWithoutConsent } from './without-consent'

/** Withdrawals nobody has approved yet that hold a bill of this posting. */
export async function listHoldingPosting(tx: Tx, postingId: number): Promise<number[]> {
  const found = await rows(
    tx,
    written(sql<{ id: number }>`
      select distinct withdrawal.id from bills bill
      join withdrawal_bills bound on bound.bill_id = bill.id and bound.is_bound
      join withdrawals withdrawal on withdrawal.id = bound.withdrawal_id and withdrawal.state in ('submitted', 'to_confirm')
      where bill.posting_id = ${postingId} and bill.status = 2 order by withdrawal.id`),
  )
  return found.map(({ id }) => id)
}

export async function isAnyUnapproved(tx: Tx, billIds: readonly number[]): Promise<boolean> {
  const found = await maybeOne(
    tx,
    written(sql<{ id: number }>`
      select withdrawal.id from withdrawal_bills bound
      join withdrawals withdrawal on withdrawal.id = bound.withdrawal_id and withdrawal.state in ('submitted', 'to_confirm')
      where bound.is_bound and bound.bill_id = any(${billIds}::bigint[]) limit 1`),
  )
  return found !== undefined
}

/**
 * Of the account: what is not over yet, what could still be withdrawn, in minor units, and whether what was to be paid before it closes has come
 * back.
 */
export async function readRemains(tx: Tx, memberId: number) {
  const found = await rows(
    tx,
    written(sql<{ open: number; available: string; came_back: boolean }>`
      select (select count(*)::int from withdrawals where member_id = ${memberId}
              and state in ('submitted', 'to_confirm', 'approved', 'in_batch', 'failed', 'returned')) as open,
             (select coalesce(sum(share_minor), 0)::text from bills where member_id = ${memberId} and status = 1) as available,
             exists (select from members member
                     join withdrawals withdrawal on withdrawal.member_id = member.id and withdrawal.kind = 'closing' and withdrawal.ended_at is not null
                     join withdrawal_bills freed on freed.withdrawal_id = withdrawal.id
                     join bills bill on bill.id = freed.bill_id and bill.status = 1
                     where member.id = ${memberId} and member.state = 'closing') as came_back`),
  )
  const [{ open, available, came_back } = { open: 0, available: '0', came_back: false }] = found
  return { open, available: BigInt(available), came_back }
}

/** Nobody has confirmed the new tax in time. */
export async function listLapsed(tx: Tx, now: Date, most: number): Promise<number[]> {
  const found = await rows(
    tx,
    written(sql<{ id: number }>`
      select id from withdrawals where state = 'to_confirm' and confirm_until <= ${now} order by id limit ${most}`),
  )
  return found.map(({ id }) => id)
}

/** To a guardian's account, and not approved yet. */
export async function listToGuardians(tx: Tx, after: number, most: number): Promise<number[]> {
  const found = await rows(
    tx,
    written(sql<{ id: number }>`
      select withdrawal.id from withdrawals withdrawal
      join bank_accounts account on account.id = withdrawal.account_id and account.holder_kind = 'guardian'
      join members member on member.id = withdrawal.member_id and not ${isWithoutConsent}
      where withdrawal.state in ('submitted', 'to_confirm') and withdrawal.id > ${after}
      order by withdrawal.id limit ${most}`),
  )
  return found.map(({ id }) => id)
}
