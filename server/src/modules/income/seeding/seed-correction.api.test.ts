import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildRelease } from '../../../testing/build-release'
import { buildReport } from '../../../testing/build-report'
import { buildStaff } from '../../../testing/build-staff'
import { buildAgent, buildMember } from '../../../testing/builders'
import { testDatabase } from '../../../testing/test-database'
import { testServices } from '../../../testing/test-services'
import { postReport } from '../posting/post-report'
import { seedCorrection } from './seed-correction'

let test: Awaited<ReturnType<typeof testDatabase>>
let agentId: number
let staffId: number
beforeAll(async () => {
  test = await testDatabase()
  agentId = await buildAgent(test.ownerUrl, { domain: 'demo.test' })
  const place = { database: test.database, agentId, services: await testServices() }
  staffId = (await buildStaff(place, { roles: ['finance'] })).staffId
})
afterAll(() => test.close())

it('takes the smallest report back whose bills are paid, once', async () => {
  const { memberId } = await buildMember(test.database, agentId)
  const { isrc } = await buildRelease(test, agentId, memberId)
  const post = async (amount: string) => {
    const reportId = await buildReport({ database: test.database, agentId }, { lines: [{ isrc, amount }] })
    await test.database.change(agentId, tx =>
      postReport(tx, { reportId, staffId, note: '', now: new Date() }),
    )
    return reportId
  }
  await post('90')
  const small = await post('10')
  const correct = () =>
    test.database.change(agentId, tx =>
      seedCorrection(tx, { poster: { id: staffId }, now: new Date(), reason: 'sent twice' }),
    )
  await correct()
  const corrections = () =>
    test.asOwner(
      "select posting.report_id::int, bill.status, bill.share_minor::int from bills bill join postings posting on posting.id = bill.posting_id where tag = 'adjustment'",
    )
  expect(await corrections()).toEqual([])
  for (const step of [
    "status = 1, confirmed_at = now(), confirmed_by = 'member'",
    'status = 2',
    'status = 3',
  ])
    await test.asOwner(`update bills set ${step}`)
  await correct()
  await correct()
  expect(await corrections()).toEqual([{ report_id: small, status: 1, share_minor: -800 }])
})
