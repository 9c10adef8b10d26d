// A database that restarts, fails over or loses patience costs errors for a moment, and nothing else.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildAgent } from '../../testing/builders'
import { testDatabase } from '../../testing/test-database'
import { testLogin } from '../../testing/test-login'
import { createLog } from '../log'
import { Database } from './database'
import { isPassing } from './failure'

let test: Awaited<ReturnType<typeof testDatabase>>
let agentId: number
const unheard: unknown[] = []
const hear = (error: unknown) => unheard.push(error)

beforeAll(async () => {
  process.on('uncaughtException', hear)
  process.on('unhandledRejection', hear)
  test = await testDatabase()
  agentId = await buildAgent(test.ownerUrl, { domain: 'lost.test' })
})
afterAll(async () => {
  await test.close()
  process.off('uncaughtException', hear)
  process.off('unhandledRejection', hear)
})

const endAllConnections = () =>
  test.asOwner(
    "select pg_terminate_backend(pid) from pg_stat_activity where usename like 'tributary_app' and datname = current_database()",
  )

const works = () => test.database.change(agentId, tx => tx.run('select 1 as one', []))

describe('a connection that is lost', () => {
  it('between two statements of a transaction fails that transaction alone', async () => {
    const cut = test.database.change(agentId, async tx => {
      await tx.run("update members set nickname = 'cut'", [])
      await endAllConnections()
      await wait(100)
      await tx.run('select 1', [])
    })
    const error = await cut.catch((error: unknown) => error)
    expect(isPassing(error)).toBe(true)
    await expect(works()).resolves.toMatchObject({ rows: [{ one: 1 }] })
  })

  it('during a statement fails that statement alone', async () => {
    const slow = test.database
      .change(agentId, tx => tx.run('select pg_sleep(20)', []))
      .catch((error: unknown) => error)
    await wait(200)
    await endAllConnections()
    const error = await slow
    expect(isPassing(error)).toBe(true)
    await expect(works()).resolves.toMatchObject({ rows: [{ one: 1 }] })
  })

  it('for doing nothing in a transaction is told to whoever comes back', async () => {
    const limits = { statementSeconds: 5, lockSeconds: 5, idleSeconds: 1 }
    const database = new Database(testLogin(test.ownerUrl), createLog('silent'), { limits })
    const idle = database.change(agentId, async tx => {
      await tx.run('select 1', [])
      await wait(1500)
      await tx.run('select 1', [])
    })
    const error = await idle.catch((error: unknown) => error)
    expect(isPassing(error)).toBe(true)
    await database.close()
  })

  it('while nobody uses it is not even noticed', async () => {
    await Promise.all(Array.from({ length: 5 }, works))
    await endAllConnections()
    await wait(100)
    await expect(works()).resolves.toMatchObject({ rows: [{ one: 1 }] })
  })

  it('never ends the process', () => {
    expect(unheard).toEqual([])
  })
})

describe('patience', () => {
  it('ends for a statement and for a lock, and both may be tried again', { tags: ['slow'] }, async () => {
    const limits = { statementSeconds: 2, lockSeconds: 1, idleSeconds: 30 }
    const database = new Database(testLogin(test.ownerUrl), createLog('silent'), { limits })
    const slow = await database.change(agentId, tx => tx.run('select pg_sleep(5)', [])).catch(error => error)
    expect(slow).toMatchObject({ code: '57014' })
    expect(isPassing(slow)).toBe(true)
    await test.database.change(agentId, async tx => {
      await tx.run('select id from agents for no key update', [])
      const blocked = await database
        .change(agentId, other => other.run('select id from agents for no key update', []))
        .catch(error => error)
      expect(blocked).toMatchObject({ code: '55P03' })
      expect(isPassing(blocked)).toBe(true)
    })
    await database.close()
  })

  it('of a shared line is short: what takes longer is answered on a connection of its own', async () => {
    const asked = [
      test.database.read(agentId, tx => tx.run('select pg_sleep(0.6), 1 as one', [])),
      ...Array.from({ length: 12 }, () => test.database.read(agentId, tx => tx.run('select 2 as two', []))),
    ]
    const order: number[] = []
    for (const [index, answer] of asked.entries()) answer.then(() => order.push(index))
    const [slow] = await Promise.all(asked)
    expect(slow).toMatchObject({ rows: [{ one: 1 }] })
    expect(order.at(-1)).toBe(0)
  })
})

describe('transactions that collide', () => {
  it('are done once more, from their beginning', async () => {
    const other = await buildAgent(test.ownerUrl, { domain: 'collide.test' })
    await test.database.change(other, async tx => {
      for (const name of ['a', 'b'])
        await tx.run('insert into agent_counters (name, value) values ($1, 0)', [name])
    })
    const count = (first: string, second: string) =>
      test.database.change(other, async tx => {
        const add = 'update agent_counters set value = value + 1 where name = $1'
        await tx.run(add, [first])
        await wait(300)
        await tx.run(add, [second])
      })
    await Promise.all([count('a', 'b'), count('b', 'a')])
    const { rows } = await test.database.read(other, tx =>
      tx.run('select name, value from agent_counters order by name', []),
    )
    expect(rows).toEqual([
      { name: 'a', value: 2 },
      { name: 'b', value: 2 },
    ])
  })
})
