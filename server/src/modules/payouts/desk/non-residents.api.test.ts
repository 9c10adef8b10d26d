// What is withheld from people who are not resident: the month counts as one, also when several approve at the same moment, and a treaty document takes
// two people. The sources of the rule are named in contract/src/payouts/non-resident-tax.test.ts.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nonResidentIn, nonResidentTaxOn } from '#contract/payouts/non-resident-tax'
import { listTaxLines, settleResidence, voidPayout } from '#contract/payouts/payout-desk-calls'
import { royaltyTaxOn, royaltyToday } from '#contract/payouts/royalty-tax'
import { confirmTreaty, endTreaty, proposeTreaty } from '#contract/payouts/treaty-calls'
import { payoutKit } from '../../../testing/payout-kit'
import type { Person } from '../../../testing/split-kit'
import { upload } from '../../../testing/upload'

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
  await kit.server.asOwner('update agents set double_approval_above = null')
})
beforeEach(async () => {
  await kit.server.forgive()
  who = await kit.payee()
})
afterAll(() => kit.server.close())

const call: typeof kit.server.call = (...args) => kit.server.call(...args)
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const law = nonResidentIn('2026-11')

async function settle(residence: 'resident' | 'non_resident' = 'non_resident', person = who) {
  await kit.server.asOwner("update identity_checks set document = 'passport' where member_id = $1", [
    person.memberId,
  ])
  const { memberId: member_id } = person
  const settled = await call(settleResidence, { member_id, residence, reason: 'Days in China' }, first)
  expect(settled.code).toBe(1)
}

const propose = (wanted: Partial<Record<'rate' | 'valid_until' | 'reason', string>> = {}, by = first) =>
  upload(
    kit.server,
    proposeTreaty,
    {
      ...{ member_id: String(who.memberId), rate: '10', valid_until: '2027-06-30' },
      ...{ reason: 'Certificate of residence, treaty article 12', ...wanted },
    },
    pdf,
    by,
    'certificate.pdf',
  )

const treatyId = async () =>
  Number((await kit.server.asOwner<{ id: string }>('select max(id) as id from tax_treaties'))[0]?.id)

async function treaty(rate = '10', wanted: { valid_until?: string } = {}) {
  expect((await propose({ rate, ...wanted })).code).toBe(1)
  expect((await call(confirmTreaty, { id: await treatyId() }, second)).code).toBe(1)
}

const withheld = async () =>
  (
    await kit.server.asOwner<{ income: string; tax: string }>(
      `select sum(income_minor)::text as income, sum(tax_minor)::text as tax from tax_lines
       where member_id = $1 and kind in ('withheld', 'void')`,
      [who.memberId],
    )
  ).map(({ income, tax }) => [BigInt(income), BigInt(tax)])[0] as [bigint, bigint]

describe('a month in parts, approved by several at the same moment', () => {
  const parts = [1_000_000, 10_000, 333_333, 4_000_001, 2_500_000, 10_007]
  const total = BigInt(parts.reduce((sum, part) => sum + part, 0))

  it.each([
    ['royalties of a resident', () => settle('resident'), royaltyTaxOn(total, royaltyToday())],
    ['a non-resident', () => settle(), nonResidentTaxOn(total, law, null)],
    ['a non-resident with a treaty', () => settle().then(() => treaty()), nonResidentTaxOn(total, law, 1000)],
  ])('withholds for %s what the whole asks for', async (_, prepare, tax) => {
    await prepare()
    const bills = await kit.bills(who, ...parts)
    for (const bill of bills) await kit.requested(who, [bill])
    await kit.approveTogether(who, [first, second, third])
    expect(await withheld()).toEqual([total, tax])
    expect(await kit.taxDifferences()).toEqual([])
  })
})

describe('a treaty document', () => {
  beforeEach(() => settle())

  it('lowers nothing before another person confirms it', async () => {
    expect((await propose()).code).toBe(1)
    const id = await treatyId()
    const share = 10_000_000
    const withdrawal = await kit.requested(who, await kit.bills(who, share))
    expect(withdrawal).toMatchObject({ tax: '20840.00', computation: { rate: '' } })
    expect(await kit.open(withdrawal.id, first)).toMatchObject({
      treaties: [
        {
          ...{ id, state: 'proposed', rate: '10.00', valid_until: '2027-06-30', is_valid: true },
          ...{ proposed_by: 'First', can: { confirm: false, end: true }, hands_off: 'proposed_before' },
        },
      ],
      can: { settleResidence: true, proposeTreaty: true },
    })
    expect((await call(confirmTreaty, { id }, first)).status).toBe(403)
    expect((await propose({}, second)).code).not.toBe(1)
    expect((await call(confirmTreaty, { id }, second)).code).toBe(1)
    expect((await call(confirmTreaty, { id }, third)).code).not.toBe(1)
    expect(await kit.approve(third, withdrawal.id)).toEqual(['asked'])
    expect(await kit.open(withdrawal.id, third)).toMatchObject({
      tax: '10000.00',
      computation: { rate: '10.00', by_table: '20840.00', on_total: '10000.00', version: 2 },
      treaties: [{ state: 'confirmed', confirmed_by: 'Second' }],
    })
    const log = await kit.server.asOwner<{ action: string }>(
      "select action from audit_entries where subject_id = $1 and action like 'payout.treaty%' order by id",
      [String(who.memberId)],
    )
    expect(log.map(({ action }) => action)).toEqual(['payout.treatyProposed', 'payout.treatyConfirmed'])
  })

  it('is opened by whoever decides, and says what it is', async () => {
    await treaty()
    const { id } = await kit.requested(who, await kit.bills(who, 100_000))
    const [shown] = (await kit.open(id, second)).treaties
    const opened = await kit.server.app.inject({
      ...{ url: shown?.url ?? '', cookies: second.cookies, headers: { host: kit.server.domain } },
    })
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  it('counts to its last day, and no longer', async () => {
    await treaty('0', { valid_until: '2026-11-30' })
    const [one, other] = await kit.bills(who, 1_000_000, 1_000_000)
    kit.setTime('2026-11-30T15:59:00Z')
    expect((await kit.requested(who, [one as number])).tax).toBe('0.00')
    kit.setTime('2026-11-30T16:00:00Z')
    expect((await kit.requested(who, [other as number])).tax).toBe('590.00')
  })

  it('ends with a word of one person, and when another one is confirmed', async () => {
    await treaty('10')
    await treaty('5')
    const share = 10_000_000
    expect((await kit.preview(who, await kit.bills(who, share))).tax).toBe('5000.00')
    const states = () =>
      kit.server.asOwner<{ state: string }>(
        'select state from tax_treaties where member_id = $1 order by id',
        [who.memberId],
      )
    expect(await states()).toEqual([{ state: 'ended' }, { state: 'confirmed' }])
    const id = await treatyId()
    expect((await call(endTreaty, { id, reason: 'Revoked by the bureau' }, first)).code).toBe(1)
    expect((await call(endTreaty, { id, reason: 'Again' }, first)).code).not.toBe(1)
    expect(await states()).toEqual([{ state: 'ended' }, { state: 'ended' }])
    expect((await kit.preview(who, await kit.bills(who, share))).tax).toBe('20840.00')
    expect((await propose()).code).toBe(1)
    expect((await call(endTreaty, { id: await treatyId(), reason: 'Unreadable' }, second)).code).toBe(1)
    expect((await call(confirmTreaty, { id: await treatyId() }, third)).code).not.toBe(1)
  })

  it('is refused where it cannot count', async () => {
    expect((await propose({ rate: '100' })).code).toBe(1422)
    expect((await propose({ rate: '1.234' })).code).toBe(1422)
    expect((await propose({ valid_until: '2026-11-09' })).code).toBe(1422)
    who = await kit.payee()
    expect((await propose()).code).not.toBe(1)
    expect((await call(confirmTreaty, { id: 999_999 }, first)).code).not.toBe(1)
  })

  it('is not confirmed for who has left finance, nor for oneself', async () => {
    const leaver = await kit.session('Leaver')
    expect((await propose({}, leaver)).code).toBe(1)
    const id = await treatyId()
    await kit.server.asOwner("update staff set roles = '{support}' where id = $1", [leaver.staffId])
    expect((await call(confirmTreaty, { id }, second)).code).not.toBe(1)
    await kit.server.asOwner('update staff set own_mobile = $1 where id = $2', [who.mobile, third.staffId])
    expect((await call(confirmTreaty, { id }, third)).status).toBe(403)
    expect((await call(endTreaty, { id, reason: 'Mine' }, third)).status).toBe(403)
    await kit.server.asOwner('update staff set own_mobile = null where id = $1', [third.staffId])
  })

  it('is not that of somebody else who is verified in the account later', async () => {
    await treaty('0')
    await kit.server.asOwner(
      "update identity_checks set number_index = decode(md5('another person'), 'hex') where member_id = $1",
      [who.memberId],
    )
    expect((await kit.preview(who, await kit.bills(who, 1_000_000))).tax).toBe('590.00')
  })

  it('is decided by one of two who decide at the same moment', async () => {
    expect((await propose()).code).toBe(1)
    const id = await treatyId()
    const answers = await Promise.all([
      call(confirmTreaty, { id }, second),
      call(confirmTreaty, { id }, third),
      call(endTreaty, { id, reason: 'Unreadable' }, first),
    ])
    for (const { status } of answers) expect(status).not.toBe(500)
    expect(answers.some(({ code }) => code === 1)).toBe(true)
    const [row] = await kit.server.asOwner<{ state: string }>(
      'select state from tax_treaties where id = $1',
      [id],
    )
    expect(['confirmed', 'ended', 'refused']).toContain(row?.state)
  })
})

describe('a payment of a non-resident that came to nothing', () => {
  beforeEach(() => settle())

  it('is made up for by the next one of its month, and falls due where the month is over', async () => {
    const [a, b, c, d] = await kit.bills(who, 1_000_000, 2_000_000, 10_000, 1_000_000)
    const request = async (bill: number | undefined, tax: string) => {
      const withdrawal = await kit.requested(who, [bill as number])
      expect(withdrawal.tax).toBe(tax)
      expect(await kit.approve(first, withdrawal.id)).toEqual(['approved'])
      return withdrawal.id
    }
    const giveUp = async (id: number) =>
      expect(
        (await call(voidPayout, { ...(await kit.seen(id)), reason: 'Wrong account' }, second)).code,
      ).toBe(1)
    const one = await request(a, '590.00')
    const other = await request(b, '2800.00')
    await giveUp(one)
    // 20,100 in the month ask for 1,806.00, and 2,800.00 are withheld.
    await request(c, '-994.00')
    kit.setTime('2026-12-10T04:00:00Z')
    await giveUp(other)
    // 100.00 are left of November: 2.40, of which -994.00 are withheld.
    const next = await kit.requested(who, [d as number])
    expect(next).toMatchObject({ tax: '590.00', due: '996.40' })
    expect(await kit.approve(first, next.id)).toEqual(['approved'])
    const { data } = await call(listTaxLines, { month: '2026-12', limit: 100 }, first)
    expect((data as { items: unknown[] }).items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'due', rule: 'non_resident', about_month: '2026-11', tax: '996.40' }),
      ]),
    )
    expect(await kit.taxDifferences()).toEqual([])
    expect(await kit.differences()).toEqual([])
  })

  it('leaves what was withheld at a flat rate by an earlier version as it was', async () => {
    const { id } = await kit.requested(who, await kit.bills(who, 1_000_000))
    expect(await kit.approve(first, id)).toEqual(['approved'])
    await kit.server.asOwner('alter table tax_lines disable trigger never_changed')
    await kit.server.asOwner('update tax_lines set version = 1 where withdrawal_id = $1', [id])
    await kit.server.asOwner('alter table tax_lines enable trigger never_changed')
    kit.setTime('2026-12-10T04:00:00Z')
    expect((await call(voidPayout, { ...(await kit.seen(id)), reason: 'Wrong account' }, second)).code).toBe(
      1,
    )
    expect(await kit.server.asOwner('select 1 from tax_dues where withdrawal_id = $1', [id])).toEqual([])
    expect(await kit.taxDifferences()).toEqual([])
  })
})
