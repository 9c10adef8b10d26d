// Somebody at the support desk who works by calls alone: what the desk looks like has journeys of its own.
import { request } from 'node:http'
import type { Call, OutputOf, SentInputOf } from '#contract/call'
import { answerTicket, listDeskTickets, mergeTickets, readDeskTicket } from '#contract/support/desk-calls'
import type { Database } from '../../server/src/platform/database/database'
import { loadSecrets } from '../../server/src/platform/secrets'
import { buildStaff } from '../../server/src/testing/build-staff'
import type { BackendFacts } from '../server/backend'
import type { Site } from './site'

type Backend = BackendFacts & { database: Database }

export async function supportDesk({ database, dataDir }: Backend, site: Site) {
  const services = { secrets: await loadSecrets(undefined, dataDir) }
  const staff = await buildStaff(
    { database, services, agentId: site.agentId },
    { name: '方知 Fang', roles: ['support'] },
  )
  const { cookies } = await staff.openSession()
  const call = <C extends Call>(wanted: C, input: SentInputOf<C>) =>
    sendAs(site, `staff=${cookies.staff}`, wanted, input)
  const lastReply = async (id: number) => (await call(readDeskTicket, { id })).replies.at(-1)?.id ?? 0
  return {
    name: staff.name,
    /** What waits, whoever asked. */
    waiting: async () => (await call(listDeskTickets, { view: 'waiting' })).items,
    join: (id: number, into: number) => call(mergeTickets, { id, into }),
    read: (id: number) => call(readDeskTicket, { id }),
    answer: async (id: number, text: string) =>
      call(answerTicket, {
        id,
        text,
        last_seen_reply: await lastReply(id),
        idempotency_key: `answer ${id} ${text}`.slice(0, 100),
      }),
  }
}

/** Not by fetch: Node does not know *.localhost, and fetch does not let us name the host. */
export function sendAs<C extends Call>(
  { domain, port, origin }: Site,
  cookie: string,
  { methods: [method], path }: C,
  input: SentInputOf<C>,
): Promise<OutputOf<C>> {
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  const headers = { host: `${domain}:${port}`, origin, cookie, 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: path + query, method, headers }, response => {
      let body = ''
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text
      })
      response.on('end', () => {
        const { code, data } = JSON.parse(body)
        if (code === 1) resolve(data)
        else reject(new Error(`${path} was refused: ${body}`))
      })
    })
    sent.on('error', reject).end(method === 'POST' ? JSON.stringify(input) : undefined)
  })
}
