// What cases have taken down and owe back.
import { build, execute, maybeOne, rows, type Tx } from '../../platform/database/query'
import type { CaseRecord } from './infringement.queries'

/** Cases that ended, and whose release or track is still down because of them. */
export function listOwedReturns(tx: Tx, workId: number): Promise<CaseRecord[]> {
  return rows(
    tx,
    build
      .selectFrom('infringement_cases')
      .selectAll()
      .$castTo<CaseRecord>()
      .where('work_id', '=', workId)
      .where('brings_back', '=', true)
      .where('is_open', '=', false)
      .where('state', '<>', 'upheld')
      .orderBy('id'),
  )
}

export function settleReturn(tx: Tx, id: number) {
  return execute(tx, build.updateTable('infringement_cases').set({ brings_back: false }).where('id', '=', id))
}

/** Whether staff hold it for a claim that they have not decided yet: about the release or, where one track is asked for, about that one. */
export async function hasHoldingClaim(tx: Tx, workId: number, trackId: number | null): Promise<boolean> {
  let query = build
    .selectFrom('infringement_cases as claim')
    .select('claim.id')
    .where('claim.work_id', '=', workId)
    .where('claim.is_open', '=', true)
    .where('claim.measure', 'is', null)
    .where('claim.hold_until', 'is not', null)
    .limit(1)
  if (trackId !== null)
    query = query.where(eb => eb.or([eb('claim.track_id', 'is', null), eb('claim.track_id', '=', trackId)]))
  return (await maybeOne(tx, query)) !== undefined
}
