import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { resetPassword } from '#contract/identity/calls'
import { closeAccount, keepAccount } from '#contract/identity/security-calls'
import { freezeMember } from '#contract/members/calls'
import {
  changeWebhook,
  endWebhook,
  listWebhookDeliveries,
  listWebhooks,
  makeWebhook,
  pauseWebhook,
  readWebhookDelivery,
  resendWebhookDelivery,
  resumeWebhook,
  rotateWebhookSecret,
  testWebhook,
} from '#contract/webhooks/calls'
import { webhookLimits } from '#contract/webhooks/events'
import { completeWork } from '#contract/works/work-calls'
import { createLog } from '../../platform/log'
import { buildColleague } from '../../testing/build-colleague'
import { loggedInStaff } from '../../testing/build-staff'
import { buildWork } from '../../testing/build-work'
import { plantCode } from '../../testing/plant-code'
import { testServer } from '../../testing/test-server'
import { endpointOf, makeEndpoint, runDeliver } from '../../testing/webhook-kit'
import { webhookReceiver } from '../../testing/webhook-receiver'
import { emptyDueAccount } from '../identity/identity.public'

let server: Awaited<ReturnType<typeof testServer>>
let receiver: Awaited<ReturnType<typeof webhookReceiver>>
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.forgive()
  receiver = await webhookReceiver()
  return () => receiver.close()
})
afterAll(() => server.close())

type Owner = Awaited<ReturnType<typeof server.loggedInMember>>
const list = async (owner: Owner): Promise<OutputOf<typeof listWebhooks>> =>
  (await server.call(listWebhooks, {}, owner)).data
const log = async (owner: Owner, webhook_id: number): Promise<OutputOf<typeof listWebhookDeliveries>> =>
  (await server.call(listWebhookDeliveries, { webhook_id }, owner)).data
const waiting = (endpointId: number) =>
  server.asOwner<{ type: string; body: string }>(
    "select type, body from webhook_deliveries where endpoint_id = $1 and state = 'waiting' order by id",
    [endpointId],
  )

/** What a receiver does: the moment and every signature of the header against its own. */
function isSigned(header: string, body: string, secret: string): boolean {
  const parts = header.split(',').map(part => part.split('=') as [string, string])
  const at = parts.find(([name]) => name === 't')?.[1]
  const own = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return parts.some(([name, value]) => name === 'v1' && value === own)
}

describe('an endpoint', () => {
  it('is made with a code, and its secret is shown once and kept sealed', async () => {
    const owner = await server.loggedInMember()
    const wanted = { name: 'x', url: receiver.url, events: ['bill.ready' as const], sms_code: '000000' }
    expect((await server.call(makeWebhook, wanted, owner)).code).toBe(1407)
    const { id, secret } = await endpointOf(server, owner, { url: receiver.url, events: ['bill.ready'] })
    expect(secret).toMatch(/^trib_whsec_[\w-]{43}$/)
    expect(await list(owner)).toMatchObject([
      { id, name: 'Catalogue tool', url: receiver.url, events: ['bill.ready'], state: 'open', waiting: 0 },
    ])
    expect(JSON.stringify(await list(owner))).not.toContain(secret.slice(-20))
    const [row] = await server.asOwner<{ row: string }>(
      'select webhook_endpoints::text as row from webhook_endpoints where id = $1',
      [id],
    )
    expect(row?.row).not.toContain(secret.slice(-20))
    expect(row?.row).not.toContain(Buffer.from(secret).toString('hex'))
  })

  it('is one of ten, and of the owner alone', async () => {
    const owner = await server.loggedInMember()
    for (let made = 0; made < webhookLimits.endpoints; made++) {
      await endpointOf(server, owner, { url: receiver.url })
    }
    expect(await makeEndpoint(server, owner, { url: receiver.url })).toMatchObject({ status: 409 })
    const [one] = await list(owner)
    const colleague = await buildColleague(server, owner.memberId, 'publisher')
    expect((await server.call(listWebhooks, {}, colleague)).status).toBe(403)
    const stranger = await server.loggedInMember()
    for (const call of [pauseWebhook, resumeWebhook, testWebhook]) {
      expect((await server.call(call, { id: one?.id ?? 0 }, stranger)).status).toBe(404)
    }
    await server.call(endWebhook, { id: one?.id ?? 0 }, stranger)
    expect((await list(owner))[0]?.state).toBe('open')
    expect((await log(stranger, one?.id ?? 0)).items).toEqual([])
  })

  it('changes its name and events', async () => {
    const owner = await server.loggedInMember()
    const { id } = await endpointOf(server, owner, { url: receiver.url })
    await server.call(changeWebhook, { id, name: 'New', events: ['work.rejected'] }, owner)
    expect(await list(owner)).toMatchObject([{ name: 'New', events: ['work.rejected'] }])
  })

  it('ends when the account is frozen or its password is recovered, with what was waiting', async () => {
    const frozen = await server.loggedInMember()
    const first = await endpointOf(server, frozen, { url: receiver.url })
    await server.call(testWebhook, { id: first.id }, frozen)
    const admin = await loggedInStaff(server, { roles: ['admin'] })
    await server.call(freezeMember, { id: frozen.memberId, reason: 'a doubt about it' }, admin)
    const recovered = await server.loggedInMember()
    const second = await endpointOf(server, recovered, { url: receiver.url })
    const sms_code = await plantCode(server, recovered.mobile, 'recover')
    const captcha = await server.solvedCaptcha()
    const anew = { mobile: recovered.mobile, sms_code, new_password: 'a third long river', captcha }
    expect((await server.call(resetPassword, anew, {})).code).toBe(1)
    const ended = await server.asOwner(
      'select id::int, state, ended_because from webhook_endpoints where id = any($1) order by id',
      [[first.id, second.id]],
    )
    expect(ended).toEqual([
      { id: first.id, state: 'ended', ended_because: 'frozen' },
      { id: second.id, state: 'ended', ended_because: 'recovered' },
    ])
    expect(await waiting(first.id)).toEqual([])
    await runDeliver(server, first.id)
    expect(receiver.received).toEqual([])
  })

  it('ends when its owner asks to close the account, also if they stay after all', async () => {
    const owner = await server.loggedInMember()
    const { id } = await endpointOf(server, owner, { url: receiver.url })
    await server.call(testWebhook, { id }, owner)
    const sms_code = await plantCode(server, owner.mobile, 'delete_account')
    expect((await server.call(closeAccount, { sms_code }, owner)).code).toBe(1)
    expect(await list(owner)).toMatchObject([{ state: 'ended', ended_because: 'closed' }])
    await runDeliver(server, id)
    expect(receiver.received).toEqual([])
    const make = () => makeEndpoint(server, owner, { url: receiver.url })
    expect(await make()).toMatchObject({ status: 409, msg: expect.stringContaining('being deleted') })
    expect((await server.call(keepAccount, {}, owner)).code).toBe(1)
    expect(await list(owner)).toMatchObject([{ state: 'ended' }])
    expect((await make()).code).toBe(1)
  })

  it('goes with a closed account, and all that was sent to it', async () => {
    const owner = await server.loggedInMember()
    const { id } = await endpointOf(server, owner, { url: receiver.url })
    await server.call(testWebhook, { id }, owner)
    await runDeliver(server, id)
    const due = "update members set state = 'closing', closes_at = now() - interval '1 minute' where id = $1"
    await server.asOwner(due, [owner.memberId])
    const { agentId, database, services } = server
    const payload = { memberId: owner.memberId }
    await emptyDueAccount.run({ payload, agentId, database, services, log: createLog('silent') })
    const left = `select 1 from webhook_endpoints where id = $1 union all select 2 from webhook_deliveries where endpoint_id = $1
      union all select 3 from webhook_attempts where endpoint_id = $1`
    expect(await server.asOwner(left, [id])).toEqual([])
  })
})

describe('an address', () => {
  it.each([
    'https://10.0.0.1/hooks',
    'https://[::ffff:10.0.0.1]/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://0x7f000002/',
    'https://192.168.1.1:8443/',
  ])('of our own house is refused: %s', async url => {
    const owner = await server.loggedInMember()
    const answered = await makeEndpoint(server, owner, { url })
    expect(answered).toMatchObject({ status: 422, data: { fields: [{ field: 'url' }] } })
  })

  it('is https, without a password', async () => {
    const owner = await server.loggedInMember()
    expect(await makeEndpoint(server, owner, { url: 'http://8.8.8.8/hooks' })).toMatchObject({
      data: { fields: [{ field: 'url', message: expect.stringMatching(/https/) }] },
    })
    expect(await makeEndpoint(server, owner, { url: 'https://me:secret@8.8.8.8/hooks' })).toMatchObject({
      data: { fields: [{ field: 'url', message: expect.stringMatching(/password/) }] },
    })
    for (const url of ['ftp://8.8.8.8/', 'file:///etc/passwd', 'hooks', 'https://', 'https://8.8.8.8/ x']) {
      expect((await makeEndpoint(server, owner, { url })).status).toBe(422)
    }
  })
})

describe('what happens', () => {
  it('is written with the change it tells, or not at all', async () => {
    const owner = await server.loggedInMember()
    const { id } = await endpointOf(server, owner, { url: receiver.url, events: ['work.status_changed'] })
    const workId = await buildWork(server, owner.memberId)
    const [work] = await server.asOwner<{ version: number }>('select version::int from works where id = $1', [
      workId,
    ])
    const version = work?.version ?? 0
    expect((await server.call(completeWork, { id: workId, version: version + 5 }, owner)).status).toBe(409)
    expect(await waiting(id)).toEqual([])
    expect((await server.call(completeWork, { id: workId, version }, owner)).code).toBe(1)
    const [told, ...more] = await waiting(id)
    expect(more).toEqual([])
    expect(JSON.parse(told?.body ?? '')).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: 'work.status_changed',
      created: expect.any(String),
      api_version: '1',
      data: { work_id: workId, revision_of: null, title: expect.any(String), from: '00', status: '10' },
    })
  })

  it('is told to whoever chose it, of their own account, and not while paused', async () => {
    const owner = await server.loggedInMember()
    const bills = await endpointOf(server, owner, { url: receiver.url, events: ['bill.ready'] })
    const paused = await endpointOf(server, owner, { url: receiver.url, events: ['work.status_changed'] })
    await server.call(pauseWebhook, { id: paused.id }, owner)
    const other = await server.loggedInMember()
    const others = await endpointOf(server, other, { url: receiver.url })
    const workId = await buildWork(server, owner.memberId)
    await server.asOwner('update works set version = 1 where id = $1', [workId])
    expect((await server.call(completeWork, { id: workId, version: 1 }, owner)).code).toBe(1)
    for (const { id } of [bills, paused, others]) expect(await waiting(id)).toEqual([])
  })
})

describe('a delivery', () => {
  it('is signed over its moment and body, and says what it is', async () => {
    const owner = await server.loggedInMember()
    const { id, secret } = await endpointOf(server, owner, { url: receiver.url })
    expect((await server.call(testWebhook, { id }, owner)).code).toBe(1)
    await runDeliver(server, id)
    const [got] = receiver.received
    const signature = String(got?.headers['tributary-signature'])
    expect(signature).toMatch(/^t=\d{10},v1=[0-9a-f]{64}$/)
    expect(isSigned(signature, got?.body ?? '', secret)).toBe(true)
    expect(isSigned(signature, `${got?.body} `, secret)).toBe(false)
    expect(isSigned(signature, got?.body ?? '', `${secret}x`)).toBe(false)
    expect(Math.abs(Number(signature.slice(2, 12)) - Date.now() / 1000)).toBeLessThan(30)
    expect(got?.headers).toMatchObject({
      'content-type': 'application/json',
      'tributary-event': 'webhook.test',
      'tributary-delivery': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(JSON.parse(got?.body ?? '')).toMatchObject({
      type: 'webhook.test',
      data: { endpoint: 'Catalogue tool' },
    })
    const { items } = await log(owner, id)
    expect(items).toMatchObject([{ type: 'webhook.test', state: 'delivered', attempts: 1, last_status: 200 }])
    const read = await server.call(readWebhookDelivery, { id: items[0]?.id ?? 0 }, owner)
    expect(read.data).toMatchObject({
      body: got?.body,
      tries: [{ attempt: 1, status: 200, failure: null, response: 'thanks' }],
    })
    expect(
      (await server.call(readWebhookDelivery, { id: items[0]?.id ?? 0 }, await server.loggedInMember()))
        .status,
    ).toBe(404)
  })

  it('is signed by both secrets for a day after one is replaced', async () => {
    const owner = await server.loggedInMember()
    const { id, secret } = await endpointOf(server, owner, { url: receiver.url })
    const sms_code = await plantCode(server, owner.mobile, 'webhook')
    const answered = await server.call(rotateWebhookSecret, { id, sms_code }, owner)
    const { secret: replaced } = answered.data as OutputOf<typeof rotateWebhookSecret>
    await server.call(testWebhook, { id }, owner)
    await runDeliver(server, id)
    await server.asOwner(
      "update webhook_endpoints set former_until = now() - interval '1 second' where id = $1",
      [id],
    )
    await server.call(testWebhook, { id }, owner)
    await runDeliver(server, id)
    const signedBy = (key: string) =>
      receiver.received.map(({ headers, body }) =>
        isSigned(String(headers['tributary-signature']), body, key),
      )
    expect(signedBy(replaced)).toEqual([true, true])
    expect(signedBy(secret)).toEqual([true, false])
  })

  it('comes in the order in which things happened, and again as a delivery of its own', async () => {
    const owner = await server.loggedInMember()
    const { id } = await endpointOf(server, owner, { url: receiver.url })
    const ids: number[] = []
    for (let times = 0; times < 5; times++) {
      const { data } = await server.call(testWebhook, { id }, owner)
      ids.push((data as { id: number }).id)
    }
    await runDeliver(server, id)
    const tokens = await server.asOwner<{ token: string }>(
      'select token from webhook_deliveries where endpoint_id = $1 order by id',
      [id],
    )
    const arrived = () => receiver.received.map(({ headers }) => headers['tributary-delivery'])
    expect(arrived()).toEqual(tokens.map(({ token }) => token))
    expect((await server.call(resendWebhookDelivery, { id: ids[0] ?? 0 }, owner)).code).toBe(1)
    await runDeliver(server, id)
    expect(receiver.received[5]?.body).toBe(receiver.received[0]?.body)
    expect(new Set(arrived()).size).toBe(6)
    const first: { data: OutputOf<typeof listWebhookDeliveries> } = await server.call(
      listWebhookDeliveries,
      { webhook_id: id, limit: 4 },
      owner,
    )
    const cursor = first.data.next_cursor ?? ''
    const second: typeof first = await server.call(
      listWebhookDeliveries,
      { webhook_id: id, limit: 4, cursor },
      owner,
    )
    expect([...first.data.items, ...second.data.items].map(item => item.id)).toEqual(
      [...ids, Math.max(...ids) + 1].sort((a, b) => b - a),
    )
    expect(second.data.next_cursor).toBeNull()
  })

  it('of a paused endpoint waits until it is resumed', async () => {
    const owner = await server.loggedInMember()
    const { id } = await endpointOf(server, owner, { url: receiver.url })
    await server.call(testWebhook, { id }, owner)
    await server.call(pauseWebhook, { id }, owner)
    await runDeliver(server, id)
    expect(receiver.received).toEqual([])
    expect((await server.call(testWebhook, { id }, owner)).status).toBe(409)
    await server.call(resumeWebhook, { id }, owner)
    await runDeliver(server, id)
    expect(receiver.received).toHaveLength(1)
  })
})
