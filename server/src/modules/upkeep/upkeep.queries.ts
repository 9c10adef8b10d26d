import { sql } from 'kysely'
import type { FindingKind } from '#contract/upkeep/calls'
import { build, execute, maybeOne, rows, type Tx, written } from '../../platform/database/query'

export function findLastBackup(tx: Tx) {
  return maybeOne(
    tx,
    written(sql<{ snapshot_at: Date; files: number; missing: number; is_sealed: boolean }>`
      select snapshot_at, files, missing, is_sealed from last_backup()`),
  )
}

export function findFileCheck(tx: Tx) {
  const columns = ['asked_at', 'ended_at', 'rows_seen', 'objects_seen'] as const
  return maybeOne(tx, build.selectFrom('file_checks').select(columns))
}

/** From now on it counts as not ended. */
export function beginFileCheck(tx: Tx, now: Date) {
  const begun = { asked_at: now, ended_at: null, rows_seen: 0, objects_seen: 0 }
  return execute(
    tx,
    build
      .insertInto('file_checks')
      .values(begun)
      .onConflict(conflict => conflict.column('agent_id').doUpdateSet(begun)),
  )
}

/** What was found before and is not found any more has been put right: it leaves the list. */
export async function endFileCheck(tx: Tx, began: Date, seen: { rows: number; objects: number }, now: Date) {
  await execute(tx, build.deleteFrom('file_findings').where('last_found_at', '<', began))
  await execute(
    tx,
    build.updateTable('file_checks').set({ ended_at: now, rows_seen: seen.rows, objects_seen: seen.objects }),
  )
}

export interface FileUse {
  storage_key: string
  named_by: string
  row_id: string
  size: number | null
}

/** In the order of keys, after the one given. A file that several rows name is one. */
export function listFileUses(tx: Tx, after: string, limit: number): Promise<FileUse[]> {
  return rows(
    tx,
    written(sql<FileUse>`
      select distinct on (storage_key) storage_key, named_by, row_id, size from file_uses
      where storage_key > ${after} order by storage_key, named_by limit ${limit}`),
  )
}

/**
 * Which of these belong to nothing: no row names them, nobody is writing them, and they were not made of a file that is kept. An upload on
 * its way has its parts beside its key.
 */
export async function findUnnamed(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const found = await rows(
    tx,
    written(sql<{ key: string }>`
      select key from unnest(${keys}::text[]) as key
      where not exists (select 1 from file_uses f where f.storage_key = key)
        and not exists (select 1 from noted_files n where n.storage_key = key)
        and not exists (select 1 from upload_sessions u
                        where u.storage_key = split_part(key, '.tail-', 1) and u.state in ('open', 'received'))
        and not exists (select 1 from stored_files s
                        where key ~ '^derived/[0-9]+/[0-9a-f]{64}/[^/]+$' and key not like '%.part'
                          and s.sha256 = decode(split_part(key, '/', 3), 'hex'))`),
  )
  return new Set(found.map(({ key }) => key))
}

/** Of files that lie in no site's folder. */
export async function findNamedByNobody(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const query = sql<{ key: string }>`select key from named_by_nobody(${keys}::text[]) as key`
  return new Set((await rows(tx, written(query))).map(({ key }) => key))
}

export async function isFirstAgent(tx: Tx): Promise<boolean> {
  const [row] = await rows(tx, written(sql<{ first: boolean }>`select is_first_agent() as first`))
  return row?.first === true
}

export interface Finding {
  kind: FindingKind
  storage_key: string
  named_by?: string
  row_id?: string
  expected_size?: number | null
  found_size?: number
  written_at?: Date
}

export function putFindings(tx: Tx, findings: readonly Finding[], now: Date) {
  const values = findings.map(finding => ({ ...finding, first_found_at: now, last_found_at: now }))
  return execute(
    tx,
    build
      .insertInto('file_findings')
      .values(values)
      .onConflict(conflict =>
        conflict.columns(['agent_id', 'kind', 'storage_key']).doUpdateSet(eb => ({
          last_found_at: now,
          named_by: eb.ref('excluded.named_by'),
          row_id: eb.ref('excluded.row_id'),
          expected_size: eb.ref('excluded.expected_size'),
          found_size: eb.ref('excluded.found_size'),
        })),
      ),
  )
}

export async function countFindings(tx: Tx): Promise<Partial<Record<FindingKind, number>>> {
  const counted = await rows(
    tx,
    build
      .selectFrom('file_findings')
      .select(['kind', sql<number>`count(*)::int`.as('count')])
      .groupBy('kind'),
  )
  return Object.fromEntries(counted.map(({ kind, count }) => [kind, count]))
}

interface Wanted {
  kind: FindingKind | undefined
  after: number | undefined
  limit: number
}

export function listFindingRows(tx: Tx, { kind, after, limit }: Wanted) {
  let query = build
    .selectFrom('file_findings as f')
    .selectAll('f')
    .select(
      sql<string | null>`(select min(u.used_by) from upload_uses u
        where f.named_by = 'uploads' and u.upload_id = case when f.named_by = 'uploads' then f.row_id::uuid end)`.as(
        'used_by',
      ),
    )
    .orderBy('f.id')
    .limit(limit)
  if (kind) query = query.where('f.kind', '=', kind)
  if (after !== undefined) query = query.where('f.id', '>', after)
  return rows(tx, query)
}
