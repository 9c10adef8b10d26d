// Whatever stands in an address, the built pages answer: a sample of the fuzz of pages, which a drill goes on with for minutes.
import fc from 'fast-check'
import { Interrogation } from '../../server/src/testing/fuzz/ask'
import { fuzzSeed } from '../../server/src/testing/fuzz/fuzz-size'
import { overSocket } from '../../server/src/testing/fuzz/over-socket'
import { pageRequests } from '../../server/src/testing/fuzz/page-requests'
import { expect, test } from '../fixtures'

const requests = 60

test('every page answers whatever its address says, and never fails', async ({ site, member }) => {
  const { cookies } = await (await member()).openSession()
  const asking = new Interrogation(
    // The server is a process of its own, which keeps its log to itself.
    { domain: `${site.domain}:${site.port}`, send: overSocket(site.port), takeLog: () => [] },
    fuzzSeed,
  )
  let shown = 0
  for (const [turn, request] of fc.sample(pageRequests, { seed: fuzzSeed, numRuns: requests }).entries()) {
    const who = turn % 5 === 4 ? { name: 'member', cookies } : { name: 'guest', cookies: {} }
    const { status } = await asking.ask(who, request)
    if (status === 200) shown += 1
  }
  asking.tell('pages')
  expect(asking.problems).toEqual([])
  expect(shown).toBeGreaterThan(requests / 4)
})
