import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workStatuses } from '#contract/works/work-status'
import type { Services } from '../platform/services'
import { testDatabase } from '../testing/test-database'
import { testServices } from '../testing/test-services'
import { demoMembers } from './demo-accounts'
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
    await test.asOwner('delete from works')
    await test.asOwner('truncate identity_scans, identity_checks, enterprise_checks, uploads')
    await test.asOwner('delete from members')
    await seedDemo(test.ownerUrl, test.database, services, 'demo.test')
    const members = await test.asOwner('select mobile from members order by 1')
    expect(members.map(row => row.mobile)).toEqual(demoMembers.map(({ mobile }) => mobile))
  })
})
