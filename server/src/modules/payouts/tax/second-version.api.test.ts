// A law that changes with the year: each month is computed by its own, also when it is computed again.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { voidPayout } from '#contract/payouts/payout-desk-calls'
import { type RoyaltyLaw, royaltyVersions } from '#contract/payouts/royalty-versions'
import { payoutKit } from '../../../testing/payout-kit'

/** As an update of the program would bring it; the table is put back for whoever is tested next. */
const table = royaltyVersions as unknown as RoyaltyLaw[]
const next = { version: 2, from: '2027-01', free: 1000, smallIncome: 5000, freePercent: 30, taxPercent: 10 }
beforeAll(() => {
  table.push(next)
})
afterAll(() => {
  table.pop()
})

let kit: Awaited<ReturnType<typeof payoutKit>>
beforeAll(async () => {
  kit = await payoutKit()
})
afterAll(() => kit.server.close())

it('withholds by the version of the month, names it, and computes a month before by the one it had', async () => {
  const [first, second] = [await kit.session('First'), await kit.session('Second')]
  const who = await kit.payee()
  kit.setTime('2026-12-31T15:59:00Z')
  const made: number[] = []
  for (const share of [80_000, 320_000, 400_000]) {
    const { id, computation } = await kit.requested(who, await kit.bills(who, share))
    expect(computation.version).toBe(1)
    expect(await kit.approve(first, id)).toEqual(['approved'])
    made.push(id)
  }
  kit.setTime('2026-12-31T16:00:00Z')
  const given = { ...(await kit.seen(made[1] as number)), reason: 'Wrong account' }
  expect((await kit.server.call(voidPayout, given, second)).code).toBe(1)
  // 4800 are left of December and 640 was withheld of it, where its own law asks for 768; the new one would ask for less.
  const next = await kit.requested(who, await kit.bills(who, 1_000_000))
  expect(next).toMatchObject({ tax: '700.00', due: '128.00', net: '9172.00' })
  expect(next.computation).toMatchObject({ version: 2, month: '2027-01', taxed: '7000.00' })
  expect(await kit.approve(first, next.id)).toEqual(['approved'])
  const kept = await kit.server.asOwner<{ version: number }>(
    "select (computation ->> 'version')::int as version from withdrawals where member_id = $1 order by id",
    [who.memberId],
  )
  expect(kept.map(({ version }) => version)).toEqual([1, 1, 1, 2])
  expect(await kit.differences()).toEqual([])
})
