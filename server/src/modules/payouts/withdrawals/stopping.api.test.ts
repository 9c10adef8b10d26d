// What happens to withdrawals when something else does: bills are taken back, guardians change, accounts close.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { closeAccount, keepAccount } from '#contract/identity/security-calls'
import { withdrawConsent } from '#contract/identity/verification-calls'
import {
  markPayoutFailed,
  markPayoutPaid,
  markPayoutReturned,
  refusePayout,
  summarisePayouts,
  voidPayout,
} from '#contract/payouts/payout-desk-calls'
import { listUnclaimed, payConsentBalance } from '#contract/payouts/unclaimed-calls'
import { cancelWithdrawal, confirmWithdrawal, listWithdrawals } from '#contract/payouts/withdrawal-calls'
import { createLog } from '../../../platform/log'
import { payoutKit } from '../../../testing/payout-kit'
import type { Person } from '../../../testing/split-kit'
import { emptyDueAccount, freezeAccount, lockAccount } from '../../identity/identity.public'
import { lapseSome, stopGrownUps } from './stop-overdue.job'

let kit: Awaited<ReturnType<typeof payoutKit>>
let first: Awaited<ReturnType<typeof kit.session>>
let second: Awaited<ReturnType<typeof kit.session>>
let who: Person
beforeAll(async () => {
  kit = await payoutKit()
  first = await kit.session('First')
  second = await kit.session('Second')
})
beforeEach(async () => {
  await kit.server.forgive()
  who = await kit.payee()
})
afterAll(() => kit.server.close())

const change: typeof kit.server.database.change = (...args) => kit.server.database.change(...args)
const now = () => new Date(kit.today)

const pay = async (id: number, paid_on = '2026-11-10', by = second) =>
  kit.server.call(markPayoutPaid, { ...(await kit.seen(id)), bank_reference: 'B1', paid_on }, by)

describe('a bill that is taken back', () => {
  it('sends an unapproved withdrawal back first, and is reversed', { tags: ['slow'] }, async () => {
    const { reportId, billId } = await kit.earned(who, '1000', first)
    const [other] = await kit.bills(who, 50_000)
    const { id } = await kit.requested(who, [billId, other as number])
    await kit.reverse(reportId, second)
    expect(await kit.stateOf(id)).toBe('cancelled')
    expect([await kit.statusOf(billId), await kit.statusOf(other as number)]).toEqual([4, 1])
    expect(await kit.balance('member_available', who.memberId)).toBe(50_000)
    expect(await kit.balance('in_withdrawal', who.memberId)).toBe(0)
  })

  it('of an approved withdrawal becomes a debt that the next one takes up', { tags: ['slow'] }, async () => {
    const { reportId, billId } = await kit.earned(who, '1000', first)
    const { id, share } = await kit.requested(who, [billId])
    await kit.approve(first, id)
    await kit.reverse(reportId, second)
    expect(await kit.stateOf(id)).toBe('approved')
    const debt = Math.round(Number(share) * 100)
    expect(await kit.balance('member_debt', who.memberId)).toBe(-debt)
    expect((await pay(id)).code).toBe(1)
    const [more] = await kit.bills(who, 200_000)
    const next = await kit.requested(who, [more as number])
    expect(Number(next.share) * 100).toBe(200_000 - debt)
    expect(await kit.balance('member_debt', who.memberId)).toBe(0)
    expect(await kit.balance('in_withdrawal', who.memberId)).toBe(200_000 - debt)
    await kit.approve(first, next.id)
    await kit.server.call(voidPayout, { ...(await kit.seen(next.id)), reason: 'Not wanted' }, second)
    expect(await kit.balance('member_debt', who.memberId)).toBe(-debt)
    expect(await kit.balance('member_available', who.memberId)).toBe(200_000)
  })
})

describe('time', () => {
  it('ends what nobody confirmed, after seven days', { tags: ['slow'] }, async () => {
    const [a, b] = await kit.bills(who, 100_000, 300_000)
    const one = await kit.requested(who, [a as number])
    const other = await kit.requested(who, [b as number])
    await kit.approve(first, other.id)
    expect(await kit.approve(first, one.id)).toEqual(['asked'])
    const inDays = (days: number) => new Date(now().getTime() + days * 86_400_000 + 1)
    await change(kit.server.agentId, tx => lapseSome(tx, inDays(6)))
    expect(await kit.stateOf(one.id)).toBe('to_confirm')
    // Too late is too late, also before the daily run.
    const { net } = await kit.open(one.id, first)
    kit.setTime(inDays(7).toISOString())
    const late = await kit.server.call(confirmWithdrawal, { ...(await kit.seen(one.id)), net }, who)
    expect(late.code).not.toBe(1)
    expect(await kit.stateOf(one.id)).toBe('to_confirm')
    await change(kit.server.agentId, tx => lapseSome(tx, inDays(7)))
    expect(await kit.stateOf(one.id)).toBe('cancelled')
    expect(await kit.statusOf(a as number)).toBe(1)
  })

  it('makes a minor of age, and stops what would go to the guardian', async () => {
    const child = await kit.payee('minor')
    const { id } = await kit.requested(child, await kit.bills(child, 90_000))
    const { secrets } = kit.server.services
    await change(kit.server.agentId, tx => stopGrownUps(tx, secrets, 0, now()))
    expect(await kit.stateOf(id)).toBe('submitted')
    await change(kit.server.agentId, tx => stopGrownUps(tx, secrets, 0, new Date('2031-01-01')))
    expect(await kit.stateOf(id)).toBe('cancelled')
  })

  it.each([
    ['months', '2026-11-30', '2026-11', '2026-12'],
    ['years', '2026-12-31', '2026-12', '2027-01'],
  ])(
    'keeps %s apart as they are in China, and counts a withdrawal to the month of its approval',
    async (_, lastDay, month, nextMonth) => {
      const [a, b] = await kit.bills(who, 300_000, 300_000)
      const one = await kit.requested(who, [a as number])
      kit.setTime(`${lastDay}T15:59:59Z`)
      expect(await kit.approve(first, one.id)).toEqual(['approved'])
      kit.setTime(`${lastDay}T16:00:00Z`)
      const other = await kit.requested(who, [b as number])
      expect(other).toMatchObject({ tax: '440.00', computation: { month: nextMonth, before: '0.00' } })
      expect(await kit.approve(first, other.id)).toEqual(['approved'])
      const lines = await kit.server.asOwner<{ month: string }>(
        'select month::text from tax_lines where member_id = $1 order by id',
        [who.memberId],
      )
      expect(lines.map(line => line.month)).toEqual([`${month}-01`, `${nextMonth}-01`])
      expect(await kit.differences()).toEqual([])
    },
  )

  it('set back a day, over the end of a month, stops nothing and withholds nothing twice', async () => {
    const [a, b, c] = await kit.bills(who, 300_000, 200_000, 100_000)
    const one = await kit.requested(who, [a as number])
    const other = await kit.requested(who, [b as number])
    kit.setTime('2026-11-30T16:30:00Z')
    expect(await kit.approve(first, one.id)).toEqual(['approved'])
    kit.setTime('2026-11-29T16:30:00Z')
    // Of November again, whose total is this one alone.
    expect(await kit.approve(first, other.id)).toEqual(['approved'])
    expect((await pay(other.id, '2026-11-30')).code).toBe(1)
    const given = await kit.server.call(voidPayout, { ...(await kit.seen(one.id)), reason: 'Wrong' }, second)
    expect(given.code).toBe(1)
    const lines = await kit.server.asOwner<Record<string, string | number>>(
      'select kind, month::text, about_month::text as about, tax_minor::int as tax from tax_lines where member_id = $1 order by id',
      [who.memberId],
    )
    expect(lines).toEqual([
      { kind: 'withheld', month: '2026-12-01', about: '2026-12-01', tax: 44_000 },
      { kind: 'withheld', month: '2026-11-01', about: '2026-11-01', tax: 24_000 },
      { kind: 'void', month: '2026-12-01', about: '2026-12-01', tax: -44_000 },
    ])
    kit.setTime('2026-11-30T16:30:00Z')
    const next = await kit.requested(who, [c as number])
    expect(next).toMatchObject({ tax: '40.00', due: '0.00' })
    expect(await kit.differences()).toEqual([])
  })

  it('of the same month lets the next withdrawal make up for a void, by more or by less', async () => {
    const [a, b, c] = await kit.bills(who, 300_000, 200_000, 10_000)
    const made: number[] = []
    for (const bill of [a, b]) {
      const { id } = await kit.requested(who, [bill as number])
      await kit.approve(first, id)
      made.push(id)
    }
    await kit.server.call(voidPayout, { ...(await kit.seen(made[0] as number)), reason: 'Wrong' }, second)
    // 360 was withheld of what is left, 2000, and 260 is due on 2100: the rest comes back with the payout.
    const next = await kit.requested(who, [c as number])
    expect(next).toMatchObject({ tax: '-100.00', due: '0.00', net: '200.00' })
    expect(await kit.approve(first, next.id)).toEqual(['approved'])
    expect((await pay(next.id)).code).toBe(1)
    expect(await kit.balance('tax_due')).toBe(await taxLines())
    expect(await kit.differences()).toEqual([])
  })

  const taxLines = async () =>
    Number(
      (await kit.server.asOwner<{ tax: string }>('select sum(tax_minor)::text as tax from tax_lines'))[0]
        ?.tax,
    )

  it.each([
    ['is owed later where nothing more is paid in that month', 0, '128.00'],
    ['is not owed twice where a withdrawal of that month made up for it', 100_000, '0.00'],
  ])('of the same month leaves what a void makes due: it %s', async (_, more, due) => {
    const made: number[] = []
    for (const share of [80_000, 320_000, 400_000]) {
      const { id } = await kit.requested(who, await kit.bills(who, share))
      expect(await kit.approve(first, id)).toEqual(['approved'])
      made.push(id)
    }
    // 640 is withheld of the 4800 that are left, where 768 is due.
    await kit.server.call(voidPayout, { ...(await kit.seen(made[1] as number)), reason: 'Wrong' }, second)
    if (more > 0) {
      const within = await kit.requested(who, await kit.bills(who, more))
      expect(within).toMatchObject({ tax: '288.00', due: '0.00' })
      expect(await kit.approve(first, within.id)).toEqual(['approved'])
    }
    kit.setTime('2026-12-05T04:00:00Z')
    const next = await kit.requested(who, await kit.bills(who, 100_000))
    expect(next).toMatchObject({ tax: '40.00', due })
    expect(await kit.approve(first, next.id)).toEqual(['approved'])
    const after = await kit.preview(who, await kit.bills(who, 100_000))
    expect(after.due).toBe('0.00')
    expect(await kit.balance('tax_due')).toBe(await taxLines())
  })

  it('of another month makes a void a line of this month’s list, without a refund', async () => {
    const [a, b] = await kit.bills(who, 300_000, 200_000)
    const one = await kit.requested(who, [a as number])
    await kit.approve(first, one.id)
    const other = await kit.requested(who, [b as number])
    await kit.approve(first, other.id)
    kit.setTime('2026-12-05T04:00:00Z')
    await kit.server.call(voidPayout, { ...(await kit.seen(one.id)), reason: 'Account closed' }, second)
    const lines = await kit.server.asOwner<Record<string, string>>(
      'select month::text, about_month::text, kind, income_minor::int as income, tax_minor::int as tax from tax_lines where member_id = $1 order by id',
      [who.memberId],
    )
    expect(lines.at(-1)).toEqual({
      ...{ month: '2026-12-01', about_month: '2026-11-01', kind: 'void', income: -300_000, tax: -44_000 },
    })
    // The other one of November withheld 360 where 240 would have done: nothing is given back across months.
    const next = await kit.requested(who, [a as number])
    expect(next).toMatchObject({ tax: '440.00', due: '0.00', net: '2560.00' })
  })
})

describe('an account', () => {
  it('whose guardian changes has nothing under way to the one before', async () => {
    const child = await kit.payee('minor')
    const ids = await kit.bills(child, 90_000)
    const { id } = await kit.requested(child, ids)
    await kit.newGuardian(child)
    expect(await kit.stateOf(id)).toBe('cancelled')
    expect(await kit.statusOf(ids[0] as number)).toBe(1)
  })

  it('without consent any more pays out to the guardian, although it is frozen and its documents are gone', async () => {
    const child = await kit.payee('minor')
    await kit.bills(child, 5_000)
    const mobile = kit.guardians.get(child.memberId) as string
    const sms_code = await kit.code(mobile, 'withdraw_consent')
    expect((await kit.server.call(withdrawConsent, { sms_code }, child)).code).toBe(1)
    const [made] = await kit.server.asOwner<{ id: string; kind: string }>(
      'select id, kind from withdrawals where member_id = $1',
      [child.memberId],
    )
    expect(made?.kind).toBe('closing')
    const id = Number(made?.id)
    expect(await kit.approve(first, id)).toEqual(['approved'])
    expect((await pay(id)).code).toBe(1)
    expect(await kit.balance('in_withdrawal', child.memberId)).toBe(0)
  })

  describe('without consent any more', () => {
    const closingOf = async ({ memberId }: Person) =>
      (
        await kit.server.asOwner<{ id: string; state: string }>(
          "select id, state from withdrawals where member_id = $1 and kind = 'closing' order by id",
          [memberId],
        )
      ).map(({ id, state }) => ({ id: Number(id), state }))
    const withdrawConsentOf = async (child: Person) => {
      const sms_code = await kit.code(kit.guardians.get(child.memberId) as string, 'withdraw_consent')
      expect((await kit.server.call(withdrawConsent, { sms_code }, child)).code).toBe(1)
    }
    const start = ({ memberId }: Person) => kit.server.call(payConsentBalance, { member_id: memberId }, first)
    const left = async ({ memberId }: Person) => {
      const { data } = await kit.server.call(listUnclaimed, {}, first)
      const { without_consent } = data as unknown as OutputOf<typeof listUnclaimed>
      return without_consent.find(({ member }) => member.id === memberId)
    }

    it('needs nobody’s word for another tax, and pays what the law says on the day of approval', async () => {
      const child = await kit.payee('minor')
      const [usual] = await kit.bills(child, 300_000)
      const { id: usualId } = await kit.requested(child, [usual as number])
      await kit.approve(first, usualId)
      await kit.bills(child, 100_000)
      await withdrawConsentOf(child)
      const [made] = await closingOf(child)
      const id = made?.id as number
      // Shown on top of November; approved in December, it is the only one.
      expect(await kit.open(id, first)).toMatchObject({ tax: '200.00', member: { is_without_consent: true } })
      kit.setTime('2026-12-02T04:00:00Z')
      expect(await kit.approve(first, id)).toEqual(['approved'])
      expect(await kit.open(id, first)).toMatchObject({ state: 'approved', tax: '40.00', net: '960.00' })
      expect((await pay(id, '2026-12-02')).code).toBe(1)
      expect(await kit.balance('in_withdrawal', child.memberId)).toBe(256_000)
      expect(await kit.differences()).toEqual([])
      const [line] = await kit.server.asOwner(
        "select tax_minor::int as tax from tax_lines where withdrawal_id = $1 and kind = 'withheld'",
        [id],
      )
      expect(line).toEqual({ tax: 4_000 })
    })

    it('is paid again at the word of staff: what was refused, and what became available later', async () => {
      const child = await kit.payee('minor')
      await kit.bills(child, 50_000)
      await withdrawConsentOf(child)
      const [made] = await closingOf(child)
      expect((await start(child)).code).not.toBe(1)
      const refused = { ...(await kit.seen(made?.id as number)), reason: 'Doubt' }
      expect((await kit.server.call(refusePayout, refused, first)).code).toBe(1)
      expect(await left(child)).toMatchObject({ available: '500.00', can: { pay: true } })
      const again = await start(child)
      expect(again.code).toBe(1)
      expect(await left(child)).toBeUndefined()
      const [, next] = await closingOf(child)
      expect(next?.id).toBe((again.data as { withdrawal_id: number }).withdrawal_id)
      // Who starts it does not approve it.
      expect(await kit.approve(first, next?.id as number)).toEqual(['not_yours'])
      expect(await kit.approve(second, next?.id as number)).toEqual(['approved'])
      expect((await pay(next?.id as number, '2026-11-10', first)).code).toBe(1)
      await kit.bills(child, 20_000)
      expect((await start(child)).code).toBe(1)
      const [, , last] = await closingOf(child)
      expect(await kit.approve(second, last?.id as number)).toEqual(['approved'])
      const paidTo = await kit.server.asOwner<{ accounts: string; people: string; sealed: string }>(
        'select count(distinct account_id) as accounts, count(distinct person_index) as people, count(person_sealed) as sealed from withdrawals where member_id = $1',
        [child.memberId],
      )
      expect(paidTo).toEqual([{ accounts: '1', people: '1', sealed: '3' }])
      const log = await kit.server.asOwner(
        "select subject_id from audit_entries where action = 'payout.consentBalance' and subject_id = $1",
        [String(next?.id)],
      )
      expect(log).toHaveLength(1)
    })

    it.each(['returned', 'failed'] as const)(
      'is paid again too when a payout that %s is given up',
      async outcome => {
        const child = await kit.payee('minor')
        await kit.bills(child, 50_000)
        await withdrawConsentOf(child)
        const id = (await closingOf(child))[0]?.id as number
        await kit.approve(first, id)
        if (outcome === 'failed') {
          await kit.server.asOwner("update withdrawals set state = 'in_batch' where id = $1", [id])
        } else {
          expect((await pay(id)).code).toBe(1)
        }
        const reason = 'Account closed'
        const came = outcome === 'failed' ? markPayoutFailed : markPayoutReturned
        expect((await kit.server.call(came, { ...(await kit.seen(id)), reason }, second)).code).toBe(1)
        expect((await kit.server.call(voidPayout, { ...(await kit.seen(id)), reason }, first)).code).toBe(1)
        expect(await kit.balance('member_available', child.memberId)).toBe(50_000)
        expect(await kit.differences()).toEqual([])
        expect(await left(child)).toMatchObject({ available: '500.00', can: { pay: true } })
        expect((await start(child)).code).toBe(1)
      },
    )

    it('without an account of the guardian keeps its money, and staff see that', async () => {
      const child = await kit.payee('minor')
      await kit.bills(child, 50_000)
      await kit.server.asOwner(
        "update bank_accounts set ended_at = now(), ended_why = 'removed' where member_id = $1",
        [child.memberId],
      )
      // Consent was withdrawn and given anew before, by somebody who had an account.
      await kit.server.asOwner(
        `insert into consent_payees (agent_id, member_id, person_index, document, account_id, kept_at)
         select agent_id, member_id, 'x', 'resident_id', id, now() from bank_accounts where member_id = $1`,
        [child.memberId],
      )
      await withdrawConsentOf(child)
      expect(await closingOf(child)).toEqual([])
      expect(await left(child)).toMatchObject({ available: '500.00', account: null, can: { pay: false } })
      expect((await start(child)).code).not.toBe(1)
    })

    it('and of age meanwhile keeps its money where staff see it, and no earlier guardian gets it', async () => {
      const child = await kit.payee('minor')
      await kit.bills(child, 50_000)
      // Consent was withdrawn and given anew before.
      await kit.server.asOwner(
        `insert into consent_payees (agent_id, member_id, person_index, document, account_id, kept_at)
         select agent_id, member_id, 'x', 'resident_id', id, $2 from bank_accounts where member_id = $1`,
        [child.memberId, new Date('2026-01-02T04:00:00Z')],
      )
      await kit.server.asOwner("update identity_checks set birth_date = '2008-01-01' where member_id = $1", [
        child.memberId,
      ])
      await withdrawConsentOf(child)
      expect(await closingOf(child)).toEqual([])
      expect(await left(child)).toMatchObject({ available: '500.00', account: null, can: { pay: false } })
      expect((await start(child)).code).not.toBe(1)
      expect(await closingOf(child)).toEqual([])
    })

    it('while the account that is bound is of the guardian before, keeps its money too', async () => {
      const child = await kit.payee('minor')
      await kit.bills(child, 50_000)
      await kit.otherGuardian(child.memberId)
      await withdrawConsentOf(child)
      expect(await closingOf(child)).toEqual([])
      expect(await left(child)).toMatchObject({ available: '500.00', account: null, can: { pay: false } })
    })

    it('is no way to pay anybody else: not a member who is frozen by staff, whatever their reason says', async () => {
      const child = await kit.payee('minor')
      await withdrawConsentOf(child)
      await kit.bills(child, 50_000)
      await kit.server.asOwner('update members set frozen_by = $2 where id = $1', [
        child.memberId,
        first.staffId,
      ])
      expect(await left(child)).toBeUndefined()
      expect((await start(child)).code).not.toBe(1)
      expect(await closingOf(child)).toEqual([])
      // Nothing but that stood in the way.
      await kit.server.asOwner('update members set frozen_by = null where id = $1', [child.memberId])
      expect((await start(child)).code).toBe(1)
    })
  })

  it('that closes and is frozen by staff before that is paid keeps everything', async () => {
    const [bill] = await kit.bills(who, 4_000)
    const sms_code = await kit.code(who.mobile, 'delete_account')
    expect((await kit.server.call(closeAccount, { sms_code }, who)).code).toBe(1)
    const [made] = await kit.server.asOwner<{ id: string }>(
      'select id from withdrawals where member_id = $1',
      [who.memberId],
    )
    const id = Number(made?.id)
    await kit.approve(first, id)
    const freeze = (memberId: number) =>
      change(kit.server.agentId, async tx => {
        await lockAccount(tx, memberId)
        await freezeAccount(tx, memberId, { reason: 'A doubt', staffId: first.staffId, now: now() })
      })
    const payable = async () => {
      const { data } = await kit.server.call(summarisePayouts, {}, second)
      const { payouts, net } = (data as { payable: { payouts: number; net: string } }).payable
      return { payouts, cents: Math.round(Number(net) * 100) }
    }
    const before = await payable()
    await freeze(who.memberId)
    expect((await pay(id)).code).not.toBe(1)
    expect(await kit.stateOf(id)).toBe('approved')
    expect(await payable()).toEqual({ payouts: before.payouts - 1, cents: before.cents - 4_000 })

    const other = await kit.payee()
    await kit.bills(other, 4_000)
    const code = await kit.code(other.mobile, 'delete_account')
    expect((await kit.server.call(closeAccount, { sms_code: code }, other)).code).toBe(1)
    const [waiting] = await kit.server.asOwner<{ id: string }>(
      'select id from withdrawals where member_id = $1',
      [other.memberId],
    )
    await freeze(other.memberId)
    // The deletion is stopped by the freezing, and what it would have paid with it.
    expect(await kit.stateOf(Number(waiting?.id))).toBe('cancelled')
    expect(await kit.statusOf(bill as number)).toBe(2)
    expect(await kit.balance('member_available', other.memberId)).toBe(4_000)
  })

  it('of a minor that is being deleted stops that payout with the guardian, and does not close without it', async () => {
    const ask = async (child: Person) => {
      const mobile = kit.guardians.get(child.memberId) as string
      const sms_code = await kit.code(mobile, 'delete_account')
      expect((await kit.server.call(closeAccount, { sms_code }, child)).code).toBe(1)
      const [made] = await kit.server.asOwner<{ id: string }>(
        'select id from withdrawals where member_id = $1',
        [child.memberId],
      )
      return Number(made?.id)
    }
    const [child, sibling] = [await kit.payee('minor'), await kit.payee('minor')]
    const [bill] = await kit.bills(child, 4_000)
    await kit.bills(sibling, 4_000)
    const [id, other] = [await ask(child), await ask(sibling)]
    await kit.newGuardian(child)
    expect([await kit.stateOf(id), await kit.stateOf(other)]).toEqual(['cancelled', 'submitted'])
    await change(kit.server.agentId, tx =>
      stopGrownUps(tx, kit.server.services.secrets, 0, new Date('2031-01-01')),
    )
    expect(await kit.stateOf(other)).toBe('cancelled')
    await kit.server.asOwner("update members set closes_at = now() - interval '1 day' where id = $1", [
      child.memberId,
    ])
    const { agentId, database, services } = kit.server
    const place = { agentId, database, services, log: createLog('silent') }
    await emptyDueAccount.run({ ...place, payload: { memberId: child.memberId } })
    const [account] = await kit.server.asOwner<{ state: string }>('select state from members where id = $1', [
      child.memberId,
    ])
    expect(account?.state).toBe('active')
    expect(await kit.statusOf(bill as number)).toBe(1)
    expect(await kit.balance('unclaimed', child.memberId)).toBe(0)
  })

  it('of a company closes with an invoice about its balance, however small', async () => {
    const company = await kit.payee('company')
    await kit.bills(company, 4_000)
    const ask = async (invoice?: object) => {
      const sms_code = await kit.code(company.mobile, 'delete_account')
      return kit.server.call(closeAccount, { sms_code, ...(invoice ? { invoice } : {}) } as never, company)
    }
    expect((await ask()).code).not.toBe(1)
    const upload_id = await kit.invoice(company)
    expect((await ask({ number: '24442000', total: '40.01', upload_id })).code).not.toBe(1)
    expect(
      await kit.server.asOwner('select 1 from withdrawals where member_id = $1', [company.memberId]),
    ).toEqual([])
    expect((await ask({ number: '24442000', total: '40.00', upload_id })).code).toBe(1)
    const made = await kit.server.asOwner<{ id: string }>(
      'select id, kind, state, net_minor::int as net, invoice_number from withdrawals where member_id = $1',
      [company.memberId],
    )
    expect(made).toMatchObject([
      { kind: 'closing', state: 'submitted', net: 4_000, invoice_number: '24442000' },
    ])
    expect(await kit.approve(first, Number(made[0]?.id))).toEqual(['approved'])
    expect((await pay(Number(made[0]?.id))).code).toBe(1)
  })

  it('that stays open because its payout was not approved in time lets its member cancel that payout', async () => {
    const [bill] = await kit.bills(who, 4_000)
    const ask = async () =>
      kit.server.call(closeAccount, { sms_code: await kit.code(who.mobile, 'delete_account') }, who)
    expect((await ask()).code).toBe(1)
    const own = async () =>
      ((await kit.server.call(listWithdrawals, {}, who)).data as unknown as OutputOf<typeof listWithdrawals>)
        .items
    const [made] = await own()
    const id = made?.id as number
    expect(made).toMatchObject({ kind: 'closing', can: { cancel: false } })
    const early = await kit.server.call(cancelWithdrawal, { id }, who)
    expect([early.code, early.msg]).toEqual([1409, expect.stringContaining('keep the account')])
    await kit.server.asOwner("update members set closes_at = now() - interval '1 day' where id = $1", [
      who.memberId,
    ])
    const { agentId, database, services } = kit.server
    const payload = { memberId: who.memberId }
    await emptyDueAccount.run({ agentId, database, services, payload, log: createLog('silent') })
    // It goes on: the member may just wait for it and then ask again.
    expect(await kit.stateOf(id)).toBe('submitted')
    expect(await own()).toMatchObject([{ id, can: { cancel: true } }])
    expect((await kit.server.call(cancelWithdrawal, { id }, who)).code).toBe(1)
    expect(await kit.stateOf(id)).toBe('cancelled')
    expect(await kit.statusOf(bill as number)).toBe(1)
    expect(await kit.balance('member_available', who.memberId)).toBe(4_000)
    // Whoever still wants to go asks again, and is paid anew.
    expect((await ask()).code).toBe(1)
    expect(await own()).toMatchObject([
      { kind: 'closing', state: 'submitted', can: { cancel: false } },
      { id },
    ])
  })

  it('that closes is paid out below the minimum, and closes once that is paid; what comes later is unclaimed', async () => {
    const [small] = await kit.bills(who, 4_000)
    const late = await kit.bill(who, { share: 0n, total: 0n, status: 0 })
    const ask = async () =>
      kit.server.call(closeAccount, { sms_code: await kit.code(who.mobile, 'delete_account') }, who)
    expect((await ask()).code).toBe(1)
    const [made] = await kit.server.asOwner<{ id: string }>(
      "select id from withdrawals where member_id = $1 and kind = 'closing'",
      [who.memberId],
    )
    const id = Number(made?.id)
    expect((await kit.server.call(keepAccount, {}, who)).code).toBe(1)
    expect(await kit.stateOf(id)).toBe('cancelled')
    expect(await kit.statusOf(small as number)).toBe(1)

    expect((await ask()).code).toBe(1)
    const [again] = await kit.server.asOwner<{ id: string }>(
      "select id from withdrawals where member_id = $1 and state = 'submitted'",
      [who.memberId],
    )
    const next = Number(again?.id)
    await kit.server.asOwner("update members set closes_at = now() - interval '1 day' where id = $1", [
      who.memberId,
    ])
    const { agentId, database, services } = kit.server
    const place = { agentId, database, services, log: createLog('silent') }
    const close = () => emptyDueAccount.run({ ...place, payload: { memberId: who.memberId } })
    await close()
    const state = async () =>
      (
        await kit.server.asOwner<{ state: string }>('select state from members where id = $1', [who.memberId])
      )[0]?.state
    expect(await state()).toBe('active')
    await kit.approve(first, next)
    expect((await pay(next)).code).toBe(1)
    await kit.bills(who, 7_000)
    await kit.server.asOwner(
      "update members set state = 'closing', closes_at = now() - interval '1 day' where id = $1",
      [who.memberId],
    )
    await close()
    expect(await state()).toBe('closed')
    expect(await kit.balance('unclaimed', who.memberId)).toBe(7_000)
    expect(await kit.statusOf(late)).toBe(0)
  })
})
