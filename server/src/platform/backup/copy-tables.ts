// One moment of the database, as text: every table by COPY within one REPEATABLE READ transaction.
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { BackupFolder, Written } from './backup-folder'
import type { Manifest, TablePart } from './backup-format'
import { leftOut } from './left-out'

/** Rows as PostgreSQL writes them must read the same on any other. */
export const plainText = `set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set timezone = 'UTC'; set bytea_output = 'hex'; set extra_float_digits = 1`

type Told = Pick<Manifest, 'tables' | 'jobs' | 'sequences' | 'migrations' | 'domains'>

/** Within a transaction that the caller has begun. */
export async function copyTables(
  client: pg.Client,
  { folder, name, signal }: { folder: BackupFolder; name: string; signal: AbortSignal },
): Promise<Told> {
  const tables: TablePart[] = []
  for (const { table, columns } of await listTables(client)) {
    signal.throwIfAborted()
    const query = `select ${columns.map(quoted).join(', ')} from ${quoted(table)}${whereOf(table)}`
    const place = tablePlace(name, table)
    tables.push({ name: table, columns, ...(await copyQuery(client, folder, place, query)) })
  }
  const jobs = await copyQuery(client, folder, jobsPlace(name), queuedJobs)
  return {
    ...{ tables, jobs, sequences: await listSequences(client) },
    migrations: await rowsOf(client, 'select name, hash from schema_migrations order by name'),
    domains: (
      await rowsOf<{ domain: string }>(client, 'select domain from agent_domains order by domain')
    ).map(({ domain }) => domain),
  }
}

export const tablePlace = (name: string, table: string) => `${name}/tables/${table}.copy`
export const jobsPlace = (name: string) => `${name}/jobs.copy`

/** Generated columns come by themselves. Parts of a table come with it. */
export function listTables(client: pg.Client) {
  const without = leftOut.filter(({ taken }) => taken === undefined).map(({ table }) => table)
  return rowsOf<{ table: string; columns: string[] }>(
    client,
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> all ($1)
     group by c.relname order by c.relname`,
    [without],
  )
}

/** What the queue needs to run a job again. Who was at work on it is gone by the time it is restored. */
const queuedJobs = `select t.identifier, j.payload, j.run_at, j.attempts, j.max_attempts, j.key, j.priority, j.last_error
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`

/** Read after the tables, so that none of them holds a number above it. */
function listSequences(client: pg.Client) {
  return rowsOf<Manifest['sequences'][number]>(
    client,
    `select c.relname as table, a.attname as column,
            (select last_value::text from pg_sequences p
             where format('%I.%I', p.schemaname, p.sequencename)::regclass = s.oid) as last
     from pg_class s
     join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass
     join pg_class c on c.oid = d.refobjid and c.relnamespace = 'public'::regnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
     where s.relkind = 'S' order by 1, 2`,
  )
}

async function copyQuery(
  client: pg.Client,
  folder: BackupFolder,
  place: string,
  query: string,
): Promise<Written & { rows: number }> {
  const stream = client.query(copyTo(`copy (${query}) to stdout`))
  const written = await folder.write(place, stream)
  return { rows: stream.rowCount, ...written }
}

function whereOf(table: string): string {
  const taken = leftOut.find(other => other.table === table)?.taken
  return taken ? ` where ${taken}` : ''
}

export async function rowsOf<R extends object>(
  client: pg.Client,
  query: string,
  values: unknown[] = [],
): Promise<R[]> {
  return (await client.query<R>(query, values)).rows
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
