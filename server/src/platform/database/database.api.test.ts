import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildAgent, buildMember } from '../../testing/builders'
import { testDatabase } from '../../testing/test-database'

let test: Awaited<ReturnType<typeof testDatabase>>
const agents: number[] = []
beforeAll(async () => {
  test = await testDatabase()
  for (const domain of ['one.test', 'two.test', 'three.test']) {
    const agentId = await buildAgent(test.ownerUrl, { domain })
    agents.push(agentId)
    await buildMember(test.database, agentId, { nickname: domain })
  }
})
afterAll(() => test.close())

async function nicknames(agentId: number): Promise<unknown[]> {
  const { rows } = await test.database.read(agentId, tx =>
    tx.run('select agent_id, nickname from members', []),
  )
  return rows
}

describe('reads that share a connection', () => {
  it('each see their own agent, however they are mixed', async () => {
    const asked = Array.from({ length: 600 }, (_, index) => agents[(index * 7) % agents.length] ?? 0)
    const answers = await Promise.all(asked.map(nicknames))
    for (const [index, rows] of answers.entries()) expect(rows).toMatchObject([{ agent_id: asked[index] }])
  })

  it.each([1, 6])('do not wait for slow ones that were asked before: %i', async count => {
    const [agentId = 0] = agents
    const order: string[] = []
    const slow: Promise<unknown>[] = []
    for (let asked = 0; asked < count; asked++) {
      const sleep = test.database.read(agentId, tx => tx.run('select pg_sleep(1)', []))
      slow.push(sleep.then(() => order.push('slow')))
      await new Promise(resolve => setTimeout(resolve, 20))
    }
    await Promise.all(Array.from({ length: 50 }, () => nicknames(agentId)))
    order.push('fast')
    await Promise.all(slow)
    expect(order[0]).toBe('fast')
  })

  it('are not disturbed by one that fails', async () => {
    const [agentId = 0] = agents
    const results = await Promise.allSettled([
      nicknames(agentId),
      test.database.read(agentId, tx => tx.run('select 1 / $1::int', [0])),
      nicknames(agentId),
    ])
    expect(results.map(result => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('fail together with their connection, and the next one gets a new connection', async () => {
    const [agentId = 0] = agents
    const waiting = test.database.read(agentId, tx => tx.run('select pg_sleep(20)', []))
    const failed = expect(waiting).rejects.toThrow(/terminat/i)
    await new Promise(resolve => setTimeout(resolve, 100))
    await test.asOwner(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep(20)%'",
    )
    await failed
    expect(await nicknames(agentId)).toMatchObject([{ nickname: 'one.test' }])
  })
})

describe('a transaction', () => {
  it('happens as a whole or not at all', async () => {
    const [agentId = 0] = agents
    const broken = test.database.change(agentId, async tx => {
      await tx.run("update members set nickname = 'changed'", [])
      await tx.run('select 1 / $1::int', [0])
    })
    await expect(broken).rejects.toThrow(/division by zero/)
    expect(await nicknames(agentId)).toMatchObject([{ nickname: 'one.test' }])
  })

  it('leaves a usable connection behind when it failed', async () => {
    const [agentId = 0] = agents
    const failing = Array.from({ length: 40 }, () =>
      test.database.change(agentId, tx => tx.run('select nonsense', [])).catch(() => 'failed'),
    )
    expect(new Set(await Promise.all(failing))).toEqual(new Set(['failed']))
    expect(await test.database.change(agentId, tx => tx.run('select 1 as one', []))).toMatchObject({
      rows: [{ one: 1 }],
    })
  })
})

describe('a number that JavaScript cannot hold exactly', () => {
  it('is an error, never a rounded one', async () => {
    const [agentId = 0] = agents
    const huge = test.database.read(agentId, tx => tx.run('select 9007199254740993::bigint as n', []))
    await expect(huge).rejects.toThrow(/out of range/)
  })
})
