import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { countWaiting, readDashboard } from '#contract/dashboard/calls'
import { listBills } from '#contract/income/bill-calls'
import { deskBillsExportPath, disputesExportPath } from '#contract/income/desk-exports'
import { holdDisputedBills, listDisputes } from '#contract/income/dispute-calls'
import { releaseBill } from '#contract/income/receipt-calls'
import { reverseReport } from '#contract/income/report-calls'
import { listPayouts } from '#contract/payouts/payout-desk-calls'
import { buildRelease, isrcOf } from '../../../testing/build-release'
import { loggedInStaff } from '../../../testing/build-staff'
import { buildWithdrawal } from '../../../testing/build-withdrawal'
import { distrokidFile, reportDesk } from '../../../testing/report-desk'
import { testServer } from '../../../testing/test-server'
import { tellOfPosting } from '../telling/tell-of-posting.job'
import { verifyLedger } from '../verify/verify-ledger'
import { settleDispute } from './settle-dispute.job'

let server: Awaited<ReturnType<typeof testServer>>
let clerk: Awaited<ReturnType<typeof loggedInStaff>>
let second: Awaited<ReturnType<typeof loggedInStaff>>
let desk: ReturnType<typeof reportDesk>
let payerId: number
beforeAll(async () => {
  server = await testServer()
  clerk = await loggedInStaff(server, { roles: ['finance'] })
  second = await loggedInStaff(server, { roles: ['finance'] })
  desk = reportDesk(server, clerk)
  payerId = await desk.payer({ currency: 'USD', stores: ['Spotify'] })
})
afterAll(() => server.close())

let files = 0
async function post(lines: Record<string, string>[]) {
  const id = await desk.imported(payerId, distrokidFile(lines), `disputed-${++files}.tsv`)
  await desk.rate(id, 'USD', '7')
  expect((await desk.post(id, second, '')).code).toBe(1)
  return id
}
const earned = (isrc: string, amount: string) => ({ ISRC: isrc, 'Earnings (USD)': amount })

async function album(tracks = 2) {
  const member = await server.loggedInMember()
  const isrcs = Array.from({ length: tracks }, isrcOf)
  const { workId } = await buildRelease(server, server.agentId, member.memberId, { isrcs })
  return { member, workId, isrcs: isrcs as [string, ...string[]] }
}

let cases = 0
/** A case with a measure, about one track or about everything. */
async function measured(workId: number, isrc?: string) {
  const number = `C9${String(++cases).padStart(5, '0')}`
  const [row] = await server.asOwner<{ id: number }>(
    `insert into infringement_cases (agent_id, number, state, name, company, role, mobile, email, language, address, which, scope, track, rights,
       statement, work_id, track_id, measure, measured_at, search_text, received_at, changed_at, email_confirmed_at, hold_until)
     values ($1, $2, 'measured', 'n', '', 'owner', '13900000009', '', 'en', '', 'w', 'work', '', 'song', 's', $3,
       (select id from tracks where work_id = $3 and isrc = $4), 'work', now(), '', now(), now(), now(), now() + interval '30 days') returning id::int`,
    [server.agentId, number, workId, isrc ?? ''],
  )
  return { caseId: row?.id as number, number }
}
async function end(caseId: number, state: 'not_upheld' | 'upheld' | 'dismissed') {
  await server.asOwner('update infringement_cases set state = $2 where id = $1', [caseId, state])
  await settle(caseId)
}
const settle = (caseId: number) =>
  settleDispute.run({ payload: { caseId }, agentId: server.agentId, database: server.database } as never)

const billsOf = (memberId: number) =>
  server.asOwner<{ id: number; share: string; status: number; remarks: string }>(
    `select id::int, share_minor::text as share, status::int, remarks from bills where member_id = $1 order by id`,
    [memberId],
  )
const verified = async () => {
  const { agentId, database, services } = server
  return (await verifyLedger({ agentId, database, storage: services.storage })).differences
}
const sums = async (caseId: number) => {
  const page = await server.send(listDisputes, {}, clerk, 'GET')
  return (page.data as { items: { id: number }[] }).items.find(({ id }) => id === caseId)
}

describe('while a claim keeps a track off the channels', () => {
  it('its lines are a held bill of their own, the others a bill as usual, and no cent is lost between them', async () => {
    const { member, workId, isrcs } = await album()
    const { caseId, number } = await measured(workId, isrcs[0])
    await post([earned(isrcs[0], '0.0013'), earned(isrcs[1] as string, '0.0013')])
    // 0.0013 × 7 × 0.8 = 0.00728: the second bill takes up what the first one rounded.
    expect(await billsOf(member.memberId)).toMatchObject([
      { share: '1', status: 0, remarks: '' },
      { share: '0', status: 10, remarks: number },
    ])
    const shown = await server.send(listBills, { limit: '10' }, member, 'GET')
    expect(shown.data).toMatchObject({ items: [{ is_disputed: true }, { is_disputed: false }] })
    expect(await sums(caseId)).toMatchObject({ number, held: { bills: 1 }, to_hold: { bills: 0 } })
    const file = (path: string, who = clerk) =>
      server.app.inject({
        url: path,
        cookies: who.cookies,
        headers: { host: server.domain, 'accept-language': 'en' },
      })
    expect((await file(disputesExportPath)).body).toMatch(
      new RegExp(`"${number}","Open",.*,1,0\\.00,0,0\\.00,0,0\\.00,"CNY"`),
    )
    expect(
      (await file(`${deskBillsExportPath}?case_id=${caseId}`)).body.split('\r\n').filter(Boolean),
    ).toHaveLength(2)
    const editor = await loggedInStaff(server, { roles: ['editor'] })
    expect((await file(disputesExportPath, editor)).statusCode).toBe(403)
    expect(await verified()).toEqual([])
  })

  it('its part of a whole release is held too, and the rest of it is not', async () => {
    const { member, workId, isrcs } = await album(4)
    await server.asOwner("update works set upc = '036000291452' where id = $1", [workId])
    await measured(workId, isrcs[0])
    await post([
      { ISRC: '', UPC: '036000291452', 'Song/Album': 'Album', Quantity: '12', 'Earnings (USD)': '100' },
    ])
    // Somebody played the release, not each half of it.
    expect(
      await server.asOwner(
        `select plays::int, (select sum(plays)::int from bill_tracks t where t.bill_id = bills.id) as tracks,
           (select sum(plays)::int from bill_countries c where c.bill_id = bills.id) as countries,
           (select sum(plays)::int from bill_usages u where u.bill_id = bills.id) as usages
         from bills where member_id = $1 order by id`,
        [member.memberId],
      ),
    ).toEqual([
      { plays: 12, tracks: 12, countries: 12, usages: 12 },
      { plays: 0, tracks: 0, countries: 0, usages: 0 },
    ])
    expect(await billsOf(member.memberId)).toMatchObject([
      { share: '42000', status: 0 },
      { share: '14000', status: 10 },
    ])
    expect(await verified()).toEqual([])
  })

  it('members hear of both, each for itself', async () => {
    const { member, workId, isrcs } = await album()
    await measured(workId, isrcs[0])
    const reportId = await post([earned(isrcs[0], '10'), earned(isrcs[1] as string, '20')])
    const [posting] = await server.asOwner<{ id: number }>(
      'select id::int from postings where report_id = $1',
      [reportId],
    )
    const payload = { postingId: posting?.id as number, what: 'posted' }
    await tellOfPosting.run({ payload, agentId: server.agentId, database: server.database } as never)
    const told = await server.asOwner<{ template: string }>(
      "select template from messages where member_id = $1 and kind = 'bill' order by id",
      [member.memberId],
    )
    expect(told.map(({ template }) => template)).toEqual(['income.posted', 'income.postedDisputed'])
  })

  it('a posting that is taken back takes both bills, and what they left over', async () => {
    const { member, workId, isrcs } = await album()
    await measured(workId, isrcs[0])
    const reportId = await post([earned(isrcs[0], '0.0013'), earned(isrcs[1] as string, '0.0013')])
    await desk.confirmed(
      server.call(reverseReport, { ...(await desk.decided(reportId)), reason: 'Wrong rate' }, second),
      clerk,
    )
    await desk.carryOut(reportId)
    expect(await billsOf(member.memberId)).toMatchObject([{ status: 4 }, { status: 4 }])
    expect(await verified()).toEqual([])
  })
})

describe('while a claim waits for its decision, with a hold', () => {
  /** Confirmed and with its evidence; held or not, as staff have said. */
  async function claimed(workId: number, isrc: string, hold: string | null) {
    const { caseId, number } = await measured(workId, isrc)
    await server.asOwner(
      "update infringement_cases set state = 'received', measure = null, measured_at = null, hold_until = now() + $2::interval where id = $1",
      [caseId, hold],
    )
    return { caseId, number }
  }

  it('that staff have given it, lines of its track are held, and let go when it is dismissed', async () => {
    const { member, workId, isrcs } = await album()
    const { caseId, number } = await claimed(workId, isrcs[0], '1 day')
    await post([earned(isrcs[0], '10'), earned(isrcs[1] as string, '20')])
    expect(await billsOf(member.memberId)).toMatchObject([{ status: 0 }, { status: 10, remarks: number }])
    expect(await sums(caseId)).toMatchObject({ held: { bills: 1 } })
    await end(caseId, 'dismissed')
    expect(await billsOf(member.memberId)).toMatchObject([{ status: 0 }, { status: 0, remarks: '' }])
    expect(await verified()).toEqual([])
  })

  it.each([
    ['that nobody gave it', null],
    ['that was not renewed, also while the job that ends it is late', '-1 minute'],
  ])('%s, nobody’s money waits for it', async (_, hold) => {
    const { member, workId, isrcs } = await album()
    await claimed(workId, isrcs[0], hold)
    await post([earned(isrcs[0], '10')])
    expect(await billsOf(member.memberId)).toMatchObject([{ status: 0 }])
  })

  it('and turns out to be about another release, what was held for it is let go', async () => {
    const { member, workId, isrcs } = await album()
    const { caseId } = await claimed(workId, isrcs[0], '1 day')
    await post([earned(isrcs[0], '10')])
    expect(await billsOf(member.memberId)).toMatchObject([{ status: 10 }])
    const other = await album()
    await server.asOwner(
      'update infringement_cases set work_id = $2, track_id = (select min(id) from tracks where work_id = $2) where id = $1',
      [caseId, other.workId],
    )
    await settle(caseId)
    expect(await billsOf(member.memberId)).toMatchObject([{ status: 0, remarks: '' }])
  })
})

describe('bills from before a claim', () => {
  it('are held whole by finance, all at once, once', { tags: ['slow'] }, async () => {
    const { member, workId, isrcs } = await album()
    await post([earned(isrcs[0], '10'), earned(isrcs[1] as string, '20')])
    const { caseId, number } = await measured(workId, isrcs[0])
    expect(await sums(caseId)).toMatchObject({ to_hold: { bills: 1, cp_money_all: '168.00' } })
    const held = await Promise.all([
      server.call(holdDisputedBills, { case_id: caseId }, clerk),
      server.call(holdDisputedBills, { case_id: caseId }, second),
    ])
    expect(held.map(({ data }) => (data as { held: number }).held).sort()).toEqual([0, 1])
    expect(await billsOf(member.memberId)).toMatchObject([{ status: 10, remarks: number }])
    const told = await server.asOwner(
      "select 1 from messages where member_id = $1 and template = 'income.heldForClaim'",
      [member.memberId],
    )
    expect(told).toHaveLength(1)
    expect(await verified()).toEqual([])
  })

  it('stay as they are when nothing in them is disputed', async () => {
    const { member, workId, isrcs } = await album()
    await post([earned(isrcs[1] as string, '20')])
    const { caseId } = await measured(workId, isrcs[0])
    expect((await server.call(holdDisputedBills, { case_id: caseId }, clerk)).data).toEqual({ held: 0 })
    expect(await billsOf(member.memberId)).toMatchObject([{ status: 0 }])
  })

  it('are none of a member’s business, nor of other staff', async () => {
    const { member, workId, isrcs } = await album()
    const { caseId } = await measured(workId, isrcs[0])
    const rights = await loggedInStaff(server, { roles: ['rights'] })
    for (const caller of [member, rights])
      expect((await server.call(holdDisputedBills, { case_id: caseId }, caller)).code).not.toBe(1)
  })
})

describe('a claim that ends', () => {
  it('without being upheld lets everything go that was held for it', { tags: ['slow'] }, async () => {
    const { member, workId, isrcs } = await album()
    await post([earned(isrcs[0], '10')])
    const { caseId } = await measured(workId, isrcs[0])
    await server.call(holdDisputedBills, { case_id: caseId }, clerk)
    await post([earned(isrcs[0], '20')])
    await settle(caseId)
    expect(await billsOf(member.memberId)).toMatchObject([{ status: 10 }, { status: 10 }])
    await end(caseId, 'not_upheld')
    expect(await billsOf(member.memberId)).toMatchObject([
      { status: 0, remarks: '' },
      { status: 0, remarks: '' },
    ])
    expect((await server.call(holdDisputedBills, { case_id: caseId }, clerk)).code).not.toBe(1)
    expect(await verified()).toEqual([])
  })

  it('by being upheld keeps the money where it is, and what comes later too', async () => {
    const { member, workId, isrcs } = await album()
    const { caseId } = await measured(workId, isrcs[0])
    await post([earned(isrcs[0], '10')])
    await end(caseId, 'upheld')
    await post([earned(isrcs[0], '20')])
    expect(await billsOf(member.memberId)).toMatchObject([{ status: 10 }, { status: 10 }])
    // Finance has the last word about single bills.
    const [first] = await billsOf(member.memberId)
    await server.call(releaseBill, { bill_id: first?.id as number, reason: 'Settled' }, clerk)
    expect(await billsOf(member.memberId)).toMatchObject([{ status: 0 }, { status: 10 }])
  })

  it('hands its bills on while another claim is about the same recording', async () => {
    const { member, workId, isrcs } = await album()
    const one = await measured(workId, isrcs[0])
    const other = await measured(workId)
    await post([earned(isrcs[0], '10')])
    await end(one.caseId, 'not_upheld')
    expect(await billsOf(member.memberId)).toMatchObject([{ status: 10, remarks: other.number }])
    await end(other.caseId, 'not_upheld')
    expect(await billsOf(member.memberId)).toMatchObject([{ status: 0, remarks: '' }])
  })
})

// The ledger knows nothing of its withdrawal, so it comes last.
describe('what finance has yet to hold', () => {
  const waiting = async (): Promise<OutputOf<typeof countWaiting>> =>
    (await server.call(countWaiting, {}, clerk)).data
  const board = async (): Promise<OutputOf<typeof readDashboard>> =>
    (await server.call(readDashboard, { days: 7 }, clerk)).data
  const queue = async () => (await board()).queues.disputes

  it('is counted, with a deadline from the hour in which somebody held it, and marked on the payout', async () => {
    const { member, workId, isrcs } = await album()
    await post([earned(isrcs[0], '10')])
    const withdrawalId = await buildWithdrawal(server, member.memberId)
    const listed = async (): Promise<OutputOf<typeof listPayouts>> =>
      (await server.call(listPayouts, {}, clerk)).data
    const queued = async () => (await listed()).items.find(({ id }) => id === withdrawalId)
    expect(await queued()).toMatchObject({ is_disputed: false })
    const before = (await waiting()).disputes ?? 0
    const { caseId } = await measured(workId, isrcs[0])
    const hold = (hours: number) =>
      server.asOwner(
        `insert into infringement_history (agent_id, case_id, event, state, by, at)
         values ($1, $2, 'hold', 'received', 'staff', now() - $3 * interval '1 hour')`,
        [server.agentId, caseId, hours],
      )
    await hold(1)
    expect(await waiting()).toMatchObject({ claims: null, disputes: before + 1 })
    const { due_at, is_overdue } = (await sums(caseId)) as unknown as { due_at: string; is_overdue: boolean }
    expect([Math.round((Date.parse(due_at) - Date.now()) / 3_600_000), is_overdue]).toEqual([23, false])
    expect(await queue()).toMatchObject({ waiting: before + 1, late: 0 })
    await hold(25)
    expect(await sums(caseId)).toMatchObject({ is_overdue: true })
    expect(await queue()).toMatchObject({ late: 1 })
    expect(await queued()).toMatchObject({ is_disputed: true })
    await server.call(holdDisputedBills, { case_id: caseId }, clerk)
    expect(await waiting()).toMatchObject({ disputes: before })
    expect(await sums(caseId)).toMatchObject({ due_at: null, is_overdue: false })
    expect(await queued()).toMatchObject({ is_disputed: true })
    await end(caseId, 'not_upheld')
    expect(await queued()).toMatchObject({ is_disputed: false })
  })
})
