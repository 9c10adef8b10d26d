// PLACEHOLDER until the core of withdrawals is merged.
import type { Tx } from '../../../platform/database/query'
import type { StaffDoing } from '../../income/staff-doing'

export interface LockedWithdrawal {
  id: number
  member_id: number
  state: string
  currency: string
  net_minor: number
  round: number
  version: number
}
export async function lockWithdrawals(tx: Tx, ids: readonly number[]): Promise<LockedWithdrawal[]> {
  const { rows } = await tx.run<LockedWithdrawal>(
    'select id, member_id, state, currency, net_minor, round, version from withdrawals where id = any($1::bigint[]) order by id for no key update',
    [ids],
  )
  return rows
}
export async function sendToBank(
  tx: Tx,
  withdrawals: LockedWithdrawal[],
  _about: { batchNumber: number; staff: StaffDoing },
): Promise<void> {
  await tx.run(
    `update withdrawals set state = 'in_batch', version = version + 1 where id = any($1::bigint[])`,
    [withdrawals.map(({ id }) => id)],
  )
}
export async function payWithdrawals(
  tx: Tx,
  items: { withdrawalId: number; bankReference: string; paidAt: Date }[],
  _who: StaffDoing,
): Promise<void> {
  for (const { withdrawalId, bankReference, paidAt } of items)
    await tx.run(
      `update withdrawals set state = 'paid', bank_reference = $2, paid_at = $3, version = version + 1 where id = $1`,
      [withdrawalId, bankReference, paidAt],
    )
}
export async function failWithdrawals(
  tx: Tx,
  items: { withdrawalId: number; reason: string }[],
  _who: StaffDoing,
): Promise<void> {
  for (const { withdrawalId, reason } of items)
    await tx.run(
      `update withdrawals set state = 'failed', reason = $2, version = version + 1 where id = $1`,
      [withdrawalId, reason],
    )
}
export const mayPay = (staff: { staffId: number }, _withdrawal: unknown, approvers: readonly number[]) =>
  !approvers.includes(staff.staffId)
