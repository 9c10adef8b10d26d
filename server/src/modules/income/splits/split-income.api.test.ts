// What a split makes of a recording's income, once reports are posted.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTrackIncome } from '#contract/income/split-calls'
import { buildReport } from '../../../testing/build-report'
import { buildStaff } from '../../../testing/build-staff'
import { type Person, splitKit } from '../../../testing/split-kit'
import { postReport } from '../posting/post-report'
import { reversePosting } from '../posting/reverse-posting'

let kit: Awaited<ReturnType<typeof splitKit>>
let owner: Person
let other: Person
let leaving: Person
let isrc: string
let staffId: number

beforeAll(async () => {
  kit = await splitKit()
  owner = await kit.person()
  other = await kit.person()
  leaving = await kit.person()
  isrc = await kit.track(owner)
  staffId = (await buildStaff(kit.server, { roles: ['finance'] })).staffId
  await kit.propose(owner, isrc, [{ mobile: leaving.mobile, percent: '40' }])
  await kit.accept(leaving)
  await kit.propose(owner, isrc, [{ mobile: other.mobile, percent: '25' }], {
    own_percent: '75',
    from_month: '2027-02',
  })
  await kit.accept(leaving)
  await kit.accept(other)
  for (const [saleMonth, amount] of [
    ['2026-12', '100'],
    ['2027-01', '200'],
    ['2027-02', '400'],
  ] as const) {
    await post([{ isrc, amount, saleMonth }])
  }
  kit.setTime('2027-03-10T04:00:00Z')
})
afterAll(() => kit.server.close())

async function post(lines: Parameters<typeof buildReport>[1]['lines']) {
  const reportId = await buildReport(kit.server, { lines })
  await kit.server.database.change(kit.server.agentId, tx =>
    postReport(tx, { reportId, staffId, note: '', now: new Date('2027-03-01') }),
  )
  return reportId
}
const income = async (reader: Person) =>
  (await kit.server.call(readTrackIncome, { isrc }, reader)).data as {
    currency: string
    months: { month: string; total: string; mine: string }[]
  }

describe('the income of a shared recording', () => {
  it('goes to the parties of each sale month, and nobody who has left gets a part', async () => {
    const bills = await kit.server.asOwner<{ of: string }>(
      `select bills.member_id || ' ' || to_char(sale_month, 'YYYY-MM') || ' ' || trim_scale(bill_tracks.exact) as of
       from bill_tracks join bills on bills.id = bill_id where isrc = $1 order by sale_month, bill_tracks.exact desc`,
      [isrc],
    )
    expect(bills.map(({ of }) => of)).toEqual([
      `${owner.memberId} 2026-12 80`,
      `${owner.memberId} 2027-01 96`,
      `${leaving.memberId} 2027-01 64`,
      `${owner.memberId} 2027-02 240`,
      `${other.memberId} 2027-02 80`,
    ])
  })

  it('is seen by the owner for a year, by a party for the months of its part, with the own part beside it', async () => {
    const { currency, months } = await income(owner)
    expect(currency).toBe('CNY')
    expect(months).toHaveLength(12)
    expect(months.slice(-4)).toEqual([
      { month: '2026-12', total: '80.00', mine: '80.00' },
      { month: '2027-01', total: '160.00', mine: '96.00' },
      { month: '2027-02', total: '320.00', mine: '240.00' },
      { month: '2027-03', total: '0.00', mine: '0.00' },
    ])
    expect((await income(leaving)).months).toEqual([{ month: '2027-01', total: '160.00', mine: '64.00' }])
    expect((await income(other)).months).toEqual([
      { month: '2027-02', total: '320.00', mine: '80.00' },
      { month: '2027-03', total: '0.00', mine: '0.00' },
    ])
    const stranger = await kit.person()
    expect((await kit.server.call(readTrackIncome, { isrc }, stranger)).status).toBe(404)
  })

  it('leaves out what was taken back', async () => {
    const reportId = await post([{ isrc, amount: '50', saleMonth: '2027-02' }])
    expect((await income(owner)).months.at(-2)?.total).toBe('360.00')
    await kit.server.database.change(kit.server.agentId, tx =>
      reversePosting(tx, { reportId, staffId, reason: 'A test', now: new Date('2027-03-02') }),
    )
    expect((await income(owner)).months.at(-2)?.total).toBe('320.00')
  })
})
