import { sql } from 'kysely'
import { build, execute, maybeOne, rows, type Tx } from '../../../platform/database/query'
import type { FileAnalysis } from '../analysis/analyse-file'
import { landmarksOf } from '../analysis/fingerprint-likeness'
import type { Judgement } from '../analysis/judge/judge-file'

/** Answers 0 when the material is gone or has its verdict. */
export function noteProgress(tx: Tx, id: number, percent: number) {
  return execute(
    tx,
    build
      .updateTable('materials')
      .set({ state: 'checking', progress: percent })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'checking']),
  )
}

export function putVerdict(tx: Tx, id: number, { state, results, facts }: Judgement, now: Date) {
  return execute(
    tx,
    build
      .updateTable('materials')
      .set({
        state,
        results: JSON.stringify(results),
        facts: JSON.stringify(facts),
        progress: 100,
        checked_at: now,
      })
      .where('id', '=', id),
  )
}

/** Back to the beginning: nothing is known about it. */
export function awaitCheck(tx: Tx, id: number) {
  return execute(
    tx,
    build
      .updateTable('materials')
      .set({ state: 'waiting', results: '[]', facts: '{}', progress: 0, checked_at: null })
      .where('id', '=', id),
  )
}

/** Adds to what is known about a content already; what an older version of the checker found is forgotten. */
export function keepAnalysis(tx: Tx, sha256: Buffer, analysis: FileAnalysis) {
  const known = JSON.stringify(analysis)
  return execute(
    tx,
    build
      .updateTable('stored_files')
      .set({
        analysis: sql`case when analysis -> 'version' = ${known}::jsonb -> 'version' then analysis else '{}' end || ${known}::jsonb`,
      })
      .where('sha256', '=', sha256),
  )
}

export function keepFingerprint(tx: Tx, sha256: Buffer, milliseconds: number, codes: number[]) {
  const found = { milliseconds, codes, landmarks: landmarksOf(codes) }
  return execute(
    tx,
    build
      .insertInto('fingerprints')
      .values({ sha256, ...found })
      .onConflict(conflict => conflict.columns(['agent_id', 'sha256']).doUpdateSet(found)),
  )
}

export function findFingerprint(tx: Tx, sha256: Buffer) {
  return maybeOne(
    tx,
    build.selectFrom('fingerprints').select(['codes', 'landmarks']).where('sha256', '=', sha256),
  )
}

/** Unrelated recordings share none or a few, the worst of copies about one landmark in ten. */
const fewestShared = 6
const mostCandidates = 50

/** Recordings that share landmarks with this one, the likeliest first. */
export function listCandidates(tx: Tx, landmarks: readonly number[]) {
  return rows(tx, {
    compile: () =>
      sql<{ sha256: Buffer; codes: number[] }>`select f.sha256, f.codes
        from recordings_with_landmarks(${landmarks}::integer[], ${fewestShared}, ${mostCandidates}) r
        join fingerprints f on f.sha256 = r.sha256
        order by r.shared desc`.compile(build),
  })
}

const mostPlaces = 200

/** Where in other works these recordings are; a work and its revisions are one. */
export function listPlacesOf(tx: Tx, shas: readonly Buffer[], workId: number) {
  return rows(
    tx,
    build
      .selectFrom('materials as m')
      .innerJoin('works as w', 'w.id', 'm.work_id')
      .leftJoin('tracks as t', 't.id', 'm.track_id')
      .innerJoin('members as p', 'p.id', 'w.member_id')
      .select(['m.id', 'm.sha256', 'm.file_name', 'w.id as work_id', 'w.title', 'w.artists', 'w.status'])
      .select(['w.member_id', 'p.nickname', 'w.submitted_at', 'm.facts'])
      .select([
        sql<string>`coalesce(t.details ->> 'title', '')`.as('track_title'),
        sql<string | null>`coalesce(t.isrc, nullif(t.details ->> 'isrc', ''))`.as('isrc'),
        sql<number>`coalesce(w.revision_of, w.id)`.as('release_id'),
      ])
      .where('m.sha256', '=', sql<Buffer>`any(${shas}::bytea[])`)
      .where('m.type', '=', 'music')
      .where('w.deleted_at', 'is', null)
      .where('w.closed_at', 'is', null)
      .where(
        sql<boolean>`coalesce(w.revision_of, w.id) is distinct from (select coalesce(o.revision_of, o.id) from works o where o.id = ${workId})`,
      )
      // What is released stands before what revises it.
      .orderBy(sql`w.revision_of is not null`)
      .orderBy('m.id')
      .limit(mostPlaces),
  )
}
