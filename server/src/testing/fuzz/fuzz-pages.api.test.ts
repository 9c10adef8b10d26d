// Whatever stands in an address: a page comes back, or the way to one, or that it is not there. In a drill only: the journey
// `hostile-addresses.spec.ts` asks a sample of it of the built pages, without loading all of them from their sources first.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Interrogation } from './ask'
import { fuzzRounds, fuzzSeed } from './fuzz-size'
import { type Actor, type FuzzWorld, fuzzWorld } from './fuzz-world'
import { pageRequests } from './page-requests'
import { sourcePages } from './source-pages'

const requestsInRound = 60

let pages: Awaited<ReturnType<typeof sourcePages>>
let world: FuzzWorld
beforeAll(async () => {
  pages = await sourcePages()
  world = await fuzzWorld({ pages })
})
afterAll(async () => {
  await world.server.close()
  await pages.close()
})

describe('every page', () => {
  it('answers whatever its address says and never fails', { timeout: 3_600_000 }, async () => {
    const asking = new Interrogation(world, fuzzSeed)
    const [guest, member] = world.actors as [Actor, Actor]
    const statuses = new Map<number, number>()
    for (const seed of fuzzRounds()) {
      for (const [turn, request] of fc.sample(pageRequests, { seed, numRuns: requestsInRound }).entries()) {
        const { status } = await asking.ask(turn % 5 === 4 ? member : guest, request)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    asking.tell('pages')
    expect(asking.problems).toEqual([])
    expect(statuses.get(200) ?? 0).toBeGreaterThan(asking.count / 4)
  })
})
