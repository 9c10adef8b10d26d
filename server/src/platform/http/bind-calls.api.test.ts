import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askQuestion } from '#contract/support/calls'
import { buildAgent } from '../../testing/builders'
import { testDatabase } from '../../testing/test-database'
import { testServices } from '../../testing/test-services'
import { systemClock } from '../clock'
import { Refusal } from '../refusal'
import { bindCalls } from './bind-calls'
import { type CallContext, handle } from './call-handler'
import { refuse } from './refuse'
import { SiteDirectory } from './site-directory'

let test: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  test = await testDatabase()
  await buildAgent(test.ownerUrl, { domain: 'site.test' })
})
afterAll(() => test.close())

type Handler = (context: CallContext<typeof askQuestion>) => Promise<null>

/** What a call answers whose handler does this, which paths are counted afterwards, and which keys are taken. */
async function callWith(handler: Handler) {
  const app = Fastify()
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply))
  const sites = new SiteDirectory(test.database, 'site.test', false)
  const services = await testServices()
  const environment = {
    database: test.database,
    sites,
    services,
    clock: systemClock,
    authenticate: async () => ({ kind: 'guest' }) as const,
    isBearerOpen: async () => true,
    spendCaptcha: async () => {},
  }
  bindCalls(app, environment, [handle(askQuestion, handler)])
  const response = await app.inject({
    method: 'POST',
    url: askQuestion.path,
    headers: { host: 'site.test' },
    payload: { type: 'bug', content: 'How does it work?', mobile: '', idempotency_key: 'the same key' },
  })
  await app.close()
  const counted = await test.asOwner<{ path: string }>('select path from page_views order by path')
  const keys = await test.asOwner('select 1 from idempotency_keys')
  const { code } = response.json()
  return { status: response.statusCode, code, counted: counted.map(({ path }) => path), keys: keys.length }
}

const write = ({ tx }: CallContext<typeof askQuestion>, path: string) =>
  tx.run("insert into page_views (day, path) values ('2026-01-02', $1)", [path])

describe('a changing call', () => {
  it('loses its key with everything else when it breaks', async () => {
    const answered = await callWith(async context => {
      await write(context, '/broken')
      throw new Error('the power went off')
    })
    expect(answered).toEqual({ status: 500, code: 1500, counted: [], keys: 0 })
  })

  it('is undone when its handler answers what the contract does not know', async () => {
    const answered = await callWith(async context => {
      await write(context, '/wrong')
      return 'not null' as never
    })
    expect(answered).toEqual({ status: 500, code: 1500, counted: [], keys: 0 })
  })

  it('is undone by a refusal, unless that keeps what was written', async () => {
    const refused = (isKept: boolean) =>
      callWith(async context => {
        await write(context, isKept ? '/kept' : '/undone')
        throw new Refusal('wrongCode', { isKept })
      })
    expect(await refused(false)).toEqual({ status: 422, code: 1407, counted: [], keys: 0 })
    expect(await refused(true)).toEqual({ status: 422, code: 1407, counted: ['/kept'], keys: 0 })
  })

  it('keeps its key with its effect, and runs no more for it', async () => {
    const run = (path: string) =>
      callWith(async context => {
        await write(context, path)
        return null
      })
    expect(await run('/once')).toEqual({ status: 200, code: 1, counted: ['/kept', '/once'], keys: 1 })
    expect(await run('/twice')).toEqual({ status: 200, code: 1, counted: ['/kept', '/once'], keys: 1 })
  })
})
