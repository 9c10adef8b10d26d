import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workStatuses } from '#contract/works/work-status'
import { createAgent } from '../modules/sites/sites.public'
import type { Services } from '../platform/services'
import { testDatabase } from '../testing/test-database'
import { testServices } from '../testing/test-services'
import { demoMembers } from './demo-accounts'
import { demoSite } from './demo-site'
import { demoStaff } from './demo-staff'
import { seedDemo } from './seed-demo'

let services: Services
let test: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  test = await testDatabase()
  services = await testServices()
})
afterAll(() => test.close())

describe('the demo', () => {
  it('is there once, whoever starts first and however often', async () => {
    const seed = () => seedDemo(test.ownerUrl, test.database, services, 'demo.test')
    await Promise.all([seed(), seed(), seed()])
    await seed()
    const [counts] = await test.asOwner(
      'select (select count(*)::int from agents) as agents, (select count(*)::int from members) as members, (select count(*)::int from messages) as messages, (select count(*)::int from staff) as staff, (select count(distinct status)::int from works) as statuses',
    )
    expect(counts).toEqual({
      agents: 1,
      members: demoMembers.length,
      messages: 2,
      staff: demoStaff.length,
      statuses: workStatuses.length,
    })
  })

  it('is completed when an earlier start was cut off', async () => {
    // The site is made first, in a transaction of its own; the start ended before anybody was in it.
    await createAgent(test.ownerUrl, demoSite('cut.test'))
    await seedDemo(test.ownerUrl, test.database, services, 'cut.test')
    const members = await test.asOwner(
      "select m.mobile from members m join agent_domains d using (agent_id) where d.domain = 'cut.test' order by 1",
    )
    expect(members.map(row => row.mobile)).toEqual(demoMembers.map(({ mobile }) => mobile))
  })
})
