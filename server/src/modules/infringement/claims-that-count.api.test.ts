// Before anything is held or taken down: whose claim it is was confirmed, and rights staff have looked at it. The Civil Code, article 1195:
// a notice holds preliminary evidence and the true identity of the right holder; the Regulation on the Right to Network Dissemination of
// Information, article 14, adds the name, the means of contact and the address.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '#contract/infringement/calls'
import * as desk from '#contract/infringement/desk-calls'
import { loggedInStaff } from '../../testing/build-staff'
import { infringementKit } from '../../testing/infringement-kit'
import { sentMails } from '../../testing/sent-mails'
import { type Caller, testServer } from '../../testing/test-server'
import { endInfringementHoldJob } from './hold-income'
import { lapseInfringement } from './lapse-case.job'

let server: Awaited<ReturnType<typeof testServer>>
let rights: Caller
let kit: ReturnType<typeof infringementKit>
beforeAll(async () => {
  server = await testServer()
  rights = await loggedInStaff(server, { roles: ['rights'] })
  kit = infringementKit({ server, rights, member: await server.loggedInMember() })
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

/** A claim about a release that is online, with evidence, that nobody has confirmed. */
async function unconfirmed() {
  const claim = await kit.opened()
  await server.asOwner(
    'update infringement_cases set email_confirmed_at = null, due_at = null where id = $1',
    [claim.id],
  )
  return claim
}
const change = (id: number, what: string) =>
  server.asOwner(`update infringement_cases set ${what} where id = $1`, [id])
const isDisputed = async (id: number) =>
  (await server.asOwner('select 1 from disputed_recordings where case_id = $1', [id])).length > 0
const atDesk = async (id: number) =>
  (await server.send(desk.readInfringement, { id }, rights, 'GET')).data as {
    state: string
    is_confirmed: boolean
    due_at: string | null
    hold_until: string | null
    history: { event: string; by: string }[]
    can: Record<string, unknown> & { events: string[] }
  }
const byLink = (link: string) => server.send(calls.readInfringementCase, { link }, {}, 'GET')
const job = (run: typeof lapseInfringement.run, caseId: number) =>
  run({
    ...{ payload: { caseId }, agentId: server.agentId, database: server.database },
    services: server.services,
  } as never)
async function mailedTo(address: string) {
  const mails = (await sentMails(server)).filter(({ to }) => to === address)
  return mails.at(-1)
}
const hoursUntil = (moment: string | null) => Math.round((Date.parse(moment ?? '') - Date.now()) / 3_600_000)

describe('the address of a claimant', () => {
  it('is confirmed by the link in the mail, once, and from then on the claim counts and staff have a day', async () => {
    const { data } = await kit.submit({ email: 'confirm@example.com' })
    const { link } = data as { link: string }
    const [row] = await server.asOwner<{ id: number }>('select max(id)::int as id from infringement_cases')
    const id = row?.id as number
    expect(await atDesk(id)).toMatchObject({ is_confirmed: false, due_at: null })
    const mail = await mailedTo('confirm@example.com')
    const address = new URL(mail?.letter.button?.address ?? '')
    const confirm = address.searchParams.get('confirm') ?? ''
    expect(`${address.pathname}?link=${address.searchParams.get('link')}`).toBe(link)
    expect((await server.call(calls.confirmInfringement, { confirm: `${confirm}x` })).code).toBe(1414)
    for (let again = 0; again < 2; again++)
      expect((await server.call(calls.confirmInfringement, { confirm })).code).toBe(1)
    const { is_confirmed, due_at, history } = await atDesk(id)
    expect([is_confirmed, hoursUntil(due_at)]).toEqual([true, 24])
    expect(history.map(({ event }) => event)).toEqual(['submit', 'confirm'])
  })

  it('that was mistyped is put right from the case page, and the link to the wrong one is worth nothing', async () => {
    const { data } = await kit.submit({ email: 'wrong@example.com' })
    const link = (data as { link: string }).link.split('link=')[1] as string
    const before = new URL((await mailedTo('wrong@example.com'))?.letter.button?.address ?? '')
    const again = { link, email: 'right@example.com' }
    expect((await server.call(calls.mailInfringementConfirmation, again)).code).toBe(1)
    const old = before.searchParams.get('confirm') ?? ''
    expect((await server.call(calls.confirmInfringement, { confirm: old })).code).toBe(1414)
    const after = new URL((await mailedTo('right@example.com'))?.letter.button?.address ?? '')
    const confirm = after.searchParams.get('confirm') ?? ''
    expect((await server.call(calls.confirmInfringement, { confirm })).code).toBe(1)
    expect((await server.call(calls.mailInfringementConfirmation, again)).code).toBe(1409)
  })

  it('that nobody confirmed holds nothing and takes nothing down, and the claim lapses after a week', async () => {
    const { id } = await unconfirmed()
    expect((await kit.hold(id)).code).toBe(1409)
    expect((await kit.move(id, 'takeMeasure')).code).toBe(1409)
    expect((await atDesk(id)).can).toMatchObject({ hold: false, endLink: false, askConfirmation: true })
    expect((await server.call(desk.askInfringementConfirmation, { id }, rights)).code).toBe(1)
    await job(lapseInfringement.run, id)
    expect((await atDesk(id)).state).toBe('received')
    await change(id, "received_at = now() - interval '8 days'")
    await job(lapseInfringement.run, id)
    expect((await atDesk(id)).state).toBe('lapsed')
  })

  it('that was confirmed keeps the claim, however long staff take, and it is overdue after a day', async () => {
    const { id } = await kit.opened()
    await change(id, "received_at = now() - interval '9 days', due_at = now() - interval '1 hour'")
    await job(lapseInfringement.run, id)
    expect(await atDesk(id)).toMatchObject({ state: 'received', is_overdue: true })
  })
})

describe('what a recording earns', () => {
  it('is held because somebody looked and said why, never automatically', async () => {
    const { id } = await kit.opened()
    expect(await isDisputed(id)).toBe(false)
    expect((await kit.hold(id)).code).toBe(1)
    expect(await isDisputed(id)).toBe(true)
    const { hold_until, history } = await atDesk(id)
    expect(hoursUntil(hold_until)).toBe(30 * 24)
    expect(history.at(-1)).toMatchObject({ event: 'hold', by: 'staff', note: 'plausible at first sight' })
  })

  it('is held with a measure too, from the moment it is taken', async () => {
    const { id } = await kit.opened()
    await kit.move(id, 'takeMeasure')
    expect(await isDisputed(id)).toBe(true)
    expect(hoursUntil((await atDesk(id)).hold_until)).toBe(30 * 24)
  })

  it('is let go after thirty days unless somebody renews that', async () => {
    const { id } = await kit.opened()
    await kit.hold(id)
    await change(id, "hold_until = now() + interval '1 day'")
    await job(endInfringementHoldJob.run, id)
    expect(await isDisputed(id)).toBe(true)
    expect((await kit.hold(id)).code).toBe(1)
    expect(hoursUntil((await atDesk(id)).hold_until)).toBe(30 * 24)
    await change(id, "hold_until = now() - interval '1 minute'")
    expect(await isDisputed(id), 'also while the job is late').toBe(false)
    await job(endInfringementHoldJob.run, id)
    const { hold_until, history } = await atDesk(id)
    expect(hold_until).toBeNull()
    expect(history.at(-1)).toMatchObject({ event: 'endHold', by: 'system' })
  })

  it('is let go by staff before that, and not any more once the claim was upheld', async () => {
    const { id } = await kit.opened()
    expect((await server.call(desk.endInfringementHold, { id, reason: 'not plausible' }, rights)).code).toBe(
      1409,
    )
    await kit.hold(id)
    expect((await server.call(desk.endInfringementHold, { id, reason: 'not plausible' }, rights)).code).toBe(
      1,
    )
    expect(await isDisputed(id)).toBe(false)
    await kit.move(id, 'takeMeasure')
    await change(id, "due_at = now() - interval '1 minute'")
    await kit.move(id, 'uphold')
    await change(id, "hold_until = now() - interval '1 minute'")
    expect(await isDisputed(id)).toBe(true)
  })

  it('and the release that waited for it come back when the hold ends', async () => {
    const first = await kit.opened()
    await kit.move(first.id, 'takeMeasure')
    const second = await kit.another(first.isrc)
    await kit.hold(second.id)
    await kit.move(first.id, 'reject')
    const status = async () =>
      (await server.asOwner<{ status: string }>('select status from works where id = $1', [first.workId]))[0]
        ?.status
    expect(await status()).toBe('980')
    await change(second.id, "hold_until = now() - interval '1 minute'")
    await job(endInfringementHoldJob.run, second.id)
    expect(await status()).toBe('990')
  })

  it('of staff who publish here themselves is held or let go by somebody else', async () => {
    const { id } = await kit.opened()
    const [owner] = await server.asOwner<{ mobile: string }>(
      `select members.mobile from works join members on members.id = works.member_id
       where works.id = (select work_id from infringement_cases where id = $1)`,
      [id],
    )
    const own = await loggedInStaff(server, { roles: ['rights'] })
    await server.asOwner('update staff set own_mobile = $1 where id = $2', [owner?.mobile, own.staffId])
    expect((await kit.hold(id, own)).code).toBe(1403)
  })
})

describe('the link of a case', () => {
  it('ends with the case, whose outcome comes by mail without a link', async () => {
    const { id, link } = await kit.opened()
    const [row] = await server.asOwner<{ email: string }>(
      'select email from infringement_cases where id = $1',
      [id],
    )
    await kit.move(id, 'dismiss')
    expect((await byLink(link)).code).toBe(1414)
    const mail = await mailedTo(row?.email ?? '')
    expect(mail?.letter.button).toBeUndefined()
    expect(mail?.letter.paragraphs.join()).toMatch(/未被受理|dismissed/)
  })

  it('is ended by its claimant, and by staff, and a new one is mailed to the confirmed address', async () => {
    const { id, link } = await kit.opened()
    const [row] = await server.asOwner<{ email: string }>(
      'select email from infringement_cases where id = $1',
      [id],
    )
    const mailed = async () =>
      new URL((await mailedTo(row?.email ?? ''))?.letter.button?.address ?? '').searchParams.get('link') ?? ''
    expect((await server.call(calls.renewInfringementLink, { link })).code).toBe(1)
    expect((await byLink(link)).code).toBe(1414)
    const second = await mailed()
    expect((await byLink(second)).code).toBe(1)
    expect((await server.call(desk.endInfringementLink, { id }, rights)).code).toBe(1)
    expect((await byLink(second)).code).toBe(1414)
    expect((await byLink(await mailed())).code).toBe(1)
  })

  it('is mailed to nobody before the address is confirmed', async () => {
    const { link } = await unconfirmed()
    expect((await server.call(calls.renewInfringementLink, { link })).code).toBe(1409)
    expect((await byLink(link)).code).toBe(1)
  })
})
