// One account whose requests wait for a lock keeps two connections, and everybody else is answered meanwhile.
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { updateProfile } from '#contract/identity/calls'
import { testServer } from '../../testing/test-server'
import { untilItWaits } from '../../testing/until-it-waits'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it('thirty changes of one account leave room for another account', async () => {
  const [busy, other] = [await server.loggedInMember(), await server.loggedInMember()]
  const holder = new pg.Client({ connectionString: server.ownerUrl })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select 1 from members where id = $1 for update', [busy.memberId])
  const waiting = Promise.all(
    Array.from({ length: 30 }, (_, at) => server.call(updateProfile, { nickname: `busy ${at}` }, busy)),
  )
  await untilItWaits(server, waiting)
  for (let at = 0; at < 5; at += 1)
    expect(await server.call(updateProfile, { nickname: `other ${at}` }, other)).toMatchObject({
      status: 200,
    })
  const held = await server.asOwner(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  expect(held).toHaveLength(2)
  await holder.query('rollback')
  await holder.end()
  expect((await waiting).map(({ status }) => status)).toEqual(Array(30).fill(200))
})
