import { sql } from 'kysely'
import type { Language } from '#contract/language'
import type { WorkStatus } from '#contract/works/work-status'
import { build, execute, rows, type Tx } from '../../../platform/database/query'
import type { Doer } from './doer'

export interface RejectReason {
  field: string
  text: string
  second: number | null
  /** From the library, with its words as they were then. */
  library_id?: number | null
  texts?: Record<Language, string>
}

export interface HistoryEntry {
  workId: number
  event: string
  from: WorkStatus | null
  to: WorkStatus | null
  doer: Doer
  now: Date
  note?: string
  /** The day it speaks of. */
  until?: string
  reasons?: readonly RejectReason[]
}

export function writeHistory(tx: Tx, entry: HistoryEntry) {
  return execute(
    tx,
    build.insertInto('work_history').values({
      work_id: entry.workId,
      at: entry.now,
      event: entry.event,
      from_status: entry.from,
      to_status: entry.to,
      by: entry.doer.by,
      actor_id: entry.doer.id,
      actor_name: entry.doer.name,
      note: entry.note ?? null,
      until: entry.until ?? null,
      reasons: JSON.stringify(entry.reasons ?? []),
    }),
  )
}

/** Of a work and of the revisions it had. */
export function listHistory(tx: Tx, workId: number) {
  return rows(
    tx,
    build
      .selectFrom('work_history')
      .innerJoin('works', 'works.id', 'work_history.work_id')
      .select([
        'work_history.id',
        'work_history.work_id',
        'work_history.at',
        'work_history.event',
        'work_history.from_status',
        'work_history.to_status',
        'work_history.by',
        'work_history.actor_name',
        'work_history.note',
        'work_history.until',
        'work_history.reasons',
      ])
      .where(eb => eb.or([eb('works.id', '=', workId), eb('works.revision_of', '=', workId)]))
      .orderBy('work_history.id', 'desc')
      .limit(500),
  )
}

/** How long a stage took in the middle, over the last 90 days. Fewer than five works say nothing. */
export function usualSeconds(tx: Tx, now: Date) {
  const since = new Date(now.getTime() - 90 * 86_400_000)
  return rows(
    tx,
    build
      .with('steps', steps =>
        steps
          .selectFrom('work_history')
          .select([
            'event',
            sql<number>`extract(epoch from at - lag(at) over (partition by work_id order by id))`.as(
              'seconds',
            ),
          ])
          .where('at', '>', since)
          .where('to_status', 'is not', null),
      )
      .selectFrom('steps')
      .select(['event', sql<number>`percentile_cont(0.5) within group (order by seconds)`.as('seconds')])
      .where('event', 'in', ['passContent', 'passRights', 'goLive'])
      .where('seconds', 'is not', null)
      .groupBy('event')
      .having(eb => eb.fn.countAll(), '>=', 5),
  )
}
