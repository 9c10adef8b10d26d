import type { waitingCount } from '#contract/works/calls'
import type { WorkStatus } from '#contract/works/work-status'
import type { CallContext } from '../../../platform/http/call-handler'
import { countByStatus } from '../works.queries'
import { listWorkRows } from './works-list.queries'

/** Where the next step is the member's. */
const waitingStatuses: readonly WorkStatus[] = ['00', '01', '10', '11', '100', '101', '400', '401']

export async function countWaiting({ tx, actor }: CallContext<typeof waitingCount>) {
  const counts = await worksByStatus(tx, actor.memberId)
  const waiting = counts.filter(({ status }) => waitingStatuses.includes(status))
  return { total: waiting.reduce((sum, { count }) => sum + count, 0), by_status: waiting }
}

/** Works and their open revisions together. */
export async function worksByStatus(tx: CallContext['tx'], memberId: number) {
  const counts = new Map<WorkStatus, number>()
  for (const { status, count } of await countByStatus(tx, memberId)) {
    counts.set(status as WorkStatus, (counts.get(status as WorkStatus) ?? 0) + count)
  }
  return [...counts]
    .map(([status, count]) => ({ status, count }))
    .sort((a, b) => a.status.localeCompare(b.status))
}

/** The latest works whose next step is the member's. */
export async function waitingWorks(tx: CallContext['tx'], memberId: number) {
  const found = await listWorkRows(tx, { memberId, statuses: waitingStatuses, sort: 'updated', limit: 5 })
  return found.map(({ id, title, status }) => ({ work_id: id, title, status }))
}
