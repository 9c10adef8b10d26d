// A second factor for one request of staff: a code opens that request and no other one, and no window opens behind it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls'
import type { OutputOf } from '#contract/call'
import { approvePayouts, refusePayout, voidPayout } from '#contract/payouts/payout-desk-calls'
import { readSettings, saveSettings } from '#contract/sites/settings-calls'
import { changeStaff, endStaffSessions } from '#contract/staff/management-calls'
import { loggedInStaff } from '../../testing/build-staff'
import { payoutKit } from '../../testing/payout-kit'
import type { Person } from '../../testing/split-kit'
import type { Caller } from '../../testing/test-server'
import { untilItWaits } from '../../testing/until-it-waits'

let kit: Awaited<ReturnType<typeof payoutKit>>
let server: typeof kit.server
let clerk: Awaited<ReturnType<typeof kit.session>>
let who: Person
let time = new Date('2026-11-10T04:00:00Z')
const later = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000)
  kit.setTime(time.toISOString())
}
beforeAll(async () => {
  kit = await payoutKit()
  server = kit.server
  who = await kit.payee()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.forgive()
  later(3600)
  clerk = await kit.session('Clerk')
})

async function withdrawal() {
  const { id } = await kit.requested(who, await kit.bills(who, 20_000))
  return kit.seen(id)
}

const approve = (seen: { id: number; version: number }, code: string, by: Caller = clerk) =>
  server.send(approvePayouts, { payouts: [seen], code }, by)
const came = (outcome: string, { id }: { id: number }) => ({ results: [{ id, outcome }] })
const stateOf = ({ id }: { id: number }) => kit.stateOf(id)
const now = () => clerk.codeAt(time)
const admin = async () => {
  const made = await loggedInStaff({ ...server, clock: { now: () => time } }, { roles: ['admin'] })
  return made
}
const wrongCode = { fields: [{ field: 'code', message: expect.stringMatching(/./) }] }

describe('a code', () => {
  it('goes along with every call that declares a factor', async () => {
    const declared = allCalls.filter(({ factor }) => factor === 'always')
    expect(declared.length).toBeGreaterThan(10)
    const clock = { now: () => time }
    const staff = await loggedInStaff({ ...server, clock }, { roles: ['admin', 'finance'] })
    for (const call of declared) {
      const answered = await server.send(call, {}, staff)
      const fields = (answered.data as { fields?: { field: string }[] }).fields?.map(({ field }) => field)
      expect(fields, call.name).toContain('code')
    }
  })

  it('is spent on the request it came with', async () => {
    const seen = await withdrawal()
    const answered = await approve(seen, now())
    expect(answered.data).toEqual(came('approved', seen))
  })

  it('opens no second request, by whatever the first was refused', async () => {
    const [first, second] = [await withdrawal(), await withdrawal()]
    const stale = { ...first, version: 7 }
    const code = now()
    expect((await approve(stale, code)).data).toEqual(came('changed', first))
    expect((await approve(second, code)).data).toEqual(wrongCode)
    expect(await stateOf(second)).toBe('submitted')
    const other = { ...second, reason: 'It is not theirs.', code }
    expect((await server.send(voidPayout, other, clerk)).data).toEqual(wrongCode)
    later(30)
    expect((await approve(second, now())).code).toBe(1)
  })

  it('may come with the very same request again, for ten minutes, after its own time too', async () => {
    const seen = await withdrawal()
    const code = now()
    expect((await approve(seen, code)).code).toBe(1)
    later(240)
    expect((await approve(seen, code)).data).toEqual(came('changed', seen))
    later(361)
    expect((await approve(seen, code)).data).toEqual(wrongCode)
  })

  it('is worth nothing in another session of the same person', async () => {
    const seen = await withdrawal()
    const code = now()
    const stolen = await clerk.openSession()
    await server.asOwner("update staff_sessions set ends_at = '2100-01-01', last_seen_at = '2099-12-31'")
    expect((await approve(seen, code)).code).toBe(1)
    expect((await approve(seen, code, stolen)).data).toEqual(wrongCode)
  })

  it('that let somebody in is spent', async () => {
    const seen = await withdrawal()
    const code = now()
    await server.asOwner('update staff set totp_last_step = $2 where id = $1', [
      clerk.staffId,
      Math.floor(time.getTime() / 30_000),
    ])
    expect((await approve(seen, code)).data).toEqual(wrongCode)
  })

  it('of a colleague opens nothing', async () => {
    const seen = await withdrawal()
    const colleague = await kit.session('Colleague')
    expect((await approve(seen, colleague.codeAt(time))).data).toEqual(wrongCode)
    expect(await stateOf(seen)).toBe('submitted')
  })

  it('that is wrong counts like a wrong one at the login: the fifth has to wait', async () => {
    const seen = await withdrawal()
    const wrong = now() === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 4; tries++) expect((await approve(seen, wrong)).data).toEqual(wrongCode)
    expect((await approve(seen, wrong)).status).toBe(429)
    expect((await approve(seen, now())).status).toBe(429)
    expect(await stateOf(seen)).toBe('submitted')
    later(31)
    expect((await approve(seen, now())).code).toBe(1)
  })

  it('counts once when two requests bring it at the same moment', async () => {
    const both = [await withdrawal(), await withdrawal()]
    const code = now()
    const answered = await Promise.all(both.map(seen => approve(seen, code)))
    expect(answered.filter(({ code }) => code === 1)).toHaveLength(1)
    const states = await Promise.all(both.map(stateOf))
    expect(states.sort()).toEqual(['approved', 'submitted'])
  })

  it('of a second factor that was reset meanwhile is refused, not failed', async () => {
    const seen = await withdrawal()
    await server.asOwner("update staff set totp_secret = '', totp_confirmed_at = null where id = $1", [
      clerk.staffId,
    ])
    expect((await approve(seen, now())).status).toBe(401)
  })

  it('is asked for by no call that only stops something', async () => {
    const seen = await withdrawal()
    expect((await server.call(refusePayout, { ...seen, reason: 'Not now.' }, clerk)).code).toBe(1)
  })
})

describe('the settings', () => {
  it('take a code where they are about money, and only there', async () => {
    const who = await admin()
    const read = async () =>
      (await server.call(readSettings, {}, who)).data as unknown as OutputOf<typeof readSettings>
    const { money, version } = await read()
    const wanted = { ...money, withdrawal_minimum: '120.00' }
    expect((await server.send(saveSettings, { version, money: wanted }, who)).data).toEqual(wrongCode)
    expect((await read()).money).toEqual(money)
    const code = who.codeAt(time)
    expect((await server.send(saveSettings, { version, money: wanted, code }, who)).code).toBe(1)
    const other = { version: (await read()).version, ddex_party_id: 'PADPIDA2014021303U' }
    expect((await server.send(saveSettings, other, who)).code).toBe(1)
    // The log says what was saved, not by which code.
    const [entry] = await server.asOwner<{ after: object }>(
      "select after from audit_entries where action = 'site.saveSettings' order by id limit 1",
    )
    expect(Object.keys(entry?.after ?? {})).toEqual(['money'])
  })
})

describe('a call that waits for a row', () => {
  /** Approves a withdrawal that somebody else has locked, and lets it go on after the deed. */
  async function approvedAfter(deed: () => Promise<{ code: number }>) {
    const seen = await withdrawal()
    let approving: ReturnType<typeof approve> | undefined
    await server.database.change(server.agentId, async tx => {
      await tx.run('select 1 from withdrawals where id = $1 for update', [seen.id])
      approving = approve(seen, now())
      await untilItWaits(server, approving)
      expect((await deed()).code).toBe(1)
    })
    const answered = await approving
    return { code: answered?.code, status: answered?.status, state: await stateOf(seen) }
  }

  it('goes through for people who are still what they were', async () => {
    const by = await admin()
    const renamed = () => server.call(changeStaff, { id: clerk.staffId, name: 'Renamed' }, by)
    expect(await approvedAfter(renamed)).toMatchObject({ code: 1, state: 'approved' })
  })

  it.each([
    ['was suspended', { state: 'suspended' }],
    ['lost the role', { roles: ['support'] }],
  ] as const)('does not go through for a clerk who %s meanwhile', async (_, change) => {
    const by = await admin()
    const input = 'roles' in change ? { roles: [...change.roles] } : change
    const answered = await approvedAfter(() => server.call(changeStaff, { id: clerk.staffId, ...input }, by))
    expect([answered.status, answered.state]).toEqual(['roles' in change ? 403 : 401, 'submitted'])
  })

  it('does not go through in a session that was ended meanwhile', async () => {
    const by = await admin()
    const answered = await approvedAfter(() => server.call(endStaffSessions, { id: clerk.staffId }, by))
    expect([answered.status, answered.state]).toEqual([401, 'submitted'])
  })

  it('lets a suspension wait that comes at its very end', async () => {
    const by = await admin()
    const suspending = await server.database.change(server.agentId, async tx => {
      await tx.run('select 1 from staff where id = $1 for share', [clerk.staffId])
      const waiting = server.call(changeStaff, { id: clerk.staffId, state: 'suspended' }, by)
      await untilItWaits(server, waiting)
      const [found] = await server.asOwner<{ state: string }>('select state from staff where id = $1', [
        clerk.staffId,
      ])
      expect(found?.state).toBe('active')
      return { waiting }
    })
    expect((await suspending.waiting).code).toBe(1)
  })
})
