// A posting may have more bills than a statement has places for values: 65,535. No statement gets more of them for more bills.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildRelease } from '../../../testing/build-release'
import { buildReport } from '../../../testing/build-report'
import { buildStaff } from '../../../testing/build-staff'
import { buildAgent, buildMember } from '../../../testing/builders'
import { testDatabase } from '../../../testing/test-database'
import { testServices } from '../../../testing/test-services'
import { confirmUnanswered } from '../bills/confirm-bills'
import { recordReceipt } from '../receipts/record-receipt'
import { postReport } from './post-report'
import { reversePosting } from './reverse-posting'

let test: Awaited<ReturnType<typeof testDatabase>>
let place: { database: typeof test.database; agentId: number }
let staffId: number
/** The most values that a statement had since it was last asked. */
let most = 0
let codes = 0

beforeAll(async () => {
  test = await testDatabase({
    watch: tx => ({
      agentId: tx.agentId,
      run: (sql, values) => {
        most = Math.max(most, values.length)
        return tx.run(sql, values)
      },
    }),
  })
  place = { database: test.database, agentId: await buildAgent(test.ownerUrl, { domain: 'many.test' }) }
  staffId = (await buildStaff({ ...place, services: await testServices() }, { roles: ['finance'] })).staffId
})
afterAll(() => test.close())

async function reportOf(bills: number) {
  const lines = []
  for (let made = 0; made < bills; made++) {
    const { memberId } = await buildMember(test.database, place.agentId)
    // Of so many random codes two would be the same now and then.
    const isrc = `CNT0226${String(++codes).padStart(5, '0')}`
    await buildRelease(test, place.agentId, memberId, { isrcs: [isrc] })
    lines.push({ isrc, amount: '10' })
  }
  return buildReport(place, { lines })
}

/** Everything that happens to all bills of a posting at once. */
async function lifeOf(bills: number) {
  const reportId = await reportOf(bills)
  const now = new Date()
  const later = new Date(now.getTime() + 30 * 86_400_000)
  const who = { actor: { staffId, name: 'n' }, client: { address: '', userAgent: '' }, now }
  const cny = (amount: number) => ({ currency: 'CNY' as const, amount: BigInt(amount * bills) })
  const paid = { ...{ currency: 'CNY' as const, settled: cny(1000).amount, charges: 0n, bank: cny(1000) } }
  const steps = {
    posted: (tx: Tx) => postReport(tx, { reportId, staffId, note: '', now }),
    confirmed: (tx: Tx) => confirmUnanswered(tx, later),
    covered: (tx: Tx) => recordReceipt(tx, reportId, { ...paid, receivedOn: '2026-10-01', reason: '' }, who),
    reversed: (tx: Tx) => reversePosting(tx, { reportId, staffId, reason: 'Wrong', now }),
  }
  const found: Record<string, number> = {}
  for (const [name, step] of Object.entries(steps)) {
    most = 0
    await test.database.change(place.agentId, async tx => void (await step(tx)))
    found[name] = most
    if (name === 'covered') await pay(reportId, Math.ceil(bills / 2))
  }
  return found
}
type Tx = Parameters<Parameters<typeof test.database.change>[1]>[0]

/** So that the reversal makes corrections, too. */
async function pay(reportId: number, count: number) {
  for (const status of [2, 3])
    await test.asOwner(
      `update bills set status = $2 where id in (
         select bill.id from bills bill join postings posting on posting.id = bill.posting_id
         where posting.report_id = $1 and bill.status = $2::int - 1 order by bill.id limit $3)`,
      [reportId, status, count],
    )
}

describe('a posting of many bills', () => {
  it('is made, paid and taken back by statements that have as few values as for few bills', {
    tags: ['slow'],
  }, async () => {
    const many = await lifeOf(90)
    expect(await lifeOf(6)).toEqual(many)
    const standing = await test.asOwner<{ status: number; bills: number }>(
      'select status, count(*)::int as bills from bills group by status order by status',
    )
    // Half of each were paid: these are corrected, and the others reversed.
    expect(standing).toEqual([
      { status: 1, bills: 48 },
      { status: 3, bills: 48 },
      { status: 4, bills: 48 },
    ])
  })
})
