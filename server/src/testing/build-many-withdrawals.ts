// buildManyWithdrawals(): as many submitted withdrawals as a large site has, of a member and a bill each, with the ledger as their requests would have left it.
import { royaltyTaxOn, royaltyToday } from '#contract/payouts/royalty-tax'
import { credit, debit, writeTransaction } from '../modules/income/income.public'
import type { Database } from '../platform/database/database'
import type { Tx } from '../platform/database/query'
import { insertPosting } from './build-posting'

interface Place {
  database: Database
  agentId: number
}

interface Wanted {
  count: number
  /** In minor units. */
  share?: number
  /** Of staff: they are approved by them. */
  approvedBy?: number
}

/** Their ids, ascending. */
export function buildManyWithdrawals({ database, agentId }: Place, wanted: Wanted): Promise<number[]> {
  const { count, share = 60_000, approvedBy } = wanted
  const tax = Number(royaltyTaxOn(BigInt(share), royaltyToday()))
  return database.change(agentId, async tx => {
    const many = async (sql: string, ...values: unknown[]) =>
      (await tx.run<{ id: number }>(sql, values)).rows.map(({ id }) => id)
    const members = await many(
      `insert into members (mobile, password_hash, nickname)
       select 'many ' || gen_random_uuid(), '-', 'many' from generate_series(1, $1::int) returning id`,
      count,
    )
    await many(
      `insert into bank_accounts (member_id, kind, holder_kind, holder, holder_index, number_sealed, number_index, number_end, bank_code, bank_name, bound_at, bound_by)
       select id, 'card', 'member', '陈夜航', int8send(id), 's', int8send(id), '0000', 'ICBC', '中国工商银行', now(), id from unnest($1::bigint[]) as id returning id`,
      members,
    )
    const ids = await many(
      `insert into withdrawals (member_id, currency, gross_minor, share_minor, tax_minor, fee_minor, net_minor, rule, computation, person_index, document, account_id, submitted_by, submitted_at)
       select member_id, 'CNY', $2, $2, $3, 0, $2::bigint - $3::bigint, 'royalty', '{}', holder_index, 'resident_id', id, member_id, now()
       from bank_accounts where member_id = any($1::bigint[]) order by id returning id`,
      ...[members, share, tax],
    )
    if (approvedBy !== undefined) await approve(tx, ids, approvedBy)
    await bindBills(tx, ids, share)
    await writeTransaction(tx, { kind: 'adjustment', at: new Date() }, [
      debit({ kind: 'operator_share', currency: 'CNY' }, BigInt(share) * BigInt(count)),
      ...members.map(memberId => credit({ kind: 'in_withdrawal', currency: 'CNY', memberId }, BigInt(share))),
    ])
    return ids
  })
}

/** As long as nothing is withheld, approving moves no money. */
async function approve(tx: Tx, ids: number[], staffId: number): Promise<void> {
  await tx.run(
    'insert into withdrawal_approvals (withdrawal_id, round, staff_id, approved_at) select id, 1, $2, now() from unnest($1::bigint[]) as id',
    [ids, staffId],
  )
  await tx.run(
    "update withdrawals set state = 'approved', approved_at = now(), version = version + 1 where id = any($1::bigint[])",
    [ids],
  )
}

async function bindBills(tx: Tx, ids: number[], share: number): Promise<void> {
  const postingId = await insertPosting(tx)
  await tx.run(
    `insert into bills (member_id, month, channel_id, sp_name, currency, total_minor, share_minor, status, remarks, tag, created_at, changed_at,
                        posting_id, exact, rest_before, rest_after, first_month, last_month, confirms_at)
     select w.member_id, '2026-05-01', c.id, 'Channel', 'CNY', $2, $2, 0, '', 'normal', now(), now(), $3, $2::bigint::numeric / 100, 0, 0, '2026-05-01', '2026-05-01', now()
     from withdrawals w, (select id from channels order by id limit 1) c where w.id = any($1::bigint[])`,
    [ids, share, postingId],
  )
  for (const status of [1, 2]) {
    await tx.run(
      `update bills set status = $2::smallint, confirmed_at = now(), confirmed_by = 'member' where posting_id = $1`,
      [postingId, status],
    )
  }
  await tx.run(
    `insert into withdrawal_bills (withdrawal_id, bill_id, share_minor)
     select w.id, b.id, b.share_minor from withdrawals w join bills b on b.member_id = w.member_id where b.posting_id = $1`,
    [postingId],
  )
}
