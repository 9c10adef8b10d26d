import { sql } from 'kysely'
import { build, execute, maybeOne, rows, type Tx } from '../../../platform/database/query'
import type { FileAnalysis } from '../analysis/analyse-file'
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
  return execute(
    tx,
    build
      .insertInto('fingerprints')
      .values({ sha256, milliseconds, codes })
      .onConflict(conflict => conflict.columns(['agent_id', 'sha256']).doUpdateSet({ milliseconds, codes })),
  )
}

export function findFingerprint(tx: Tx, sha256: Buffer) {
  return maybeOne(tx, build.selectFrom('fingerprints').select('codes').where('sha256', '=', sha256))
}

export interface Recording {
  sha256: Buffer
  milliseconds: number
  workId: number
}

const lengthSlack = 5000
const mostCandidates = 5000

/** Recordings of about this length in other works; a work and its revisions are one. */
export function listSimilarLength(tx: Tx, { sha256, milliseconds, workId }: Recording) {
  return rows(
    tx,
    build
      .selectFrom('fingerprints as p')
      .innerJoin('materials as m', 'm.sha256', 'p.sha256')
      .innerJoin('works as w', 'w.id', 'm.work_id')
      .select(['p.codes', 'w.title', 'w.member_id'])
      .select(sql<boolean>`p.sha256 = ${sha256}`.as('is_same_file'))
      .where('p.milliseconds', '>=', milliseconds - lengthSlack)
      .where('p.milliseconds', '<=', milliseconds + lengthSlack)
      .where('m.type', '=', 'music')
      .where('w.deleted_at', 'is', null)
      .where('w.closed_at', 'is', null)
      .where(
        sql<boolean>`coalesce(w.revision_of, w.id) is distinct from (select coalesce(o.revision_of, o.id) from works o where o.id = ${workId})`,
      )
      .orderBy(sql`p.sha256 = ${sha256}`, 'desc')
      .limit(mostCandidates),
  )
}
