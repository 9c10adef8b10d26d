import { afterAll, beforeAll, expect, it } from 'vitest'
import { createChannel } from '#contract/distribution/channel-calls'
import { loggedInStaff } from '../../../testing/build-staff'
import { channelDesk, sheetProfile } from '../../../testing/channel-desk'
import { testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it('a site has two hundred channels at most, also where the last ones are added at the same moment', async () => {
  const admin = await loggedInStaff(server)
  const first = await channelDesk(server, admin).add()
  const count = async () =>
    (
      await server.asOwner<{ count: number }>(
        'select count(*)::int as count from channels where agent_id = $1 and not is_store',
        [server.agentId],
      )
    )[0]?.count ?? 0
  await server.asOwner(
    `insert into channels overriding system value
     select (jsonb_populate_record(one, jsonb_build_object('id', 100000 + number, 'code', 'copy-' || number, 'position', 1000 + number))).*
     from channels one, generate_series(1, $2) as number where one.id = $1`,
    [first, 199 - (await count())],
  )
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      server.call(createChannel, { code: `last-${index}`, profile: sheetProfile }, admin),
    ),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([1, ...Array(5).fill(1409)])
  expect(await count()).toBe(200)
})
