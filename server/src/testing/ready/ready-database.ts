// Databases that are made once a run and copied by every test file that wants them: the first that asks makes one, by the product's own
// calls, and the others wait for it.
import pg from 'pg'
import { inject } from 'vitest'
import { withDatabase } from '../copy-database'

export interface Ready<Facts> {
  templateUrl: string
  /** What its maker noted about what is in it. */
  facts: Facts
}

interface Maker<Facts> {
  facts: Facts
  /** Leaves the database and keeps it under this name. */
  closeAndKeep(name: string, note: string): Promise<void>
}

const known = new Map<string, Promise<Ready<unknown>>>()

export function readyDatabase<Facts>(name: string, make: () => Promise<Maker<Facts>>): Promise<Ready<Facts>> {
  const ready = known.get(name) ?? findOrMake(name, make)
  known.set(name, ready)
  return ready as Promise<Ready<Facts>>
}

async function findOrMake<Facts>(name: string, make: () => Promise<Maker<Facts>>): Promise<Ready<Facts>> {
  const url = inject('migratedUrl')
  const admin = new pg.Client({ connectionString: withDatabase(url, 'postgres') })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock(hashtext($1))', [name])
    const note = await noteOf(admin, name)
    if (note !== undefined) return { templateUrl: withDatabase(url, name), facts: JSON.parse(note) as Facts }
    const { facts, closeAndKeep } = await make()
    await closeAndKeep(name, JSON.stringify(facts))
    return { templateUrl: withDatabase(url, name), facts }
  } finally {
    await admin.end()
  }
}

async function noteOf(admin: pg.Client, name: string): Promise<string | undefined> {
  const { rows } = await admin.query<{ note: string | null }>(
    "select shobj_description(oid, 'pg_database') as note from pg_database where datname = $1",
    [name],
  )
  return rows[0]?.note ?? undefined
}
