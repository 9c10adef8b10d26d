import { createHash, randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadState } from '#contract/works/calls'
import { diskStorage } from '../../../platform/storage/disk-storage'
import { testServer } from '../../../testing/test-server'
import { testServices } from '../../../testing/test-services'
import { mountTinyDisk } from '../../../testing/tiny-disk'
import { TusClient } from '../../../testing/tus-client'
import { grantedUpload, hashesOf, runKeepUpload } from '../../../testing/upload-by-steps'

const disk = mountTinyDisk('4m')

describe.skipIf(!disk)('a full disk (skipped where nothing may be mounted)', () => {
  let server: Awaited<ReturnType<typeof testServer>>
  let client: TusClient
  beforeAll(async () => {
    const services = await testServices()
    services.storage = diskStorage(join(disk?.folder ?? '', 'files'))
    server = await testServer({ services })
    Object.assign(server.services, services)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    client = new TusClient((server.app.server.address() as AddressInfo).port, server.domain)
  })
  afterAll(async () => {
    await server?.close()
    disk?.unmount()
  })

  it('is said clearly, nothing short counts as whole, and the upload goes on when there is room', async () => {
    const filler = join(disk?.folder ?? '', 'filler')
    await writeFile(filler, Buffer.alloc(2_000_000))
    const bytes = randomBytes(3_000_000)
    const { grant, id, member, place } = await grantedUpload(server, bytes.length)
    await client.create(grant, bytes.length)
    const refused = await client.patch(grant, id, 0, bytes)
    expect(refused.status).toBe(507)
    expect(JSON.parse(refused.text)).toMatchObject({ code: 1507, msg: expect.stringMatching(/out of space/) })

    const state = async () => (await server.call(uploadState, { upload_id: id }, member)).data
    expect(await state()).toEqual({ state: 'open', problem: null })
    const offset = await client.offset(grant, id)
    expect(offset).toBeGreaterThan(0)
    expect(offset).toBeLessThan(bytes.length)
    expect((await client.patch(grant, id, offset, bytes.subarray(offset))).status).toBe(507)

    await rm(filler)
    const from = await client.offset(grant, id)
    expect((await client.patch(grant, id, from, bytes.subarray(from))).status).toBe(204)
    await runKeepUpload(server, id)
    expect(await state()).toEqual({ state: 'kept', problem: null })
    expect(await hashesOf(server, place.work_id)).toEqual([createHash('sha256').update(bytes).digest('hex')])
  })

  it('is heard by a client that has much more to send', async () => {
    const bytes = Buffer.alloc(100_000_000)
    const { grant, id } = await grantedUpload(server, bytes.length)
    await client.create(grant, bytes.length)
    expect((await client.patch(grant, id, 0, bytes)).status).toBe(507)
    expect((await client.send('DELETE', `/uploads/${id}`, { grant })).status).toBe(204)
  })

  it('refuses to begin where not even an empty file fits', async () => {
    const { grant, id } = await grantedUpload(server, 1000)
    await client.create(grant, 1000)
    await writeFile(join(disk?.folder ?? '', 'filler'), Buffer.alloc(4_000_000)).catch(() => {})
    const refused = await client.patch(grant, id, 0, Buffer.alloc(1000))
    expect(refused.status).toBe(507)
    expect(await client.offset(grant, id)).toBe(0)
  })
})
