// Income of closed accounts: seen, claimed by two people for a third, paid once, and back where it was when that comes to nothing.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { closeAccount } from '#contract/identity/security-calls'
import {
  markPayoutFailed,
  markPayoutPaid,
  markPayoutReturned,
  refusePayout,
  voidPayout,
} from '#contract/payouts/payout-desk-calls'
import { confirmClaim, listUnclaimed, proposeClaim, refuseClaim } from '#contract/payouts/unclaimed-calls'
import { cancelWithdrawal, listWithdrawals } from '#contract/payouts/withdrawal-calls'
import { unclaimedExportPath } from '#contract/payouts/withdrawal-files'
import { createLog } from '../../../platform/log'
import { buildStaff } from '../../../testing/build-staff'
import { payoutKit } from '../../../testing/payout-kit'
import type { Person } from '../../../testing/split-kit'
import { upload } from '../../../testing/upload'
import { emptyDueAccount } from '../../identity/identity.public'
import { leaveUnclaimed } from '../../income/income.public'

let kit: Awaited<ReturnType<typeof payoutKit>>
let first: Awaited<ReturnType<typeof kit.session>>
let second: Awaited<ReturnType<typeof kit.session>>
let third: Awaited<ReturnType<typeof kit.session>>
let fourth: Awaited<ReturnType<typeof kit.session>>
let gone: Person
let heir: Person
beforeAll(async () => {
  kit = await payoutKit()
  first = await kit.session('First')
  second = await kit.session('Second')
  third = await kit.session('Third')
  fourth = await kit.session('Fourth')
})
beforeEach(async () => {
  await kit.server.forgive()
  gone = await kit.payee()
  heir = await kit.payee()
})
afterAll(() => kit.server.close())

const call: typeof kit.server.call = (...args) => kit.server.call(...args)
const reason = 'Identity card and the old contract were shown at the counter'

/** As the day of an account that closes leaves it. */
async function close({ memberId }: Person) {
  const { database, agentId } = kit.server
  await database.change(agentId, tx => leaveUnclaimed(tx, memberId, new Date(kit.today)))
  await kit.server.asOwner("update members set state = 'closed', nickname = '' where id = $1", [memberId])
}

type Unclaimed = OutputOf<typeof listUnclaimed>
const list = async (who = first) =>
  (await call(listUnclaimed, { limit: 100 }, who)).data as unknown as Unclaimed
const rowOf = async (person: Person, who = first) =>
  (await list(who)).items.find(({ member_id }) => member_id === person.memberId)
const propose = (wanted: Partial<{ member_id: number; mobile: string; reason: string }> = {}, who = first) =>
  send({ member_id: gone.memberId, mobile: heir.mobile, reason, ...wanted }, who)
/** With a company's invoice, or without. */
const send = async (wanted: Record<string, unknown>, who = first, invoice?: Buffer) => {
  const fields = Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, String(value)]))
  return upload(kit.server, proposeClaim, fields, invoice, who, 'invoice.pdf')
}

async function proposed(who = first): Promise<number> {
  const answered = await propose({}, who)
  if (answered.code !== 1) throw new Error(`not proposed: ${answered.msg} ${JSON.stringify(answered.data)}`)
  return (await rowOf(gone))?.claim?.id as number
}

async function claimed(): Promise<number> {
  const answered = await call(confirmClaim, { id: await proposed() }, second)
  if (answered.code !== 1) throw new Error(`not confirmed: ${answered.msg}`)
  return (answered.data as { withdrawal_id: number }).withdrawal_id
}

describe('unclaimed income', () => {
  it('is listed with its sum, since when, and what of it can be paid', async () => {
    await kit.bills(gone, 30_000, 20_000)
    await kit.bill(gone, { share: 0n, total: 0n, status: 0 })
    await close(gone)
    const { items, sums } = await list()
    expect(items.find(({ member_id }) => member_id === gone.memberId)).toMatchObject({
      ...{
        amount: '500.00',
        currency: 'CNY',
        bills: 2,
        claimable: '500.00',
        claimable_bills: 2,
        claim: null,
      },
      since: new Date(kit.today).toISOString(),
    })
    const all = items.reduce((sum, { amount }) => sum + Number(amount) * 100, 0)
    expect(sums).toMatchObject([{ currency: 'CNY', accounts: items.length }])
    expect(Math.round(Number(sums[0]?.amount) * 100)).toBe(Math.round(all))
    expect(await kit.balance('unclaimed')).toBe(Math.round(all))
  })

  it('leaves as a file that says the same, and that is written down', async () => {
    await kit.bills(gone, 30_000)
    await close(gone)
    const { cookies } = first
    const headers = { host: kit.server.domain, 'accept-language': 'en' }
    const file = await kit.server.app.inject({ url: unclaimedExportPath, cookies, headers })
    expect(file.statusCode).toBe(200)
    expect(file.body).toMatch(new RegExp(`"${gone.memberId}",300.00,300.00,"CNY",1,`))
    const [entry] = await kit.server.asOwner<{ action: string }>(
      "select action from audit_entries where action = 'payout.unclaimedExported' limit 1",
    )
    expect(entry).toBeTruthy()
  })

  it('is not confirmed once its proposer has left the staff, but refused and proposed anew', async () => {
    await kit.bills(gone, 30_000)
    await close(gone)
    const leaving = await kit.session('Leaving')
    const id = await proposed(leaving)
    await kit.server.asOwner("update staff set state = 'suspended' where id = $1", [leaving.staffId])
    const confirmed = await call(confirmClaim, { id }, second)
    expect([confirmed.status, confirmed.msg]).toEqual([
      409,
      expect.stringContaining('no longer works in finance'),
    ])
    expect(await kit.balance('in_withdrawal', heir.memberId)).toBe(0)
    expect((await call(refuseClaim, { id, reason: 'Proposed anew' }, second)).code).toBe(1)
    expect(await claimed()).toBeGreaterThan(0)
  })

  it('is of one site alone, and for finance', async () => {
    await kit.bills(gone, 30_000)
    await close(gone)
    expect((await call(listUnclaimed, {}, heir)).code).not.toBe(1)
    const id = await proposed()
    expect(id).toBeGreaterThan(0)
    const agentId = await kit.server.anotherSite('elsewhere-claims.test')
    const { database, services } = kit.server
    const staff = await buildStaff({ database, services, agentId }, { roles: ['finance'] })
    const opened = await staff.openSession()
    await kit.server.asOwner("update staff_sessions set ends_at = '2100-01-01', last_seen_at = '2099-12-31'")
    const other = { ...opened, headers: { host: 'elsewhere-claims.test' } }
    expect(((await call(listUnclaimed, {}, other)).data as unknown as Unclaimed).items).toEqual([])
    expect((await call(confirmClaim, { id }, other)).code).toBe(1404)
    expect((await call(refuseClaim, { id, reason: 'no' }, other)).code).toBe(1404)
    const stranger = await call(
      proposeClaim,
      { member_id: gone.memberId, mobile: heir.mobile, reason },
      other,
    )
    expect(stranger.code).not.toBe(1)
  })
})

describe('a claim', () => {
  it('goes to the claimant as a withdrawal, taxed as theirs, and is paid', async () => {
    await kit.bills(gone, 150_000, 50_000)
    await close(gone)
    const id = await claimed()
    expect(await kit.balance('unclaimed', gone.memberId)).toBe(0)
    expect(await kit.balance('in_withdrawal', heir.memberId)).toBe(200_000)
    expect(await kit.open(id, second)).toMatchObject({
      ...{ kind: 'claim', share: '2000.00', tax: '240.00', net: '1760.00', state: 'submitted' },
      member: { id: heir.memberId },
    })
    expect(await kit.differences()).toEqual([])
    expect(await rowOf(gone)).toBeUndefined()
    const own = (await call(listWithdrawals, {}, heir)).data as unknown as OutputOf<typeof listWithdrawals>
    expect(own).toMatchObject({ on_the_way: '1760.00', items: [{ id, can: { cancel: false } }] })
    expect((await call(cancelWithdrawal, { id }, heir)).code).toBe(1409)
    // Who proposed it neither confirms nor approves nor pays, and who confirmed it does not approve.
    expect(await kit.approve(first, id)).toEqual(['not_yours'])
    expect(await kit.approve(second, id)).toEqual(['not_yours'])
    expect((await kit.open(id, second)).hands_off).toBe('started_before')
    expect(await kit.approve(third, id)).toEqual(['approved'])
    const paid = { ...(await kit.seen(id)), bank_reference: 'B1', paid_on: '2026-11-10' }
    for (const by of [first, third]) expect((await call(markPayoutPaid, paid, by)).status).toBe(403)
    expect((await call(markPayoutPaid, paid, second)).code).toBe(1)
    expect(await kit.balance('in_withdrawal', heir.memberId)).toBe(0)
    expect(await kit.differences()).toEqual([])
    const told = await kit.server.asOwner<{ template: string }>(
      'select template from messages where member_id = $1 order by id',
      [heir.memberId],
    )
    expect(told.map(({ template }) => template)).toContain('payouts.told.claimed')
    const log = await kit.server.asOwner<{ action: string }>(
      "select action from audit_entries where subject = 'incomeClaim' order by id desc limit 2",
    )
    expect(log.map(({ action }) => action)).toEqual(['payout.claimConfirmed', 'payout.claimProposed'])
  })

  it('tells whether the same person was paid before', async () => {
    await kit.bills(gone, 30_000)
    await close(gone)
    await proposed()
    expect((await rowOf(gone))?.claim?.likeness).toBe('other')
    await kit.server.asOwner('update identity_checks set number_index = null where member_id = $1', [
      gone.memberId,
    ])
    await kit.server.asOwner(
      `update identity_checks set number_index = (select holder_index from bank_accounts where member_id = $2 limit 1) where member_id = $1`,
      [heir.memberId, gone.memberId],
    )
    const claim = (await rowOf(gone))?.claim
    await call(refuseClaim, { id: claim?.id as number, reason: 'Look again' }, first)
    await proposed()
    expect((await rowOf(gone))?.claim?.likeness).toBe('same')
  })

  it('needs two people, and is decided once', async () => {
    await kit.bills(gone, 90_000)
    await close(gone)
    const id = await proposed()
    expect((await rowOf(gone))?.claim).toMatchObject({
      can: { confirm: false, refuse: true },
      hands_off: 'proposed_before',
    })
    expect((await rowOf(gone, second))?.claim).toMatchObject({ can: { confirm: true }, hands_off: null })
    expect((await call(confirmClaim, { id }, first)).code).toBe(1403)
    expect((await propose({}, second)).msg).toBe(
      'A claim on this account is already waiting for confirmation.',
    )
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(confirmClaim, { id }, second)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(await kit.balance('in_withdrawal', heir.memberId)).toBe(90_000)
    const again = await call(refuseClaim, { id, reason: 'Too late' }, second)
    expect(again.code).toBe(1409)
    // Nothing is left to be claimed a second time.
    expect((await propose({}, second)).code).toBe(1409)
    expect(await kit.differences()).toEqual([])
  })

  it('that is refused at the desk leaves the money unclaimed again, once', async () => {
    await kit.bills(gone, 90_000)
    await close(gone)
    const id = await claimed()
    expect((await call(refusePayout, { ...(await kit.seen(id)), reason: 'Wrong person' }, second)).code).toBe(
      1,
    )
    expect(await kit.balance('unclaimed', gone.memberId)).toBe(90_000)
    expect(await kit.balance('member_available', heir.memberId)).toBe(0)
    expect(await kit.differences()).toEqual([])
    expect((await rowOf(gone))?.claimable).toBe('900.00')
    await claimed()
    expect(await kit.balance('in_withdrawal', heir.memberId)).toBe(90_000)
  })

  it('whose posting is taken back goes back first, and nothing is left of it', async () => {
    const { reportId, billId } = await kit.earned(gone, '1000', first)
    await close(gone)
    const id = await claimed()
    await kit.reverse(reportId, second)
    expect([await kit.stateOf(id), await kit.statusOf(billId)]).toEqual(['cancelled', 4])
    expect(await kit.balance('unclaimed', gone.memberId)).toBe(0)
    expect(await kit.balance('member_pending', gone.memberId)).toBe(0)
    expect(await kit.balance('member_available', heir.memberId)).toBe(0)
    expect(await kit.differences()).toEqual([])
  })

  it('is for a verified person with an account here, and of a closed account', async () => {
    await kit.bills(gone, 90_000)
    expect((await propose()).code).toBe(1409)
    await close(gone)
    expect((await propose({ mobile: '13999999999' })).code).toBe(1422)
    const unbound = await kit.person()
    expect((await propose({ mobile: unbound.mobile })).code).toBe(1422)
    expect((await propose({ member_id: 999_999 })).code).toBe(1404)
    expect((await propose({ reason: ' ' })).code).toBe(1422)
    const { holder } = (
      await kit.server.asOwner<{ holder: string }>('select holder from bank_accounts where member_id = $1', [
        heir.memberId,
      ])
    )[0] as { holder: string }
    const namesake = await kit.session(holder)
    expect((await propose({}, namesake)).code).toBe(1403)
    const id = await proposed()
    expect((await call(confirmClaim, { id }, namesake)).code).toBe(1403)
    await kit.bind(heir, '6222020200112233453')
    const waits = await call(confirmClaim, { id }, second)
    expect([waits.code, waits.msg]).toEqual([1409, expect.stringContaining('24 hours')])
    expect(await kit.balance('unclaimed', gone.memberId)).toBe(90_000)
  })

  it('goes to a company against its invoice over exactly what can be paid, and to nobody else', async () => {
    await kit.bills(gone, 90_000)
    await close(gone)
    const company = await kit.payee('company')
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
    const about = { member_id: gone.memberId, mobile: company.mobile, reason }
    const invoice = { invoice_number: '24442000000012345678', invoice_total: '900.00' }
    expect((await send(about)).code).toBe(1422)
    expect((await send({ ...about, ...invoice })).code).toBe(1422)
    expect((await send({ ...about, ...invoice, invoice_total: '900.01' }, first, pdf)).code).toBe(1422)
    expect((await send({ ...about, ...invoice, mobile: heir.mobile }, first, pdf)).code).toBe(1422)
    expect((await send({ ...about, ...invoice }, first, pdf)).code).toBe(1)
    const id = (await rowOf(gone))?.claim?.id as number
    const confirmed = await call(confirmClaim, { id }, second)
    expect(confirmed.code).toBe(1)
    const [made] = await kit.server.asOwner(
      'select kind, rule, tax_minor::int as tax, net_minor::int as net, invoice_number from withdrawals where member_id = $1',
      [company.memberId],
    )
    expect(made).toEqual({
      ...{ kind: 'claim', rule: 'company', tax: 0, net: 90_000, invoice_number: invoice.invoice_number },
    })
    expect(await kit.differences()).toEqual([])
  })

  it('is not for staff who share a mobile, a document or a name with whoever is paid', async () => {
    await kit.bills(gone, 90_000)
    await close(gone)
    const staff = await kit.session('Somebody')
    const own = (sql: string, ...values: unknown[]) => kit.server.asOwner(sql, values)
    expect((await propose({ mobile: '13999999999' }, staff)).code).toBe(1422)
    await own('update staff set own_mobile = $1 where id = $2', heir.mobile, staff.staffId)
    expect((await propose({}, staff)).code).toBe(1403)
    // The same person under another account, by the number of the document.
    const other = await kit.person()
    await own('update staff set own_mobile = $1 where id = $2', other.mobile, staff.staffId)
    await own(
      "update identity_checks set state = 'ended', number_index = (select number_index from identity_checks where member_id = $1) where member_id = $2",
      ...[heir.memberId, other.memberId],
    )
    expect((await propose({}, staff)).code).toBe(1403)
    // The name, however it is written.
    const [account] = await kit.server.asOwner<{ holder: string }>(
      'select holder from bank_accounts where member_id = $1',
      [heir.memberId],
    )
    const spaced = [...(account?.holder ?? '')].join(' ')
    await own('update staff set own_mobile = null, name = $1 where id = $2', spaced, staff.staffId)
    expect((await propose({}, staff)).code).toBe(1403)
    // Who represents a company is paid with it.
    const company = await kit.payee('company')
    await own(
      "update enterprise_checks set legal_representative = 'Some Body' where member_id = $1",
      company.memberId,
    )
    await own("update staff set name = 'some body' where id = $1", staff.staffId)
    expect((await propose({ mobile: company.mobile }, staff)).code).toBe(1403)
  })
})

describe('a payout that comes back when its account has closed', () => {
  const desk = async (deed: Parameters<typeof call>[0], id: number, more: object, by = second) => {
    const answered = await call(deed, { ...(await kit.seen(id)), ...more } as never, by)
    if (answered.code !== 1) throw new Error(`${deed.path}: ${answered.msg}`)
  }
  const pay = (id: number) => desk(markPayoutPaid, id, { bank_reference: 'B1', paid_on: '2026-11-10' })

  /** Its owner asks, is paid, and the days to think it over pass. */
  async function closedAfterPay(): Promise<number> {
    await kit.server.asOwner("update works set status = '100' where member_id = $1", [gone.memberId])
    const sms_code = await kit.code(gone.mobile, 'delete_account')
    expect((await call(closeAccount, { sms_code }, gone)).code).toBe(1)
    const [made] = await kit.server.asOwner<{ id: string }>(
      "select id from withdrawals where member_id = $1 and kind = 'closing'",
      [gone.memberId],
    )
    const id = Number(made?.id)
    await kit.approve(first, id)
    await pay(id)
    await kit.server.asOwner("update members set closes_at = now() - interval '1 day' where id = $1", [
      gone.memberId,
    ])
    const { agentId, database, services } = kit.server
    const payload = { memberId: gone.memberId }
    await emptyDueAccount.run({ agentId, database, services, payload, log: createLog('silent') })
    return id
  }

  async function isClaimedAndPaid() {
    const id = await claimed()
    expect(await kit.approve(third, id)).toEqual(['approved'])
    const paid = { ...(await kit.seen(id)), bank_reference: 'B2', paid_on: '2026-11-10' }
    // It went to a bank before, by the one who says that it came back.
    for (const by of [first, second]) expect((await call(markPayoutPaid, paid, by)).status).toBe(403)
    expect((await call(markPayoutPaid, paid, fourth)).code).toBe(1)
    expect(await kit.balance('unclaimed', gone.memberId)).toBe(0)
    expect(await kit.differences()).toEqual([])
  }

  it('waits to be claimed once it is given up', async () => {
    await kit.bills(gone, 60_000, 40_000)
    const id = await closedAfterPay()
    await desk(markPayoutReturned, id, { reason: 'Account closed' })
    await desk(voidPayout, id, { reason: 'Account closed' }, first)
    expect(await kit.balance('member_available', gone.memberId)).toBe(0)
    expect(await kit.balance('unclaimed', gone.memberId)).toBe(100_000)
    expect(await kit.differences()).toEqual([])
    expect(await rowOf(gone)).toMatchObject({ amount: '1000.00', bills: 2, claimable: '1000.00' })
    await isClaimedAndPaid()
  })

  it('and fails when it is sent again does too, and what it had made good is owed again', async () => {
    const { reportId, billId } = await kit.earned(gone, '1000', first)
    const before = await kit.requested(gone, [billId])
    await kit.approve(first, before.id)
    await pay(before.id)
    await kit.reverse(reportId, second)
    const debt = Math.round(Number(before.share) * 100)
    await kit.bills(gone, 200_000)
    const id = await closedAfterPay()
    expect(await kit.balance('member_debt', gone.memberId)).toBe(0)
    await desk(markPayoutReturned, id, { reason: 'Account closed' })
    await kit.server.asOwner("update withdrawals set state = 'in_batch' where id = $1", [id])
    await desk(markPayoutFailed, id, { reason: 'Account closed' })
    await desk(voidPayout, id, { reason: 'Account closed' }, first)
    expect(await kit.balance('member_debt', gone.memberId)).toBe(-debt)
    expect(await kit.balance('unclaimed', gone.memberId)).toBe(200_000)
    expect(await kit.differences()).toEqual([])
    expect((await rowOf(gone))?.claimable).toBe(((200_000 - debt) / 100).toFixed(2))
    await isClaimedAndPaid()
  })
})
