// A bill from its posting to being available, held, reversed: where its money stands in the ledger after each step.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildRelease } from '../../../testing/build-release'
import { buildReport } from '../../../testing/build-report'
import { buildStaff } from '../../../testing/build-staff'
import { buildAgent, buildMember } from '../../../testing/builders'
import { testDatabase } from '../../../testing/test-database'
import { testServices } from '../../../testing/test-services'
import { postReport } from '../posting/post-report'
import { reversePosting } from '../posting/reverse-posting'
import { closeDifference, recordReceipt } from '../receipts/record-receipt'
import { confirmBills, confirmUnanswered } from './confirm-bills'
import { holdBill, releaseBill } from './hold-bill'

let test: Awaited<ReturnType<typeof testDatabase>>
let agentId: number
let who: Parameters<typeof recordReceipt>[3]
let colleagueId: number
let memberId: number
let isrc: string

beforeAll(async () => {
  test = await testDatabase()
  agentId = await buildAgent(test.ownerUrl, { domain: 'moves.test' })
  const services = await testServices()
  const place = { database: test.database, agentId, services }
  const { staffId } = await buildStaff(place, { roles: ['finance'] })
  colleagueId = (await buildStaff(place, { roles: ['finance'] })).staffId
  who = { actor: { staffId, name: 'n' }, client: { address: '', userAgent: '' }, now: new Date() }
})
afterAll(() => test.close())
beforeEach(async () => {
  memberId = (await buildMember(test.database, agentId)).memberId
  isrc = (await buildRelease(test, agentId, memberId)).isrc
})

const change: typeof test.database.change = (...args) => test.database.change(...args)
async function posted(amount = '100', currency = 'CNY') {
  const reportId = await buildReport(
    { database: test.database, agentId },
    { lines: [{ isrc, amount, currency }], rates: currency === 'CNY' ? {} : { [currency]: '7.5' } },
  )
  const postingId = await change(agentId, tx =>
    postReport(tx, { reportId, staffId: who.actor.staffId, note: '', now: who.now }),
  )
  const [bill] = await test.asOwner<{ id: string }>('select id from bills where posting_id = $1', [postingId])
  return { reportId, postingId, billId: Number(bill?.id) }
}
const confirm = (billId: number) => change(agentId, tx => confirmBills(tx, memberId, [billId], who.now))
const receive = (reportId: number, settled: bigint, charges = 0n, currency: 'CNY' | 'EUR' = 'CNY') =>
  change(agentId, tx =>
    recordReceipt(
      tx,
      reportId,
      {
        currency,
        settled,
        charges,
        bank: { currency, amount: settled - charges },
        receivedOn: '2026-11-01',
        reason: '',
      },
      who,
    ),
  )
const reverse = (reportId: number) =>
  change(agentId, tx =>
    reversePosting(tx, { reportId, staffId: who.actor.staffId, reason: 'wrong rate', now: who.now }),
  )
const status = async (billId: number) =>
  (await test.asOwner<{ status: number }>('select status from bills where id = $1', [billId]))[0]?.status
/** What the ledger owes the member, by account. */
const owed = async () =>
  Object.fromEntries(
    (
      await test.asOwner<{ kind: string; balance: string }>(
        'select kind, -balance as balance from ledger_accounts where member_id = $1 and balance <> 0',
        [memberId],
      )
    ).map(({ kind, balance }) => [kind, Number(balance)]),
  )

describe('a bill is available', () => {
  it('once it is confirmed and its report is covered, whichever comes last', async () => {
    const first = await posted()
    expect(await owed()).toEqual({ member_pending: 8000 })
    await confirm(first.billId)
    expect(await status(first.billId)).toBe(0)
    await receive(first.reportId, 10_000n)
    expect(await status(first.billId)).toBe(1)
    const second = await posted()
    await receive(second.reportId, 10_000n)
    expect(await status(second.billId)).toBe(0)
    await confirm(second.billId)
    expect(await status(second.billId)).toBe(1)
    expect(await owed()).toEqual({ member_available: 16_000 })
  })

  it('not by a part of the money, but by the rest of it, bank charges, or a difference closed with a reason', async () => {
    const { reportId, billId } = await posted()
    await confirm(billId)
    await receive(reportId, 4_000n)
    expect(await status(billId)).toBe(0)
    await receive(reportId, 5_900n, 150n)
    expect(await status(billId)).toBe(0)
    await change(agentId, tx =>
      closeDifference(
        tx,
        reportId,
        { currency: 'CNY', expected: 100n, reason: 'Payer’s bank' },
        who,
        colleagueId,
      ),
    )
    expect(await status(billId)).toBe(1)
  })

  it('when fifteen days have passed without a word', async () => {
    const { reportId, billId } = await posted()
    await receive(reportId, 10_000n)
    const later = (days: number) => new Date(who.now.getTime() + days * 86_400_000)
    await change(agentId, tx => confirmUnanswered(tx, later(14.9)))
    expect(await status(billId)).toBe(0)
    await change(agentId, tx => confirmUnanswered(tx, later(15)))
    expect(await status(billId)).toBe(1)
  })

  it('once, however often and by however many it is confirmed while the money comes in', async () => {
    const { reportId, billId } = await posted()
    await Promise.all([...Array.from({ length: 5 }, () => confirm(billId)), receive(reportId, 10_000n)])
    expect(await status(billId)).toBe(1)
    expect(await owed()).toEqual({ member_available: 8000 })
  })

  it('in another currency than it is paid in, with the rate’s difference left to the operator', async () => {
    const { reportId, billId } = await posted('100', 'EUR')
    await confirm(billId)
    await change(agentId, tx =>
      recordReceipt(
        tx,
        reportId,
        {
          currency: 'EUR',
          settled: 10_000n,
          charges: 0n,
          bank: { currency: 'CNY', amount: 74_000n },
          receivedOn: '2026-11-01',
          reason: '',
        },
        who,
      ),
    )
    expect(await status(billId)).toBe(1)
    expect(await owed()).toEqual({ member_available: 60_000 })
  })

  it('only for its own member to confirm', async () => {
    const { billId } = await posted()
    const { memberId: other } = await buildMember(test.database, agentId)
    await expect(change(agentId, tx => confirmBills(tx, other, [billId], who.now))).rejects.toMatchObject({
      key: 'notFound',
    })
  })
})

describe('a hold', () => {
  it('keeps a bill where it is, and lets it go on from there', async () => {
    const { reportId, billId } = await posted()
    await change(agentId, tx => holdBill(tx, billId, 'Disputed', who))
    await expect(confirm(billId)).rejects.toMatchObject({ details: { text: 'income.billHeld' } })
    await receive(reportId, 10_000n)
    await change(agentId, tx => releaseBill(tx, billId, 'Settled', who))
    expect(await status(billId)).toBe(0)
    await confirm(billId)
    expect(await status(billId)).toBe(1)
    await change(agentId, tx => holdBill(tx, billId, 'Disputed', who))
    await change(agentId, tx => releaseBill(tx, billId, 'Settled', who))
    expect(await status(billId)).toBe(1)
    expect(await owed()).toEqual({ member_available: 8000 })
  })

  it('comes too late for what is in a withdrawal', async () => {
    const { billId } = await posted()
    await test.asOwner(
      "update bills set status = 1, confirmed_at = now(), confirmed_by = 'member' where id = $1",
      [billId],
    )
    await test.asOwner('update bills set status = 2 where id = $1', [billId])
    await expect(change(agentId, tx => holdBill(tx, billId, 'Disputed', who))).rejects.toMatchObject({
      details: { text: 'income.billInWithdrawal' },
    })
  })
})

describe('reversing a posting', () => {
  it.each(['to confirm', 'available', 'held while to confirm', 'held while available'])(
    'takes back a bill that is %s',
    async standing => {
      const { reportId, billId } = await posted('33.333')
      if (standing.includes('available')) {
        await confirm(billId)
        await receive(reportId, 3333n)
      }
      if (standing.startsWith('held')) await change(agentId, tx => holdBill(tx, billId, 'Disputed', who))
      await reverse(reportId)
      expect(await status(billId)).toBe(4)
      expect(await owed()).toEqual({})
      const rests = await test.asOwner<{ rest: string }>(
        'select rest from income_rests where member_id = $1',
        [memberId],
      )
      expect(rests.map(({ rest }) => Number(rest))).toEqual([0])
      await expect(confirm(billId)).rejects.toMatchObject({ details: { text: 'income.billReversed' } })
    },
  )

  it('leaves a bill that was paid as it is, and owes the member less by a bill of its own', async () => {
    const { reportId, billId } = await posted()
    await confirm(billId)
    await receive(reportId, 10_000n)
    for (const step of [2, 3])
      await test.asOwner('update bills set status = $2 where id = $1', [billId, step])
    await reverse(reportId)
    expect(await status(billId)).toBe(3)
    const [correction] = await test.asOwner(
      'select status, tag, share_minor::int as share, total_minor::int as total from bills where corrects = $1',
      [billId],
    )
    expect(correction).toEqual({ status: 1, tag: 'adjustment', share: -8000, total: -10_000 })
    expect(await owed()).toMatchObject({ member_debt: -8000 })
  })

  it('happens once, and frees the file to be posted again', async () => {
    const { reportId } = await posted()
    const done = await Promise.allSettled([reverse(reportId), reverse(reportId)])
    expect(done.filter(each => each.status === 'fulfilled')).toHaveLength(1)
    const [report] = await test.asOwner('select state from income_reports where id = $1', [reportId])
    expect(report).toEqual({ state: 'reversed' })
  })
})
