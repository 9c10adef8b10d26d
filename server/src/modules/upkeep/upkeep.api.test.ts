// Rows without files and files without rows are found and shown. Nothing is removed for it.
import { utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { refusals } from '#contract/errors'
import { checkFiles, listFindings, readUpkeep } from '#contract/upkeep/calls'
import { BackupFolder } from '../../platform/backup/backup-folder'
import { backUp, keepFile, newFolder } from '../../testing/backup-kit'
import { loggedInStaff } from '../../testing/build-staff'
import { buildAgent } from '../../testing/builders'
import { distrokidFile, reportDesk } from '../../testing/report-desk'
import { testServer } from '../../testing/test-server'
import { reconcileFiles } from './reconcile-files'

let server: Awaited<ReturnType<typeof testServer>>
let admin: Awaited<ReturnType<typeof loggedInStaff>>
beforeAll(async () => {
  server = await testServer()
  admin = await loggedInStaff(server, { roles: ['admin'] })
})
afterAll(() => server.close())

const { storageOf, look } = {
  storageOf: () => server.services.storage,
  look: () => reconcileFiles({ agentId: server.agentId, database: server.database, storage: storageOf() }),
}
type Found = OutputOf<typeof listFindings>
async function list(input: object = {}): Promise<Found> {
  const answered: { data: Found } = await server.call(listFindings, input as never, admin)
  return answered.data
}
const overview = async (): Promise<OutputOf<typeof readUpkeep>> =>
  (await server.call(readUpkeep, {}, admin)).data
const stray = async (key: string, days: number) => {
  await storageOf().write(key, Buffer.from('stray'))
  const at = new Date(Date.now() - days * 86_400_000)
  await utimes(join(server.services.folder, 'files', key), at, at)
}

describe('rows and files', () => {
  it('that fit are nothing to show', async () => {
    const { sha256 } = await keepFile(server)
    await stray(`derived/${server.agentId}/${sha256}/thumb-1.webp`, 3)
    expect((await look()).findings).toBe(0)
    expect(await overview()).toMatchObject({
      check: { ended_at: expect.any(String), rows_seen: expect.any(Number) },
      found: { missing: 0, other_size: 0, unnamed: 0 },
    })
  })

  it('of a report’s text lose each other like all others: it lies in the folder of its site', async () => {
    const clerk = await loggedInStaff(server, { roles: ['finance'] })
    const desk = reportDesk(server, clerk)
    const payerId = await desk.payer({ currency: 'USD', stores: ['Spotify'] })
    await desk.imported(payerId, Buffer.from(`\uFEFF${distrokidFile([{}])}`, 'utf16le'), 'wide.tsv')
    const [text] = await server.asOwner<{ storage_key: string }>(
      "select storage_key from report_files where storage_key like 'report-texts/%'",
    )
    const key = text?.storage_key as string
    expect((await look()).findings).toBe(0)
    const body = await buffer((await storageOf().read(key))?.body as never)
    await storageOf().remove(key)
    await look()
    expect((await list()).items).toMatchObject([{ found: 'missing', storage_key: key }])
    await storageOf().write(key, body)
    const beside = `${dirname(key)}/nobody`
    await stray(beside, 2)
    await look()
    expect((await list()).items).toMatchObject([{ found: 'unnamed', storage_key: beside }])
    await storageOf().remove(beside)
    await look()
  })

  it('that lie in no site’s folder are shown at the first site, if no site names them', async () => {
    const [first] = await server.asOwner<{ id: number }>('select min(id)::int as id from agents')
    expect(first?.id).toBe(server.agentId)
    const later = await buildAgent(server.ownerUrl, { domain: 'later.test' })
    const [lost, named, young] = ['lost', 'named', 'young'].map(word => `report-texts/${word}`) as [
      string,
      string,
      string,
    ]
    for (const key of [lost, named]) await stray(key, 2)
    await stray(young, 0)
    await server.asOwner(
      'insert into report_files (agent_id, storage_key, size, created_at) values ($1, $2, 5, now())',
      [later, named],
    )
    await look()
    expect((await list()).items).toMatchObject([{ found: 'unnamed', storage_key: lost }])
    const place = { agentId: later, database: server.database, storage: storageOf() }
    expect(await reconcileFiles(place)).toMatchObject({ findings: 0 })
    for (const key of [lost, named, young]) await storageOf().remove(key)
    await server.asOwner('delete from report_files where storage_key = $1', [named])
    await look()
  })

  it('that have lost each other are found, each with what it belongs to, and stay where they are', async () => {
    const [gone, cut, good] = [await keepFile(server), await keepFile(server), await keepFile(server)]
    await storageOf().remove(gone.key)
    await storageOf().write(cut.key, cut.content.subarray(0, 100))
    const old = `originals/${server.agentId}/nobody`
    const orphan = `derived/${server.agentId}/${'a'.repeat(64)}/thumb-1.webp`
    const young = `originals/${server.agentId}/young`
    const other = `originals/${server.agentId + 1}/nobody`
    const dropped = `report-drop/${server.agentId}/folder/report.csv`
    for (const key of [old, orphan, other, dropped]) await stray(key, 2)
    await stray(young, 0)
    expect((await look()).findings).toBe(4)
    const { items } = await list()
    expect(items.map(({ found, storage_key }) => [found, storage_key]).sort()).toEqual(
      [
        ['missing', gone.key],
        ['other_size', cut.key],
        ['unnamed', old],
        ['unnamed', orphan],
      ].sort(),
    )
    expect(items).toContainEqual(
      expect.objectContaining({
        ...{ storage_key: cut.key, named_by: 'stored_files', row_id: cut.sha256 },
        ...{ expected_size: 3000, found_size: 100 },
      }),
    )
    for (const key of [old, orphan, young, good.key, cut.key])
      expect(await storageOf().size(key)).toBeDefined()
    expect((await overview()).found).toEqual({ missing: 1, other_size: 1, unnamed: 2 })
    const first = await list({ found: 'unnamed', limit: '1' })
    const second = await list({ found: 'unnamed', limit: '1', cursor: first.next_cursor })
    expect([...first.items, ...second.items].map(({ storage_key }) => storage_key).sort()).toEqual([
      orphan,
      old,
    ])
    expect(second.next_cursor).toBeNull()

    // What was put right leaves the list; what was found before keeps its day.
    await storageOf().write(gone.key, gone.content)
    await storageOf().remove(old)
    await look()
    const left = (await list()).items
    expect(left.map(({ storage_key }) => storage_key).sort()).toEqual([orphan, cut.key].sort())
    expect(left.find(({ storage_key }) => storage_key === cut.key)?.first_found_at).toBe(
      items.find(({ storage_key }) => storage_key === cut.key)?.first_found_at,
    )
  })

  it('are looked at when an admin asks, once however often, and for nobody else', async () => {
    const finance = await loggedInStaff(server, { roles: ['finance'] })
    for (const call of [readUpkeep, listFindings]) {
      expect((await server.send(call, {}, finance)).code).toBe(refusals.forbidden.code)
    }
    expect((await server.call(checkFiles, {}, admin)).code).toBe(1)
    expect((await server.call(checkFiles, {}, admin)).code).toBe(1)
    expect((await overview()).check?.ended_at).toBeNull()
    const waiting = await server.asOwner('select 1 from graphile_worker._private_jobs where key = $1', [
      `reconcileFiles ${server.agentId}`,
    ])
    expect(waiting).toHaveLength(1)
  })
})

describe('the last backup', () => {
  it('is shown with what it lacked', async () => {
    expect((await overview()).last_backup).toBeNull()
    const { key } = await keepFile(server)
    await storageOf().remove(key)
    await backUp(server, storageOf(), new BackupFolder(await newFolder()))
    expect((await overview()).last_backup).toMatchObject({ is_sealed: false, missing: 1 })
  })
})
