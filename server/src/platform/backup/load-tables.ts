// Fills an empty database from a backup, in one transaction: everything or nothing. References are dropped for it and checked when they come
// back, triggers rest meanwhile. The owner of the tables may do all that, so no superuser is needed.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { BackupFolder, Written } from './backup-folder'
import type { Manifest } from './backup-format'
import { jobsPlace, listTables, quoted, rowsOf, tablePlace } from './copy-tables'

/** Within a transaction that the caller has begun. */
export async function loadTables(
  client: pg.Client,
  folder: BackupFolder,
  { name, tables, jobs }: Manifest,
): Promise<void> {
  const references = await dropReferences(client)
  const all = (await listTables(client)).map(({ table }) => table)
  for (const table of all) await client.query(`alter table ${quoted(table)} disable trigger user`)
  // Migrations have written rows of their own, which are in the backup as they were at last.
  await client.query(`truncate ${all.map(quoted).join(', ')}`)
  for (const table of tables) {
    const columns = table.columns.map(quoted).join(', ')
    const target = `copy ${quoted(table.name)} (${columns}) from stdin`
    await load(client, target, folder.read(tablePlace(name, table.name), table), table)
  }
  for (const table of all) await client.query(`alter table ${quoted(table)} enable trigger user`)
  for (const restore of references) await client.query(restore)
  await loadJobs(client, folder, name, jobs)
}

/** Answers with the statements that bring them back, and with that check every row. */
async function dropReferences(client: pg.Client): Promise<string[]> {
  const found = await rowsOf<{ table: string; name: string; definition: string }>(
    client,
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and k.conparentid = 0
     order by c.relname, k.conname`,
  )
  for (const { table, name } of found) {
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  }
  return found.map(
    ({ table, name, definition }) =>
      `alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`,
  )
}

/** By the queue's own function, whatever its tables look like in this version. What was given up stays given up. */
async function loadJobs(client: pg.Client, folder: BackupFolder, name: string, jobs: Manifest['jobs']) {
  await client.query(
    `create temp table queued_jobs (task text, payload json, run_at timestamptz, attempts int, max_attempts int, key text,
       priority int, last_error text) on commit drop`,
  )
  await load(client, 'copy queued_jobs from stdin', folder.read(jobsPlace(name), jobs), jobs)
  await client.query(
    `create temp table added_jobs on commit drop as
     select added.id, q.attempts, q.last_error from queued_jobs q, lateral graphile_worker.add_job(
       q.task, q.payload, run_at => q.run_at, max_attempts => q.max_attempts, job_key => q.key, priority => q.priority) added`,
  )
  await client.query(
    `update graphile_worker._private_jobs j set attempts = a.attempts, last_error = a.last_error
     from added_jobs a where a.id = j.id and a.attempts > 0`,
  )
}

async function load(
  client: pg.Client,
  statement: string,
  source: AsyncIterable<Buffer>,
  expected: Written & { rows: number },
) {
  const target = client.query(copyFrom(statement))
  await pipeline(Readable.from(source, { objectMode: false }), target)
  if (target.rowCount !== expected.rows) {
    throw new Error(`${statement}: ${target.rowCount} of ${expected.rows} rows`)
  }
}
