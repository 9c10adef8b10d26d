import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../../platform/clock'
import { refuse } from '../../../platform/http/refuse'
import { SiteDirectory } from '../../../platform/http/site-directory'
import { testServer } from '../../../testing/test-server'
import { TusClient } from '../../../testing/tus-client'
import { grantedUpload } from '../../../testing/upload-by-steps'
import { registerUploads } from './register-uploads'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

async function receive(idleMilliseconds: number) {
  const { database, services, domain } = server
  const app = Fastify()
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply))
  const sites = new SiteDirectory(database, domain, false, services.originOf)
  const isBearerOpen = async () => true
  registerUploads(app, { database, services, sites, clock: systemClock, isBearerOpen }, { idleMilliseconds })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, client: new TusClient((app.server.address() as AddressInfo).port, domain) }
}

/** An upload whose request has brought a part and then nothing more. */
async function silentUpload(client: TusClient) {
  const { grant, id } = await grantedUpload(server, 100_000)
  await client.create(grant, 100_000)
  const silent = client.openPatch(grant, id, 0, 100_000)
  silent.write(Buffer.alloc(40_000))
  return { grant, id, isCut: new Promise(resolve => silent.once('close', resolve)) }
}

describe('a connection that brings nothing any more', () => {
  it('is cut, and what it brought is kept', async () => {
    const { app, client } = await receive(300)
    const { grant, id, isCut } = await silentUpload(client)
    await isCut
    expect(await client.offset(grant, id)).toBe(40_000)
    await app.close()
  })
})

describe('a server that stops', () => {
  it('waits for no upload, which goes on at the next server', async () => {
    const { app, client } = await receive(600_000)
    const { grant, id, isCut } = await silentUpload(client)
    await pause(200)
    await Promise.all([app.close(), isCut])
    const next = await receive(600_000)
    expect(await next.client.offset(grant, id)).toBe(40_000)
    await next.app.close()
  })
})
