import { sql } from 'kysely'
import { build, execute, rows, type Tx } from '../../../platform/database/query'
import type { Standing } from './deliveries.policy'
import { isReplaced } from './shown-columns'

/** The works of deliveries, before the deliveries themselves: nobody queues anything about them meanwhile. */
export async function lockWorksOf(tx: Tx, deliveryIds: readonly number[]): Promise<void> {
  await execute(tx, {
    compile: () =>
      sql`select w.id from works w
        where w.id in (select d.work_id from deliveries d where d.id = any(${deliveryIds}::bigint[]))
        order by w.id for no key update of w`.compile(build),
  })
}

export interface StandingRecord extends Standing {
  id: number
  work_id: number
  channel_id: number
}

export function listStandingOf(tx: Tx, ids: readonly number[]): Promise<StandingRecord[]> {
  return rows(tx, {
    compile: () =>
      sql<StandingRecord>`select d.id, d.work_id, d.channel_id, d.state, d.last_error, w.status as work_status,
          ${isReplaced} as is_replaced
        from deliveries d join works w on w.id = d.work_id
        where d.id = any(${ids}::bigint[]) order by d.id`.compile(build),
  })
}

export function putEnding(tx: Tx, id: number, { staffId, note }: { staffId: number; note: string }) {
  return execute(tx, build.updateTable('deliveries').set({ ended_by: staffId, note }).where('id', '=', id))
}
