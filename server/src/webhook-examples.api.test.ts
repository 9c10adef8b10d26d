// The receivers that /docs/api shows, run as they stand there, against what the worker really sends.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testWebhook } from '#contract/webhooks/calls'
import { readWebhook } from '../../contract/client/tributary'
import { signEvent } from './modules/webhooks/sign-event'
import { freePort } from './testing/free-port'
import { testServer } from './testing/test-server'
import { endpointOf, runDeliver } from './testing/webhook-kit'
import { webhookReceiver } from './testing/webhook-receiver'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const receivers: [name: string, isHere: boolean, command: string, args: string[]][] = [
  ['TypeScript', true, process.execPath, ['--import', 'tsx', 'contract/client/receive-webhooks.ts']],
  ['Python', hasPython(), 'python3', ['contract/client/receive_webhooks.py']],
]

describe.each(receivers)('the receiver in %s', (_name, isHere, command, args) => {
  it.skipIf(!isHere)('takes what is ours, once, and refuses everything else', async () => {
    const owner = await server.loggedInMember()
    const port = await freePort()
    const url = `http://127.0.0.1:${port}/hooks`
    const { id, secret } = await endpointOf(server, owner, { url })
    const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) }
    const receiver: ChildProcess = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    receiver.stdout?.on('data', text => {
      said += text
    })
    try {
      const post = (body: string, signature: string) =>
        fetch(url, { method: 'POST', body, headers: { 'tributary-signature': signature } })
      const isUp = () =>
        post('{}', 't=1,v1=00').then(
          ({ status }) => status,
          () => 0,
        )
      await expect.poll(isUp).toBe(400)
      await server.call(testWebhook, { id }, owner)
      await runDeliver(server, id)
      const [sent] = await server.asOwner<{ state: string; body: string }>(
        'select state, body from webhook_deliveries where endpoint_id = $1',
        [id],
      )
      expect(sent?.state).toBe('delivered')
      const body = sent?.body ?? ''
      const now = new Date()
      expect((await post(body, signEvent(body, ['another', secret], now))).status).toBe(204)
      expect((await post(body, signEvent(body, ['another'], now))).status).toBe(400)
      expect((await post(`${body} `, signEvent(body, [secret], now))).status).toBe(400)
      const old = new Date(now.getTime() - 301_000)
      expect((await post(body, signEvent(body, [secret], old))).status).toBe(400)
      for (const nonsense of ['', 't=,v1=', 'v1=00', `t=${'9'.repeat(400)},v1=x`]) {
        expect((await post(body, nonsense)).status).toBe(400)
      }
      expect(said.match(/webhook\.test/g)).toHaveLength(1)
    } finally {
      receiver.kill()
      await once(receiver, 'exit')
    }
  })
})

describe('readWebhook', () => {
  it('reads an event of its type', async () => {
    const receiver = await webhookReceiver()
    const owner = await server.loggedInMember()
    const { id, secret } = await endpointOf(server, owner, { url: receiver.url })
    await server.call(testWebhook, { id }, owner)
    await runDeliver(server, id)
    await receiver.close()
    const [got] = receiver.received
    const event = await readWebhook(got?.body ?? '', String(got?.headers['tributary-signature']), secret)
    expect(event.type === 'webhook.test' && event.data.endpoint).toBe('Catalogue tool')
  })
})
