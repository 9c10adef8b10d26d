import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uploadFile } from '#contract/files/calls'
import { picture } from '../../testing/pictures'
import { testServer } from '../../testing/test-server'
import { upload } from '../../testing/upload'
import { createLog } from '../log'
import { removeFiles } from './remove-files.job'
import { storeNoted } from './store-noted'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.forgive()
  await server.asOwner('delete from noted_files')
})

const notes = async () =>
  (await server.asOwner<{ storage_key: string }>('select storage_key from noted_files')).map(
    ({ storage_key }) => storage_key,
  )
const age = (days: number) =>
  server.asOwner("update noted_files set noted_at = noted_at - $1 * interval '1 hour'", [days * 24 + 1])
const isThere = async (key: string) => (await server.services.storage.size(key)) !== undefined

/** The sweep, and the jobs that it asks for. */
async function sweep() {
  await server.database.withoutAgent('select sweep_noted_files()', [])
  const jobs = await server.asOwner<{ payload: { agentId: number; keys: string[] } }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'removeFiles' returning j.payload`,
  )
  for (const { payload } of jobs) await remove(payload.keys)
}

const remove = (keys: string[]) => {
  const { agentId, database, services } = server
  return removeFiles.run({ payload: { keys }, agentId, database, services, log: createLog('silent') })
}

async function store(key = `sealed/${server.agentId}/${randomUUID()}`) {
  await storeNoted(server.database, server.services.storage, server.agentId)(key, Buffer.from('a file'))
  return key
}

async function uploadAvatar() {
  const member = await server.loggedInMember()
  const { data } = await upload(server, uploadFile, { purpose: 'avatar' }, await picture('png'), member)
  return `avatars/${server.agentId}/${data.url.split('/').at(-1)}`
}

describe('a file that is written for a row', () => {
  it('is noted until the row is there', async () => {
    const key = await uploadAvatar()
    expect(await isThere(key)).toBe(true)
    expect(await notes()).toEqual([])
  })

  it('goes a day later when the row never came', async () => {
    const key = await store()
    expect(await notes()).toEqual([key])
    await sweep()
    expect(await isThere(key)).toBe(true)
    await age(1)
    await sweep()
    expect(await isThere(key)).toBe(false)
    expect(await notes()).toEqual([])
  })

  it('is left by a call that fails after it was written, and goes', async () => {
    const member = await server.loggedInMember()
    await server.asOwner('alter table uploads add constraint broken check (false) not valid')
    const failed = await upload(server, uploadFile, { purpose: 'document' }, await picture('png'), member)
    await server.asOwner('alter table uploads drop constraint broken')
    expect(failed.code).toBe(1500)
    const [key = ''] = await notes()
    expect(await isThere(key)).toBe(true)
    await age(1)
    await sweep()
    expect(await isThere(key)).toBe(false)
  })

  it('stays when a row names it, however old its note', async () => {
    const key = await uploadAvatar()
    await server.asOwner('insert into noted_files values ($1, $2, now())', [server.agentId, key])
    await age(2)
    await sweep()
    expect(await isThere(key)).toBe(true)
    expect(await notes()).toEqual([])
  })
})

describe('removing a file', () => {
  it('spares what has come back under the same key since its last row went', async () => {
    const named = await uploadAvatar()
    const noted = await store()
    const gone = await store()
    await server.asOwner('delete from noted_files where storage_key = $1', [gone])
    await remove([named, noted, gone])
    expect([await isThere(named), await isThere(noted), await isThere(gone)]).toEqual([true, true, false])
  })
})

/** What a view reads, column by column. */
async function columnsOf(view: string): Promise<string[]> {
  const found = await server.asOwner<{ place: string }>(
    `select distinct a.attrelid::regclass || '.' || a.attname as place
     from pg_rewrite r join pg_depend d on d.objid = r.oid and d.classid = 'pg_rewrite'::regclass
     join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
     where r.ev_class = $1::regclass and d.refclassid = 'pg_class'::regclass`,
    [view],
  )
  return found.map(({ place }) => place)
}

describe('every reference to an upload', () => {
  it('is a use that keeps it from being swept', async () => {
    const references = await server.asOwner<{ place: string }>(
      `select k.conrelid::regclass || '.' || a.attname as place
       from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
       where k.contype = 'f' and k.confrelid = 'uploads'::regclass and a.attname <> 'agent_id'`,
    )
    const used = await columnsOf('upload_uses')
    expect(references.length).toBeGreaterThan(4)
    expect(references.filter(({ place }) => !used.includes(place))).toEqual([])
  })
})

describe('every table that keeps files', () => {
  /** Uploads under way have a sweep of their own; a content's pictures are uploads too. */
  const others = ['noted_files', 'upload_sessions', 'content_pictures', 'file_uses', 'file_findings']

  it('takes the note away, and is looked at before a file goes', async () => {
    const tables = await server.asOwner<{ name: string; forgets: boolean }>(
      `select c.table_name as name, exists (
         select 1 from information_schema.triggers t
         where t.event_object_table = c.table_name and t.trigger_name = 'forget_note') as forgets
       from information_schema.columns c where c.table_schema = 'public' and c.column_name = 'storage_key'`,
    )
    const keeping = tables.filter(({ name }) => !others.includes(name))
    expect(keeping.length).toBeGreaterThan(2)
    expect(keeping.filter(({ forgets }) => !forgets)).toEqual([])
    const looked = await columnsOf('file_uses')
    expect(keeping.filter(({ name }) => !looked.includes(`${name}.storage_key`))).toEqual([])
    const keys = await server.asOwner<{ place: string }>(
      `select c.table_name || '.' || c.column_name as place from information_schema.columns c
       where c.table_schema = 'public' and c.column_name ~ '(^|_)(file|text)_key$'`,
    )
    // A report's keys are rows of report_files.
    const ofReports = ['income_reports.file_key', 'income_reports.text_key']
    const kept = keys.map(({ place }) => place).filter(place => !ofReports.includes(place))
    expect(kept.filter(place => !looked.includes(place))).toEqual([])
    expect(kept).toContain('payout_batches.file_key')
  })
})
