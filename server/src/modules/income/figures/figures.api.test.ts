import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Call, OutputOf } from '#contract/call'
import { listBills } from '#contract/income/bill-calls'
import {
  incomeExportPath,
  incomeFigures,
  incomeParts,
  incomeStanding,
} from '#contract/income/income-figures-calls'
import { byPage } from '../../../platform/export/by-page'
import { buildBill } from '../../../testing/build-bill'
import { buildRelease } from '../../../testing/build-release'
import { buildReport, type WantedLine } from '../../../testing/build-report'
import { buildStaff } from '../../../testing/build-staff'
import { testServer } from '../../../testing/test-server'
import { postReport } from '../posting/post-report'
import { reversePosting } from '../posting/reverse-posting'
import { sumDeskFigures } from './desk-figures.queries'
import { listCountryFigures, listTrackFigures } from './figures.queries'
import { monthsOf } from './months-of'

let server: Awaited<ReturnType<typeof testServer>>
let staffId: number
beforeAll(async () => {
  server = await testServer()
  staffId = (await buildStaff(server, { roles: ['finance'] })).staffId
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

type Person = Awaited<ReturnType<typeof server.loggedInMember>>
const ask = async <C extends Call>(call: C, input: Parameters<typeof server.call<C>>[1], member: Person) =>
  (await server.call(call, input, member)).data as OutputOf<C>

async function post(lines: WantedLine[], month: string) {
  const reportId = await buildReport(server, { lines })
  await server.database.change(server.agentId, tx =>
    postReport(tx, { reportId, staffId, note: '', now: new Date(`${month}-10T04:00:00Z`) }),
  )
  return reportId
}
const reverse = (reportId: number) =>
  server.database.change(server.agentId, tx =>
    reversePosting(tx, { reportId, staffId, reason: 'Wrong rate', now: new Date('2026-06-10T04:00:00Z') }),
  )
const spring = { from: '2026-03', to: '2026-05' }

describe('the figures of income', () => {
  it('add up to the bills, by month, recording and country', async () => {
    const member = await server.loggedInMember()
    const first = await buildRelease(server, server.agentId, member.memberId, { title: 'River lights' })
    const second = await buildRelease(server, server.agentId, member.memberId, { title: 'Morning mist' })
    await post([{ isrc: first.isrc, amount: '10', quantity: 5, country: 'CN' }], '2026-03')
    await post(
      [
        { isrc: first.isrc, amount: '20', quantity: 7, country: 'JP' },
        { isrc: second.isrc, amount: '50', quantity: 9, country: 'CN' },
      ],
      '2026-05',
    )
    const figures = await ask(incomeFigures, spring, member)
    expect(figures.cells.map(({ month, amount, plays }) => [month, amount, plays])).toEqual([
      ['2026-03', '8', 5],
      ['2026-05', '56', 16],
    ])
    const { months } = await ask(listBills, {}, member)
    expect(months.map(({ cp_money_all }) => Number(cp_money_all))).toEqual([56, 8])
    const tracks = await ask(incomeParts, { ...spring, by: 'track' }, member)
    expect(tracks.items.map(({ release, amount, course }) => [release, amount, course])).toEqual([
      ['Morning mist', '40', [0, 0, 40]],
      ['River lights', '24', [8, 0, 16]],
    ])
    expect(tracks.total).toEqual({ count: 2, amount: '64', plays: 21 })
    const countries = await ask(incomeParts, { ...spring, by: 'country', limit: 1 }, member)
    expect(countries.items.map(({ name, amount }) => [name, amount])).toEqual([['CN', '48']])
    expect(countries.total).toEqual({ count: 2, amount: '64', plays: 21 })
  })

  it('are compared with other months', async () => {
    const member = await server.loggedInMember()
    const { isrc } = await buildRelease(server, server.agentId, member.memberId)
    await post([{ isrc, amount: '10' }], '2025-04')
    await post([{ isrc, amount: '30' }], '2026-04')
    const asked = { ...spring, vs_from: '2025-03', vs_to: '2025-05' }
    const figures = await ask(incomeFigures, asked, member)
    expect(figures.before.map(({ month, amount }) => [month, amount])).toEqual([['2025-04', '8']])
    const { items } = await ask(incomeParts, { ...asked, by: 'track' }, member)
    expect(items.map(({ amount, before }) => [amount, before])).toEqual([['24', '8']])
  })

  it('leave out what was reversed, and count a correction in its own month, alike by month, recording and country', async () => {
    const member = await server.loggedInMember()
    const { isrc } = await buildRelease(server, server.agentId, member.memberId)
    await reverse(await post([{ isrc, amount: '10' }], '2026-03'))
    const paid = await post([{ isrc, amount: '100' }], '2026-04')
    const steps = ["status = 1, confirmed_at = now(), confirmed_by = 'member'", 'status = 2', 'status = 3']
    for (const step of steps)
      await server.asOwner(`update bills set ${step} where member_id = $1 and status <> 4`, [member.memberId])
    await reverse(paid)
    await post([{ isrc, amount: '1' }], '2026-05')
    const { items } = await ask(incomeParts, { from: '2026-01', to: '2026-12', by: 'country' }, member)
    expect(items.map(({ amount }) => amount)).toEqual(['0.8'])
    const { cells } = await ask(incomeFigures, { from: '2026-01', to: '2026-12' }, member)
    expect(cells.map(({ month, amount }) => [month, Number(amount)])).toEqual([
      ['2026-04', 80],
      ['2026-05', 0.8],
      ['2026-06', -80],
    ])
    for (const { month, amount } of cells)
      for (const by of ['track', 'country'] as const) {
        const { items } = await ask(incomeParts, { from: month, to: month, by }, member)
        expect(items.map(part => part.amount)).toEqual([amount])
      }
  })

  it('show plays of reports without money apart, to owners and parties alone', async () => {
    const [owner, party, stranger] = [
      await server.loggedInMember(),
      await server.loggedInMember(),
      await server.loggedInMember(),
    ]
    const { isrc, workId } = await buildRelease(server, server.agentId, owner.memberId)
    const [split] = await server.asOwner<{ id: string }>(
      "insert into splits (agent_id, isrc, owner_id, from_month, proposed_at, ends_at) values ($1, $2, $3, '2026-04-01', now(), now()) returning id",
      [server.agentId, isrc, owner.memberId],
    )
    await server.asOwner(
      "insert into split_parties (agent_id, split_id, mobile, member_id, part, answer, answered_at) values ($1, $2, 'x', $3, 10000, 'accepted', now())",
      [server.agentId, split?.id, party.memberId],
    )
    await server.asOwner(
      "update splits set state = 'agreed', settled_at = from_month - interval '3 days' where id = $1",
      [split?.id],
    )
    const reportId = await buildReport(server, { lines: [{ isrc, amount: '0' }] })
    await server.asOwner(
      `insert into track_plays (agent_id, report_id, work_id, isrc, channel_id, month, country, plays)
       select $1, $2, $3, $4, min(id), played.month::date, 'CN', played.plays from channels, (values ('2026-03-01', 5), ('2026-04-01', 77)) as played (month, plays)
       where agent_id = $1 group by played.month, played.plays`,
      [server.agentId, reportId, workId, isrc],
    )
    for (const [person, seen] of [
      [
        owner,
        [
          { month: '2026-03', plays: 5 },
          { month: '2026-04', plays: 77 },
        ],
      ],
      // Its part begins in April.
      [party, [{ month: '2026-04', plays: 77 }]],
      [stranger, []],
    ] as const) {
      const figures = await ask(incomeFigures, spring, person)
      expect(figures.ahead).toEqual(seen)
      expect([figures.cells, figures.billed]).toEqual([[], []])
    }
  })

  it('leave as a file, nobody else’s with them', async () => {
    const member = await server.loggedInMember()
    const { isrc } = await buildRelease(server, server.agentId, member.memberId)
    await post([{ isrc, amount: '12.34567', country: 'JP' }], '2026-04')
    const take = async ({ cookies }: Person, by: string) =>
      (
        await server.app.inject({
          url: `${incomeExportPath}?from=2026-03&to=2026-05&by=${by}`,
          cookies,
          headers: { host: server.domain, 'accept-language': 'en', 'sec-fetch-site': 'same-origin' },
        })
      ).body
    expect(await take(member, 'month')).toContain('9.88')
    expect(await take(member, 'track')).toContain('9.876536')
    expect(await take(member, 'country')).toContain('Japan')
    expect(await take(await server.loggedInMember(), 'track')).not.toContain('9.876536')
  })
})

describe('a file of figures goes on behind its last row', () => {
  const page = async <Row, Place>(
    list: (after: Place | undefined) => Promise<Row[]>,
    placeOf: (row: Row) => Place,
  ) => {
    const found: Row[] = []
    for await (const rows of byPage(1, list, placeOf)) found.push(...rows)
    return found
  }

  it('although several brought the same', async () => {
    const member = await server.loggedInMember()
    const releases = await Promise.all(
      ['A', 'B', 'C'].map(title => buildRelease(server, server.agentId, member.memberId, { title })),
    )
    const amounts = ['1', '-2', '1']
    await post(
      releases.map(({ isrc }, index) => ({
        isrc,
        amount: amounts[index] ?? '',
        country: ['CN', 'JP', 'DE'][index] ?? '',
      })),
      '2026-04',
    )
    const period = { from: '2026-03-01', to: '2026-05-01' }
    const of = { memberId: member.memberId, currency: 'CNY', period, limit: 9 } as const
    for (const list of [listTrackFigures, listCountryFigures]) {
      const read = (after?: { amount: string; key: string }) =>
        server.database.read(server.agentId, tx => list(tx, { ...of, after, limit: 1 }))
      const paged = await page(read, ({ amount, key }) => ({ amount, key }))
      const whole = await server.database.read(server.agentId, tx => list(tx, of))
      expect(whole.map(({ amount }) => amount)).toEqual(['0.8', '0.8', '-1.6'])
      expect(paged.map(({ key }) => key)).toEqual(whole.map(({ key }) => key))
    }
    const desk = { by: 'member', currency: 'CNY', period } as const
    const sums = (after?: { share: string; id: number }, limit = 1) =>
      server.database.read(server.agentId, tx => sumDeskFigures(tx, { ...desk, after, limit }))
    const whole = await sums(undefined, 1000)
    const paged = await page(sums, ({ share_minor, id }) => ({ share: share_minor, id: id ?? 0 }))
    expect(paged.map(({ id }) => id)).toEqual(whole.map(({ id }) => id))
    expect(whole.length).toBeGreaterThan(1)
  })
})

it('has no decimals in a currency without any, by recording and by country too', async () => {
  const yen = await testServer()
  try {
    await yen.asOwner("update agents set currency = 'JPY' where id = $1", [yen.agentId])
    const poster = (await buildStaff(yen, { roles: ['finance'] })).staffId
    const member = await yen.loggedInMember()
    const { isrc } = await buildRelease(yen, yen.agentId, member.memberId)
    const reportId = await buildReport(yen, {
      lines: [{ isrc, amount: '1234.5678', currency: 'JPY', country: 'JP' }],
    })
    await yen.database.change(yen.agentId, tx =>
      postReport(tx, { reportId, staffId: poster, note: '', now: new Date('2026-04-10T04:00:00Z') }),
    )
    for (const by of ['month', 'track', 'country']) {
      const { body } = await yen.app.inject({
        url: `${incomeExportPath}?from=2026-03&to=2026-05&by=${by}`,
        cookies: member.cookies,
        headers: { host: yen.domain, 'accept-language': 'en', 'sec-fetch-site': 'same-origin' },
      })
      // 1234.5678 × 0.8 = 987.65424
      expect(body.split('\r\n').slice(0, 2), by).toEqual([
        expect.stringMatching(/"Your share JPY"$/),
        expect.stringMatching(/,988$/),
      ])
    }
  } finally {
    await yen.close()
  }
})

describe('where income stands', () => {
  it('says what waits for the member, what for the payer, and what is held', async () => {
    const member = await server.loggedInMember()
    for (const [status, share] of [
      [0, 100n],
      [1, 2000n],
      [3, 30_000n],
      [4, 77n],
      [10, 400_000n],
    ] as const)
      await buildBill(server, member.memberId, { status, share, remarks: 'why' })
    await buildBill(server, member.memberId, { status: 1, share: -5n, total: -6n, tag: 'adjustment' })
    expect(await ask(incomeStanding, {}, member)).toEqual({
      currency: 'CNY',
      to_confirm: { amount: '1.00', bills: 1, unanswered: 1, uncovered: 1 },
      available: { amount: '19.95', bills: 2, adjustments: 1 },
      in_withdrawal: { amount: '0.00', bills: 0 },
      paid: { amount: '300.00', bills: 1 },
      held: { amount: '4000.00', bills: 1 },
    })
  })
})

it('months run over the end of the year', () => {
  expect(monthsOf('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthsOf('2026-02', '2025-11')).toEqual([])
})
