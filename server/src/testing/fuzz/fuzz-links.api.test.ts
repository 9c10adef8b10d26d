// Whatever is put into a link, or sent to where bytes arrive: an answer comes back that is nobody's failure.
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls'
import { uploadFile } from '#contract/files/calls'
import { uploadGrant } from '#contract/works/calls'
import { listMaterials } from '#contract/works/material-calls'
import { readWork } from '#contract/works/work-calls'
import { picture } from '../pictures'
import { upload } from '../upload'
import { Interrogation } from './ask'
import { fuzzRounds, fuzzSeed } from './fuzz-size'
import { type Actor, type FuzzWorld, fuzzWorld } from './fuzz-world'
import { type KnownLinks, linkRequests } from './link-requests'
import { overSocket } from './over-socket'

const requestsInRound = 800

let world: FuzzWorld
const reading = new Set<string>()
beforeAll(async () => {
  world = await fuzzWorld({
    onRoute: ({ method, url }) => {
      if ([method].flat().includes('GET')) reading.add(url)
    },
  })
})
afterAll(() => world.server.close())

/** Whatever the application answers besides calls. What goes on for ever has tests of its own. */
function routes(): string[] {
  const others = new Set<string>(allCalls.map(({ path }) => path))
  return [...reading].filter(path => !others.has(path) && !path.endsWith('/live'))
}

/** Links as pages get them: the fuzz spoils what was right before. */
async function knownLinks(): Promise<KnownLinks> {
  const { server, member, owned } = world
  const file = await upload(server, uploadFile, { purpose: 'document' }, await picture('png', 20), member)
  const work = await server.call(readWork, { id: owned.workId }, member)
  const { agreements } = work.data as { agreements: { url: string }[] }
  const materials = await server.call(listMaterials, { work_id: owned.workId }, member)
  const links = materials.data as unknown as { url: string; thumbnail_url: string | null }[]
  const granted = await server.call(
    uploadGrant,
    { work_id: owned.revisionId, type: 'cover', file_name: 'a.png', size: 1000 },
    member,
  )
  const { upload_id: id, grant } = granted.data as { upload_id: string; grant: string }
  return {
    addresses: [
      file.data.url,
      ...agreements.map(({ url }) => url),
      ...links.map(({ url }) => url),
      '/share/home.png',
    ],
    routes: routes(),
    upload: { id, grant, size: 1000 },
  }
}

/** Most requests come from the member whose links these are: they open in no other session. */
function actorOf(turn: number): Actor {
  const { actors } = world
  const isOther = turn % 4 === 0
  const asker = isOther ? actors[(turn / 4) % actors.length] : actors.find(({ name }) => name === 'member')
  return asker as Actor
}

describe('every link', () => {
  it('answers however it is spoiled and never fails', { tags: ['slow'], timeout: 3_600_000 }, async () => {
    const { app } = world.server
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const asking = new Interrogation({ ...world, send: overSocket(port) }, fuzzSeed)
    const statuses = new Map<number, number>()
    const links = linkRequests(await knownLinks())
    for (const seed of fuzzRounds()) {
      for (const [turn, request] of fc.sample(links, { seed, numRuns: requestsInRound }).entries()) {
        const { status } = await asking.ask(actorOf(turn), request)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    asking.tell('links and uploads')
    expect(asking.problems).toEqual([])
    // Some of the links were whole, and some of the bytes were welcome.
    for (const status of [200, 204, 206, 404, 410]) expect(statuses.has(status), `${status}`).toBe(true)
  })
})
