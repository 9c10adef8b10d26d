import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/test-database'
import { demoMembers } from './demo-accounts'
import { seedDemo } from './seed-demo'

let test: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

describe('the demo', () => {
  it('is there once, whoever starts first and however often', async () => {
    const seed = () => seedDemo(test.ownerUrl, test.database, 'demo.test')
    await Promise.all([seed(), seed(), seed()])
    await seed()
    const [counts] = await test.asOwner(
      'select (select count(*)::int from agents) as agents, (select count(*)::int from members) as members, (select count(*)::int from messages) as messages',
    )
    expect(counts).toEqual({ agents: 1, members: demoMembers.length, messages: 2 })
  })

  it('is completed when an earlier start was cut off', async () => {
    await test.asOwner('delete from members')
    await seedDemo(test.ownerUrl, test.database, 'demo.test')
    const members = await test.asOwner('select mobile from members order by 1')
    expect(members.map(row => row.mobile)).toEqual(demoMembers.map(({ mobile }) => mobile))
  })
})
