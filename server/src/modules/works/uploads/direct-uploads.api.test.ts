// Uploads whose bytes go from the client to the bucket: what the web grants, and what it makes of what it finds there.
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { ListMultipartUploadsCommand, UploadPartCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { grantMoveInUpload } from '#contract/move-in/calls'
import {
  completeUpload,
  listUploadParts,
  signUploadParts,
  storageUse,
  uploadGrant,
  uploadState,
} from '#contract/works/calls'
import { s3Storage } from '../../../platform/storage/s3-storage'
import { tryDirectUploads } from '../../../platform/storage/try-direct-uploads'
import { buildMember } from '../../../testing/builders'
import { forkProgram } from '../../../testing/fork-program'
import { makeKey } from '../../../testing/make-key'
import { runDoomed } from '../../../testing/run-doomed'
import { missingForS3, startS3Server } from '../../../testing/s3-server'
import { isDrill } from '../../../testing/sampled'
import { putPart, sendParts, signedParts } from '../../../testing/send-parts'
import { type Caller, secondServer, testServer } from '../../../testing/test-server'
import { testServices } from '../../../testing/test-services'
import { TusClient } from '../../../testing/tus-client'
import {
  askForUpload,
  buildDraft,
  grantedUpload,
  hashesOf,
  runAssembleUpload,
  runKeepUpload,
} from '../../../testing/upload-by-steps'
import { dropUploads } from './drop-uploads.job'

const megabyte = 1024 * 1024
const partBytes = 8 * megabyte
const missing = missingForS3()
if (missing.length > 0) console.warn(`Uploads straight to S3 are not tested: ${missing.join(', ')} missing.`)

describe.skipIf(missing.length > 0)('an upload straight to the bucket (skipped without Ceph)', () => {
  let s3: Awaited<ReturnType<typeof startS3Server>>
  let storage: ReturnType<typeof s3Storage>
  let server: Awaited<ReturnType<typeof testServer>>
  let settings: Parameters<typeof s3Storage>[0]
  beforeAll(async () => {
    s3 = await startS3Server()
    settings = { ...s3.settings, publicOrigin: s3.settings.endpoint }
    storage = s3Storage(settings)
    const services = Object.assign(await testServices(), { storage })
    server = await testServer({ services })
    Object.assign(server.services, services)
    await s3.openTo([services.originOf(server.domain)])
  })
  beforeEach(() => server.forgive())
  afterAll(async () => {
    await server?.close()
    storage?.bucket.close()
    await s3?.stop()
  })

  const complete = (id: string, member: Caller, at = server) =>
    at.call(completeUpload, { upload_id: id }, member)
  const stateOf = async (id: string, member: Caller) =>
    (await server.call(uploadState, { upload_id: id }, member)).data
  const keyOf = (id: string) => `originals/${server.agentId}/${id}`
  const slice = (bytes: Buffer) => (part: { number: number; size: number }) =>
    bytes.subarray((part.number - 1) * partBytes, (part.number - 1) * partBytes + part.size)
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  const underWay = async (id: string) =>
    (
      await storage.bucket.client.send(
        new ListMultipartUploadsCommand({ Bucket: settings.bucket, Prefix: keyOf(id) }),
      )
    ).Uploads ?? []
  const waiting = (id: string) =>
    server.asOwner(
      "select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'assembleUpload' and j.payload ->> 'uploadId' = $1",
      [id],
    )
  /** An upload of three parts, of which these were sent. */
  async function sentUpload(numbers = [1, 2, 3], size = 17 * megabyte) {
    const granted = await grantedUpload(server, size)
    const bytes = randomBytes(size)
    await sendParts(server, granted, numbers, slice(bytes))
    return { ...granted, bytes }
  }

  it('is granted beside the way through this server, with every field that was there before', async () => {
    const member = await server.loggedInMember()
    const place = await buildDraft(server, member)
    const { data } = await askForUpload(server, member, place, 17 * megabyte)
    expect(data).toEqual({
      upload_id: expect.any(String),
      endpoint: '/uploads',
      grant: expect.any(String),
      expires_at: expect.any(String),
      limits: expect.any(Object),
      direct: { part_bytes: partBytes, part_count: 3, most_at_once: 50 },
    })
    // Nobody has told the bucket of it yet.
    expect(await underWay(data.upload_id)).toEqual([])
    expect((await server.call(storageUse, {}, member)).data).toMatchObject({ used: 17 * megabyte })
  })

  it('becomes the file of a work that a worker has read', async () => {
    const { id, member, place, bytes } = await sentUpload()
    expect(await stateOf(id, member)).toEqual({ state: 'open', problem: null })
    expect((await complete(id, member)).data).toEqual({ state: 'open' })
    await runAssembleUpload(server, id)
    expect(await stateOf(id, member)).toEqual({ state: 'received', problem: null })
    await runKeepUpload(server, id)
    expect(await stateOf(id, member)).toEqual({ state: 'kept', problem: null })
    expect(await hashesOf(server, place.work_id)).toEqual([sha256(bytes)])
    expect(await underWay(id)).toEqual([])
  })

  it('takes a part of the size that was granted, and of no other one', async () => {
    const granted = await grantedUpload(server, 9 * megabyte)
    const [first, last] = await signedParts(server, granted.member, granted.id, [1, 2, 2])
    expect([first?.size, last?.size]).toEqual([partBytes, megabyte])
    for (const size of [partBytes - 1, partBytes + 1, 1]) {
      expect(await putPart(first?.url ?? '', Buffer.alloc(size)), String(size)).toBe(403)
    }
    const third = first?.url.replace('partNumber=1&', 'partNumber=3&') ?? ''
    expect(third).not.toBe(first?.url)
    expect(await putPart(third, Buffer.alloc(partBytes))).toBe(403)
    expect(await putPart(last?.url ?? '', Buffer.alloc(megabyte))).toBe(200)
    const beyond = await server.call(signUploadParts, { upload_id: granted.id, parts: [3] }, granted.member)
    expect(beyond.code).toBe(1422)
    const parts = Array.from({ length: 51 }, () => 1)
    expect((await server.call(signUploadParts, { upload_id: granted.id, parts }, granted.member)).code).toBe(
      1422,
    )
  })

  it('says which parts are there, and which are missing', async () => {
    const { id, member, bytes } = await sentUpload([3, 1])
    const listed = async () => (await server.call(listUploadParts, { upload_id: id }, member)).data
    const [first, third] = [
      { number: 1, size: partBytes },
      { number: 3, size: megabyte },
    ]
    expect(await listed()).toEqual({ parts: [first, third] })
    const refused = await complete(id, member)
    expect([refused.status, refused.msg]).toEqual([
      409,
      'Some of the file hasn’t arrived. Send these parts and try again: 2.',
    ])
    expect(await waiting(id)).toEqual([])
    await sendParts(server, { member, id }, [2], slice(bytes))
    expect((await complete(id, member)).code).toBe(1)
    await runAssembleUpload(server, id)
    expect(await listed()).toEqual({ parts: [first, { number: 2, size: partBytes }, third] })
  })

  it('is completed once, however often and wherever that is asked for', async () => {
    const { id, member, place, bytes } = await sentUpload()
    const second = await secondServer(server)
    const answers = await Promise.all([1, 2, 3, 4].map(n => complete(id, member, n % 2 ? server : second)))
    await second.close()
    expect(answers.map(({ data }) => data)).toEqual(Array(4).fill({ state: 'open' }))
    expect(await waiting(id)).toHaveLength(1)
    // Two workers that both took the job: one of them may be refused by the bucket, and tries again.
    const runs = await Promise.allSettled([runAssembleUpload(server, id), runAssembleUpload(server, id)])
    if (runs.some(({ status }) => status === 'rejected')) await runAssembleUpload(server, id)
    expect((await complete(id, member)).data).toEqual({ state: 'received' })
    await runKeepUpload(server, id)
    expect((await complete(id, member)).data).toEqual({ state: 'kept' })
    await runAssembleUpload(server, id)
    expect(await hashesOf(server, place.work_id)).toEqual([sha256(bytes)])
  })

  it('survives a worker that is killed after the bucket has put it together and before the row says so', {
    tags: ['slow'],
  }, async () => {
    const { id, member, place, bytes } = await sentUpload()
    await complete(id, member)
    const doomed = [server.ownerUrl, server.agentId, JSON.stringify(settings), id]
    expect(await runDoomed('doomed-assembler', [...doomed, 2])).toMatchObject({ isKilled: true })
    expect(await storage.size(keyOf(id))).toBe(bytes.length)
    expect(await stateOf(id, member)).toEqual({ state: 'open', problem: null })
    // A client that asks learns that all parts are there, and the job, which is a row, runs again.
    expect((await complete(id, member)).data).toEqual({ state: 'open' })
    const { data } = await server.call(listUploadParts, { upload_id: id }, member)
    expect((data as { parts: unknown[] }).parts).toHaveLength(3)
    await runAssembleUpload(server, id)
    await runKeepUpload(server, id)
    expect(await hashesOf(server, place.work_id)).toEqual([sha256(bytes)])
  })

  it('of another size than granted is refused, and nothing of it stays', async () => {
    const { id, member } = await sentUpload()
    await complete(id, member)
    const [session] = await server.asOwner<{ tus: { uploadId: string } }>(
      'select tus from upload_sessions where id = $1',
      [id],
    )
    const place = { ...storage.bucket.at(keyOf(id)), UploadId: session?.tus.uploadId }
    // With our own key: what a client was given is no good for it.
    await storage.bucket.client.send(
      new UploadPartCommand({ ...place, PartNumber: 3, Body: Buffer.alloc(megabyte + 1) }),
    )
    await runAssembleUpload(server, id)
    expect(await stateOf(id, member)).toMatchObject({ state: 'failed', problem: expect.any(String) })
    expect((await complete(id, member)).status).toBe(410)
    await runDrops()
    expect(await underWay(id)).toEqual([])
    expect(await storage.size(keyOf(id))).toBeUndefined()
    expect((await server.call(storageUse, {}, member)).data).toMatchObject({ used: 0 })
  })

  it('goes on through this server from the first part that is missing', async () => {
    const { id, grant, member, place, bytes } = await sentUpload([1, 3])
    if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
    const client = new TusClient((server.app.server.address() as AddressInfo).port, server.domain)
    const offset = await client.offset(grant, id)
    expect(offset).toBe(partBytes)
    expect((await client.patch(grant, id, offset, bytes.subarray(offset))).status).toBe(204)
    expect(await stateOf(id, member)).toEqual({ state: 'received', problem: null })
    await runKeepUpload(server, id)
    expect(await hashesOf(server, place.work_id)).toEqual([sha256(bytes)])
  })

  it('is nobody else’s: another member, another agent, a frozen account and a key without the scope get nowhere', {
    tags: ['slow'],
  }, async () => {
    const { id, member } = await sentUpload([1])
    const other = await server.loggedInMember()
    const tried = async (caller: Caller) => {
      const input = { upload_id: id }
      const answers = [
        await server.call(listUploadParts, input, caller),
        await server.call(signUploadParts, { ...input, parts: [1] }, caller),
        await server.call(completeUpload, input, caller),
      ]
      return answers.map(({ status }) => status)
    }
    expect(await tried(other)).toEqual([404, 404, 404])

    const domain = 'elsewhere.test'
    const agentId = await server.anotherSite(domain)
    const stranger = await buildMember(server.database, agentId)
    const elsewhere = { ...(await stranger.openSession()), headers: { host: domain } }
    expect(await tried(elsewhere)).toEqual([404, 404, 404])

    const keys = {
      upload: await makeKey(server, member, ['upload']),
      read: await makeKey(server, member, ['works:read']),
    }
    expect(await tried(keys.read)).toEqual([403, 403, 403])
    expect(await tried(keys.upload)).toEqual([200, 200, 409])

    const setState = 'update members set state = $2 where id = $1'
    await server.asOwner(setState, [member.memberId, 'frozen'])
    await new Promise(resolve => setTimeout(resolve, 1000))
    expect((await tried(member)).every(status => status === 401 || status === 403)).toBe(true)
    await server.asOwner(setState, [member.memberId, 'active'])
  })

  it('may be made by a key that is good for uploads, from the grant to the file', async () => {
    const member = await server.loggedInMember()
    const place = await buildDraft(server, member)
    const key = await makeKey(server, member, ['upload'])
    const asked = { ...place, type: 'music', file_name: 'a.wav', size: 100 }
    const { data } = await server.send(uploadGrant, asked, key)
    const { upload_id: id } = data as { upload_id: string }
    const bytes = randomBytes(100)
    await sendParts(server, { member: key, id }, [1], slice(bytes))
    expect((await complete(id, key)).code).toBe(1)
    await runAssembleUpload(server, id)
    await runKeepUpload(server, id)
    expect(await hashesOf(server, place.work_id)).toEqual([sha256(bytes)])
  })

  it('says that the bucket is away, loses nothing, and goes on when it is back', async () => {
    const { id, member, place, bytes } = await sentUpload([1, 2])
    const away = s3Storage({ ...settings, endpoint: 'http://127.0.0.1:9' })
    const cut = await secondServer(server, { services: { ...server.services, storage: away } })
    const fresh = await grantedUpload(cut, 100)
    const tried = [
      await cut.call(listUploadParts, { upload_id: id }, member),
      await cut.call(completeUpload, { upload_id: id }, member),
      await cut.call(signUploadParts, { upload_id: fresh.id, parts: [1] }, fresh.member),
    ]
    await cut.close()
    away.bucket.close()
    const msg =
      'File storage can’t be reached right now. What you’ve uploaded is kept; try again in a moment.'
    expect(tried.map(answer => [answer.status, answer.msg])).toEqual(Array(3).fill([503, msg]))
    await sendParts(server, { member, id }, [3], slice(bytes))
    expect((await complete(id, member)).code).toBe(1)
    await runAssembleUpload(server, id)
    await runKeepUpload(server, id)
    expect(await hashesOf(server, place.work_id)).toEqual([sha256(bytes)])
  })

  it('goes a day after its last part was signed, also where a server was killed before it noted what it began', {
    tags: ['slow'],
  }, async () => {
    await server.asOwner('delete from graphile_worker._private_jobs')
    const [old, forgotten, fresh] = [await sentUpload([1]), await sentUpload([2]), await sentUpload([1])]
    await server.asOwner('update upload_sessions set tus = null where id = $1', [forgotten.id])
    await server.asOwner(
      "update upload_sessions set expires_at = now() - interval '1 second' where id = any($1)",
      [[old.id, forgotten.id]],
    )
    // Signing another part of an upload that was about to end keeps it.
    const late = await sentUpload([1])
    await server.asOwner(
      "update upload_sessions set expires_at = now() + interval '1 minute' where id = $1",
      [late.id],
    )
    await signedParts(server, late.member, late.id, [2])
    const [kept] = await server.asOwner<{ is_later: boolean }>(
      "select expires_at > now() + interval '23 hours' as is_later from upload_sessions where id = $1",
      [late.id],
    )
    expect(kept?.is_later).toBe(true)

    await server.database.withoutAgent('select sweep_resting_uploads()', [])
    await runDrops()
    expect(await underWay(old.id)).toEqual([])
    expect(await underWay(forgotten.id)).toEqual([])
    expect(await underWay(fresh.id)).toHaveLength(1)
    const [link] = await signedParts(server, fresh.member, fresh.id, [2])
    expect(await putPart(link?.url ?? '', Buffer.alloc(partBytes))).toBe(200)
  })

  it('takes files that move in, too', async () => {
    const member = await server.loggedInMember()
    const asked = { what: 'file' as const, file_name: 'boat.wav', size: 100 }
    const { data } = await server.call(grantMoveInUpload, asked, member)
    const { upload_id: id, direct } = data as { upload_id: string; direct: { part_count: number } }
    expect(direct.part_count).toBe(1)
    await sendParts(server, { member, id }, [1], () => Buffer.alloc(100))
    expect((await complete(id, member)).code).toBe(1)
    await runAssembleUpload(server, id)
    expect(await stateOf(id, member)).toEqual({ state: 'kept', problem: null })
    const files = await server.asOwner('select 1 from move_in_files where storage_key = $1', [
      `move-in/${server.agentId}/${id}`,
    ])
    expect(files).toHaveLength(1)
  })

  describe('is granted only where a page of the site may send to the bucket', () => {
    const origin = () => server.services.originOf(server.domain)
    const anew = (changes: object = {}) => s3Storage({ ...settings, ...changes })
    afterAll(() => s3.openTo([origin()]))

    it('asked as a browser asks, at the start, with a word in the log of what to set', async () => {
      const tried = async (fresh: ReturnType<typeof s3Storage>, originOf = server.services.originOf) => {
        const said: string[] = []
        const log = { info: () => said.push('yes'), warn: (_: object, text: string) => said.push(text) }
        const services = { storage: fresh, originOf }
        await tryDirectUploads({ ownerUrl: server.ownerUrl, services, log: log as never })
        fresh.bucket.close()
        return said.find(text => text === 'yes' || text.includes(originOf(server.domain)))
      }
      await s3.openTo([])
      const closed = await tried(anew())
      expect(closed).toContain(
        `uploads of ${origin()} come through this server: ${settings.endpoint} cannot be`,
      )
      expect(closed).toContain('it answers 403 to the question before a PUT')
      expect(closed).toContain(`AllowedOrigins ${origin()}, AllowedMethods PUT, ExposeHeaders ETag`)
      await s3.openTo(['https://another.test'])
      expect(await tried(anew())).toContain('it answers 403')
      await s3.openTo([origin()], { methods: ['GET'] })
      expect(await tried(anew())).toContain('it answers 403')
      await s3.openTo([origin()], { exposes: ['x-amz-request-id'] })
      expect(await tried(anew())).toContain('it does not expose ETag')
      await s3.openTo([origin()])
      expect(await tried(anew())).toBe('yes')
      expect(await tried(anew(), () => 'https://music.test')).toContain(
        'the site has https and the bucket has not',
      )
      expect(await tried(anew({ publicOrigin: 'http://127.0.0.1:9' }))).toContain('it does not answer')
      expect(await tried(s3Storage(s3.settings))).toBeUndefined()
    })

    it('and otherwise goes by tus as before, also when parts are asked for', async () => {
      await s3.openTo(['https://another.test'])
      const closed = anew()
      const other = await secondServer(server, { services: { ...server.services, storage: closed } })
      const { id, member, direct } = await grantedUpload(other, 100)
      expect(direct).toBeNull()
      const refused = await other.call(signUploadParts, { upload_id: id, parts: [1] }, member)
      expect(refused.status).toBe(409)
      await other.close()
      closed.bucket.close()
    })
  })

  describe('of which the web process sees no byte', () => {
    const size = isDrill ? 1024 * megabyte : 24 * megabyte

    it(`${size / megabyte} MB, counted and weighed`, { tags: ['slow'] }, async () => {
      const { id, member, place } = await grantedUpload(server, size)
      const web = await forkProgram('counting-server', [
        server.ownerUrl,
        server.domain,
        JSON.stringify(settings),
      ])
      const [port] = await once(web, 'message')
      const measure = async () => {
        web.send('measure')
        return (await once(web, 'message'))[0] as { bytes: number; memory: number }
      }
      /** The call over a real socket of the process that is counted. */
      const send = (async (call, input) => {
        const cookie = `token=${member.cookies.token}; sid=${member.cookies.sid}`
        const response = await fetch(`http://127.0.0.1:${port}${call.path}`, {
          method: 'POST',
          headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
          body: JSON.stringify(input),
        })
        return response.json()
      }) as typeof server.send
      // The same block again and again, each with its number before it.
      const block = randomBytes(partBytes)
      const hash = createHash('sha256')
      const bytesOf = ({ number, size: length }: { number: number; size: number }) => {
        const bytes = Buffer.from(block.subarray(0, length))
        bytes.writeUInt32BE(number)
        return bytes
      }
      const numbers = Array.from({ length: size / partBytes }, (_, index) => index + 1)
      await signedParts({ send }, member, id, [1])
      const before = await measure()
      const begin = performance.now()
      await sendParts({ send }, { member, id }, numbers, bytesOf)
      expect(await send(completeUpload, { upload_id: id })).toMatchObject({ code: 1 })
      const seconds = (performance.now() - begin) / 1000
      const after = await measure()
      const exited = once(web, 'exit')
      web.kill('SIGKILL')
      await exited

      const reading = performance.now()
      await runAssembleUpload(server, id)
      await runKeepUpload(server, id)
      const readIn = (performance.now() - reading) / 1000
      for (const number of numbers) hash.update(bytesOf({ number, size: partBytes }))
      expect(await hashesOf(server, place.work_id)).toEqual([hash.digest('hex')])
      const [bytes, memory] = [after.bytes - before.bytes, after.memory - before.memory]
      if (isDrill) {
        const rate = Math.round(size / megabyte / seconds)
        console.info({ seconds, rate, bytes, memory: Math.round(memory / megabyte), readIn })
      }
      expect(bytes).toBeGreaterThan(0)
      expect(bytes).toBeLessThan(megabyte)
      expect(memory).toBeLessThan(Math.min(size, 64 * megabyte))
    })
  })

  /** What was given up leaves the bucket. */
  async function runDrops() {
    const jobs = await server.asOwner<{ payload: { agentId: number } }>(
      "select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'dropUploads'",
    )
    const { agentId, database, services } = server
    for (const { payload } of jobs) {
      await dropUploads.run({
        ...{ agentId, database, services, payload: dropUploads.payload.parse(payload) },
        log: {} as never,
      })
    }
  }
})

describe('a storage that browsers do not reach', () => {
  it('takes every byte through this server, and says so', async () => {
    const server = await testServer({ hasSites: true })
    const { id, member, direct } = await grantedUpload(server, 100)
    expect(direct).toBeNull()
    const refused = await server.call(signUploadParts, { upload_id: id, parts: [1] }, member)
    expect([refused.status, refused.msg]).toEqual([
      409,
      'This upload can’t go straight to the bucket. Send it to the upload endpoint.',
    ])
    await server.close()
  })
})
