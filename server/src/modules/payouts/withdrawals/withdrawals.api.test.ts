// From ticked bills to the bank: once, for what the member saw, and back again without a cent lost.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { giveDataConsent } from '#contract/identity/consent-calls'
import { changeMobile } from '#contract/identity/security-calls'
import { holdBill } from '#contract/income/receipt-calls'
import { listMessages } from '#contract/messages/calls'
import { bindBankAccount, removeBankAccount } from '#contract/payouts/bank-account-calls'
import { listBatchLayouts, makeBatch } from '#contract/payouts/batch-calls'
import {
  approvePayouts,
  listTaxLines,
  markPayoutFailed,
  markPayoutPaid,
  markPayoutReturned,
  refusePayout,
  settleResidence,
  summarisePayouts,
  voidPayout,
} from '#contract/payouts/payout-desk-calls'
import {
  cancelWithdrawal,
  confirmWithdrawal,
  listPayableBills,
  listWithdrawals,
  previewWithdrawal,
  readWithdrawal,
  requestWithdrawal,
} from '#contract/payouts/withdrawal-calls'
import { changeStaff } from '#contract/staff/management-calls'
import { createTicket } from '#contract/support/calls'
import { buildBill } from '../../../testing/build-bill'
import { buildColleague } from '../../../testing/build-colleague'
import { buildStaff, loggedInStaff } from '../../../testing/build-staff'
import { buildMember } from '../../../testing/builders'
import { expectEvenWithdrawals } from '../../../testing/even-books'
import { type Preview, payoutKit } from '../../../testing/payout-kit'
import type { Person } from '../../../testing/split-kit'
import { listeningAt } from '../../../testing/webhook-kit'

let kit: Awaited<ReturnType<typeof payoutKit>>
let first: Awaited<ReturnType<typeof kit.session>>
let second: Awaited<ReturnType<typeof kit.session>>
let third: Awaited<ReturnType<typeof kit.session>>
let who: Person
beforeAll(async () => {
  kit = await payoutKit()
  first = await kit.session('First')
  second = await kit.session('Second')
  third = await kit.session('Third')
})
beforeEach(async () => {
  await kit.server.forgive()
  who = await kit.payee()
})
afterAll(() => kit.server.close())

const call = (...args: Parameters<typeof kit.server.call>) => kit.server.call(...args)
const paid = { bank_reference: 'CMB2026111000417', paid_on: '2026-11-10' }
const markPaid = async (id: number, by = second) =>
  call(markPayoutPaid, { ...(await kit.seen(id)), ...paid }, by)

async function putInBatch(id: number, by: typeof second) {
  const { data } = await call(listBatchLayouts, {}, by)
  const { net } = await kit.open(id, by)
  return call(
    makeBatch,
    {
      ...{ layout_id: (data as { id: number }[])[0]?.id ?? 0, ids: [id], payouts: 1, sum: net },
      idempotency_key: `batch of ${id} by ${by.staffId} ${await kit.stateOf(id)} ${batches++}`,
    },
    by,
  )
}
let batches = 0

/** Sent to the bank, and then what became of it, all by one. */
async function sayThatIt(outcome: 'failed' | 'returned', id: number, by: typeof second) {
  const sent = outcome === 'failed' ? await putInBatch(id, by) : await markPaid(id, by)
  const said = { ...(await kit.seen(id)), reason: 'Account closed' }
  const answered = await call(outcome === 'failed' ? markPayoutFailed : markPayoutReturned, said, by)
  expect([sent.code, answered.code]).toEqual([1, 1])
}

/** Neither a withdrawal nor a step of the ledger: what was available still is. */
async function expectNothingWritten({ memberId }: Person, bills: readonly number[]) {
  expect(await kit.server.asOwner('select id from withdrawals where member_id = $1', [memberId])).toEqual([])
  expect(await kit.balance('in_withdrawal', memberId)).toBe(0)
  for (const bill of bills) expect(await kit.statusOf(bill)).toBe(1)
}

describe('a withdrawal', () => {
  it('shows what it pays out, takes the bills, is approved by one and paid by another, and the ledger is even', {
    tags: ['slow'],
  }, async () => {
    const ids = await kit.bills(who, 120_000, 80_000)
    const shown = await kit.preview(who, ids)
    expect(shown).toMatchObject({
      gross: '4000.00',
      share: '2000.00',
      tax: '240.00',
      fee: '0.00',
      net: '1760.00',
    })
    expect(shown.computation).toMatchObject({
      rule: 'royalty',
      band: 'small',
      total: '2000.00',
      taxed: '1200.00',
    })
    expect(shown.obstacles).toEqual([])
    const told = await listeningAt(kit.server, who.memberId)
    const { id, number, state } = await kit.requested(who, ids)
    expect({ number, state }).toEqual({ number: `W-${id}`, state: 'submitted' })
    expect(await Promise.all(ids.map(kit.statusOf))).toEqual([2, 2])
    expect(await kit.balance('in_withdrawal', who.memberId)).toBe(200_000)
    expect(await kit.balance('member_available', who.memberId)).toBe(0)

    const tax = await kit.balance('tax_due')
    expect(await kit.approve(first, id)).toEqual(['approved'])
    expect(await kit.balance('tax_due')).toBe(tax + 24_000)
    expect((await markPaid(id, first)).code).not.toBe(1)
    expect((await markPaid(id)).code).toBe(1)
    expect(await Promise.all(ids.map(kit.statusOf))).toEqual([3, 3])
    expect(await kit.balance('in_withdrawal', who.memberId)).toBe(0)

    const read = (await call(readWithdrawal, { id }, who)).data as {
      steps: { step: string }[]
      bank_reference: string
    }
    expect(read.steps.map(({ step }) => step)).toEqual(['submit', 'approve', 'sendToBank', 'pay'])
    expect(read.bank_reference).toBe(paid.bank_reference)
    expect(await told()).toMatchObject([
      { type: 'withdrawal.status_changed', withdrawal_id: id, from: 'submitted', status: 'approved' },
      { number, from: 'approved', status: 'in_batch' },
      { number, from: 'in_batch', status: 'paid' },
    ])
    const { data } = await call(listMessages, { kind: 'withdrawal' }, who)
    const { items } = data as { items: { title: string; text: string }[] }
    expect(items.map(({ title }) => title)).toEqual([
      `Withdrawal ${number} paid`,
      `Withdrawal ${number} approved`,
      `Withdrawal ${number} submitted`,
    ])
    // Specification, section 9: "Amounts shown with thousands separators and 2 decimals".
    for (const { text } of items) expect(text).toContain('CNY 1,760.00')
  })

  it('is refused for another net amount, and for one that is no amount, and nothing is written', async () => {
    const ids = await kit.bills(who, 50_000)
    for (const net of ['499.99', '0', '-1', '0.001', '9007199254740993']) {
      const answered = await kit.request(who, ids, { net })
      expect(answered.code, net).not.toBe(1)
      expect(answered.status, net).toBeLessThan(500)
    }
    for (const net of [
      ...['1e3', '5e2', 'NaN', 'Infinity', '５００．００', ' 500.00', '500.00 ', '5 00.00', '+500.00', ''],
      ...[[], ['500.00'], 500, null, { net: '500.00' }],
    ]) {
      const sms_code = await kit.code(who.mobile, 'withdraw')
      const answered = await call(requestWithdrawal, { bill_ids: ids, net: net as string, sms_code }, who)
      expect(answered.status, JSON.stringify(net)).toBe(422)
    }
    const own = ids[0] as number
    for (const bills of [[], [-1], [0], [1.5], ['１'], ['1e3'], [[own]], [2 ** 53 + 2], 'all', null]) {
      const sms_code = await kit.code(who.mobile, 'withdraw')
      const bill_ids = bills as number[]
      const answered = await call(requestWithdrawal, { bill_ids, net: '500.00', sms_code }, who)
      expect(answered.status, JSON.stringify(bills)).toBe(422)
    }
    await expectNothingWritten(who, ids)
  })

  it('answers the same when it is sent again: by its key, and without one by its bills', {
    tags: ['slow'],
  }, async () => {
    const ids = await kit.bills(who, 50_000, 30_000)
    const key = { idempotency_key: 'a key of its own' }
    await kit.code(who.mobile, 'withdraw')
    const again = await Promise.all(
      Array.from({ length: 100 }, () => kit.request(who, ids, { net: '800.00', sms_code: '424242', ...key })),
    )
    expect(new Set(again.map(({ response }) => response.body)).size).toBe(1)
    expect(again[0]).toMatchObject({ status: 200, code: 1, data: { state: 'submitted', net: '800.00' } })
    const without = await call(
      requestWithdrawal,
      { bill_ids: [...ids].reverse(), net: '800.00', sms_code: '000000' },
      who,
    )
    expect((without.data as unknown as { id: number }).id).toBe(
      (again[0]?.data as unknown as { id: number } | undefined)?.id,
    )
    const other = await kit.request(who, [ids[0] as number], { net: '500.00', ...key })
    expect(other.msg).toContain('different content')
    expect(await kit.balance('in_withdrawal', who.memberId)).toBe(80_000)
    const made = await kit.server.asOwner('select id from withdrawals where member_id = $1', [who.memberId])
    expect(made).toHaveLength(1)
    await expectEvenWithdrawals(kit.server.asOwner)
  })

  it('finds itself again without a key, also where a bill below zero was named', async () => {
    const ids = await kit.bills(who, 50_000, -10_000)
    const { id } = await kit.requested(who, ids)
    const again = await call(requestWithdrawal, { bill_ids: ids, net: '400.00', sms_code: '000000' }, who)
    expect((again.data as unknown as { id: number }).id).toBe(id)
    const chosen = { bill_ids: [ids[0] as number], net: '400.00', sms_code: '000000' }
    expect(((await call(requestWithdrawal, chosen, who)).data as unknown as { id: number }).id).toBe(id)
  })

  it('takes every bill once, however many colleagues ask at once', { tags: ['slow'] }, async () => {
    const company = await kit.payee('company')
    const ids = await kit.bills(company, ...Array.from({ length: 10 }, () => 20_000))
    const colleagues = await Promise.all(
      Array.from({ length: 20 }, () => buildColleague(kit.server, company.memberId, 'finance')),
    )
    await kit.server.asOwner("update colleagues set role_since = '2026-01-01'")
    for (const { mobile } of colleagues) await kit.code(mobile, 'withdraw')
    const tries = colleagues.flatMap((colleague, index) =>
      [1, 2, 3, 4, 5].map(async number => {
        const bill_ids = [ids[index % 10], ids[(index + number) % 10]] as number[]
        const invoice = { number: `${10_000_000 + index * 10 + number}`, total: '400.00' }
        const upload_id = await kit.invoice(company)
        return call(
          requestWithdrawal,
          {
            ...{ bill_ids, net: '400.00', sms_code: '424242', invoice: { ...invoice, upload_id } },
            idempotency_key: `each its own ${index} ${number}`,
          },
          colleague,
        )
      }),
    )
    const answers = await Promise.all(tries)
    expect(answers).toHaveLength(100)
    // Who waits too long for the account is told to try again.
    expect(answers.every(({ status }) => status < 500 || status === 503)).toBe(true)
    // Who asked for the same two is answered with the same withdrawal.
    const made = answers.filter(({ code }) => code === 1).map(({ data }) => (data as { id: number }).id)
    const done = new Set(made).size
    expect(done).toBeGreaterThan(2)
    expect((await Promise.all(ids.map(kit.statusOf))).filter(status => status === 2)).toHaveLength(done * 2)
    expect(await kit.balance('in_withdrawal', company.memberId)).toBe(done * 40_000)
    expect(await kit.balance('member_available', company.memberId)).toBe(200_000 - done * 40_000)
    await expectEvenWithdrawals(kit.server.asOwner)
  })

  /** Specification, section 9: "Amounts shown with thousands separators and 2 decimals". */
  it('names the amounts of a refusal with thousands separators', async () => {
    const ids = await kit.bills(who, 200_000)
    expect((await kit.request(who, ids, { net: '1.00' })).msg).toContain(' 1,760.00.')
  })

  it('takes along what is below zero, and counts its minimum after that', async () => {
    const [small, debt] = await kit.bills(who, 12_000, -3_000)
    const shown = await kit.preview(who, [small as number])
    expect(shown).toMatchObject({ share: '90.00', obstacles: ['below_minimum'] })
    expect(shown.joined).toMatchObject([{ id: debt, share: '-30.00', joined: true }])
    expect((await kit.request(who, [small as number], { net: shown.net })).msg).toContain('100.00')
    const [more] = await kit.bills(who, 5_000)
    const { id } = await kit.requested(who, [small as number, more as number])
    expect(await kit.statusOf(debt as number)).toBe(2)
    await call(cancelWithdrawal, { id }, who)
    expect(await Promise.all([small, debt, more].map(bill => kit.statusOf(bill as number)))).toEqual([
      1, 1, 1,
    ])
    expect(await kit.balance('member_available', who.memberId)).toBe(14_000)
  })

  it('says to who took it back that they did, and to the desk that the member did', async () => {
    const { id } = await kit.requested(who, await kit.bills(who, 50_000))
    await call(cancelWithdrawal, { id }, who)
    const own = (await call(readWithdrawal, { id }, who)).data as unknown as OutputOf<typeof readWithdrawal>
    expect([own.reason, own.steps.at(-1)?.reason]).toEqual(['You cancelled it', 'You cancelled it'])
    expect((await kit.open(id, first)).steps.at(-1)?.reason).toBe('Cancelled by the member')
  })

  it('can be asked about by its own member, and by nobody else', async () => {
    const { id, number } = await kit.requested(who, await kit.bills(who, 50_000))
    const about = { kind: 'withdrawal' as const, id }
    const question = { category: 'bills' as const, subject: 'When?', text: 'When is it paid?', about }
    const asked = await call(createTicket, question, who)
    expect(asked.data).toMatchObject({ about: { ...about, title: number } })
    expect((await kit.open(id, first)).tickets).toHaveLength(1)
    expect((await call(createTicket, question, await kit.payee())).code).not.toBe(1)
  })

  it('is unusual while a question about one of its bills or about itself is open', async () => {
    const ask = (kind: string, id: number) =>
      kit.server.asOwner(
        `insert into tickets (agent_id, number, member_id, mobile, source, language, category, subject, about_kind, about_id, asked_at, answer_due_at, created_at, updated_at)
         values ($1, $2, $3, '13900000009', 'ticket', 'en', 'bug', 'Why?', $4, $5, now(), now(), now(), now())`,
        [kit.server.agentId, `T-${kind}-${id}`, who.memberId, kind, id],
      )
    const has = async (id: number) =>
      (await kit.open(id, first)).unusual
        .filter(({ what }) => what === 'open_ticket')
        .map(({ count }) => count)
    const [a, b] = await kit.bills(who, 50_000, 60_000)
    await ask('bill', a as number)
    const one = await kit.requested(who, [a as number])
    const other = await kit.requested(who, [b as number])
    expect([await has(one.id), await has(other.id)]).toEqual([[1], []])
    const queued = (await kit.queue(first)).find(({ id }) => id === one.id)
    expect(queued?.unusual).toBe((await kit.open(one.id, first)).unusual.length)
    await ask('withdrawal', other.id)
    expect([await has(one.id), await has(other.id)]).toEqual([[1], [1]])
  })

  it('does not take bills that are somebody else’s, held, unconfirmed or in another one', async () => {
    const other = await kit.payee()
    const [stolen] = await kit.bills(other, 90_000)
    const [own] = await kit.bills(who, 90_000)
    const unconfirmed = await kit.bill(who, { share: 90_000n, status: 0 })
    const held = await kit.bill(who, { share: 90_000n, status: 10, remarks: 'A question about it' })
    const elsewhere = await billOfAnotherAgent()
    for (const foreign of [stolen as number, elsewhere]) {
      for (const bill_ids of [[foreign], [own as number, foreign]]) {
        expect((await call(previewWithdrawal, { bill_ids }, who)).status).toBe(404)
        expect((await kit.request(who, bill_ids, { net: '900.00' })).status).toBe(404)
      }
      expect(await kit.statusOf(foreign)).toBe(1)
    }
    for (const unready of [unconfirmed, held]) {
      expect((await kit.request(who, [own as number, unready], { net: '900.00' })).code).not.toBe(1)
    }
    await expectNothingWritten(who, [own as number])
    const { id } = await kit.requested(who, [own as number])
    const [extra] = await kit.bills(who, 90_000)
    expect((await kit.request(who, [own as number, extra as number], { net: '900.00' })).code).not.toBe(1)
    expect(await kit.statusOf(extra as number)).toBe(1)
    const late = await call(holdBill, { bill_id: own as number, remarks: 'A question about it' }, first)
    expect(late.msg).toContain('in a withdrawal')
    expect([await kit.statusOf(own as number), await kit.stateOf(id)]).toEqual([2, 'submitted'])
    expect(await kit.balance('in_withdrawal', who.memberId)).toBe(90_000)
  })

  async function billOfAnotherAgent(): Promise<number> {
    const agentId = await kit.server.anotherSite(`other-${Date.now()}.test`)
    const { database } = kit.server
    const { memberId } = await buildMember(database, agentId)
    return buildBill({ database, agentId }, memberId, { share: 90_000n, status: 1 })
  }

  it('stays as it was asked for when a correction comes meanwhile, which the next one takes up', async () => {
    const { id } = await kit.requested(who, await kit.bills(who, 90_000))
    const correction = await kit.bill(who, { share: -30_000n, total: -60_000n, tag: 'adjustment' })
    expect(await kit.approve(first, id)).toEqual(['approved'])
    expect(await kit.open(id, first)).toMatchObject({ share: '900.00' })
    expect(await kit.statusOf(correction)).toBe(1)
    expect((await markPaid(id)).code).toBe(1)
    const next = await kit.requested(who, await kit.bills(who, 90_000))
    expect(next.share).toBe('600.00')
    expect(await kit.statusOf(correction)).toBe(2)
    await expectEvenWithdrawals(kit.server.asOwner)
  })

  // Personal Information Protection Law, articles 14 and 29: another purpose, another consent.
  it('wait for the consent in its words of today, keep the choice, and go on with it', async () => {
    const who = await kit.payee()
    const owed = await kit.bills(who, 90_000)
    await kit.server.asOwner(
      `insert into consents (agent_id, member_id, kind, is_given, version, wording, at, address)
       select agent_id, member_id, kind, true, version, 1, now(), address from consents
       where member_id = $1 and kind = 'documents' order by id desc limit 1`,
      [who.memberId],
    )
    expect((await kit.preview(who, owed)).obstacles).toEqual(['no_consent'])
    await kit.server.call(giveDataConsent, { kind: 'documents' }, who)
    expect((await kit.preview(who, owed)).obstacles).toEqual([])
  })

  it('waits a day after a new account, and needs one in the verified name', async () => {
    const ids = await kit.bills(who, 90_000)
    await kit.bind(who, '6217001210012345672')
    const shown = await kit.preview(who, ids)
    expect(shown).toMatchObject({ obstacles: ['wait'], from: '2026-11-11T04:00:00.000Z' })
    expect((await kit.request(who, ids)).msg).toContain('24 hours')
    const bare = await kit.person()
    expect((await kit.preview(bare, await kit.bills(bare, 90_000))).obstacles).toEqual(['no_account'])
    const child = await kit.payee('minor')
    await kit.otherGuardian(child.memberId)
    expect((await kit.preview(child, await kit.bills(child, 90_000))).obstacles).toContain('account_outdated')
    const unbound = await kit.person('minor')
    const owed = await kit.bills(unbound, 90_000)
    expect((await kit.preview(unbound, owed)).obstacles).toEqual(['no_account'])
    expect((await kit.request(unbound, owed, { net: '880.00' })).code).not.toBe(1)
    expect(await kit.statusOf(owed[0] as number)).toBe(1)
  })

  it('waits a day after a new mobile, whoever has the session', async () => {
    const ids = await kit.bills(who, 90_000)
    const thief = { ...who, mobile: `138${who.mobile.slice(3)}` }
    const changed = await call(
      changeMobile,
      {
        ...{ new_mobile: thief.mobile, old_sms_code: await kit.code(who.mobile, 'change_mobile_from') },
        new_sms_code: await kit.code(thief.mobile, 'change_mobile_to'),
      },
      who,
    )
    expect(changed.code).toBe(1)
    for (const time of [kit.today, '2026-11-11T03:59:59Z']) {
      kit.setTime(time)
      expect((await kit.request(thief, ids)).msg).toContain('just changed')
    }
    await expectNothingWritten(who, ids)
    kit.setTime('2026-11-11T04:00:00Z')
    expect((await kit.request(thief, ids)).code).toBe(1)
  })

  it('pays the account as it was frozen, whatever is bound later', async () => {
    const { id } = await kit.requested(who, await kit.bills(who, 90_000))
    const frozen = { number_masked: '**** 3446', is_replaced: true }
    await kit.bind(who, '6217001210012345672')
    expect((await kit.open(id, first)).account).toMatchObject(frozen)
    expect(await kit.approve(first, id)).toEqual(['approved'])
    await removeAccount(who)
    expect((await kit.open(id, second)).account).toMatchObject(frozen)
    expect((await markPaid(id)).code).toBe(1)
    expect((await kit.open(id, second)).account).toMatchObject(frozen)
  })

  const removeAccount = async (owner: Person) => {
    const sms_code = await kit.code(owner.mobile, 'bank')
    expect((await call(removeBankAccount, { sms_code }, owner)).code).toBe(1)
  }

  it('of a minor goes to the guardian, whose phone gets the code', async () => {
    const child = await kit.payee('minor')
    const ids = await kit.bills(child, 90_000)
    const wrong = await kit.request(child, ids, { sms_code: await kit.code(child.mobile, 'withdraw') })
    expect(wrong.code).not.toBe(1)
    const { id } = await kit.requested(child, ids)
    expect(await kit.open(id, first)).toMatchObject({ payee: 'minor', account: { holder: '林大川' } })
    await kit.otherGuardian(child.memberId)
    expect(await kit.approve(first, id)).toEqual(['changed'])
    expect(await kit.stateOf(id)).toBe('cancelled')
    expect(await kit.statusOf(ids[0] as number)).toBe(1)
  })

  it('of a company comes with an invoice of the share, whose number is used once, and nothing is withheld', async () => {
    const company = await kit.payee('company')
    const ids = await kit.bills(company, 500_000)
    const uploadId = await kit.invoice(company)
    const shown = await kit.preview(company, ids)
    expect(shown).toMatchObject({
      needs_invoice: true,
      tax: '0.00',
      net: '5000.00',
      computation: { rule: 'company' },
    })
    const invoice = { number: '24442000000123456789', total: '5000.00', upload_id: uploadId }
    expect((await kit.request(company, ids)).code).not.toBe(1)
    expect((await kit.request(company, ids, { invoice: { ...invoice, total: '4999.99' } })).code).not.toBe(1)
    const { id } = await kit.requested(company, ids, { invoice })
    expect(await kit.approve(first, id)).toEqual(['approved'])
    const more = await kit.bills(company, 500_000)
    const again = await kit.request(company, more, { invoice })
    expect(JSON.stringify(again.data)).toContain('invoice.number')
    for (const role of ['reader', 'publisher'] as const) {
      const colleague = await buildColleague(kit.server, company.memberId, role)
      expect((await call(listWithdrawals, {}, colleague)).status, role).toBe(403)
      const input = { bill_ids: more, net: '5000.00', sms_code: await kit.code(colleague.mobile, 'withdraw') }
      expect((await call(requestWithdrawal, input, colleague)).status, role).toBe(403)
      expect((await call(cancelWithdrawal, { id }, colleague)).status, role).toBe(403)
    }
    expect(await kit.statusOf(more[0] as number)).toBe(1)
    expect(await kit.stateOf(id)).toBe('approved')
  })
})

describe('tax', () => {
  it('is that of what is approved, where one of the month’s withdrawals is cancelled and others come in another order', async () => {
    const [a, b, c] = await kit.bills(who, 100_000, 250_000, 300_000)
    const one = await kit.requested(who, [a as number])
    const gone = await kit.requested(who, [b as number])
    const last = await kit.requested(who, [c as number])
    expect(await kit.approve(first, last.id)).toEqual(['approved'])
    expect((await call(cancelWithdrawal, { id: gone.id }, who)).code).toBe(1)
    expect(await kit.approve(first, one.id)).toEqual(['asked'])
    const { version, net } = await kit.open(one.id, first)
    expect((await call(confirmWithdrawal, { id: one.id, version, net }, who)).code).toBe(1)
    expect(await kit.approve(first, one.id)).toEqual(['approved'])
    const withheld = await kit.server.asOwner(
      'select sum(income_minor)::int as income, sum(tax_minor)::int as tax from tax_lines where member_id = $1',
      [who.memberId],
    )
    // 4,000 in the month: 640, as if it had been one.
    expect(withheld).toEqual([{ income: 400_000, tax: 64_000 }])
    expect(await kit.statusOf(b as number)).toBe(1)
    await expectEvenWithdrawals(kit.server.asOwner)
  })

  it('is on the month’s total, whoever comes first; what differs from what was shown is confirmed again', async () => {
    const [a, b] = await kit.bills(who, 100_000, 300_000)
    const one = await kit.requested(who, [a as number])
    const other = await kit.requested(who, [b as number])
    expect([one.tax, other.tax]).toEqual(['40.00', '440.00'])
    expect(await kit.approve(first, other.id)).toEqual(['approved'])
    expect(await kit.approve(first, one.id)).toEqual(['asked'])
    const asked = (await call(readWithdrawal, { id: one.id }, who)).data as unknown as {
      state: string
      tax: string
      net: string
      version: number
      shown_before: { tax: string }
    }
    expect(asked).toMatchObject({
      state: 'to_confirm',
      tax: '200.00',
      net: '800.00',
      shown_before: { tax: '40.00' },
    })
    expect(
      (await call(confirmWithdrawal, { id: one.id, version: asked.version, net: '960.00' }, who)).code,
    ).not.toBe(1)
    expect(
      (await call(confirmWithdrawal, { id: one.id, version: asked.version, net: asked.net }, who)).code,
    ).toBe(1)
    expect(await kit.approve(first, one.id)).toEqual(['approved'])
    const lines = (await call(listTaxLines, { month: '2026-11' }, first)).data as {
      tax: string
      ledger_tax: string
    }
    expect(lines.tax).toBe(lines.ledger_tax)
  })

  it('of a payment that is given up in its month is made up for by the next one', async () => {
    const [a, b, c] = await kit.bills(who, 300_000, 200_000, 100_000)
    const one = await kit.requested(who, [a as number])
    await kit.approve(first, one.id)
    const other = await kit.requested(who, [b as number])
    expect(other.tax).toBe('360.00')
    await kit.approve(first, other.id)
    expect(
      (await call(voidPayout, { ...(await kit.seen(one.id)), reason: 'Wrong account' }, first)).code,
    ).not.toBe(1)
    expect(
      (await call(voidPayout, { ...(await kit.seen(one.id)), reason: 'Wrong account' }, second)).code,
    ).toBe(1)
    expect(await kit.statusOf(a as number)).toBe(1)
    // 3,000 in the month: 440, of which 360 are withheld.
    const next = await kit.requested(who, [c as number])
    expect(next).toMatchObject({ tax: '80.00', net: '920.00' })
  })

  it('of a passport holder waits for staff to settle residence, and then follows the table for non-residents', async () => {
    await kit.server.asOwner("update identity_checks set document = 'passport' where member_id = $1", [
      who.memberId,
    ])
    const withdrawal = await kit.requested(who, await kit.bills(who, 1_000_000))
    expect(withdrawal).toMatchObject({ tax: '0.00', computation: { rule: 'undecided' } })
    expect(await kit.approve(first, withdrawal.id)).toEqual(['rule_undecided'])
    // What an earlier version let staff choose says nothing about residence.
    await kit.server.asOwner(
      `insert into tax_choices (agent_id, member_id, rule, reason, chosen_by, chosen_at) values ($1, $2, 'none', 'Treaty', $3, now())`,
      [kit.server.agentId, who.memberId, first.staffId],
    )
    expect(await kit.approve(first, withdrawal.id)).toEqual(['rule_undecided'])
    const settled = { member_id: who.memberId, residence: 'non_resident', reason: 'No certificate' } as const
    expect((await call(settleResidence, settled, first)).code).toBe(1)
    expect(await kit.approve(first, withdrawal.id)).toEqual(['asked'])
    const asked = await kit.open(withdrawal.id, first)
    expect(asked).toMatchObject({
      ...{ tax: '590.00', net: '9410.00' },
      computation: { rule: 'non_resident', version: 2, rate: '', taxed: '8000.00', on_total: '590.00' },
    })
  })

  it('of a passport holder who is resident is that of everybody', async () => {
    await kit.server.asOwner("update identity_checks set document = 'passport' where member_id = $1", [
      who.memberId,
    ])
    const settled = { member_id: who.memberId, residence: 'resident', reason: '183 days' } as const
    expect((await call(settleResidence, settled, first)).code).toBe(1)
    const { tax, computation } = await kit.requested(who, await kit.bills(who, 1_000_000))
    expect({ tax, rule: computation.rule }).toEqual({ tax: '1600.00', rule: 'royalty' })
  })
})

describe('the desk', () => {
  it('approves or the member cancels, never both, when both do it at once', async () => {
    for (let time = 0; time < 6; time++) {
      const ids = await kit.bills(who, 90_000)
      const { id } = await kit.requested(who, ids)
      const payouts = [await kit.seen(id)]
      const [approved, cancelled] = await Promise.all([
        call(approvePayouts, { payouts }, first),
        call(cancelWithdrawal, { id }, who),
      ])
      const { results } = approved.data as unknown as OutputOf<typeof approvePayouts>
      const isApproved = results[0]?.outcome === 'approved'
      expect(cancelled.code === 1).toBe(!isApproved)
      expect(await kit.stateOf(id)).toBe(isApproved ? 'approved' : 'cancelled')
      expect(await kit.statusOf(ids[0] as number)).toBe(isApproved ? 2 : 1)
      await expectEvenWithdrawals(kit.server.asOwner)
    }
  })

  it('writes down what was before and after each decision', async () => {
    const { id } = await kit.requested(who, await kit.bills(who, 90_000))
    await kit.approve(first, id)
    await markPaid(id)
    await call(markPayoutReturned, { ...(await kit.seen(id)), reason: 'Account closed' }, second)
    await call(voidPayout, { ...(await kit.seen(id)), reason: 'Account closed' }, third)
    const other = await kit.requested(who, await kit.bills(who, 90_000))
    await call(refusePayout, { ...(await kit.seen(other.id)), reason: 'Not clear' }, first)
    const entries = await kit.server.asOwner<Record<'action' | 'was' | 'became', string>>(
      `select action, before ->> 'state' as was, after ->> 'state' as became from audit_entries
       where subject = 'withdrawal' and subject_id = any($1::text[]) order by id`,
      [[String(id), String(other.id)]],
    )
    expect(entries.map(({ action, was, became }) => [action, was, became])).toEqual([
      ['payout.approved', 'submitted', 'approved'],
      ['payout.paid', 'approved', 'paid'],
      ['payout.returned', 'paid', 'returned'],
      ['payout.void', 'returned', 'void'],
      ['payout.refused', 'submitted', 'refused'],
    ])
  })

  it('marks as paid what the bank paid between the approval and today', async () => {
    kit.setTime('2026-11-12T04:00:00Z')
    const { id } = await kit.requested(who, await kit.bills(who, 90_000))
    await kit.approve(first, id)
    const seen = await kit.seen(id)
    for (const paid_on of ['2026-11-11', '2026-11-13', '2026-02-30']) {
      expect((await call(markPayoutPaid, { ...seen, ...paid, paid_on }, second)).status, paid_on).toBe(422)
    }
    expect(await kit.stateOf(id)).toBe('approved')
    expect((await call(markPayoutPaid, { ...seen, ...paid, paid_on: '2026-11-12' }, second)).code).toBe(1)
  })

  it('refuses with a reason, and the money is back exactly once', async () => {
    const ids = await kit.bills(who, 90_000)
    const { id } = await kit.requested(who, ids)
    const seen = await kit.seen(id)
    const answers = await Promise.all([
      call(refusePayout, { ...seen, reason: 'Name and account differ' }, first),
      call(refusePayout, { ...seen, reason: 'Name and account differ' }, second),
      call(cancelWithdrawal, { id }, who),
    ])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    const refuseAgain = { ...(await kit.seen(id)), reason: 'Name and account differ' }
    expect((await call(refusePayout, refuseAgain, second)).code).not.toBe(1)
    expect(await kit.balance('member_available', who.memberId)).toBe(90_000)
    expect(await kit.balance('in_withdrawal', who.memberId)).toBe(0)
    expect(await kit.statusOf(ids[0] as number)).toBe(1)
    await expectEvenWithdrawals(kit.server.asOwner)
  })

  it('approves once, pays once, and takes back what the bank returns: paid again, or given up', async () => {
    const { id } = await kit.requested(who, await kit.bills(who, 90_000))
    const seen = await kit.seen(id)
    const [one, other] = await Promise.all([kit.approve(first, id), kit.approve(second, id)])
    expect([...(one ?? []), ...(other ?? [])].sort()).toEqual(['approved', 'changed'])
    const [sayer, approver] = one?.[0] === 'approved' ? [second, first] : [first, second]
    expect((await call(refusePayout, { ...seen, reason: 'Too late' }, third)).code).not.toBe(1)
    const twice = await Promise.all([markPaid(id, third), markPaid(id, third)])
    expect(twice.filter(({ code }) => code === 1)).toHaveLength(1)
    // Whoever looks again and asks again comes too late as well.
    expect((await markPaid(id, third)).code).not.toBe(1)
    expect(await kit.approve(third, id)).toEqual(['changed'])
    await expectEvenWithdrawals(kit.server.asOwner)
    const bank = await kit.balance('bank')
    const returned = { ...(await kit.seen(id)), reason: 'Account closed' }
    expect((await call(markPayoutReturned, returned, sayer)).code).toBe(1)
    expect(await kit.balance('bank')).toBe(bank - 88_000)
    for (const by of [sayer, approver]) expect((await markPaid(id, by)).status).toBe(403)
    expect((await markPaid(id, third)).code).toBe(1)
    expect(await kit.balance('bank')).toBe(bank)
    expect(
      (await call(markPayoutFailed, { ...(await kit.seen(id)), reason: 'Not paid' }, sayer)).code,
    ).not.toBe(1)
  })

  it.each(['failed', 'returned'] as const)(
    'does not let who says that it %s send it again or give it up',
    async outcome => {
      const { id } = await kit.requested(who, await kit.bills(who, 90_000))
      await kit.approve(first, id)
      await sayThatIt(outcome, id, second)
      expect(await kit.open(id, second)).toMatchObject({
        can: { pay: false, void: false },
        hands_off: 'said_before',
      })
      const paidAgain = await markPaid(id, second)
      expect([paidAgain.status, paidAgain.msg]).toEqual([403, expect.stringContaining('someone else')])
      const batched = await putInBatch(id, second)
      expect([batched.status, batched.msg]).toEqual([409, expect.stringContaining('failed or came back')])
      const givenUp = { ...(await kit.seen(id)), reason: 'Account closed' }
      expect((await call(voidPayout, givenUp, second)).status).toBe(403)
      expect(await kit.stateOf(id)).toBe(outcome)
      expect(await kit.open(id, third)).toMatchObject({ can: { pay: true, void: true }, hands_off: null })
      expect((await putInBatch(id, third)).code).toBe(1)
      // Said once, by two: neither of them sends it a third time.
      const failed = { ...(await kit.seen(id)), reason: 'Unknown account' }
      expect((await call(markPayoutFailed, failed, third)).code).toBe(1)
      expect([(await putInBatch(id, second)).status, (await putInBatch(id, third)).status]).toEqual([
        409, 409,
      ])
    },
  )

  it('lets who approved it give up what a colleague says came back, so that two people are enough', async () => {
    const [bill] = await kit.bills(who, 90_000)
    const { id } = await kit.requested(who, [bill as number])
    await kit.approve(first, id)
    await sayThatIt('returned', id, second)
    expect(await kit.open(id, first)).toMatchObject({
      can: { pay: false, void: true },
      hands_off: 'approved_before',
    })
    expect((await markPaid(id, first)).status).toBe(403)
    const givenUp = { ...(await kit.seen(id)), reason: 'Account closed' }
    expect((await call(voidPayout, givenUp, first)).code).toBe(1)
    expect(await kit.statusOf(bill as number)).toBe(1)
    await expectEvenWithdrawals(kit.server.asOwner)
  })

  it('pays again what came back on no day before it did', async () => {
    const { id } = await kit.requested(who, await kit.bills(who, 90_000))
    await kit.approve(first, id)
    expect((await markPaid(id, second)).code).toBe(1)
    // Half past midnight on the 20th in China.
    kit.setTime('2026-11-19T16:30:00Z')
    const returned = { ...(await kit.seen(id)), reason: 'Account closed' }
    expect((await call(markPayoutReturned, returned, second)).code).toBe(1)
    kit.setTime('2026-11-25T04:00:00Z')
    const paidOn = async (paid_on: string) =>
      call(markPayoutPaid, { ...(await kit.seen(id)), bank_reference: 'B2', paid_on }, third)
    const early = await paidOn('2026-11-19')
    expect([early.code, early.data]).toMatchObject([
      1422,
      { fields: [{ field: 'paid_on', message: expect.stringContaining('returned') }] },
    ])
    expect((await paidOn('2026-11-20')).code).toBe(1)
  })

  it('counts no approval of somebody who has left: two who are here approve', async () => {
    const leaving = await kit.session('Leaving')
    const { id } = await kit.requested(who, await kit.bills(who, 7_000_000))
    expect(await kit.approve(leaving, id)).toEqual(['first_approval'])
    await kit.server.asOwner("update staff set state = 'suspended' where id = $1", [leaving.staffId])
    expect(await kit.open(id, first)).toMatchObject({ approvals: [] })
    expect(await kit.approve(first, id)).toEqual(['first_approval'])
    expect(await kit.approve(second, id)).toEqual(['approved'])
  })

  it('wants two approvals and a third who pays above an amount', async () => {
    const { id } = await kit.requested(who, await kit.bills(who, 7_000_000))
    expect(await kit.approve(first, id)).toEqual(['first_approval'])
    expect(await kit.approve(first, id)).toEqual(['not_yours'])
    expect(await kit.stateOf(id)).toBe('submitted')
    expect(await kit.approve(second, id)).toEqual(['approved'])
    expect((await markPaid(id, second)).status).toBe(403)
    expect((await markPaid(id, third)).code).toBe(1)
  })

  it.each([
    ['ICBC', ['China Construction Bank']],
    ['CCB', []],
    [undefined, []],
  ])('says that a card is of another bank than its holder named: %s', async (bank_code, told) => {
    kit.setTime('2026-10-02T04:00:00Z')
    const [account] = await kit.server.asOwner<{ holder: string }>(
      'select holder from bank_accounts where member_id = $1',
      [who.memberId],
    )
    const sms_code = await kit.code(who.mobile, 'bank')
    const wanted = { holder: account?.holder ?? '', number: '6217001210012345672', sms_code }
    expect((await call(bindBankAccount, { ...wanted, ...(bank_code && { bank_code }) }, who)).code).toBe(1)
    kit.setTime(kit.today)
    const { id } = await kit.requested(who, await kit.bills(who, 90_000))
    const { unusual } = await kit.open(id, first)
    expect(unusual.filter(({ what }) => what === 'other_bank').map(({ note }) => note)).toEqual(told)
  })

  it('is closed to other roles, and to who is paid', async () => {
    const { id } = await kit.requested(who, await kit.bills(who, 90_000))
    const support = await buildStaff(kit.server, { roles: ['support', 'editor', 'rights', 'admin'] })
    const session = (await support.openSession()) as typeof second
    const payouts = [await kit.seen(id)]
    expect((await call(approvePayouts, { payouts }, session)).status).toBe(403)
    expect((await markPaid(id, session)).status).toBe(403)
    expect(await kit.stateOf(id)).toBe('submitted')
    const namesake = await kit.session('陈夜航')
    expect(await kit.approve(namesake, id)).toEqual(['not_yours'])
    expect((await kit.open(id, namesake)).hands_off).toBe('own')
  })

  it('is closed to somebody who had the name of who is paid, whatever they are called now', async () => {
    const { id } = await kit.requested(who, await kit.bills(who, 90_000))
    const admin = await loggedInStaff(kit.server, { roles: ['admin'] })
    const namesake = await kit.session('陈夜航')
    const [{ id: staffId } = { id: '' }] = await kit.server.asOwner<{ id: string }>(
      "select id from staff where name = '陈夜航' order by id desc limit 1",
    )
    for (const name of ['李明', '王芳']) {
      const renamed = await kit.server.call(changeStaff, { id: Number(staffId), name }, admin)
      expect(renamed).toMatchObject({ code: 1, data: null })
      expect(await kit.approve(namesake, id)).toEqual(['not_yours'])
      expect((await kit.open(id, namesake)).hands_off).toBe('own')
    }
  })

  it('does not approve for a frozen member, and says what is unusual', async () => {
    const { id } = await kit.requested(who, await kit.bills(who, 90_000))
    const opened = await kit.open(id, first)
    expect(opened.unusual.map(({ what }) => what)).toContain('first_payout')
    await kit.server.asOwner("update members set state = 'frozen' where id = $1", [who.memberId])
    expect(await kit.approve(first, id)).toEqual(['frozen'])
    await kit.server.asOwner("update members set state = 'active' where id = $1", [who.memberId])
    expect(await kit.approve(first, id)).toEqual(['approved'])
    const { payable } = (await call(summarisePayouts, {}, first)).data as { payable: { payouts: number } }
    const others = (await call(summarisePayouts, {}, second)).data as { payable: { payouts: number } }
    expect(others.payable.payouts).toBeGreaterThan(payable.payouts)
  })
})

describe('bills to choose from', () => {
  it('say why they cannot be chosen yet, and from when on they can', async () => {
    const [now] = await kit.bills(who, 90_000)
    const unconfirmed = await kit.bill(who, { share: 1n, status: 0 })
    const held = await kit.bill(who, { share: 1n, status: 10, remarks: 'A question about the credits' })
    const payable = await call(listPayableBills, { when: 'now' }, who)
    expect(payable.data).toMatchObject({
      bills: 1,
      share: '900.00',
      minimum: '100.00',
      items: [{ id: now, why_not: null }],
    })
    const later = (await call(listPayableBills, { when: 'later' }, who)).data as unknown as {
      items: { id: number; why_not: string; confirms_at: string | null; remarks: string }[]
    }
    expect(later.items.map(({ id, why_not }) => [id, why_not]).sort()).toEqual([
      [unconfirmed, 'to_confirm'],
      [held, 'held'],
    ])
    expect(((await kit.preview(who, [now as number])) as Preview).chosen).toBe(1)
  })
})
