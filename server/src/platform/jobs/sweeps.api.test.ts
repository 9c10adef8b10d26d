import { afterAll, beforeAll, expect, it } from 'vitest'
import { testServer } from '../../testing/test-server'
import { sweepTasks } from './sweeps'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it('sweeps every table whose rows expire, also beside one that cannot be swept, and tells which that was', async () => {
  const { asOwner } = server
  await asOwner("update expiring_rows set condition = '1 / 0 = 1' where table_name = 'captcha_uses'")
  await asOwner(
    `insert into rate_counters (agent_id, key, window_start, hits) values (1, 'old', now() - interval '3 days', 1)`,
  )
  const { sweepExpired } = sweepTasks(server.database)
  await expect(sweepExpired?.({} as never, {} as never)).rejects.toThrow('captcha_uses was not swept')
  expect(await asOwner("select 1 from rate_counters where key = 'old'")).toEqual([])
})
