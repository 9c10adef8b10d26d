// One account whose requests are slow keeps two connections, and everybody else is answered meanwhile.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { updateProfile } from '#contract/identity/calls'
import { listBills } from '#contract/income/bill-calls'
import { countMessages } from '#contract/messages/calls'
import { testServer } from '../../testing/test-server'
import { untilItWaits } from '../../testing/until-it-waits'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const waitingForLocks = () =>
  server.asOwner(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )

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
  expect(await waitingForLocks()).toHaveLength(2)
  await holder.query('rollback')
  await holder.end()
  expect((await waiting).map(({ status }) => status)).toEqual(Array(30).fill(200))
})

it('thirty slow reads of one account leave room for another account, and each is answered in the end', async () => {
  const [busy, other] = [await server.loggedInMember(), await server.loggedInMember()]
  const holder = new pg.Client({ connectionString: server.ownerUrl })
  await holder.connect()
  await holder.query('begin')
  await holder.query('lock table bills in access exclusive mode')
  const waiting = Promise.all(Array.from({ length: 30 }, () => server.call(listBills, {}, busy)))
  // Beside the account's two connections at most the four lines that all reads share, which give up after a moment.
  for (let look = 0; look < 20; look += 1) {
    expect((await waitingForLocks()).length).toBeLessThanOrEqual(2 + 4)
    await pause(50)
  }
  expect(await server.call(countMessages, {}, other)).toMatchObject({ status: 200 })
  expect(await server.call(updateProfile, { nickname: 'other' }, other)).toMatchObject({ status: 200 })
  await holder.query('rollback')
  await holder.end()
  expect((await waiting).map(({ status }) => status)).toEqual(Array(30).fill(200))
})
