import { createHash, randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadState } from '#contract/works/calls'
import { s3Storage } from '../../../platform/storage/s3-storage'
import { otherProcesses } from '../../../testing/other-processes'
import { missingForS3, startS3Server } from '../../../testing/s3-server'
import { isDrill } from '../../../testing/sampled'
import { testServer } from '../../../testing/test-server'
import { testServices } from '../../../testing/test-services'
import { sendUntilCut, TusClient } from '../../../testing/tus-client'
import { grantedUpload, hashesOf, runKeepUpload } from '../../../testing/upload-by-steps'
import { mediaLink } from '../files/media-link'

const breaks = isDrill ? 20 : 3
const kills = isDrill ? 5 : 2

const missing = missingForS3()
if (missing.length > 0) console.warn(`Uploads to S3 are not tested: ${missing.join(', ')} missing.`)

describe.skipIf(missing.length > 0)('an upload into a bucket (skipped without Ceph)', () => {
  let s3: Awaited<ReturnType<typeof startS3Server>>
  let storage: ReturnType<typeof s3Storage>
  let server: Awaited<ReturnType<typeof testServer>>
  let client: TusClient
  beforeAll(async () => {
    s3 = await startS3Server()
    storage = s3Storage(s3.settings)
    const services = Object.assign(await testServices(), { storage })
    server = await testServer({ services })
    Object.assign(server.services, services)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    client = new TusClient((server.app.server.address() as AddressInfo).port, server.domain)
  })
  afterAll(async () => {
    await server?.close()
    storage?.bucket.close()
    await s3?.stop()
  })

  it('broken off again and again has the right hash in the end, and is served in parts', {
    tags: ['slow'],
  }, async () => {
    const bytes = randomBytes(30_000_000)
    const { grant, id, place } = await grantedUpload(server, bytes.length)
    await client.create(grant, bytes.length)
    let before = 0
    for (let round = 0; round < breaks; round++) {
      const offset = await client.offset(grant, id)
      expect(offset).toBeGreaterThanOrEqual(before)
      before = offset
      const cut = client.openPatch(grant, id, offset, bytes.length - offset)
      const some = Math.floor(Math.random() * 1_400_000)
      await new Promise<void>(resolve => cut.write(bytes.subarray(offset, offset + some), () => resolve()))
      await pause(Math.random() * 60)
      cut.destroy()
    }
    const offset = await client.offset(grant, id)
    expect(offset).toBeGreaterThan(0)
    expect((await client.patch(grant, id, offset, bytes.subarray(offset))).status).toBe(204)
    await runKeepUpload(server, id)
    const sha256 = createHash('sha256').update(bytes).digest()
    expect(await hashesOf(server, place.work_id)).toEqual([sha256.toString('hex')])

    const { memberId, cookies } = await server.loggedInMember()
    const linking = {
      secrets: server.services.secrets,
      now: new Date(),
      actor: { kind: 'member', memberId, personId: memberId, token: cookies.token } as const,
    }
    const url = mediaLink(linking, { agentId: server.agentId, sha256, fileName: 'a.wav' })
    const get = (headers: Record<string, string> = {}) => server.follow(url, { cookies, headers })
    const part = await get({ range: 'bytes=20000000-20000099' })
    expect(part.statusCode).toBe(206)
    expect(part.rawPayload.equals(bytes.subarray(20_000_000, 20_000_100))).toBe(true)
    expect((await get()).rawPayload.equals(bytes)).toBe(true)
    // No tails, no drafts: only the file itself is in the bucket.
    expect(await storage.bucket.list(`originals/${server.agentId}/${id}`)).toEqual([
      `originals/${server.agentId}/${id}`,
    ])
  })

  it('has the right hash in the end however often the server is killed', { tags: ['slow'] }, async () => {
    const bytes = randomBytes(50_000_000)
    const { grant, id, place } = await grantedUpload(server, bytes.length)
    const processes = otherProcesses(server, s3.settings)
    try {
      let current = await processes.start()
      await current.client.create(grant, bytes.length)
      const offsets: number[] = []
      for (let round = 0; round < kills; round++) {
        const from = await current.client.offset(grant, id)
        offsets.push(from)
        // It dies with the last of these bytes still on their way into the bucket.
        await sendUntilCut(current.client, { grant, id, from }, bytes.subarray(0, (round + 1) * 9_000_000))
        await pause(Math.random() * 300)
        const [next] = await Promise.all([processes.start(), current.kill()])
        current = next
      }
      const from = await current.client.offset(grant, id)
      expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
      expect(from).toBeGreaterThan(0)
      expect((await current.client.patch(grant, id, from, bytes.subarray(from))).status).toBe(204)
    } finally {
      await processes.end()
    }
    await runKeepUpload(server, id)
    expect(await hashesOf(server, place.work_id)).toEqual([createHash('sha256').update(bytes).digest('hex')])
  })

  it('is told when the bucket is full, nothing short counts as whole, and it goes on when there is room', {
    tags: ['slow'],
  }, async () => {
    // Also where this is tried once more.
    await s3.unlimit()
    const bytes = randomBytes(30_000_000)
    const { grant, id, member, place } = await grantedUpload(server, bytes.length)
    await client.create(grant, bytes.length)
    expect((await client.patch(grant, id, 0, bytes.subarray(0, 1_000_000))).status).toBe(204)
    await s3.limit(1_000_000)
    const goOn = async () => {
      const from = await client.offset(grant, id)
      return client.patch(grant, id, from, bytes.subarray(from))
    }
    let refused = await goOn()
    // A store that is busy for a moment says so first, and whoever uploads goes on.
    for (let again = 0; refused.status === 503 && again < 5; again++) refused = await goOn()
    expect(refused.status).toBe(507)
    expect(JSON.parse(refused.text)).toMatchObject({ code: 1507, msg: expect.stringMatching(/out of space/) })
    const state = async () => (await server.call(uploadState, { upload_id: id }, member)).data
    expect(await state()).toEqual({ state: 'open', problem: null })
    const offset = await client.offset(grant, id)
    expect(offset).toBeGreaterThanOrEqual(1_000_000)
    expect(offset).toBeLessThan(bytes.length)
    expect(await storage.size(`originals/${server.agentId}/${id}`)).toBeUndefined()

    await s3.unlimit()
    expect((await client.patch(grant, id, offset, bytes.subarray(offset))).status).toBe(204)
    await runKeepUpload(server, id)
    expect(await state()).toEqual({ state: 'kept', problem: null })
    expect(await hashesOf(server, place.work_id)).toEqual([createHash('sha256').update(bytes).digest('hex')])
  })

  it('goes whole when it is given up', async () => {
    const { grant, id } = await grantedUpload(server, 20_000_000)
    await client.create(grant, 20_000_000)
    await client.patch(grant, id, 0, Buffer.alloc(9_000_000))
    expect((await client.send('DELETE', `/uploads/${id}`, { grant })).status).toBe(204)
    expect(await storage.bucket.list(`originals/${server.agentId}/${id}`)).toEqual([])
  })
})
