import type { Language } from '#contract/language'
import type { readTimeline } from '#contract/works/work-calls'
import type { WorkStatus } from '#contract/works/work-status'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { listHistory, usualSeconds } from '../moves/history.queries'
import { presentReasons } from '../moves/present-reasons'
import { ownWork } from '../own-work'

const stages = { passContent: 'content', passRights: 'rights', goLive: 'distribution' } as const

export async function readOwnTimeline({ tx, input, actor, now, language }: CallContext<typeof readTimeline>) {
  const work = await ownWork(tx, actor.memberId, input.id)
  const [entries, usual] = await Promise.all([
    historyOf(tx, work.id, { language, namesStaff: false }),
    usualSeconds(tx, now),
  ])
  return {
    entries,
    usual: usual.map(({ event, seconds }) => ({ stage: stages[event as keyof typeof stages], seconds })),
  }
}

interface Reader {
  language: Language
  /** Members see the names of their colleagues; staff stay unnamed to them. */
  namesStaff: boolean
}

/** Of a work and of the revisions it had, the latest first. */
export async function historyOf(tx: Tx, workId: number, { language, namesStaff }: Reader) {
  const entries = await listHistory(tx, workId)
  return entries.map(entry => ({
    id: entry.id,
    at: entry.at.toISOString(),
    event: entry.event,
    from: entry.from_status as WorkStatus | null,
    to: entry.to_status as WorkStatus | null,
    by: entry.by as 'member',
    name: entry.by === 'member' || (namesStaff && entry.by === 'staff') ? entry.actor_name : null,
    note: entry.note,
    until: entry.until,
    reasons: presentReasons(entry.reasons, language),
  }))
}
