// Parties of a split who are paid for a service: the owner says so at the invitation, finance settles it, and it is taxed apart from royalties. The
// sources of the rule are named in contract/src/payouts/service-tax.test.ts.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settleParty, voidPayout } from '#contract/payouts/payout-desk-calls'
import { royaltyTaxOn, royaltyToday } from '#contract/payouts/royalty-tax'
import { serviceIn, serviceTaxOn } from '#contract/payouts/service-tax'
import { payoutKit } from '../../../testing/payout-kit'
import type { Person } from '../../../testing/split-kit'

let kit: Awaited<ReturnType<typeof payoutKit>>
let first: Awaited<ReturnType<typeof kit.session>>
let second: Awaited<ReturnType<typeof kit.session>>
let third: Awaited<ReturnType<typeof kit.session>>
let poster: Awaited<ReturnType<typeof kit.session>>
let owner: Person
let producer: Person
let isrc: string
beforeAll(async () => {
  kit = await payoutKit()
  first = await kit.session('First')
  second = await kit.session('Second')
  third = await kit.session('Third')
  poster = await kit.session('Poster')
  await kit.server.asOwner('update agents set double_approval_above = null')
})
beforeEach(async () => {
  await kit.server.forgive()
  owner = await kit.payee()
  producer = await kit.payee()
  isrc = await kit.track(owner)
  const mobile = producer.mobile
  expect((await kit.propose(owner, isrc, [{ mobile, percent: '40', paid_for: 'service' }])).code).toBe(1)
  expect((await kit.invitations(producer)).items).toMatchObject([{ paid_for: 'service' }])
  expect((await kit.accept(producer)).code).toBe(1)
})
afterAll(() => kit.server.close())

const call: typeof kit.server.call = (...args) => kit.server.call(...args)

/** The producer's bill of it: the site's share is a fifth, the producer's part two fifths of the rest. */
async function earned(amount: string, of = isrc): Promise<number> {
  const { bills } = await kit.posted({ isrc: of, amount, saleMonth: '2027-01' }, poster)
  return bills.get(producer.memberId) as number
}

const partyId = async () =>
  Number(
    (
      await kit.server.asOwner<{ id: string }>(
        'select max(id) as id from split_parties where member_id = $1',
        [producer.memberId],
      )
    )[0]?.id,
  )

const settle = async (paid_for: 'right' | 'service', by = first) =>
  call(settleParty, { party_id: await partyId(), paid_for, reason: 'The producer’s contract' }, by)

const lines = () =>
  kit.server.asOwner<{ rule: string; income: string; tax: string }>(
    `select rule, sum(income_minor)::text as income, sum(tax_minor)::text as tax from tax_lines
     where member_id = $1 and kind in ('withheld', 'void') group by rule order by rule`,
    [producer.memberId],
  )

describe('a party that is paid for a service', () => {
  it('is taxed for it apart from royalties, once finance has settled it', async () => {
    const bill = await earned('100000')
    const [own] = await kit.bills(producer, 1_000_000)
    const withdrawal = await kit.requested(producer, [bill, own as number])
    // 80 % of 32,000 are 25,600: 30 % less 2,000. Royalties of 10,000: 1,600.
    expect(withdrawal).toMatchObject({
      ...{ share: '42000.00', tax: '7280.00' },
      computation: {
        ...{ rule: 'royalty', share: '10000.00', tax: '1600.00' },
        service: { rule: 'service', version: 1, share: '32000.00', taxed: '25600.00', tax: '5680.00' },
      },
    })
    expect(await kit.approve(first, withdrawal.id)).toEqual(['rule_undecided'])
    expect(await kit.open(withdrawal.id, first)).toMatchObject({
      paid_parties: [{ isrc, role: 'Producer', paid_for: 'service', settled: null }],
      ...{ hands_off: 'rule_undecided', can: { approve: false, settleParty: true } },
    })
    expect((await settle('service')).code).toBe(1)
    expect(await kit.open(withdrawal.id, first)).toMatchObject({
      paid_parties: [{ settled: { paid_for: 'service', by: 'First', reason: 'The producer’s contract' } }],
      can: { approve: true },
    })
    expect(await kit.approve(first, withdrawal.id)).toEqual(['approved'])
    expect(await lines()).toEqual([
      { rule: 'royalty', income: '1000000', tax: '160000' },
      { rule: 'service', income: '3200000', tax: '568000' },
    ])
    expect(await kit.taxDifferences()).toEqual([])
    const log = await kit.server.asOwner("select 1 from audit_entries where action = 'payout.partySettled'")
    expect(log).toHaveLength(1)
  })

  it('is taxed for royalties alone where finance settles that it holds a right', async () => {
    const withdrawal = await kit.requested(producer, [await earned('100000')])
    expect(withdrawal).toMatchObject({ tax: '5680.00', computation: { rule: 'service' } })
    expect((await settle('right')).code).toBe(1)
    expect(await kit.approve(first, withdrawal.id)).toEqual(['asked'])
    expect(await kit.open(withdrawal.id, first)).toMatchObject({
      ...{ tax: '5120.00', computation: { rule: 'royalty' } },
    })
    expect((await kit.open(withdrawal.id, first)).computation.service).toBeUndefined()
  })

  it('stays settled in a later split that says the same', async () => {
    expect((await settle('service')).code).toBe(1)
    const party_id = await partyId()
    const change = { own_percent: '70', from_month: '2027-01' }
    expect((await kit.propose(owner, isrc, [{ party_id, percent: '30' }], change)).code).toBe(1)
    expect((await kit.invitations(producer)).items).toMatchObject([{ paid_for: 'service' }])
    expect((await kit.accept(producer)).code).toBe(1)
    expect(await partyId()).not.toBe(party_id)
    const withdrawal = await kit.requested(producer, [await earned('10000')])
    expect(withdrawal).toMatchObject({ share: '2400.00', computation: { rule: 'service' } })
    expect(await kit.approve(first, withdrawal.id)).toEqual(['approved'])
  })

  it('withholds from a month what the whole asks for, into however many withdrawals it is divided', {
    tags: ['slow'],
  }, async () => {
    expect((await settle('service')).code).toBe(1)
    const services: number[] = []
    for (const amount of ['60000', '3000', '90001', '1007']) services.push(await earned(amount))
    const royalties = await kit.bills(producer, 300_000, 10_007, 4_000_001, 150_000)
    // One of each kind in the first, the others one by one.
    await kit.requested(producer, [services[0] as number, royalties[0] as number])
    for (const bill of [...services.slice(1), ...royalties.slice(1)]) await kit.requested(producer, [bill])
    await kit.approveTogether(producer, [first, second, third])
    const paid = { royalty: 4_460_008n, service: 4_928_256n }
    expect(await lines()).toEqual([
      {
        ...{ rule: 'royalty', income: String(paid.royalty) },
        tax: String(royaltyTaxOn(paid.royalty, royaltyToday())),
      },
      {
        ...{ rule: 'service', income: String(paid.service) },
        tax: String(serviceTaxOn(paid.service, serviceIn('2026-11'))),
      },
    ])
    expect(await kit.taxDifferences()).toEqual([])
  })

  it('leaves its month as the rest of it asks for when a payment came to nothing', async () => {
    expect((await settle('service')).code).toBe(1)
    const [one, other] = [await earned('2000'), await earned('10000')]
    const made: number[] = []
    for (const bill of [one, other]) {
      const { id } = await kit.requested(producer, [bill])
      expect(await kit.approve(first, id)).toEqual(['approved'])
      made.push(id)
    }
    kit.setTime('2026-12-10T04:00:00Z')
    // 640 and 3,200: nothing of the first, 608 of both. Of 640 alone nothing was to be withheld.
    const given = { ...(await kit.seen(made[1] as number)), reason: 'Wrong account' }
    expect((await call(voidPayout, given, second)).code).toBe(1)
    const next = await kit.requested(producer, await kit.bills(producer, 1_000_000))
    expect(next).toMatchObject({ tax: '1600.00', due: '0.00' })
    expect(await kit.taxDifferences()).toEqual([])
  })

  it('is settled by finance, about a party of an agreed split, and by nobody about oneself', async () => {
    expect(
      (await call(settleParty, { party_id: 999_999, paid_for: 'right', reason: 'No' }, first)).status,
    ).toBe(404)
    const [own] = await kit.server.asOwner<{ id: string }>(
      'select id from split_parties where member_id = $1 order by id desc limit 1',
      [owner.memberId],
    )
    const ofOwner = { party_id: Number(own?.id), paid_for: 'service', reason: 'No' } as const
    expect((await call(settleParty, ofOwner, first)).status).toBe(404)
    await kit.server.asOwner('update staff set own_mobile = $1 where id = $2', [
      producer.mobile,
      third.staffId,
    ])
    expect((await settle('right', third)).status).toBe(403)
    await kit.server.asOwner('update staff set own_mobile = null where id = $1', [third.staffId])
  })
})

describe('a party of a recording that holds a right', () => {
  it('needs no word of finance, which may find otherwise', async () => {
    const singer = await kit.payee()
    const other = await kit.track(owner)
    await kit.propose(owner, other, [{ mobile: singer.mobile, percent: '40' }])
    expect((await kit.invitations(singer)).items).toMatchObject([{ paid_for: 'right' }])
    await kit.accept(singer)
    const { bills } = await kit.posted({ isrc: other, amount: '100000', saleMonth: '2027-01' }, poster)
    const withdrawal = await kit.requested(singer, [bills.get(singer.memberId) as number])
    expect(withdrawal).toMatchObject({ tax: '5120.00', computation: { rule: 'royalty' } })
    const opened = await kit.open(withdrawal.id, first)
    expect(opened).toMatchObject({
      paid_parties: [{ paid_for: 'right', settled: null }],
      can: { approve: true },
    })
    const { party_id = 0 } = opened.paid_parties[0] ?? {}
    expect((await call(settleParty, { party_id, paid_for: 'service', reason: 'Mixing' }, first)).code).toBe(1)
    expect(await kit.approve(first, withdrawal.id)).toEqual(['asked'])
    expect((await kit.open(withdrawal.id, first)).tax).toBe('5680.00')
  })
})
