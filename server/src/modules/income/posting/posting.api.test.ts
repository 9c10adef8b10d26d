import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildRelease, isrcOf, signAgreement, type WantedRelease } from '../../../testing/build-release'
import { buildPayer, buildReport, type WantedReport } from '../../../testing/build-report'
import { buildStaff } from '../../../testing/build-staff'
import { buildAgent, buildMember } from '../../../testing/builders'
import { testDatabase } from '../../../testing/test-database'
import { testServices } from '../../../testing/test-services'
import { postReport } from './post-report'

let test: Awaited<ReturnType<typeof testDatabase>>
let agentId: number
let staffId: number
let memberId: number
let place: { database: typeof test.database; agentId: number }

beforeAll(async () => {
  test = await testDatabase()
  agentId = await buildAgent(test.ownerUrl, { domain: 'posting.test' })
  place = { database: test.database, agentId }
  memberId = (await buildMember(test.database, agentId)).memberId
  staffId = (await buildStaff({ ...place, services: await testServices() }, { roles: ['finance'] })).staffId
})
afterAll(() => test.close())

const release = (owner = memberId, wanted: WantedRelease = {}) => buildRelease(test, agentId, owner, wanted)
const sign = (workId: number, rate: number, on: string) => signAgreement(test, workId, rate, on)

const post = (reportId: number, now = new Date()) =>
  test.database.change(agentId, tx => postReport(tx, { reportId, staffId, note: '', now }))
async function report(lines: WantedReport['lines'], more: Partial<WantedReport> = {}) {
  return buildReport(place, { lines, ...more })
}
const bills = (postingId: number) =>
  test.asOwner<{ member_id: string; total: string; share: string; exact: string; rest: string }>(
    `select member_id, total_minor as total, share_minor as share, trim_scale(exact)::text as exact, trim_scale(rest_after)::text as rest
     from bills where posting_id = $1 order by id`,
    [postingId],
  )
const entries = async (postingId: number) =>
  (
    await test.asOwner<{ entry: string }>(
      `select a.kind || ' ' || e.amount || ' ' || e.currency as entry from postings p join ledger_entries e using (transaction_id)
       join ledger_accounts a on a.id = e.account_id where p.id = $1 order by e.position`,
      [postingId],
    )
  ).map(({ entry }) => entry)

describe('posting', () => {
  it('gives the owner what the lines come to after the signed rate, rounded once, and the rest to the operator', async () => {
    const { isrc } = await release(memberId, { rate: 0.8 })
    const posting = await post(
      await report([
        { isrc, amount: '1.005' },
        { isrc, amount: '0.1234' },
      ]),
    )
    expect(await bills(posting)).toEqual([
      { member_id: String(memberId), total: '113', share: '90', exact: '0.90272', rest: '0.00272' },
    ])
    expect(await entries(posting)).toEqual([
      'payer_receivable 113 CNY',
      'member_pending -90 CNY',
      'operator_share -23 CNY',
    ])
  })

  it('converts once a report and currency, and keeps both currencies at zero', async () => {
    const { isrc } = await release(memberId)
    const reportId = await report([{ isrc, amount: '10.123456', currency: 'EUR' }], {
      rates: { EUR: '7.8315' },
    })
    expect(await entries(await post(reportId))).toEqual([
      'payer_receivable 1012 EUR',
      'conversion -1012 EUR',
      'conversion 7928 CNY',
      'member_pending -6343 CNY',
      'operator_share -1585 CNY',
    ])
  })

  it('takes what nobody has matched into suspense, and posts it later, to the right member', async () => {
    const { isrc, workId } = await release(memberId)
    const payerId = await buildPayer(place)
    const reportId = await report(
      [
        { isrc, amount: '2' },
        { title: 'Unknown', amount: '3.456' },
      ],
      { payerId },
    )
    const first = await post(reportId)
    expect(await entries(first)).toContain('suspense -346 CNY')
    await expect(post(reportId)).rejects.toMatchObject({ details: { text: 'income.nothingToPost' } })
    await test.asOwner(
      "update report_titles set work_id = $2, work_isrc = $3, matched_by = 'staff' where report_id = $1 and name = 'Unknown'",
      [reportId, workId, isrc],
    )
    const later = await post(reportId)
    expect(await entries(later)).toEqual([
      'suspense 346 CNY',
      'member_pending -276 CNY',
      'operator_share -70 CNY',
    ])
    expect(await bills(later)).toMatchObject([{ share: '276', total: '346' }])
  })

  it('carries what rounding left over to the member’s next bill of the channel', async () => {
    const someone = (await buildMember(test.database, agentId)).memberId
    const { isrc } = await release(someone, { rate: 1 })
    const shares = []
    for (let index = 0; index < 3; index++) {
      shares.push(
        ...(await bills(await post(await report([{ isrc, amount: '0.014' }])))).map(({ share, rest }) => ({
          share,
          rest,
        })),
      )
    }
    expect(shares).toEqual([
      { share: '1', rest: '0.004' },
      { share: '2', rest: '-0.002' },
      { share: '1', rest: '0.002' },
    ])
  })

  it('takes the rate that was in force on the first day of the sale month, else the first one', async () => {
    const { isrc, workId } = await release(memberId, { rate: 0.5 })
    await sign(workId, 0.9, '2026-08-01')
    await sign(workId, 0.7, '2026-09-02')
    const months = { '2025-12': 50, '2026-07': 50, '2026-08': 90, '2026-09': 90, '2026-10': 70 }
    for (const [saleMonth, share] of Object.entries(months)) {
      const [bill] = await bills(await post(await report([{ isrc, saleMonth, amount: '1' }])))
      expect(Number(bill?.share), saleMonth).toBe(share)
    }
  })

  it('shares a recording by the split of the sale month, a whole release by those of its tracks', async () => {
    const owner = (await buildMember(test.database, agentId)).memberId
    const other = (await buildMember(test.database, agentId)).memberId
    const isrcs = [isrcOf(), isrcOf(), isrcOf()]
    const upc = `69${randomInt(1_000_000_000)}`
    await release(owner, { isrcs, rate: 1, upc })
    await test
      .asOwner(
        `with split as (insert into splits (agent_id, isrc, owner_id, from_month, proposed_at, ends_at)
         values ($1, $2, $3, '2026-08-01', now(), now()) returning id)
       insert into split_parties (agent_id, split_id, mobile, member_id, part, answer, answered_at)
       select $1, id, 'a', $3::bigint, 6000, 'accepted', now() from split union all select $1, id, 'b', $4, 4000, 'accepted', now() from split`,
        [agentId, isrcs[0], owner, other],
      )
      .catch(() => {})
    const [split] = await test.asOwner<{ id: string }>('select id from splits where isrc = $1', [isrcs[0]])
    expect(split).toBeDefined()
    await test.asOwner("update splits set state = 'agreed', settled_at = '2026-07-20' where id = $1", [
      split?.id,
    ])
    const shares = async (line: Parameters<typeof report>[0][number]) =>
      Object.fromEntries(
        (await bills(await post(await report([line])))).map(({ member_id, share }) => [
          Number(member_id),
          Number(share),
        ]),
      )
    expect(await shares({ isrc: isrcs[0], amount: '10', saleMonth: '2026-07' })).toEqual({ [owner]: 1000 })
    expect(await shares({ isrc: isrcs[0], amount: '10', saleMonth: '2026-08' })).toEqual({
      [owner]: 600,
      [other]: 400,
    })
    expect(await shares({ upc, kind: 'release', amount: '10', saleMonth: '2026-08' })).toEqual({
      [owner]: 867,
      [other]: 133,
    })
  })

  it('puts what a closed account earns where it waits to be claimed; a frozen one has its bill as usual', async () => {
    const closed = (await buildMember(test.database, agentId)).memberId
    const frozen = (await buildMember(test.database, agentId)).memberId
    const lines = [(await release(closed)).isrc, (await release(frozen)).isrc].map(isrc => ({
      isrc,
      amount: '1',
    }))
    await test.asOwner("update members set state = 'frozen' where id = $1", [frozen])
    await test.asOwner("update members set state = 'closed' where id = $1", [closed])
    expect(await entries(await post(await report(lines)))).toEqual([
      'payer_receivable 200 CNY',
      'unclaimed -80 CNY',
      'member_pending -80 CNY',
      'operator_share -40 CNY',
    ])
  })

  it('keeps negative lines, and makes a bill below zero of them', async () => {
    const { isrc } = await release(memberId)
    const posting = await post(await report([{ isrc, amount: '-4.55', quantity: -3 }]))
    expect(await bills(posting)).toMatchObject([{ total: '-455' }])
    expect((await entries(posting))[0]).toBe('payer_receivable -455 CNY')
  })

  it('waits for a rate of every currency', async () => {
    const { isrc } = await release(memberId)
    await expect(post(await report([{ isrc, currency: 'USD' }]))).rejects.toMatchObject({
      details: { text: 'income.ratesMissing' },
    })
  })

  it('is done by another one than who imported the report', async () => {
    const { isrc } = await release(memberId)
    const reportId = await report([{ isrc }], { importedBy: staffId })
    await expect(post(reportId)).rejects.toMatchObject({ details: { text: 'income.postedByImporter' } })
  })

  it('is done by another person than who imported the report, whichever of their accounts they use', async () => {
    const { isrc } = await release(memberId)
    const services = await testServices()
    const other = await buildStaff({ ...place, services }, { roles: ['finance'] })
    const reportId = await report([{ isrc }], { importedBy: other.staffId })
    const musician = await buildMember(test.database, agentId)
    await test.asOwner(
      'insert into staff_accounts (agent_id, staff_id, member_id) values ($1, $2, $4), ($1, $3, $4)',
      [...[agentId, staffId, other.staffId, musician.memberId]],
    )
    await expect(post(reportId)).rejects.toMatchObject({ details: { text: 'income.postedByImporter' } })
    await test.asOwner('update staff_accounts set unbound_at = now() where staff_id = $1', [other.staffId])
    await post(reportId)
  })

  it('is done by another one than who entered its rates', async () => {
    const { isrc } = await release(memberId)
    const reportId = await report([{ isrc, currency: 'EUR' }], { rates: { EUR: '7.8', USD: '7' } })
    await test.asOwner('update report_rates set entered_by = $2 where report_id = $1', [reportId, staffId])
    await expect(post(reportId)).rejects.toMatchObject({ details: { text: 'income.postedByRater' } })
    // A rate that no line uses decides nothing.
    await test.asOwner(
      "update report_rates set entered_by = null where report_id = $1 and currency = 'EUR'",
      [reportId],
    )
    expect(await post(reportId)).toBeGreaterThan(0)
  })

  it('happens once, however many post at once', async () => {
    const { isrc } = await release(memberId)
    const reportId = await report([{ isrc }])
    const done = await Promise.allSettled(Array.from({ length: 6 }, () => post(reportId)))
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('says what a bill is made of by track, country and use, each coming to the whole', async () => {
    const { isrc } = await release(memberId)
    const posting = await post(
      await report([
        { isrc, amount: '1.11', country: 'CN', usage: 'ads', quantity: 5 },
        { isrc, amount: '2.22', country: 'MY', usage: 'ads', quantity: 7 },
        { isrc, amount: '3.33', country: 'MY', usage: 'premium', quantity: 9 },
      ]),
    )
    const [sums] = await test.asOwner<Record<string, string>>(
      `select b.exact::text, (select sum(exact)::text from bill_tracks where bill_id = b.id) as tracks,
              (select string_agg(country || trim_scale(exact)::text || '/' || plays, ' ' order by country) from bill_countries where bill_id = b.id) as countries,
              (select string_agg(usage || trim_scale(exact)::text || '/' || plays, ' ' order by usage) from bill_usages where bill_id = b.id) as usages
       from bills b where posting_id = $1`,
      [posting],
    )
    expect(sums).toEqual({
      exact: '5.328',
      tracks: expect.stringMatching(/^5\.3280*$/),
      countries: 'CN0.888/5 MY4.44/16',
      usages: 'ads2.664/12 premium2.664/9',
    })
  })

  it('is refused in words where it comes to more than is counted exactly, and nothing is written', async () => {
    const someone = (await buildMember(test.database, agentId)).memberId
    const { isrc } = await release(someone, { rate: 1 })
    const most = { isrc, amount: '90071992547409.91' }
    const written = async () =>
      test.asOwner(
        'select (select count(*) from ledger_transactions) as transactions, (select count(*) from postings) as postings',
      )
    const before = await written()
    const tooLarge = { details: { text: 'income.tooLarge' } }
    for (const [lines, rates] of [
      [[{ isrc, amount: '9'.repeat(30) }], {}],
      [[most, { isrc, amount: '0.01' }], {}],
      // What another month takes back does not make it smaller.
      [[most, { isrc, amount: '-0.01', saleMonth: '2026-07' }], {}],
      [[{ isrc, amount: '1000000000', currency: 'EUR' }], { EUR: '999999' }],
      [
        [
          { isrc, quantity: 2 ** 53 - 1 },
          { isrc, quantity: 1 },
        ],
        {},
      ],
    ] as const) {
      await expect(post(await report([...lines], { rates }))).rejects.toMatchObject(tooLarge)
    }
    expect(await written()).toEqual(before)
    expect(await entries(await post(await report([most])))).toEqual([
      'payer_receivable 9007199254740991 CNY',
      'member_pending -9007199254740991 CNY',
    ])
    // The next one fits by itself, and not with what the member has already.
    const after = await written()
    await expect(post(await report([{ isrc, amount: '0.01' }]))).rejects.toMatchObject(tooLarge)
    expect(await written()).toEqual(after)
  })
})
