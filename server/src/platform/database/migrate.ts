// Applies the SQL files of server/migrations in order, each once, each in its own transaction.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { Log } from '../log'

const migrationLock = 7_226_011

/** `wanted`: only these, for a backup that was made before the others. */
export async function migrate(
  ownerUrl: string,
  folder: string,
  log: Log,
  wanted?: ReadonlySet<string>,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    // Two servers that start together: the second waits, then finds everything done.
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await runMigrations({ connectionString: ownerUrl })
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const { rows: applied } = await client.query<{ name: string; hash: string }>(
      'select name, hash from schema_migrations',
    )
    const hashes = new Map(applied.map(row => [row.name, row.hash]))
    const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
    for (const name of names) {
      if (wanted && !wanted.has(name)) continue
      const sql = await readFile(join(folder, name), 'utf8')
      const hash = createHash('sha256').update(sql).digest('hex')
      const before = hashes.get(name)
      if (before === hash) continue
      if (before) throw new Error(`migration ${name} was changed after it had been applied`)
      await apply(client, name, sql, hash)
      log.info({ migration: name }, 'migrated')
    }
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, name: string, sql: string, hash: string) {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
