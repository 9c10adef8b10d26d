import { createHash, randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storageUse, uploadGrant, uploadState } from '#contract/works/calls'
import { type MaterialType, storageQuota } from '#contract/works/material'
import { startRevision } from '#contract/works/work-calls'
import { buildWork } from '../../../testing/build-work'
import { testServer } from '../../../testing/test-server'
import { answerTo, TusClient } from '../../../testing/tus-client'
import { askForUpload, buildDraft, runKeepUpload } from '../../../testing/upload-by-steps'
import { writeGrant } from './upload-grant'

let server: Awaited<ReturnType<typeof testServer>>
let client: TusClient
beforeAll(async () => {
  server = await testServer({ hasSites: true })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  client = new TusClient((server.app.server.address() as AddressInfo).port, server.domain)
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

type Member = Awaited<ReturnType<typeof server.loggedInMember>>

const draft = (member: Member, wanted?: Parameters<typeof buildDraft>[2]) =>
  buildDraft(server, member, wanted)
const ask = (member: Member, place: object, size: number, type?: MaterialType, name?: string) =>
  askForUpload(server, member, place, size, type, name)
const runKeep = (uploadId: string) => runKeepUpload(server, uploadId)

/** A member with a draft and an upload that has begun. */
async function begun(size: number, type: MaterialType = 'music') {
  const member = await server.loggedInMember()
  const place = await draft(member)
  const { data } = await ask(member, place, size, type)
  const { status } = await client.create(data.grant, size)
  expect(status).toBe(201)
  return { member, place, grant: data.grant, id: data.upload_id }
}

async function sessionOf(id: string) {
  const [row] = await server.asOwner<{
    state: string
    problem: string
    file_name: string
    storage_key: string
  }>('select state, problem, file_name, storage_key from upload_sessions where id = $1', [id])
  return row
}

const waitingJobs = (id: string) =>
  server.asOwner(
    "select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'keepUpload' and j.payload ->> 'uploadId' = $1",
    [id],
  )

describe('asking for an upload', () => {
  it('answers where the bytes go, with what, how long and how many', async () => {
    const member = await server.loggedInMember()
    const { code, data } = await ask(member, await draft(member), 1000)
    expect(code).toBe(1)
    expect(data).toMatchObject({
      endpoint: '/uploads',
      limits: { max_bytes: 1024 ** 3, accepts: expect.arrayContaining(['.wav', '.flac', '.aif']) },
    })
    const hours = (new Date(data.expires_at).getTime() - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)
  })

  it('keeps the name for showing, cleaned of folders, controls and marks that turn the direction', async () => {
    const member = await server.loggedInMember()
    const place = await draft(member)
    for (const [given, shown] of [
      ['../../etc/passwd.wav', 'passwd.wav'],
      ['夜航\u202Evaw.🎵', '夜航vaw.🎵'],
      [`${'长'.repeat(4000)}.wav`, `${'长'.repeat(196)}.wav`],
    ] as const) {
      const { data } = await ask(member, place, 10, 'music', given)
      expect((await sessionOf(data.upload_id))?.file_name).toBe(shown)
    }
    for (const impossible of ['x'.repeat(4097), 'a\0.wav']) {
      expect((await ask(member, place, 10, 'music', impossible)).code).toBe(1422)
    }
  })

  it('is refused for more bytes than the type may have, for none, and for what is no type', async () => {
    const member = await server.loggedInMember()
    const place = await draft(member)
    const large = await ask(member, place, 512 * 1024 + 1, 'lyric')
    expect({ code: large.code, msg: large.msg }).toEqual({
      code: 1413,
      msg: 'The limit for this type of file is 512 KB. Choose a smaller one.',
    })
    for (const size of [0, -1, 1.5, Number.NaN]) expect((await ask(member, place, size)).code).toBe(1422)
    expect((await ask(member, place, 1, 'film' as MaterialType)).code).toBe(1422)
  })

  it('wants a track of this work, except for the cover', async () => {
    const member = await server.loggedInMember()
    const [place, elsewhere] = [await draft(member), await draft(member)]
    const { work_id, track_id } = place
    expect((await ask(member, { work_id }, 10)).code).toBe(1422)
    expect((await ask(member, { work_id, track_id: elsewhere.track_id }, 10)).code).toBe(1422)
    expect((await ask(member, { work_id, track_id }, 10, 'cover')).code).toBe(1422)
    expect((await ask(member, { work_id }, 10, 'cover')).code).toBe(1)
  })

  it("is refused for another member's work, and for one that is on its way", async () => {
    const member = await server.loggedInMember()
    const stranger = await server.loggedInMember()
    expect((await ask(stranger, await draft(member), 10)).code).toBe(1404)
    expect((await ask(member, await draft(member, { status: '200' }), 10)).code).toBe(1409)
    expect((await server.send(uploadGrant, { ...(await draft(member)), type: 'music' }, {})).code).toBe(1000)
  })

  it('lets a supplement add only what the released work lacks', async () => {
    const member = await server.loggedInMember()
    const released = await buildWork(server, member.memberId, { status: '991', without: ['lyric'] })
    const { data } = await server.call(startRevision, { id: released, purpose: 'supplement' }, member)
    const { id: work_id } = data as unknown as { id: number }
    const [track] = await server.asOwner<{ id: string }>('select id from tracks where work_id = $1', [
      work_id,
    ])
    const place = { work_id, track_id: Number(track?.id) }
    expect((await ask(member, place, 10, 'lyric', 'a.lrc')).code).toBe(1)
    expect((await ask(member, place, 10, 'music')).code).toBe(1409)
    expect((await ask(member, { work_id }, 10, 'cover')).code).toBe(1409)
  })

  it('never promises more than the quota, however many ask at once', async () => {
    const member = await server.loggedInMember()
    const place = await draft(member)
    const each = 1024 ** 3
    const answers = await Promise.all(Array.from({ length: 24 }, () => ask(member, place, each)))
    const promised = answers.filter(({ code }) => code === 1).length * each
    expect(promised).toBe(storageQuota)
    expect(answers.find(({ code }) => code !== 1)).toMatchObject({
      code: 1413,
      msg: expect.stringMatching(/0 B of storage left/),
    })
    const { data } = await server.call(storageUse, {}, member)
    expect(data).toMatchObject({ used: storageQuota, quota: storageQuota })
  })
})

describe('sending the bytes', () => {
  it('becomes a material of the work, with the hash of what was sent', async () => {
    const bytes = randomBytes(3_000_000)
    const { member, place, grant, id } = await begun(bytes.length)
    expect((await client.patch(grant, id, 0, bytes.subarray(0, 1_000_000))).headers['upload-offset']).toBe(
      '1000000',
    )
    expect(await client.offset(grant, id)).toBe(1_000_000)
    const last = await client.patch(grant, id, 1_000_000, bytes.subarray(1_000_000))
    expect({ status: last.status, offset: last.headers['upload-offset'] }).toEqual({
      status: 204,
      offset: '3000000',
    })
    expect((await sessionOf(id))?.state).toBe('received')
    expect(await waitingJobs(id)).toHaveLength(1)
    expect((await server.call(uploadState, { upload_id: id }, member)).data).toEqual({
      state: 'received',
      problem: null,
    })

    await runKeep(id)
    await runKeep(id)
    const sha256 = createHash('sha256').update(bytes).digest()
    const materials = await server.asOwner<{ type: string; sha256: Buffer; file_name: string }>(
      'select type, sha256, file_name from materials where work_id = $1',
      [place.work_id],
    )
    expect(materials).toEqual([{ type: 'music', sha256, file_name: 'a.wav' }])
    const [file] = await server.asOwner<{ storage_key: string }>(
      'select storage_key from stored_files where sha256 = $1',
      [sha256],
    )
    const stored = await server.services.storage.read(file?.storage_key ?? '')
    expect(stored && (await buffer(stored.body)).equals(bytes)).toBe(true)
    expect((await server.call(uploadState, { upload_id: id }, member)).data).toMatchObject({ state: 'kept' })
    expect(await client.offset(grant, id)).toBe(bytes.length)
    expect((await server.call(storageUse, {}, member)).data).toMatchObject({
      used: bytes.length,
      by_type: [{ type: 'music', used: bytes.length, files: 1 }],
    })
  })

  it('is refused without a grant, with a wrong one, one for another upload, and one that has run out', async () => {
    const { grant, id, member } = await begun(10)
    const other = await begun(10)
    const path = `/uploads/${id}`
    expect((await client.send('HEAD', path)).status).toBe(403)
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      expect((await client.send(method, path, { grant: other.grant })).status, method).toBe(403)
      expect((await client.send(method, path, { grant: `${grant}x` })).status, method).toBe(410)
    }
    const facts = { agentId: server.agentId, memberId: member.memberId, uploadId: id }
    const write = (changed: object, until = new Date(Date.now() + 60_000)) =>
      writeGrant(server.services.secrets, { ...facts, ...changed }, until)
    expect((await client.head(write({}), id)).status).toBe(200)
    expect((await client.head(write({}, new Date(Date.now() - 1000)), id)).status).toBe(410)
    expect((await client.head(write({ memberId: other.member.memberId }), id)).status).toBe(404)
    const elsewhere = await server.anotherSite('elsewhere.test')
    expect((await client.head(write({ agentId: elsewhere }), id)).status).toBe(403)
    const there = await client.send('HEAD', path, { grant, headers: { host: 'elsewhere.test' } })
    expect(there.status).toBe(403)
    expect(await client.offset(grant, id)).toBe(0)
  })

  it('ends with the account: of a frozen one not another byte is taken', async () => {
    const { member, grant, id } = await begun(10)
    expect((await client.patch(grant, id, 0, Buffer.alloc(4))).status).toBe(204)
    const account = 'update members set state = $2 where id = $1'
    await server.asOwner(account, [member.memberId, 'frozen'])
    expect((await client.patch(grant, id, 4, Buffer.alloc(6))).status).toBe(410)
    await server.asOwner(account, [member.memberId, 'active'])
    expect((await client.patch(grant, id, 4, Buffer.alloc(6))).status).toBe(204)
  })

  it('holds to the announced size', async () => {
    const member = await server.loggedInMember()
    const { data } = await ask(member, await draft(member), 1000)
    for (const size of [999, 1001, 'many']) {
      const answered = await client.create(data.grant, size)
      expect(answered.status, String(size)).toBe(422)
      expect(JSON.parse(answered.text).data.fields[0].field).toBe('size')
    }
    const deferred = { grant: data.grant, headers: { 'upload-defer-length': 1 } }
    expect((await client.send('POST', '/uploads', deferred)).status).toBe(422)
    await client.create(data.grant, 1000)
    expect((await client.patch(data.grant, data.upload_id, 0, Buffer.alloc(1001))).status).toBe(413)

    const chunked = client.open('PATCH', `/uploads/${data.upload_id}`, {
      grant: data.grant,
      headers: { 'upload-offset': 0, 'content-type': 'application/offset+octet-stream' },
    })
    const answered = answerTo(chunked)
    for (let sent = 0; sent < 20; sent++) {
      chunked.write(Buffer.alloc(100))
      await pause(5)
    }
    chunked.end()
    expect((await answered).status).toBe(413)
    expect(await client.offset(data.grant, data.upload_id)).toBeLessThanOrEqual(1000)
    const { storage_key } = (await sessionOf(data.upload_id)) ?? { storage_key: '' }
    expect(await server.services.storage.size(storage_key)).toBeLessThanOrEqual(1000)
  })

  it('refuses a wrong offset and changes nothing', async () => {
    const { grant, id } = await begun(100)
    await client.patch(grant, id, 0, Buffer.alloc(50))
    const statusAt = async (offset: number) =>
      (await client.patch(grant, id, offset, Buffer.alloc(10))).status
    for (const offset of [0, 49, 51, 90]) expect(await statusAt(offset), String(offset)).toBe(409)
    for (const offset of [91, 1e12]) expect(await statusAt(offset), String(offset)).toBe(413)
    expect(await statusAt(-1)).toBe(400)
    expect(await client.offset(grant, id)).toBe(50)
  })

  it('begins once: to ask again changes nothing', async () => {
    const { grant, id } = await begun(100)
    await client.patch(grant, id, 0, Buffer.alloc(50))
    const again = await client.create(grant, 100)
    expect({ status: again.status, location: again.headers.location }).toEqual({
      status: 201,
      location: `/uploads/${id}`,
    })
    expect(await client.offset(grant, id)).toBe(50)
  })

  it('is over after the last byte: nothing is added and nothing taken away', async () => {
    const { grant, id } = await begun(10)
    await client.patch(grant, id, 0, Buffer.alloc(10))
    expect((await client.patch(grant, id, 10, Buffer.alloc(1))).status).toBe(409)
    expect((await client.send('DELETE', `/uploads/${id}`, { grant })).status).toBe(409)
    expect((await client.create(grant, 10)).status).toBe(409)
    expect(await client.offset(grant, id)).toBe(10)
  })

  it('can be given up, which frees the quota', async () => {
    const { grant, id, member } = await begun(1000)
    await client.patch(grant, id, 0, Buffer.alloc(500))
    const { storage_key } = (await sessionOf(id)) ?? { storage_key: '' }
    expect((await client.send('DELETE', `/uploads/${id}`, { grant })).status).toBe(204)
    expect(await server.services.storage.size(storage_key)).toBeUndefined()
    expect((await client.head(grant, id)).status).toBe(404)
    expect((await server.call(storageUse, {}, member)).data).toMatchObject({ used: 0 })
  })

  it('is noticed as complete by whoever asks, when the server died right after the last byte', async () => {
    const { grant, id } = await begun(10)
    await client.patch(grant, id, 0, Buffer.alloc(10))
    // As it was before the server could write down that it has everything.
    await server.asOwner("update upload_sessions set state = 'open' where id = $1", [id])
    await server.asOwner("delete from graphile_worker._private_jobs where payload ->> 'uploadId' = $1", [id])
    expect(await client.offset(grant, id)).toBe(10)
    expect((await sessionOf(id))?.state).toBe('received')
    expect(await waitingJobs(id)).toHaveLength(1)
  })
})

describe('the client of our pages', () => {
  const endpoint = () => `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/uploads`

  function send(bytes: Buffer, grant: string, options: ConstructorParameters<typeof Upload>[1] = {}) {
    let upload: Upload | undefined
    const done = new Promise<void>((resolve, reject) => {
      upload = new Upload(bytes, {
        endpoint: endpoint(),
        headers: { authorization: `Bearer ${grant}`, host: server.domain },
        chunkSize: 300_000,
        retryDelays: [50],
        onSuccess: () => resolve(),
        onError: reject,
        ...options,
      })
      upload.start()
    })
    return { done, abort: () => upload?.abort(), url: () => upload?.url ?? '' }
  }

  it('uploads, is paused, and goes on where it was', async () => {
    const bytes = randomBytes(1_000_000)
    const member = await server.loggedInMember()
    const { data } = await ask(member, await draft(member), bytes.length)
    const first = send(bytes, data.grant, {
      onChunkComplete: () => {
        first.abort()
      },
    })
    for (let waited = 0; (await sentSoFar(data)) < 300_000 && waited < 100; waited++) await pause(50)
    const offsets: number[] = []
    const onProgress = (sent: number) => offsets.push(sent)
    await send(bytes, data.grant, { uploadUrl: first.url(), onProgress }).done
    expect(offsets[0]).toBeGreaterThanOrEqual(300_000)
    expect((await sessionOf(data.upload_id))?.state).toBe('received')
    // Asked once more it finds that nothing is left to do.
    await send(bytes, data.grant, { uploadUrl: first.url() }).done
  })

  const sentSoFar = async ({ grant, upload_id }: { grant: string; upload_id: string }) =>
    Number((await client.head(grant, upload_id)).headers['upload-offset'] ?? 0)
})

describe('connections that fail', () => {
  it('two requests for one upload never mix: the later makes the earlier let go', async () => {
    const bytes = randomBytes(200_000)
    const { grant, id } = await begun(bytes.length)
    const stalled = client.openPatch(grant, id, 0, bytes.length)
    stalled.write(bytes.subarray(0, 50_000))
    await pause(200)
    const offset = await client.offset(grant, id)
    expect(offset).toBe(50_000)
    const [one, two] = await Promise.all([
      client.patch(grant, id, offset, bytes.subarray(offset)).catch(() => undefined),
      client.patch(grant, id, offset, bytes.subarray(offset)).catch(() => undefined),
    ])
    expect([one?.status, two?.status]).toContain(204)
    expect([one?.status, two?.status].filter(status => status === 204)).toHaveLength(1)
    stalled.destroy()
    await runKeep(id)
    const sha256 = createHash('sha256').update(bytes).digest()
    expect(await server.asOwner('select 1 from materials where sha256 = $1', [sha256])).toHaveLength(1)
  })

  it('a client that breaks off twenty times at any byte ends with the right hash', async () => {
    const bytes = randomBytes(4_000_000)
    const { grant, id } = await begun(bytes.length)
    for (let round = 0; round < 20; round++) {
      const offset = await client.offset(grant, id)
      const cut = client.openPatch(grant, id, offset, bytes.length - offset)
      const some = Math.floor(Math.random() * 190_000)
      await new Promise<void>(resolve => cut.write(bytes.subarray(offset, offset + some), () => resolve()))
      await pause(Math.random() * 30)
      cut.destroy()
    }
    const offset = await client.offset(grant, id)
    expect(offset).toBeGreaterThan(0)
    expect((await client.patch(grant, id, offset, bytes.subarray(offset))).status).toBe(204)
    await runKeep(id)
    const sha256 = createHash('sha256').update(bytes).digest()
    expect(await server.asOwner('select 1 from materials where sha256 = $1', [sha256])).toHaveLength(1)
  })

  it('uploads that stand still keep nobody from uploading', { tags: ['slow'] }, async () => {
    const member = await server.loggedInMember()
    const place = await draft(member)
    const stalled = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const { data } = await ask(member, place, 1_000_000)
        await client.create(data.grant, 1_000_000)
        const sent = client.openPatch(data.grant, data.upload_id, 0, 1_000_000)
        sent.write(Buffer.alloc(1000))
        return sent
      }),
    )
    await pause(300)
    const { grant, id } = await begun(5_000_000)
    expect((await client.patch(grant, id, 0, randomBytes(5_000_000))).status).toBe(204)
    // Nor do they hold connections of the database.
    await Promise.all(Array.from({ length: 20 }, () => server.call(storageUse, {}, member)))
    for (const sent of stalled) sent.destroy()
  })
})

describe('what becomes of an upload', () => {
  async function send(bytes: Buffer, type: MaterialType = 'music') {
    const upload = await begun(bytes.length, type)
    await client.patch(upload.grant, upload.id, 0, bytes)
    return upload
  }

  it('the same content is stored once, whoever sends it', async () => {
    const bytes = randomBytes(100_000)
    const first = await send(bytes)
    const second = await send(bytes)
    await runKeep(first.id)
    await runKeep(second.id)
    const sha256 = createHash('sha256').update(bytes).digest()
    expect(await server.asOwner('select 1 from stored_files where sha256 = $1', [sha256])).toHaveLength(1)
    expect(await server.asOwner('select 1 from materials where sha256 = $1', [sha256])).toHaveLength(2)
    const removals = await server.asOwner<{ payload: { keys: string[] } }>(
      "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'removeFiles'",
    )
    const keys = removals.flatMap(({ payload }) => payload.keys)
    expect(keys).toContain((await sessionOf(second.id))?.storage_key)
    expect(keys).not.toContain((await sessionOf(first.id))?.storage_key)
  })

  it('two workers that take it at once keep it once', async () => {
    const { id, place } = await send(randomBytes(1000))
    await Promise.all([runKeep(id), runKeep(id), runKeep(id)])
    expect(await server.asOwner('select 1 from materials where work_id = $1', [place.work_id])).toHaveLength(
      1,
    )
  })

  it('fails in words when the work has moved on, or the track is gone', async () => {
    const moved = await send(randomBytes(1000))
    await server.asOwner("update works set status = '200' where id = $1", [moved.place.work_id])
    await runKeep(moved.id)
    expect((await server.call(uploadState, { upload_id: moved.id }, moved.member)).data).toEqual({
      state: 'failed',
      problem: expect.stringMatching(/could no longer be changed/),
    })
    expect((await client.head(moved.grant, moved.id)).status).toBe(410)

    const lost = await send(randomBytes(1000))
    await server.asOwner('delete from tracks where id = $1', [lost.place.track_id])
    await runKeep(lost.id)
    expect((await server.call(uploadState, { upload_id: lost.id }, lost.member)).data).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(/track was gone/),
    })
  })

  it('fails in words when its bytes are not what was announced', async () => {
    const { id, member } = await send(randomBytes(1000))
    const { storage_key } = (await sessionOf(id)) ?? { storage_key: '' }
    await server.services.storage.write(storage_key, Buffer.alloc(999))
    await runKeep(id)
    expect((await server.call(uploadState, { upload_id: id }, member)).data).toMatchObject({
      state: 'failed',
    })
  })

  it('is nobody else’s to know', async () => {
    const { id } = await send(randomBytes(10))
    const stranger = await server.loggedInMember()
    expect((await server.call(uploadState, { upload_id: id }, stranger)).code).toBe(1404)
  })
})
