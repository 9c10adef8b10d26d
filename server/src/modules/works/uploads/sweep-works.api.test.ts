import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../../../platform/log'
import { buildWork } from '../../../testing/build-work'
import { testServer } from '../../../testing/test-server'
import { TusClient } from '../../../testing/tus-client'
import { grantedUpload, runKeepUpload } from '../../../testing/upload-by-steps'
import { derivedKey } from '../files/media-link'
import { removeStoredFiles } from '../files/remove-stored-files.job'
import { dropUploads } from './drop-uploads.job'

let server: Awaited<ReturnType<typeof testServer>>
let client: TusClient
beforeAll(async () => {
  server = await testServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  client = new TusClient((server.app.server.address() as AddressInfo).port, server.domain)
})
beforeEach(() => server.asOwner('delete from graphile_worker._private_jobs'))
afterAll(() => server.close())

const sweep = async () => {
  for (const name of ['sweep_resting_uploads', 'sweep_bin', 'sweep_unused_files'])
    await server.database.withoutAgent(`select ${name}()`, [])
}

/** Runs what the sweep left to the worker; answers how many there were. */
async function runJobs(): Promise<number> {
  const known = [dropUploads, removeStoredFiles]
  const rows = await server.asOwner<{ name: string; payload: { agentId: number } }>(
    'select t.identifier as name, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = any($1)',
    [known.map(job => job.name)],
  )
  await server.asOwner('delete from graphile_worker._private_jobs')
  for (const { name, payload } of rows) {
    const { agentId, ...rest } = payload
    const { database, services } = server
    const context = { agentId, database, services, log: createLog('silent') }
    if (name === dropUploads.name)
      await dropUploads.run({ ...context, payload: dropUploads.payload.parse(rest) })
    else await removeStoredFiles.run({ ...context, payload: removeStoredFiles.payload.parse(rest) })
  }
  return rows.length
}

async function begunUpload(state = 'open') {
  const { grant, id, place } = await grantedUpload(server, 1000)
  await client.create(grant, 1000)
  await client.patch(grant, id, 0, Buffer.alloc(400))
  await server.asOwner('update upload_sessions set state = $2 where id = $1', [id, state])
  const key = `originals/${server.agentId}/${id}`
  return { id, key, place }
}

const age = (id: string, interval: string) =>
  server.asOwner(`update upload_sessions set expires_at = now() - interval '${interval}' where id = $1`, [id])
const exists = async (table: string, id: string | number) =>
  (await server.asOwner(`select 1 from ${table} where id = $1`, [id])).length > 0

describe('an upload that rests', () => {
  it('goes a day after its last byte, with its bytes', async () => {
    const fresh = await begunUpload()
    const old = await begunUpload()
    await age(old.id, '1 second')
    await sweep()
    expect(await runJobs()).toBe(1)
    expect([await exists('upload_sessions', fresh.id), await exists('upload_sessions', old.id)]).toEqual([
      true,
      false,
    ])
    expect(await server.services.storage.size(fresh.key)).toBe(400)
    expect(await server.services.storage.size(old.key)).toBeUndefined()
  })

  it('lives on with every byte that comes', async () => {
    const { grant, id } = await grantedUpload(server, 1000)
    await client.create(grant, 1000)
    await age(id, '1 second')
    await client.patch(grant, id, 0, Buffer.alloc(400))
    await sweep()
    expect(await exists('upload_sessions', id)).toBe(true)
  })

  it('is left to the worker once it is whole, and its file stays when it was kept', async () => {
    const waiting = await begunUpload('received')
    const kept = await begunUpload('kept')
    await age(waiting.id, '5 days')
    await age(kept.id, '1 second')
    await sweep()
    await runJobs()
    expect(await exists('upload_sessions', waiting.id)).toBe(true)
    expect(await exists('upload_sessions', kept.id)).toBe(false)
    expect(await server.services.storage.size(kept.key)).toBe(400)
    await age(waiting.id, '7 days')
    await sweep()
    await runJobs()
    expect(await server.services.storage.size(waiting.key)).toBeUndefined()
  })
})

describe('a draft in the bin', () => {
  it('goes after thirty days, unless it was ever released or signed', async () => {
    const { memberId } = await server.loggedInMember()
    const build = () => buildWork(server, memberId)
    const [lately, long, released, signed, alive] = [
      await build(),
      await build(),
      await build(),
      await build(),
      await build(),
    ]
    const set = (id: number, columns: string) =>
      server.asOwner(`update works set ${columns} where id = $1`, [id])
    const binned = "deleted_at = now() - interval '31 days'"
    await set(lately, "deleted_at = now() - interval '29 days'")
    await set(long, binned)
    await set(released, `${binned}, released_at = now() - interval '1 year'`)
    await set(signed, binned)
    await server.asOwner(
      "insert into agreements (agent_id, number, member_id, work_id, terms, terms_hash, rate, signer_kind, signer_name, signed_at, address, user_agent, code_hash, storage_key, sha256, size) values ($1, 'n', $2, $3, '{}', 'h', 0.8, 'member', 'n', now(), '', '', 'h', 'k', 'h', 1)",
      [server.agentId, memberId, signed],
    )
    await sweep()
    const left = await server.asOwner<{ id: string }>('select id from works where member_id = $1', [memberId])
    expect(left.map(({ id }) => Number(id)).sort()).toEqual([lately, released, signed, alive].sort())
  })
})

describe('a file that no work uses', () => {
  async function keptFile() {
    const { grant, id, place } = await grantedUpload(server, 1000)
    const bytes = randomBytes(1000)
    await client.create(grant, 1000)
    await client.patch(grant, id, 0, bytes)
    await runKeepUpload(server, id)
    const [file] = await server.asOwner<{ sha256: Buffer }>(
      'select sha256 from materials where work_id = $1',
      [place.work_id],
    )
    const sha256 = file?.sha256 ?? Buffer.alloc(0)
    const thumbnail = derivedKey(server.agentId, sha256, 'thumbnail.webp')
    await server.services.storage.write(thumbnail, Buffer.from('small'))
    return { ...place, bytes, sha256, thumbnail, key: `originals/${server.agentId}/${id}` }
  }
  const detach = (workId: number) => server.asOwner('delete from materials where work_id = $1', [workId])
  const longUnused = () =>
    server.asOwner(
      "update stored_files set unused_since = unused_since - interval '8 days' where unused_since is not null",
    )
  const isThere = async ({ key, thumbnail }: { key: string; thumbnail: string }) => [
    (await server.services.storage.size(key)) !== undefined,
    (await server.services.storage.size(thumbnail)) !== undefined,
  ]

  it('goes after a week, with what was made from it; one that is used stays', async () => {
    const [unused, used] = [await keptFile(), await keptFile()]
    await detach(unused.work_id)
    await sweep()
    await sweep()
    await runJobs()
    expect(await isThere(unused)).toEqual([true, true])
    await longUnused()
    await sweep()
    await runJobs()
    expect(await isThere(unused)).toEqual([false, false])
    expect(await isThere(used)).toEqual([true, true])
  })

  it('counts its week anew when a work has used it in between', async () => {
    const file = await keptFile()
    await detach(file.work_id)
    await sweep()
    await longUnused()
    const { grant, id, place } = await grantedUpload(server, 1000)
    await client.create(grant, 1000)
    await client.patch(grant, id, 0, file.bytes)
    await runKeepUpload(server, id)
    await sweep()
    await detach(place.work_id)
    await sweep()
    await runJobs()
    expect(await isThere(file)).toEqual([true, true])
  })

  it('stays as long as an earlier version of a released work names it', async () => {
    const file = await keptFile()
    await server.asOwner(
      `insert into work_versions (agent_id, work_id, replaced_by, replaced_at, content)
       select agent_id, work_id, work_id, now(), jsonb_build_object('materials', jsonb_agg(to_jsonb(m) - 'agent_id'))
       from materials m where work_id = $1 group by 1, 2`,
      [file.work_id],
    )
    await detach(file.work_id)
    await sweep()
    await longUnused()
    await sweep()
    await runJobs()
    expect(await isThere(file)).toEqual([true, true])
  })
})
