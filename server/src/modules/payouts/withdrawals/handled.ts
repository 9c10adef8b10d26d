// Withdrawals with what the policy wants to know of them.
import type { Tx } from '../../../platform/database/query'
import { listSelves } from '../../deeds/deeds.public'
import { listHandsBefore, listHolders, listSayers } from './handled.queries'
import type { Handled, Handler } from './payouts.policy'
import { listApprovals, type WithdrawalRow } from './withdrawals.queries'

const nobody = 0

export type HandledWithdrawal = WithdrawalRow &
  Handled & {
    holderKind: string
    holderIndex: Buffer
    numberEnd: string
    /** Pays out an account whose guardian has withdrawn consent: nobody is there to confirm anything. */
    isWithoutConsent: boolean
  }

/** `handler`: who of the staff; nobody where it follows by itself. */
export async function withHandling(
  tx: Tx,
  rows: readonly WithdrawalRow[],
  handler?: Handler,
): Promise<HandledWithdrawal[]> {
  const ids = rows.map(({ id }) => id)
  const staffId = handler?.staffId ?? nobody
  const [holders, approvals, sayers, before] = [
    await listHolders(tx, ids, staffId),
    await listApprovals(tx, ids),
    await listSayers(tx, ids),
    await listHandsBefore(tx, ids),
  ]
  // What somebody has done under another account they have done themselves.
  const selves = new Set(handler ? await listSelves(tx, staffId) : [])
  const person = <Id extends number | null>(id: Id) => (id !== null && selves.has(id) ? staffId : id)
  const holderOf = new Map(holders.map(holder => [holder.id, holder]))
  const approvalsOf = byWithdrawal(approvals)
  const sayersOf = byWithdrawal(sayers)
  const beforeOf = byWithdrawal(before)
  return rows.map(row => {
    const holder = holderOf.get(row.id)
    if (!holder) throw new Error(`withdrawal ${row.id} has no account`)
    const handsBefore = beforeOf.get(row.id) ?? []
    return {
      ...row,
      ...{ isOwn: holder.is_own, holderKind: holder.holder_kind, holderIndex: holder.holder_index },
      ...{
        numberEnd: holder.number_end,
        approvals: (approvalsOf.get(row.id) ?? []).map(one => ({ ...one, staff_id: person(one.staff_id) })),
        saidBy: sayersOf.get(row.id)?.map(({ staff_id }) => person(staff_id)) ?? [],
        sentBefore: handsBefore.map(({ staff_id }) => person(staff_id)),
        saidBefore: handsBefore.flatMap(({ staff_id, has_said }) => (has_said ? [person(staff_id)] : [])),
        proposedBy: person(holder.proposed_by),
        startedBy: person(holder.started_by),
      },
      isWithoutConsent: holder.is_without_consent,
      isFrozen: holder.member_state === 'frozen' && !holder.is_without_consent,
    }
  })
}

function byWithdrawal<T extends { withdrawal_id: number }>(found: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const row of found) {
    const before = groups.get(row.withdrawal_id)
    if (before) before.push(row)
    else groups.set(row.withdrawal_id, [row])
  }
  return groups
}
