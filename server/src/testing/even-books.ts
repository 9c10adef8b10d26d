// What has to hold about payouts at every moment: the ledger says what withdrawals and bills say, and no bill is where it must not be.
import { expect } from 'vitest'

type Ask = <R extends Record<string, unknown>>(sql: string, values?: unknown[]) => Promise<R[]>

/** Of withdrawals alone, whatever reports and payers do besides. */
export async function expectEvenWithdrawals(ask: Ask): Promise<void> {
  const [books] = await ask<Record<string, string>>(`
    select (select coalesce(sum(amount), 0) from ledger_entries)::text as zero,
           (select coalesce(-sum(balance), 0) from ledger_accounts where kind = 'in_withdrawal')::text as in_withdrawal,
           (select coalesce(sum(case when state in ('submitted', 'to_confirm') then share_minor else net_minor end), 0) from withdrawals
            where state in ('submitted', 'to_confirm', 'approved', 'in_batch', 'failed', 'returned'))::text as on_the_way,
           (select coalesce(-sum(entry.amount), 0) from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
            join ledger_transactions head on head.id = entry.transaction_id
            where account.kind = 'bank' and head.kind in ('payout', 'payout_returned'))::text as bank,
           (select coalesce(sum(net_minor), 0) from withdrawals where state = 'paid')::text as paid,
           (select coalesce(-sum(balance), 0) from ledger_accounts where kind = 'tax_due')::text as tax_due,
           (select coalesce(sum(tax_minor), 0) from tax_lines)::text as tax_lines,
           (select coalesce(-sum(balance), 0) from ledger_accounts where kind = 'fees')::text as fees,
           (select coalesce(sum(fee_minor), 0) from withdrawals where approved_at is not null and state <> 'void')::text as taken`)
  expect(books).toMatchObject({ zero: '0' })
  expect(books?.in_withdrawal).toBe(books?.on_the_way)
  expect(books?.bank).toBe(books?.paid)
  expect(books?.tax_due).toBe(books?.tax_lines)
  expect(books?.fees).toBe(books?.taken)
  const odd = await ask(`
    select bill.id, bill.status, withdrawal.state from bills bill
    left join withdrawal_bills bound on bound.bill_id = bill.id and bound.is_bound
    left join withdrawals withdrawal on withdrawal.id = bound.withdrawal_id
    where case when withdrawal.state is null then bill.status in (2, 3)
               else bill.status <> case when withdrawal.state = 'paid' then 3 else 2 end end`)
  expect(odd).toEqual([])
}

/** Where every bill was available once and nothing else has happened to any. */
export async function expectEvenBooks(ask: Ask): Promise<void> {
  await expectEvenWithdrawals(ask)
  const [books] = await ask<Record<string, string>>(`
    select (select coalesce(-sum(balance), 0) from ledger_accounts where kind = 'member_available')::text as available,
           (select coalesce(sum(share_minor), 0) from bills where status = 1)::text as bills,
           (select count(*) from bills where status not in (1, 2, 3))::text as others`)
  expect(books?.available).toBe(books?.bills)
  expect(books?.others).toBe('0')
}
