// buildWithdrawal(): a withdrawal to a bank account, of one bill, brought to its state by the steps that lead there. The ledger knows nothing of it.
import { sealAccountNumber } from '../modules/payouts/accounts/account-seal'
import type { Database } from '../platform/database/database'
import type { Services } from '../platform/services'
import { insertBill } from './build-bill'

export interface WantedWithdrawal {
  net?: number
  tax?: number
  account?: string
  holder?: string
  currency?: string
  /** Of staff: it is approved by them. Unsaid: it is only submitted. */
  approvedBy?: number[]
}

interface Place {
  database: Database
  services: Pick<Services, 'secrets'>
  agentId: number
}

export function buildWithdrawal(
  { database, services, agentId }: Place,
  memberId: number,
  wanted: WantedWithdrawal = {},
): Promise<number> {
  const {
    net = 10_000,
    tax = 0,
    account = '6222020200112233446',
    holder = '陈夜航',
    currency = 'CNY',
  } = wanted
  return database.change(agentId, async tx => {
    const idOf = async (sql: string, values: unknown[]) =>
      (await tx.run<{ id: number }>(sql, values)).rows[0]?.id as number
    await tx.run(
      "update bank_accounts set ended_at = now(), ended_why = 'replaced' where member_id = $1 and ended_at is null",
      [memberId],
    )
    const accountId = await idOf(
      `insert into bank_accounts (member_id, kind, holder_kind, holder, holder_index, number_sealed, number_index, number_end, bank_code, bank_name, bound_at, bound_by)
       values ($1, 'card', 'member', $2, 'h', $3, 'n', $4, 'ICBC', '中国工商银行', now(), $1) returning id`,
      [memberId, holder, sealAccountNumber(services.secrets, memberId, account), account.slice(-4)],
    )
    const id = await idOf(
      `insert into withdrawals (member_id, currency, gross_minor, share_minor, tax_minor, fee_minor, net_minor, rule, computation, person_index, document, account_id, submitted_by, submitted_at)
       values ($1, $2, $3, $3, $4, 0, $5, 'royalty', '{}', 'p', 'resident_id', $6, $1, now()) returning id`,
      [memberId, currency, net + tax, tax, net, accountId],
    )
    for (const staffId of wanted.approvedBy ?? []) {
      await tx.run(
        'insert into withdrawal_approvals (withdrawal_id, round, staff_id, approved_at) values ($1, 1, $2, now())',
        [id, staffId],
      )
    }
    if (wanted.approvedBy) {
      await tx.run(
        "update withdrawals set state = 'approved', approved_at = now(), version = version + 1 where id = $1",
        [id],
      )
    }
    // Bills are locked after withdrawals.
    const billId = await insertBill(tx, memberId, {
      share: BigInt(net + tax),
      total: BigInt(net + tax),
      status: 2,
    })
    await tx.run('insert into withdrawal_bills (withdrawal_id, bill_id, share_minor) values ($1, $2, $3)', [
      ...[id, billId, net + tax],
    ])
    return id
  })
}
