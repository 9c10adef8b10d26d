import { sql } from 'kysely'
import { build, execute, rows, type Tx } from '../../platform/database/query'

/** What the case is about as it is now, beside what it was. */
export function noteRecordings(tx: Tx, caseId: number) {
  const recordings = build
    .selectFrom('infringement_cases as claim')
    .innerJoin('tracks as t', 't.work_id', 'claim.work_id')
    .leftJoin('materials as m', join => join.onRef('m.track_id', '=', 't.id').on('m.type', '=', 'music'))
    .select([
      'claim.id',
      sql<string | null>`coalesce(t.isrc, nullif(t.details ->> 'isrc', ''))`.as('isrc'),
      'm.sha256',
    ])
    .where('claim.id', '=', caseId)
    .where(eb => eb.or([eb('claim.track_id', 'is', null), eb('claim.track_id', '=', eb.ref('t.id'))]))
  return execute(
    tx,
    build
      .insertInto('claimed_recordings')
      .columns(['case_id', 'isrc', 'sha256'])
      .expression(recordings)
      .onConflict(conflict => conflict.doNothing()),
  )
}

export function noteRecording(tx: Tx, caseId: number, recording: { isrc: string | null; sha256: Buffer }) {
  return execute(
    tx,
    build
      .insertInto('claimed_recordings')
      .values({ case_id: caseId, isrc: recording.isrc, sha256: recording.sha256 })
      .onConflict(conflict => conflict.doNothing()),
  )
}

export async function listClaimedFiles(tx: Tx, caseId: number): Promise<Buffer[]> {
  const found = await rows(
    tx,
    build.selectFrom('claimed_recordings').select('sha256').distinct().where('case_id', '=', caseId),
  )
  return found.flatMap(({ sha256 }) => sha256 ?? [])
}

export function forgetRecordings(tx: Tx, caseId: number) {
  return execute(tx, build.deleteFrom('claimed_recordings').where('case_id', '=', caseId))
}
