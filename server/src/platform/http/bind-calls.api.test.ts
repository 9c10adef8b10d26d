import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { askQuestion } from '#contract/support/calls'
import { buildAgent } from '../../testing/builders'
import { testDatabase } from '../../testing/test-database'
import { testServices } from '../../testing/test-services'
import { systemClock } from '../clock'
import { refuseInTransaction } from '../database/slow-work'
import { Refusal } from '../refusal'
import { bindCalls } from './bind-calls'
import { type CallContext, handle, type PrepareContext } from './call-handler'
import { refuse } from './refuse'
import { SiteDirectory } from './site-directory'

let test: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  test = await testDatabase()
  await buildAgent(test.ownerUrl, { domain: 'site.test' })
})
afterAll(() => test.close())

type Handler = Parameters<typeof bindingOf>[0]
type Context = CallContext<typeof askQuestion>

const bindingOf = (
  handler:
    | ((context: Context) => Promise<null>)
    | {
        prepare(context: PrepareContext<typeof askQuestion>): Promise<string>
        run(context: Context & { prepared: string }): Promise<null>
      },
) => handle(askQuestion, handler)

/** What a call answers whose handler does this, which paths are counted afterwards, and which keys are taken. */
async function callWith(handler: Handler) {
  const app = Fastify()
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply))
  const services = await testServices()
  const sites = new SiteDirectory(test.database, 'site.test', false, services.originOf)
  const environment = {
    database: test.database,
    sites,
    services,
    clock: systemClock,
    authenticate: async () => ({ kind: 'guest' }) as const,
    isBearerOpen: async () => true,
    isLinkOfCase: async () => false,
    spendCaptcha: async () => {},
    spendFactor: async () => {},
    requireStillInOffice: async () => {},
  }
  bindCalls(app, environment, [bindingOf(handler)])
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

const write = ({ tx }: Context, path: string) =>
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

describe('a call that prepares something', () => {
  beforeEach(() =>
    test.asOwner('delete from page_views; delete from idempotency_keys; delete from rate_counters'),
  )

  it('hands on to its transaction what it made outside of any', async () => {
    const answered = await callWith({
      async prepare({ read, site }) {
        expect(() => refuseInTransaction('this')).not.toThrow()
        const found = await read(tx => tx.run<{ id: number }>('select id from agents', []))
        expect(found.rows).toEqual([{ id: site.agentId }])
        return '/prepared'
      },
      async run(context) {
        expect(() => refuseInTransaction('this')).toThrow()
        await write(context, context.prepared)
        return null
      },
    })
    expect(answered).toEqual({ status: 200, code: 1, counted: ['/prepared'], keys: 1 })
  })

  it('begins no transaction when it refuses before', async () => {
    const run = vi.fn(async () => null)
    const prepare = () => Promise.reject(new Refusal('wrongCode'))
    expect(await callWith({ prepare, run })).toEqual({ status: 422, code: 1407, counted: [], keys: 0 })
    expect(run).not.toHaveBeenCalled()
  })

  it('keeps in its transaction what a refusal says it keeps', async () => {
    const answered = await callWith({
      prepare: async () => '/counted',
      async run(context) {
        await write(context, context.prepared)
        throw new Refusal('wrongCode', { isKept: true })
      },
    })
    expect(answered).toEqual({ status: 422, code: 1407, counted: ['/counted'], keys: 0 })
  })

  it('prepares once, though its transaction collides and is done again', async () => {
    const prepare = vi.fn(async () => '/again')
    let tries = 0
    const answered = await callWith({
      prepare,
      async run(context) {
        await write(context, `${context.prepared}/${++tries}`)
        if (tries === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
        return null
      },
    })
    expect(answered).toEqual({ status: 200, code: 1, counted: ['/again/2'], keys: 1 })
    expect(prepare).toHaveBeenCalledTimes(1)
  })

  it('prepares nothing for a key that was answered before', async () => {
    const prepare = vi.fn(async () => '/first')
    const run = async (context: Context & { prepared: string }) => {
      await write(context, context.prepared)
      return null
    }
    await callWith({ prepare, run })
    expect(await callWith({ prepare, run })).toMatchObject({ code: 1, counted: ['/first'] })
    expect(prepare).toHaveBeenCalledTimes(1)
  })
})
