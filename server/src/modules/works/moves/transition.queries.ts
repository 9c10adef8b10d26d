import { sql } from 'kysely'
import type { WorkStatus } from '#contract/works/work-status'
import { build, execute, one, rows, type Tx } from '../../../platform/database/query'

/** What may be written together with a new status. */
export interface AlongWithStatus {
  reasons?: string
  note_to_reviewer?: string
  claimed_by?: number | null
  claimed_at?: Date | null
  content_passed_by?: number | null
  submitted_at?: Date
  released_at?: Date
  licence_kept_until?: null
}

export async function putStatus(
  tx: Tx,
  workId: number,
  status: WorkStatus,
  along: AlongWithStatus,
  now: Date,
): Promise<number> {
  const { version } = await one(
    tx,
    build
      .updateTable('works')
      .set({ status, status_since: now, ...along, updated_at: now, version: sql`version + 1` })
      .where('id', '=', workId)
      .returning('version'),
  )
  return version
}

export function setClaim(tx: Tx, workId: number, staffId: number | null, now: Date) {
  return one(
    tx,
    build
      .updateTable('works')
      .set({ claimed_by: staffId, claimed_at: staffId === null ? null : now })
      .where('id', '=', workId)
      .returning('status'),
  )
}

/** What somebody has claimed goes back to everybody; answers how much that was. */
/** Those of somebody whose claims may be about to end, before that somebody is locked. */
export function lockClaimsOf(tx: Tx, staffId: number) {
  return rows(
    tx,
    build
      .selectFrom('works')
      .select('id')
      .where('claimed_by', '=', staffId)
      .where('status', 'in', ['200', '201', '300', '301'])
      .orderBy('id')
      .forNoKeyUpdate(),
  )
}

export function releaseClaimsOf(tx: Tx, staffId: number): Promise<number> {
  return execute(
    tx,
    build
      .updateTable('works')
      .set({ claimed_by: null, claimed_at: null })
      .where('claimed_by', '=', staffId)
      .where('status', 'in', ['200', '201', '300', '301']),
  )
}
