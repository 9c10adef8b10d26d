/// <reference types="vite/client" />
// Row-level security is the second lock behind the code: every query, run as another agent, finds and changes nothing.
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectFolder } from '../platform/project-folder'
import { buildAgent, buildMember } from './builders'
import { ownRows } from './probes/own-rows'
import type { Owned, Probe } from './probes/probe'
import { testDatabase } from './test-database'

const files = import.meta.glob<{ probes: Record<string, Probe> }>('./probes/*.probes.ts', { eager: true })
const probes = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [basename(path, '.probes.ts'), file.probes]),
)

let test: Awaited<ReturnType<typeof testDatabase>>
let owner: Owned
let strangerId: number

beforeAll(async () => {
  // One transaction runs every query there is, in no order.
  test = await testDatabase({ watch: tx => tx })
  const agentId = await buildAgent(test.ownerUrl, { domain: 'owner.test' })
  strangerId = await buildAgent(test.ownerUrl, { domain: 'stranger.test' })
  // The application only reads it.
  await test.asOwner(
    "insert into site_owners (agent_id, email, language, set_at) values ($1, 'o', 'en', now())",
    [agentId],
  )
  const member = await buildMember(test.database, agentId)
  const { cookies } = await member.openSession()
  await test.database.change(agentId, async tx => {
    owner = await ownRows(tx, {
      agentId,
      memberId: member.memberId,
      mobile: member.mobile,
      token: cookies.token,
    })
    for (const probe of Object.values(probes).flatMap(module => Object.values(module))) {
      if (probe.kind === 'write') await probe.run(tx, owner)
    }
  })
})
afterAll(() => test.close())

const isNothing = (found: unknown) =>
  found === undefined || found === 0 || found === false || (Array.isArray(found) && found.length === 0)

async function tables(): Promise<string[]> {
  const rows = await test.asOwner<{ name: string }>(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'agent_id' union select 'agents' order by 1`,
  )
  return rows.map(row => row.name)
}

async function ownersRows() {
  const all: Record<string, unknown> = {}
  for (const table of await tables()) {
    const column = table === 'agents' ? 'id' : 'agent_id'
    all[table] = await test.asOwner(`select t::text from ${table} t where ${column} = $1 order by 1`, [
      owner.agentId,
    ])
  }
  return all
}

/** Everything another agent could see or change, as sentences; empty when the lock holds. */
async function leaks(): Promise<string[]> {
  const found: string[] = []
  const before = await ownersRows()
  for (const [module, moduleProbes] of Object.entries(probes)) {
    for (const [name, probe] of Object.entries(moduleProbes)) {
      const result = await asStranger(probe.run).catch((error: Error) => {
        found.push(`${module}.${name} is not understood: ${error.message}`)
      })
      if (probe.kind !== 'write' && !isNothing(result)) found.push(`${module}.${name} found something`)
    }
  }
  for (const table of await tables()) found.push(...(await leaksOf(table)))
  const after = await ownersRows()
  for (const table of Object.keys(before)) {
    if (JSON.stringify(before[table]) !== JSON.stringify(after[table])) found.push(`${table} was changed`)
  }
  return found
}

async function leaksOf(table: string): Promise<string[]> {
  const found: string[] = []
  const column = table === 'agents' ? 'id' : 'agent_id'
  const seen = `select 1 from ${table} where ${column} = ${owner.agentId}`
  const rows = await asStranger(async tx => (await tx.run(seen, [])).rows)
  if (!isNothing(rows)) found.push(`${table} shows rows`)
  const theft = `update ${table} set ${column} = ${column} where ${column} = ${owner.agentId}`
  const stolen = await asStranger(async tx => (await tx.run(theft, [])).count)
  if (!isNothing(stolen)) found.push(`${table} can be changed`)
  return found
}

/** How to lose it, and how to have it back. Lines of reports are out of reach but through their view. */
const lockOf = (table: string): [string, string] =>
  table === 'written_lines'
    ? [`grant select on ${table} to tributary_app`, `revoke select on ${table} from tributary_app`]
    : [`alter table ${table} disable row level security`, `alter table ${table} enable row level security`]

/** Syntax; a table, a column, a function that is not there; types that do not fit; a column that could be of two. */
const notUnderstood = ['42601', '42P01', '42703', '42883', '42804', '42702']
const isNotUnderstood = ({ code }: { code?: string }) => notUnderstood.includes(code ?? '')

/** Refused is as good as nothing, a statement that no database understands is not; whatever happened is rolled back, so that one leak does
 * not hide the next. */
async function asStranger(run: Probe['run']): Promise<unknown> {
  let result: unknown
  await test.database
    .change(strangerId, async tx => {
      result = await run(tx, owner)
      throw new Error('roll back')
    })
    .catch(error => {
      if (isNotUnderstood(error)) throw error
    })
  return result
}

describe('another agent', () => {
  it('has a probe for every file of queries', () => {
    const queries = readdirSync(projectFolder('server/src'), { recursive: true })
      .map(String)
      .filter(name => name.endsWith('.queries.ts'))
      .map(name => basename(name, '.queries.ts'))
    expect(queries.sort()).toEqual(Object.keys(probes).sort())
  })

  it('finds and changes nothing with any query', { tags: ['slow'] }, async () => {
    expect(await leaks()).toEqual([])
  })

  it('cannot write a row for somebody else', async () => {
    const theft = `insert into page_views (agent_id, day, path) values (${owner.agentId}, '2026-01-02', '/')`
    await expect(test.database.change(strangerId, tx => tx.run(theft, []))).rejects.toThrow(
      /row-level security/,
    )
  })

  it('writes lines of reports only as its own, and reads them only through the view', async () => {
    const tryTo = (sql: string) => test.database.change(strangerId, tx => tx.run(sql, []))
    const columns =
      'report_id, line, title, quantity, amount, sale_month, at, size, store, usage, country, currency'
    const values = "0, 2, 1, 1, 1, '2026-05-01', 0, 1, 1, 1, 'CN', 'EUR'"
    await expect(
      tryTo(`insert into written_lines (agent_id, ${columns}) values (${owner.agentId}, ${values})`),
    ).rejects.toThrow(/permission denied/)
    await expect(tryTo('select 1 from written_lines')).rejects.toThrow(/permission denied/)
    await expect(tryTo('delete from written_lines')).rejects.toThrow(/permission denied/)
    await expect(tryTo('update written_lines set amount = 2')).rejects.toThrow(/permission denied/)
    await tryTo(`insert into written_lines (${columns}) values (${values})`)
    const { count } = await tryTo('delete from report_lines')
    expect(count).toBe(1)
  })

  it('would be noticed here if any table lost its lock', async () => {
    for (const table of await tables()) {
      const [unlock, lock] = lockOf(table)
      await test.asOwner(unlock)
      expect(await leaksOf(table), table).not.toEqual([])
      await test.asOwner(lock)
    }
  })
})

describe('the lock', () => {
  async function unlocked(): Promise<string[]> {
    const rows = await test.asOwner<{ name: string }>(`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p')
        and has_table_privilege('tributary_app', c.oid, 'select, insert, update, delete')
        and not (c.relrowsecurity and exists (
          select 1 from pg_policy p where p.polrelid = c.oid and p.polcmd = '*'
            and pg_get_expr(p.polqual, p.polrelid) like '%current_agent()%'
            and pg_get_expr(p.polwithcheck, p.polrelid) like '%current_agent()%'))`)
    return rows.map(row => row.name)
  }

  it('is on every table that the application can reach', async () => {
    expect(await unlocked()).toEqual([])
  })

  it('is on every view too, which else would show what its owner may see', async () => {
    const views = await test.asOwner<{ name: string }>(
      "select table_name as name from information_schema.views where table_schema = 'public' order by 1",
    )
    expect(views.length).toBeGreaterThan(1)
    for (const { name } of views) {
      const seenBy = async (agentId: number) => {
        const query = `select 1 from ${name} where agent_id = ${owner.agentId}`
        return (await test.database.read(agentId, tx => tx.run(query, []))).rows.length
      }
      expect(await seenBy(owner.agentId), name).toBeGreaterThan(0)
      expect(await seenBy(strangerId), name).toBe(0)
    }
  })

  it('is missed as soon as one policy is removed', async () => {
    await test.asOwner('drop policy by_agent on messages')
    expect(await unlocked()).toEqual(['messages'])
    await test.asOwner(
      'create policy by_agent on messages using (agent_id = current_agent()) with check (agent_id = current_agent())',
    )
  })

  it('turns an unset agent into an error instead of all rows', async () => {
    await expect(test.database.withoutAgent('select * from members', [])).rejects.toThrow(
      /app\.agent_id|bigint/,
    )
  })

  it('holds for the role the application runs as, which owns nothing', async () => {
    const [role] = await test.database.withoutAgent(
      'select current_user as name, rolsuper or rolbypassrls as is_above from pg_roles where rolname = current_user',
      [],
    )
    expect(role).toEqual({ name: 'tributary_app', is_above: false })
    const owned = await test.asOwner("select 1 from pg_class where relowner = 'tributary_app'::regrole")
    expect(owned).toEqual([])
  })
})
