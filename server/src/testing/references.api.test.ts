// Rows that come by the hundred thousand have no foreign keys. What they point at is asked for once a statement, and is there all the same.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { postReport } from '../modules/income/posting/post-report'
import { buildRelease } from './build-release'
import { buildReport } from './build-report'
import { buildStaff } from './build-staff'
import { buildAgent, buildMember } from './builders'
import { testDatabase } from './test-database'
import { testServices } from './test-services'

/** So that a copy of a row is a row of its own. */
const another: Record<string, object> = {
  report_titles: { title: 9999 },
  report_marks: { mark: 9999 },
  report_remarks: { line: 9999 },
  posting_titles: { title: 9999 },
  bill_tracks: { isrc: 'CNT999999999' },
  bill_countries: { country: 'ZZ' },
  bill_usages: { usage: 'other' },
}
const missing = -1
const isRefused = { code: '23503', message: expect.stringContaining('points at no row of') }

let test: Awaited<ReturnType<typeof testDatabase>>
let otherAgentId: number
beforeAll(async () => {
  test = await testDatabase()
  const place = { database: test.database, agentId: await buildAgent(test.ownerUrl, { domain: 'one.test' }) }
  otherAgentId = await buildAgent(test.ownerUrl, { domain: 'other.test' })
  const { staffId } = await buildStaff({ ...place, services: await testServices() }, { roles: ['finance'] })
  const { memberId } = await buildMember(test.database, place.agentId)
  await buildRelease(test, place.agentId, memberId, { isrcs: ['CNT022600001'] })
  const reportId = await buildReport(place, {
    lines: ['CNT022600001', 'CNT022699999'].map(isrc => ({ isrc, amount: '10' })),
  })
  await test.asOwner(
    `insert into report_remarks (agent_id, report_id, line, at, size, what, reason, column_name, cell, amount, currency)
     values ($1, $2, 7, 0, 0, 'footer', '', '', '', null, '')`,
    [place.agentId, reportId],
  )
  await test.asOwner('insert into report_marks (agent_id, report_id, mark, lines) values ($1, $2, 7, 1)', [
    place.agentId,
    reportId,
  ])
  await test.database.change(place.agentId, tx =>
    postReport(tx, { reportId, staffId, note: '', now: new Date() }),
  )
})
afterAll(() => test.close())

const copy = (table: string, changed: object) =>
  test.asOwner(
    `insert into ${table} select (jsonb_populate_record(kept, to_jsonb(kept) || $1)).* from ${table} kept ${table === 'report_titles' ? 'where posting_id is not null' : ''} limit 1`,
    [JSON.stringify({ ...another[table], ...changed })],
  )

interface Reference {
  table: string
  column: string
  target: string
}

async function references(): Promise<Reference[]> {
  const triggers = await test.asOwner<{ table: string; names: string[] }>(
    `select tgrelid::regclass::text as table, string_to_array(rtrim(encode(tgargs, 'escape'), '\\000'), '\\000') as names from pg_trigger
     where tgfoid = 'refuse_missing_references'::regproc and tgname = 'references_are_there' order by 1`,
  )
  return triggers.flatMap(({ table, names }) =>
    names.flatMap((column, at) => (at % 2 === 0 ? [{ table, column, target: names[at + 1] ?? '' }] : [])),
  )
}

it('a row points at what is there, and of its own site', async () => {
  const tables = new Set<string>()
  for (const { table, column } of await references()) {
    tables.add(table)
    await expect(copy(table, { [column]: missing }), `${table}.${column}`).rejects.toMatchObject(isRefused)
    await expect(copy(table, { agent_id: otherAgentId }), table).rejects.toMatchObject(isRefused)
  }
  expect([...tables].sort()).toEqual(Object.keys(another).sort())
})

it('a row that is changed, too', async () => {
  for (const column of ['work_id', 'decision_id', 'posting_id']) {
    const matched = "matched_by = 'staff', work_id = (select min(id) from works)"
    const change = column === 'work_id' ? "matched_by = 'staff', work_id = $1" : `${matched}, ${column} = $1`
    const changing = test.asOwner(`update report_titles set ${change} where posting_id is null`, [missing])
    await expect(changing, column).rejects.toMatchObject(isRefused)
  }
})

it('a work that a title is matched to is never removed', async () => {
  await test.asOwner('delete from tracks')
  await expect(test.asOwner('delete from works')).rejects.toMatchObject({ code: '23503' })
})
