// What becomes of a request that does not arrive, or should not.
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { OutputOf } from '#contract/call'
import { listMessages } from '#contract/messages/calls'
import {
  listWebhookDeliveries,
  listWebhooks,
  readWebhookDelivery,
  testWebhook,
} from '#contract/webhooks/calls'
import { webhookLimits } from '#contract/webhooks/events'
import { enqueue, type Job } from '../../platform/jobs/job'
import { startWorker } from '../../platform/jobs/worker'
import { createLog } from '../../platform/log'
import { readAllowList } from '../../platform/outbound/allow-list'
import { outboundGate } from '../../platform/outbound/outbound-gate'
import { forkProgram } from '../../testing/fork-program'
import { testServer } from '../../testing/test-server'
import { endpointOf, makeEndpoint, runDeliver } from '../../testing/webhook-kit'
import { webhookReceiver } from '../../testing/webhook-receiver'
import { deliverWebhooks, wakeWebhooks } from './webhooks.public'

let server: Awaited<ReturnType<typeof testServer>>
let receiver: Awaited<ReturnType<typeof webhookReceiver>>
let owner: Awaited<ReturnType<typeof server.loggedInMember>>
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.forgive()
  receiver = await webhookReceiver()
  owner = await server.loggedInMember()
  return () => receiver.close()
})
afterAll(() => server.close())

const log = async (webhook_id: number): Promise<OutputOf<typeof listWebhookDeliveries>['items']> =>
  (
    (await server.call(listWebhookDeliveries, { webhook_id }, owner)).data as OutputOf<
      typeof listWebhookDeliveries
    >
  ).items
const read = async (id: number): Promise<OutputOf<typeof readWebhookDelivery>> =>
  (await server.call(readWebhookDelivery, { id }, owner)).data
const makeDue = (endpointId: number) =>
  server.asOwner(
    "update webhook_deliveries set next_at = now() where endpoint_id = $1 and state = 'waiting'",
    [endpointId],
  )

/** A gate as on a server that nobody has given a list, with names of our own. */
function gateOf(names: (host: string) => string, list = '') {
  const allow = readAllowList(list)
  if (typeof allow === 'string') throw new Error(allow)
  const asked: string[] = []
  const gate = outboundGate(allow, async host => {
    asked.push(host)
    return [{ address: names(host), family: 4 }]
  })
  return { gate, asked }
}

async function tested(url = receiver.url) {
  const { id } = await endpointOf(server, owner, { url })
  await server.call(testWebhook, { id }, owner)
  return id
}

describe('an address of our own house', () => {
  it.each(['https://127.0.0.1/', 'https://[::ffff:7f00:1]/', 'https://localhost/'])(
    'is refused when it is typed: %s',
    async url => {
      const usual = server.services.outbound
      server.services.outbound = gateOf(() => '127.0.0.1').gate
      try {
        expect(await makeEndpoint(server, owner, { url })).toMatchObject({
          status: 422,
          data: { fields: [{ field: 'url', message: expect.stringMatching(/internal/) }] },
        })
      } finally {
        server.services.outbound = usual
      }
    },
  )

  it.each(['127.0.0.1', '[::ffff:7f00:1]'])(
    'is not sent to, even when it stands in the row: %s',
    async host => {
      const id = await tested()
      // By https: what is plain would be refused for that alone.
      await server.asOwner('update webhook_endpoints set url = $2 where id = $1', [
        id,
        `https://${host}:${receiver.port}/`,
      ])
      await runDeliver(server, id, { outbound: gateOf(() => '8.8.8.8').gate })
      expect(receiver.received).toEqual([])
      expect(await log(id)).toMatchObject([
        { state: 'waiting', attempts: 1, last_status: null, last_failure: 'address' },
      ])
    },
  )

  it('is not reached by a name that means it later', async () => {
    let means = '8.8.8.8'
    const { gate } = gateOf(() => means)
    const usual = server.services.outbound
    server.services.outbound = gate
    try {
      const id = await tested(`https://rebound.example.com:${receiver.port}/`)
      means = '127.0.0.1'
      await runDeliver(server, id, { outbound: gate })
      expect(receiver.received).toEqual([])
      expect(await log(id)).toMatchObject([{ state: 'waiting', last_failure: 'address' }])
    } finally {
      server.services.outbound = usual
    }
  })

  it('is not reached by a name that changes between the judgement and the connection', async () => {
    const answers = ['127.0.0.1', '127.0.0.2']
    const { gate, asked } = gateOf(() => answers.shift() ?? '10.0.0.1', '127.0.0.1')
    const id = await tested()
    const url = `http://hooks.example.com:${receiver.port}/`
    await server.asOwner('update webhook_endpoints set url = $2 where id = $1', [id, url])
    await runDeliver(server, id, { outbound: gate })
    expect(asked).toEqual(['hooks.example.com'])
    expect(receiver.received).toMatchObject([{ headers: { host: `hooks.example.com:${receiver.port}` } }])
  })
})

describe('a request', () => {
  it('follows no redirect', async () => {
    receiver.answer((_got, response) =>
      response.writeHead(302, { location: `${receiver.url}/elsewhere` }).end(),
    )
    const id = await tested()
    await runDeliver(server, id)
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks'])
    expect(await log(id)).toMatchObject([{ state: 'waiting', last_status: 302, last_failure: 'redirect' }])
  })

  it('keeps no more of an answer than its beginning', async () => {
    receiver.answer((_got, response) => response.writeHead(500).end(`\0${'a'.repeat(100_000)}`))
    const id = await tested()
    await runDeliver(server, id)
    const [delivery] = await log(id)
    const { tries } = await read(delivery?.id ?? 0)
    expect(tries[0]?.response).toBe('a'.repeat(webhookLimits.keptBytes - 1))
  })

  it('waits ten seconds for an answer and no longer', async () => {
    const usual = { ...webhookLimits }
    expect(usual.answerSeconds).toBe(10)
    // That many are nobody's to wait for: half a second shows the same.
    Object.assign(webhookLimits, { answerSeconds: 0.5 })
    try {
      receiver.answer(() => {})
      const id = await tested()
      await runDeliver(server, id)
      expect(await log(id)).toMatchObject([{ last_status: null, last_failure: 'timeout' }])
    } finally {
      Object.assign(webhookLimits, usual)
    }
  })

  it('that finds nobody says so', async () => {
    const id = await tested()
    const gone = await webhookReceiver()
    await gone.close()
    await server.asOwner('update webhook_endpoints set url = $2 where id = $1', [id, gone.url])
    await runDeliver(server, id)
    expect(await log(id)).toMatchObject([{ last_failure: 'connection' }])
    const secure = await tested()
    await server.asOwner('update webhook_endpoints set url = $2 where id = $1', [
      secure,
      receiver.url.replace('http:', 'https:'),
    ])
    await runDeliver(server, secure)
    expect(await log(secure)).toMatchObject([{ last_failure: 'certificate' }])
  })
})

describe('a delivery that fails', () => {
  it('comes again later as the same delivery, and holds no other up', async () => {
    receiver.answer(({ body }, response) =>
      response.writeHead(body.includes('"first"') && receiver.received.length < 3 ? 503 : 204).end(),
    )
    const { id } = await endpointOf(server, owner, { url: receiver.url })
    await server.call(testWebhook, { id }, owner)
    await server.asOwner(`update webhook_deliveries set body = '{"first":1}' where endpoint_id = $1`, [id])
    await server.call(testWebhook, { id }, owner)
    await runDeliver(server, id)
    expect(await log(id)).toMatchObject([
      { state: 'delivered', attempts: 1 },
      { state: 'waiting', attempts: 1, last_status: 503 },
    ])
    const [queued] = await server.asOwner<{ seconds: number }>(
      `select extract(epoch from run_at - now())::float as seconds from graphile_worker._private_jobs where key = $1`,
      [`webhook ${id} later`],
    )
    expect(queued?.seconds).toBeGreaterThan(3)
    expect(queued?.seconds).toBeLessThan(13)
    await makeDue(id)
    await runDeliver(server, id)
    expect(await log(id)).toMatchObject([{ state: 'delivered' }, { state: 'delivered', attempts: 2 }])
    const [first, , again] = receiver.received
    expect(again?.headers['tributary-delivery']).toBe(first?.headers['tributary-delivery'])
    expect(again?.body).toBe(first?.body)
  })

  it('for three days is given up; an endpoint that took nothing in that time is paused, and its owner told', async () => {
    receiver.answer((_got, response) => response.writeHead(500).end())
    const id = await tested()
    const old = `update webhook_deliveries set created_at = now() - interval '72 hours', next_at = now() where endpoint_id = $1`
    await server.asOwner(old, [id])
    await runDeliver(server, id)
    expect(await log(id)).toMatchObject([{ state: 'given_up' }])
    const { data } = await server.call(listWebhooks, {}, owner)
    expect(data).toMatchObject([{ id, state: 'paused', paused_because: 'failing' }])
    const { data: messages } = await server.call(listMessages, {}, owner)
    expect(JSON.stringify(messages)).toContain('Webhook endpoint paused')
  })

  it('while others arrive does not pause its endpoint', async () => {
    receiver.answer(({ body }, response) => response.writeHead(body.includes('"bad"') ? 500 : 200).end())
    const { id } = await endpointOf(server, owner, { url: receiver.url })
    await server.call(testWebhook, { id }, owner)
    await server.asOwner(
      `update webhook_deliveries set body = '"bad"', created_at = now() - interval '73 hours', next_at = now() where endpoint_id = $1`,
      [id],
    )
    await server.call(testWebhook, { id }, owner)
    await server.asOwner(
      "update webhook_deliveries set next_at = now() - interval '1 minute' where endpoint_id = $1 and body <> '\"bad\"'",
      [id],
    )
    await runDeliver(server, id)
    expect(await log(id)).toMatchObject([{ state: 'delivered' }, { state: 'given_up' }])
    expect((await server.call(listWebhooks, {}, owner)).data).toMatchObject([{ state: 'open' }])
  })
})

describe('workers', () => {
  it('send no more than so many in a minute', async () => {
    const id = await tested()
    await server.asOwner(
      `insert into webhook_deliveries (agent_id, endpoint_id, event_id, type, body, created_at, next_at)
       select $1, $2, gen_random_uuid(), 'webhook.test', '{}', now(), now() from generate_series(1, 99)`,
      [server.agentId, id],
    )
    await runDeliver(server, id)
    await runDeliver(server, id)
    expect(receiver.received).toHaveLength(webhookLimits.perMinute)
    await server.asOwner(
      "update webhook_attempts set at = at - interval '61 seconds' where endpoint_id = $1",
      [id],
    )
    await runDeliver(server, id)
    expect(receiver.received).toHaveLength(100)
  })

  it('deliver each event once, however many there are', async () => {
    const { id } = await endpointOf(server, owner, { url: receiver.url })
    receiver.answer(async (_got, response) => {
      await new Promise(resolve => setTimeout(resolve, 5))
      response.end()
    })
    const jobs = [deliverWebhooks, wakeWebhooks] as Job[]
    const { jobsUrl, databases, services } = server
    const workers = await Promise.all(
      [1, 2].map(() => startWorker({ jobsUrl, databases, services, jobs, log: createLog('silent') })),
    )
    try {
      for (let times = 0; times < 20; times++) await server.call(testWebhook, { id }, owner)
      await expect.poll(async () => (await log(id)).every(({ state }) => state === 'delivered')).toBe(true)
      const arrived = receiver.received.map(({ headers }) => headers['tributary-delivery'])
      expect(arrived).toHaveLength(20)
      const inOrder = await server.asOwner<{ token: string }>(
        'select token from webhook_deliveries where endpoint_id = $1 order by id',
        [id],
      )
      expect(arrived).toEqual(inOrder.map(({ token }) => token))
    } finally {
      await Promise.all(workers.map(worker => worker.stop()))
    }
  })

  it('keep no delivery to a channel waiting, however many endpoints let them wait', {
    tags: ['slow'],
  }, async () => {
    receiver.answer(() => {})
    const made: number[] = []
    for (let count = 0; count < 12; count++) {
      if (count % 4 === 0) owner = await server.loggedInMember()
      await server.forgive()
      made.push(await tested(`${receiver.url}?${count}`))
    }
    let isSent = false
    const send: Job<object> = {
      ...{ name: 'sendSomewhere', lane: 'transfer', payload: z.object({}) },
      run: async () => {
        isSent = true
      },
    }
    const { jobsUrl, databases, services } = server
    const jobs = [deliverWebhooks, send] as Job[]
    const worker = await startWorker({ jobsUrl, databases, services, jobs, log: createLog('silent') })
    try {
      await server.database.change(server.agentId, tx => enqueue(tx, send, {}))
      await expect.poll(() => isSent).toBe(true)
      const given = 'select 1 from webhook_attempts where endpoint_id = any ($1)'
      expect(await server.asOwner(given, [made])).toEqual([])
    } finally {
      await server.asOwner('delete from graphile_worker._private_jobs where locked_at is null')
      await worker.stop()
    }
  })

  it('that an endpoint lets wait give others their turn after one request', async () => {
    const usual = { ...webhookLimits }
    Object.assign(webhookLimits, { answerSeconds: 0.5 })
    try {
      receiver.answer(() => {})
      const id = await tested()
      await server.call(testWebhook, { id }, owner)
      await runDeliver(server, id)
      expect(receiver.received).toHaveLength(1)
      expect((await log(id)).map(({ attempts }) => attempts).sort()).toEqual([0, 1])
    } finally {
      Object.assign(webhookLimits, usual)
    }
  })

  it('that are killed before they write it down are followed by the same delivery once more', async () => {
    const id = await tested()
    const args = [server.ownerUrl, String(server.agentId), String(id)]
    const doomed = await forkProgram('doomed-webhooks', args)
    const exited = once(doomed, 'exit')
    receiver.answer(() => doomed.kill('SIGKILL'))
    expect(await exited).toEqual([null, 'SIGKILL'])
    expect(await log(id)).toMatchObject([{ state: 'waiting', attempts: 0 }])
    receiver.answer((_got, response) => response.end())
    // The lock of the dead ends with its connection, which the database may notice a moment later.
    const again = async () => {
      await runDeliver(server, id)
      return receiver.received.length
    }
    await expect.poll(again).toBe(2)
    const [first, second] = receiver.received
    expect(second?.headers['tributary-delivery']).toBe(first?.headers['tributary-delivery'])
    expect(second?.body).toBe(first?.body)
    expect(await log(id)).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })

  it('leave nothing of a site that is held', async () => {
    const held = `insert into site_holds (agent_id, held_at, snapshot_at) values ($1, now(), now() - interval '3 hours')`
    await server.asOwner(held, [server.agentId])
    const { jobsUrl, databases, services } = server
    const jobs = [deliverWebhooks] as Job[]
    await server.asOwner('delete from graphile_worker._private_jobs')
    const id = await tested()
    const worker = await startWorker({ jobsUrl, databases, services, jobs, log: createLog('silent') })
    const isPutOff = 'select 1 from graphile_worker._private_jobs where run_at > now() and attempts = 0'
    try {
      await expect.poll(() => server.asOwner(isPutOff)).toHaveLength(1)
      expect(receiver.received).toEqual([])
      await server.asOwner('delete from site_holds')
      await server.asOwner('update graphile_worker._private_jobs set run_at = now()')
      await expect.poll(() => receiver.received.length).toBe(1)
    } finally {
      await worker.stop()
    }
    await expect.poll(async () => (await log(id))[0]?.state).toBe('delivered')
  })

  it('find what a lost job left behind', async () => {
    const id = await tested()
    const count = async () =>
      (
        await server.asOwner(
          `select 1 from graphile_worker._private_jobs where payload ->> 'endpointId' = $1`,
          [String(id)],
        )
      ).length
    await server.asOwner('delete from graphile_worker._private_jobs')
    await server.asOwner(
      "update webhook_deliveries set next_at = now() - interval '2 minutes' where endpoint_id = $1",
      [id],
    )
    const { agentId, database, services } = server
    await wakeWebhooks.run({ agentId, database, services, payload: {}, log: createLog('silent') })
    expect(await count()).toBe(1)
  })
})
