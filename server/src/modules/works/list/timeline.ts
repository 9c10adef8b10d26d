import type { readTimeline } from '#contract/works/work-calls'
import type { WorkStatus } from '#contract/works/work-status'
import type { CallContext } from '../../../platform/http/call-handler'
import { listHistory, type RejectReason, usualSeconds } from '../moves/history.queries'
import { ownWork } from '../own-work'

const stages = { passContent: 'content', passRights: 'rights', goLive: 'distribution' } as const

export async function readOwnTimeline({ tx, input, actor, now }: CallContext<typeof readTimeline>) {
  const work = await ownWork(tx, actor.memberId, input.id)
  const [entries, usual] = await Promise.all([listHistory(tx, work.id), usualSeconds(tx, now)])
  return {
    entries: entries.map(entry => ({
      id: entry.id,
      at: entry.at.toISOString(),
      event: entry.event,
      from: entry.from_status as WorkStatus | null,
      to: entry.to_status as WorkStatus | null,
      by: entry.by as 'member',
      name: entry.by === 'member' ? entry.actor_name : null,
      note: entry.note,
      until: entry.until,
      reasons: entry.reasons as unknown as RejectReason[],
    })),
    usual: usual.map(({ event, seconds }) => ({ stage: stages[event as keyof typeof stages], seconds })),
  }
}
