// Withdrawals that can go into a batch, with all who have ever approved them.
import { sql } from 'kysely'
import { rows, type Tx, written } from '../../../platform/database/query'

export interface PayableRow {
  id: number
  member_id: number
  state: string
  currency: string
  net_minor: number
  approvers: number[]
}

const columns = sql`withdrawal.id, withdrawal.member_id, withdrawal.state, withdrawal.currency, withdrawal.net_minor,
  array(select approval.staff_id::int from withdrawal_approvals approval
        where approval.withdrawal_id = withdrawal.id) as approvers`

export function listApproved(tx: Tx): Promise<PayableRow[]> {
  const query = sql<PayableRow>`
    select ${columns} from withdrawals withdrawal
    where withdrawal.agent_id = current_agent() and withdrawal.state = 'approved' order by withdrawal.id`
  return rows(tx, written(query))
}

export function listNamed(tx: Tx, ids: readonly number[]): Promise<PayableRow[]> {
  const query = sql<PayableRow>`
    select ${columns} from withdrawals withdrawal where withdrawal.id = any(${ids}::bigint[]) order by withdrawal.id`
  return rows(tx, written(query))
}
