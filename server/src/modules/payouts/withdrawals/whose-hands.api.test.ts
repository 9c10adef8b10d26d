// Whose money it is, and through whose hands it went: one person, or two, never get past the rule that more of them look.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeColleague } from '#contract/identity/company-calls'
import { changeMobile } from '#contract/identity/security-calls'
import { listBatchLayouts, makeBatch } from '#contract/payouts/batch-calls'
import {
  markPayoutFailed,
  markPayoutPaid,
  type markPayoutReturned,
  summarisePayouts,
  voidPayout,
} from '#contract/payouts/payout-desk-calls'
import { changeStaff } from '#contract/staff/management-calls'
import { loggedInStaff } from '../../../testing/build-staff'
import { expectEvenWithdrawals } from '../../../testing/even-books'
import { payoutKit } from '../../../testing/payout-kit'
import type { Person } from '../../../testing/split-kit'

let kit: Awaited<ReturnType<typeof payoutKit>>
let a: Awaited<ReturnType<typeof kit.session>>
let b: Awaited<ReturnType<typeof kit.session>>
let c: Awaited<ReturnType<typeof kit.session>>
let admin: Awaited<ReturnType<typeof loggedInStaff>>
let who: Person
beforeAll(async () => {
  kit = await payoutKit()
  admin = await loggedInStaff(kit.server, { roles: ['admin'] })
  await kit.server.asOwner("update staff_sessions set ends_at = '2100-01-01', last_seen_at = '2099-12-31'")
})
beforeEach(async () => {
  await kit.server.forgive()
  await kit.server.asOwner('update agents set double_approval_above = 5000000')
  ;[a, b, c] = [await kit.session('A'), await kit.session('B'), await kit.session('C')]
  who = await kit.payee()
})
afterAll(() => kit.server.close())

type Clerk = typeof a
const call = (...args: Parameters<typeof kit.server.call>) => kit.server.call(...args)
const pay = async (id: number, by: Clerk) =>
  call(markPayoutPaid, { ...(await kit.seen(id)), bank_reference: 'B1', paid_on: '2026-11-10' }, by)
const say = async (what: typeof markPayoutFailed | typeof markPayoutReturned, id: number, by: Clerk) =>
  call(what, { ...(await kit.seen(id)), reason: 'Account closed' }, by)
const giveUp = async (id: number, by: Clerk) =>
  call(voidPayout, { ...(await kit.seen(id)), reason: 'Account closed' }, by)
const enter = (id: number, own_mobile: string | null) => call(changeStaff, { id, own_mobile }, admin)

async function putInBatch(id: number, by: Clerk) {
  const { data } = await call(listBatchLayouts, {}, by)
  const { net } = await kit.open(id, by)
  const layout_id = (data as { id: number }[])[0]?.id ?? 0
  const idempotency_key = `hands of ${id} by ${by.staffId} ${await kit.stateOf(id)}`
  return call(makeBatch, { layout_id, ids: [id], payouts: 1, sum: net, idempotency_key }, by)
}

const requested = async (...shares: number[]) =>
  (await kit.requested(who, await kit.bills(who, ...shares))).id

async function moveTo(mobile: string) {
  const old_sms_code = await kit.code(who.mobile, 'change_mobile_from')
  const new_sms_code = await kit.code(mobile, 'change_mobile_to')
  const changed = await call(changeMobile, { new_mobile: mobile, old_sms_code, new_sms_code }, who)
  expect(changed.code).toBe(1)
}

describe('an own account', () => {
  it('stays known when its member has another mobile', async () => {
    const id = await requested(90_000)
    expect((await enter(a.staffId, who.mobile)).code).toBe(1)
    expect(await kit.approve(a, id)).toEqual(['not_yours'])
    await moveTo(`187${who.mobile.slice(3)}`)
    expect(await kit.approve(a, id)).toEqual(['not_yours'])
    expect((await kit.open(id, a)).hands_off).toBe('own')
  })

  it('is known from when a member comes to have the mobile on', async () => {
    const id = await requested(90_000)
    const mobile = `187${who.mobile.slice(3)}`
    expect((await enter(a.staffId, mobile)).code).toBe(1)
    expect((await kit.open(id, a)).hands_off).toBeNull()
    await moveTo(mobile)
    await kit.server.asOwner('update members set mobile = $1 where id = $2', [who.mobile, who.memberId])
    expect(await kit.approve(a, id)).toEqual(['not_yours'])
  })

  it('is none any more once it is taken away', async () => {
    const id = await requested(90_000)
    await enter(a.staffId, who.mobile)
    await kit.server.asOwner('update staff set own_mobile = null where id = $1', [a.staffId])
    expect(await kit.approve(a, id)).toEqual(['approved'])
    const bound = await kit.server.asOwner('select unbound_at from staff_accounts where staff_id = $1', [
      a.staffId,
    ])
    expect(bound).toEqual([{ unbound_at: expect.anything() }])
  })

  it('includes a company that has let them go', async () => {
    who = await kit.payee('company')
    const person = await kit.person()
    const [colleague] = await kit.server.asOwner<{ id: string }>(
      `insert into colleagues (agent_id, account_id, mobile, person_id, role, state, since)
       values ($1, $2, $3, $4, 'finance', 'active', now()) returning id`,
      [kit.server.agentId, who.memberId, person.mobile, person.memberId],
    )
    await enter(a.staffId, person.mobile)
    const bills = await kit.bills(who, 90_000)
    const upload = await kit.invoice(who)
    const { share } = await kit.preview(who, bills)
    const { id } = await kit.requested(who, bills, {
      invoice: { number: '24442000000087654321', total: share, upload_id: upload },
    })
    expect(await kit.approve(a, id)).toEqual(['not_yours'])
    expect((await call(changeColleague, { id: Number(colleague?.id), role: null }, who)).code).toBe(1)
    expect(await kit.approve(a, id)).toEqual(['not_yours'])
    expect(await kit.approve(b, id)).toEqual(['approved'])
  })
})

describe('bills that went to a bank before', () => {
  /** Approved by one, sent and said to be back by another, given up; and withdrawn once more. */
  async function again(...[sender, sayer, givenUpBy]: Clerk[]) {
    const bills = await kit.bills(who, 90_000)
    const before = await kit.requested(who, bills)
    expect(await kit.approve(a, before.id)).toEqual(['approved'])
    expect((await putInBatch(before.id, sender as Clerk)).code).toBe(1)
    expect((await say(markPayoutFailed, before.id, sayer as Clerk)).code).toBe(1)
    expect((await giveUp(before.id, givenUpBy as Clerk)).code).toBe(1)
    return (await kit.requested(who, bills)).id
  }

  it('are not paid again by the two who paid them', async () => {
    const id = await again(b, b, a)
    expect(await kit.approve(b, id)).toEqual(['not_yours'])
    expect((await kit.open(id, b)).hands_off).toBe('sent_before')
    expect(await kit.approve(a, id)).toEqual(['approved'])
    expect(await kit.open(id, b)).toMatchObject({ can: { pay: false, void: true }, hands_off: 'sent_before' })
    const paid = await pay(id, b)
    expect([paid.status, paid.msg]).toEqual([403, expect.stringContaining('went to a bank before')])
    expect((await putInBatch(id, b)).status).toBe(409)
    const payable = async (by: Clerk) =>
      ((await call(summarisePayouts, {}, by)).data as { payable: { payouts: number } }).payable.payouts
    expect((await payable(c)) - (await payable(b))).toBe(1)
    expect((await putInBatch(id, c)).code).toBe(1)
    // What the bank has done is written down all the same, and sent a third time by neither of them.
    expect((await say(markPayoutFailed, id, b)).code).toBe(1)
    expect([(await pay(id, b)).status, (await pay(id, a)).status, (await pay(id, c)).code]).toEqual([
      403, 403, 1,
    ])
    await expectEvenWithdrawals(kit.server.asOwner)
  })

  it('go back to the member by two people, who pay nothing alone', async () => {
    const id = await again(b, b, a)
    expect(await kit.approve(a, id)).toEqual(['approved'])
    expect([(await pay(id, a)).status, (await pay(id, b)).status]).toEqual([403, 403])
    expect((await giveUp(id, b)).code).toBe(1)
    expect(await kit.balance('member_available', who.memberId)).toBe(90_000)
  })

  it('are not paid by who had paid them, though another one said that they came back', async () => {
    const id = await again(b, c, b)
    expect(await kit.approve(c, id)).toEqual(['not_yours'])
    expect(await kit.approve(b, id)).toEqual(['approved'])
    expect([(await pay(id, b)).status, (await pay(id, c)).status, (await pay(id, a)).code]).toEqual([
      403, 403, 1,
    ])
  })

  it('are remembered through another withdrawal that never went there', async () => {
    const first = await again(b, b, a)
    expect(await kit.approve(a, first)).toEqual(['approved'])
    expect((await giveUp(first, b)).code).toBe(1)
    const bills = await kit.server.asOwner<{ bill_id: string }>(
      'select bill_id from withdrawal_bills where withdrawal_id = $1',
      [first],
    )
    const more = await kit.bills(who, 10_000)
    const { id } = await kit.requested(who, [...bills.map(bill => Number(bill.bill_id)), ...more])
    expect(await kit.approve(a, id)).toEqual(['approved'])
    expect((await pay(id, b)).status).toBe(403)
    expect((await pay(id, c)).code).toBe(1)
  })

  it('have gone nowhere when they were given up before', async () => {
    const bills = await kit.bills(who, 90_000)
    const { id: before } = await kit.requested(who, bills)
    await kit.approve(a, before)
    await giveUp(before, b)
    const { id } = await kit.requested(who, bills)
    expect(await kit.approve(a, id)).toEqual(['approved'])
    expect((await pay(id, b)).code).toBe(1)
  })
})

describe('the amount above which two approve', () => {
  beforeEach(() => kit.server.asOwner('update agents set double_approval_above = 500000'))

  it('counts what the same payee waits for and what was approved within thirty days', async () => {
    const first = await requested(480_000)
    expect(await kit.open(first, a)).toMatchObject({ approvals_wanted: 1 })
    expect(await kit.approve(a, first)).toEqual(['approved'])
    const second = await requested(480_000)
    expect(await kit.open(second, a)).toMatchObject({ approvals_wanted: 2 })
    expect((await kit.queue(a)).find(({ id }) => id === second)).toMatchObject({ approvals_wanted: 2 })
    expect(await kit.approve(a, second)).toEqual(['first_approval'])
    expect(await kit.approve(b, second)).toEqual(['approved'])
    // What was approved by one was approved by one.
    expect(await kit.open(first, a)).toMatchObject({ approvals_wanted: 1 })
  })

  it('counts them also where they are approved in one step', async () => {
    const ids = [await requested(480_000), await requested(480_000)]
    expect(await kit.approve(a, ...ids)).toEqual(['first_approval', 'first_approval'])
  })

  it('counts neither what came to nothing, nor others’, nor what is long ago', async () => {
    const gone = await requested(480_000)
    await kit.approve(a, gone)
    await giveUp(gone, b)
    const id = await requested(100_000)
    expect(await kit.approve(a, id)).toEqual(['approved'])
    const before = who
    who = await kit.payee()
    expect(await kit.approve(a, await requested(480_000))).toEqual(['approved'])
    who = before
    kit.setTime('2026-12-10T04:00:01Z')
    expect(await kit.approve(a, await requested(480_000))).toEqual(['approved'])
    kit.setTime(kit.today)
  })
})

describe('two accounts of one person', () => {
  const same = async (one: Clerk, other: Clerk, mobile: string) => {
    await kit.server.asOwner('update staff set own_mobile = $1 where id = any($2::bigint[])', [
      mobile,
      [one.staffId, other.staffId],
    ])
  }

  it('are one pair of eyes', async () => {
    await same(a, b, '13700000009')
    const id = await requested(90_000)
    expect(await kit.approve(a, id)).toEqual(['approved'])
    expect((await kit.open(id, b)).hands_off).toBe('approved_before')
    expect((await pay(id, b)).status).toBe(403)
    expect((await pay(id, c)).code).toBe(1)
    const large = await requested(7_000_000)
    expect(await kit.approve(a, large)).toEqual(['first_approval'])
    expect(await kit.approve(b, large)).toEqual(['not_yours'])
  })

  it('are refused where the own account is entered, and where one comes back', async () => {
    const mobile = '13700000008'
    expect((await enter(a.staffId, mobile)).code).toBe(1)
    const twice = await enter(b.staffId, mobile)
    expect([twice.status, twice.msg]).toEqual([409, expect.stringContaining('A')])
    await kit.server.asOwner("update staff set state = 'suspended' where id = $1", [a.staffId])
    expect((await enter(b.staffId, mobile)).code).toBe(1)
    const back = await call(changeStaff, { id: a.staffId, state: 'active' }, admin)
    expect([back.status, back.msg]).toEqual([409, expect.stringContaining('B')])
  })
})
