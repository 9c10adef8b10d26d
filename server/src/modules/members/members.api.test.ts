import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { login } from '#contract/identity/calls'
import { openCheck } from '#contract/identity/check-calls'
import * as calls from '#contract/members/calls'
import { previewAgreement, signAgreement } from '#contract/rights/agreement-calls'
import { loggedInStaff } from '../../testing/build-staff'
import { buildWork } from '../../testing/build-work'
import { buildMember } from '../../testing/builders'
import { plantCode } from '../../testing/plant-code'
import { isDrill } from '../../testing/sampled'
import { testServer } from '../../testing/test-server'
import { prepareCompany, prepareWaitingMinor, seedVerifiedPerson } from '../identity/identity.public'
import { listMemberRows, membersLike } from './members.queries'
import { searchedWords } from './searched-words'

let server: Awaited<ReturnType<typeof testServer>>
let admin: Awaited<ReturnType<typeof loggedInStaff>>
let support: typeof admin
let rights: typeof admin

beforeAll(async () => {
  server = await testServer({ hasSites: true })
  admin = await loggedInStaff(server, { name: '江一帆' })
  support = await loggedInStaff(server, { roles: ['support'] })
  rights = await loggedInStaff(server, { roles: ['rights'] })
})
beforeEach(async () => {
  await server.forgive()
  // The same demo identity may be verified again.
  await server.asOwner("update identity_checks set number_index = sha256(convert_to(id::text, 'utf8'))")
})
afterAll(() => server.close())

const inTx = <T>(work: Parameters<typeof server.database.change<T>>[1]) =>
  server.database.change(server.agentId, work)

interface Row {
  id: number
  mobile: string
  name: string | null
  kind: string
}

async function found(input: Parameters<typeof server.call<typeof calls.listMembers>>[1], by = admin) {
  const { data } = await server.call(calls.listMembers, input, by)
  return (data as { items: Row[] }).items
}
const foundIds = async (search: string, by = admin) => (await found({ search }, by)).map(({ id }) => id)
const read = async (id: number, by = admin) => (await server.call(calls.readMember, { id }, by)).data as never

describe('members are found', () => {
  it('by nickname, artist name, verified name, company, mobile and id', async () => {
    const person = await server.loggedInMember({ nickname: '半山 Studio', mobile: '15011112222' })
    const company = await server.loggedInMember({ nickname: 'label', groupId: 2 })
    const seedCompany = await prepareCompany(server.services, server.agentId)
    await inTx(async tx => {
      await seedVerifiedPerson(tx, server.services, person.memberId, new Date())
      await seedCompany(tx, company.memberId, new Date())
      await tx.run("update members set artist_name = 'Ｎｉｇｈｔ Sailor' where id = $1", [person.memberId])
      await tx.run("update identity_checks set name = '欧阳若溪' where member_id = $1", [person.memberId])
      await tx.run("update enterprise_checks set company_name = '听涛文化' where member_id = $1", [
        company.memberId,
      ])
    })
    for (const typed of ['半山', '山', 'STUDIO', 'night', '若溪', '溪', '阳若', '1501111', '2222']) {
      expect(await foundIds(typed), typed).toContain(person.memberId)
    }
    expect(await foundIds(String(person.memberId))).toContain(person.memberId)
    expect(await foundIds('半山 1501')).toEqual([person.memberId])
    expect(await foundIds('听涛')).toEqual([company.memberId])
    expect(await found({ search: '听涛' })).toMatchObject([{ name: '听涛文化', kind: 'enterprise' }])
  })

  it('by the index exactly as by going through them one by one', async () => {
    await server.loggedInMember({ nickname: '李', mobile: '15022220001' })
    await server.loggedInMember({ nickname: '100% pure_folk \\ blues', mobile: '15022220002' })
    for (const typed of ['李', '100%', 'pure_', '\\', '15022220', '0002', 'e_f', '%', 'folk 1502']) {
      const words = searchedWords(typed, true)
      const names = words.filter(({ isNumber }) => !isNumber)
      await inTx(async tx => {
        const oneByOne = await listMemberRows(tx, { words, limit: 100 })
        const led = await membersLike(tx, names.length > 0 ? names : words.slice(0, 1), 100)
        const byIndex = await listMemberRows(tx, { words, among: led, limit: 100 })
        expect(oneByOne.length, typed).toBeGreaterThan(0)
        expect(byIndex.map(({ id }) => id)).toEqual(oneByOne.map(({ id }) => id))
      })
    }
  })

  it('without wildcards: what is typed is meant as it is', async () => {
    expect(await foundIds('1%2')).toEqual([])
    expect(await foundIds('___')).toEqual([])
  })

  it('not by a name that was taken back', async () => {
    const { memberId } = await server.loggedInMember()
    await inTx(async tx => {
      await seedVerifiedPerson(tx, server.services, memberId, new Date())
      await tx.run("update identity_checks set name = '鹿鸣春' where member_id = $1", [memberId])
    })
    expect(await foundIds('鹿鸣')).toEqual([memberId])
    await inTx(tx => tx.run("update identity_checks set state = 'ended' where member_id = $1", [memberId]))
    expect(await foundIds('鹿鸣')).toEqual([])
  })

  it('page by page, newest first, narrowed by kind, state and verification', async () => {
    const mine = []
    for (let n = 0; n < 5; n++) mine.push(await server.loggedInMember({ nickname: `paged ${n}` }))
    const first = await server.call(calls.listMembers, { search: 'paged', limit: 3 }, admin)
    const { items, next_cursor } = first.data as { items: Row[]; next_cursor: string }
    const second = await server.call(
      calls.listMembers,
      { search: 'paged', limit: 3, cursor: next_cursor },
      admin,
    )
    const rest = second.data as { items: Row[]; next_cursor: string | null }
    expect([...items, ...rest.items].map(({ id }) => id)).toEqual(mine.map(m => m.memberId).reverse())
    expect(rest.next_cursor).toBeNull()
    expect(await found({ search: 'paged', kind: 'enterprise' })).toEqual([])
    expect(await found({ search: 'paged', state: 'frozen' })).toEqual([])
    expect(await found({ search: 'paged', verified: 'true' })).toEqual([])
    expect(
      await found({ search: 'paged', verified: 'false', kind: 'personal', state: 'active' }),
    ).toHaveLength(5)
    expect((await server.call(calls.listMembers, { cursor: 'x' }, admin)).code).toBe(1400)
  })
})

describe('a mobile number', () => {
  it('is whole for admins and support, masked for others, who cannot try it out digit by digit', async () => {
    const { memberId } = await server.loggedInMember({ mobile: '15099887766' })
    for (const by of [admin, support])
      expect(await read(memberId, by)).toMatchObject({ mobile: '15099887766' })
    expect(await read(memberId, rights)).toMatchObject({ mobile: '150****7766' })
    expect(await found({ search: '15099887766' }, rights)).toMatchObject([{ mobile: '150****7766' }])
    expect(await foundIds('7766', rights)).toContain(memberId)
    expect(await foundIds('15099', rights)).not.toContain(memberId)
    expect(await foundIds('15099', support)).toContain(memberId)
  })
})

describe('the page of a member', () => {
  it('shows what they have, who speaks for them and what was handed in', async () => {
    const minor = await server.loggedInMember({ isMinor: true })
    const seedMinor = await prepareWaitingMinor(server.services, server.agentId)
    await inTx(tx => seedMinor(tx, minor.memberId, new Date()))
    await buildWork(server, minor.memberId, { status: '00', title: '夜航' })
    const shown = (await read(minor.memberId)) as { checks: { id: number; kind: 'minor' }[] }
    expect(shown).toMatchObject({
      kind: 'minor',
      is_minor: true,
      works: 1,
      works_by_status: [{ status: '00', count: 1 }],
      checks: [{ kind: 'minor', state: 'waiting' }],
      guardian: { name: expect.any(String), mobile: expect.stringMatching(/^1\d{10}$/) },
      can: { freeze: true, unfreeze: false, end_sessions: true, see_documents: true },
    })
    expect(await read(minor.memberId, support)).toMatchObject({
      can: { freeze: false, end_sessions: true, see_documents: false },
    })
    const works = await server.call(calls.listMemberWorks, { id: minor.memberId, search: '夜航' }, admin)
    expect(works.data).toMatchObject({ items: [{ title: '夜航', status: '00' }] })
    const none = await server.call(calls.listMemberWorks, { id: minor.memberId, search: '晨航' }, admin)
    expect(none.data).toMatchObject({ items: [] })
  })

  it('leads to documents whose every view is logged', async () => {
    const member = await server.loggedInMember()
    await inTx(tx => seedVerifiedPerson(tx, server.services, member.memberId, new Date()))
    const { checks } = (await read(member.memberId)) as { checks: { id: number; kind: 'identity' }[] }
    const [check] = checks
    if (!check) throw new Error('no check')
    await server.call(openCheck, { kind: check.kind, id: check.id }, rights)
    await server.call(openCheck, { kind: check.kind, id: check.id }, rights)
    const views = await server.asOwner(
      "select 1 from audit_entries where action = 'check.viewed' and subject_id = $1 and staff_id = $2",
      [check.id, rights.staffId],
    )
    expect(views).toHaveLength(2)
  })

  it('shows devices and logins, and ends one or all of them', async () => {
    const member = await server.loggedInMember()
    await member.openSession()
    const list = async () =>
      (await server.call(calls.listMemberSessions, { id: member.memberId }, support)).data as {
        sessions: { id: string }[]
      }
    const { sessions } = await list()
    expect(sessions).toHaveLength(2)
    const session = sessions[0]?.id
    await server.call(calls.endMemberSessions, { id: member.memberId, session }, support)
    expect((await list()).sessions.map(({ id }) => id)).toEqual([sessions[1]?.id])
    await server.call(calls.endMemberSessions, { id: member.memberId }, support)
    await server.call(calls.endMemberSessions, { id: member.memberId }, support)
    expect((await list()).sessions).toEqual([])
    const entries = await server.asOwner(
      "select before from audit_entries where action = 'member.sessionsEnded' and subject_id = $1",
      [member.memberId],
    )
    expect(entries).toEqual([{ before: { sessions: 1 } }, { before: { sessions: 1 } }])
  })

  it('of another site, or of nobody, is not there', async () => {
    const agentId = await server.anotherSite('other-members.test')
    const stranger = await buildMember(server.database, agentId)
    const by = admin
    for (const id of [stranger.memberId, 999_999_999]) {
      const answers = await Promise.all([
        server.call(calls.readMember, { id }, by),
        server.call(calls.listMemberWorks, { id }, by),
        server.call(calls.listMemberTickets, { id }, by),
        server.call(calls.listMemberSessions, { id }, by),
        server.call(calls.freezeMember, { id, reason: 'because' }, by),
        server.call(calls.unfreezeMember, { id, note: 'because' }, by),
        server.call(calls.endMemberSessions, { id }, by),
      ])
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    }
    expect(await foundIds(stranger.mobile)).toEqual([])
  })
})

describe('freezing', () => {
  const freeze = (id: number, reason = 'Uploads of others') =>
    server.call(calls.freezeMember, { id, reason }, admin)
  const unfreeze = (id: number) => server.call(calls.unfreezeMember, { id, note: 'cleared up' }, admin)

  it('logs the member out, takes works out of review, tells why, and can be taken back', async () => {
    const member = await server.loggedInMember()
    const workId = await buildWork(server, member.memberId, { status: '200' })
    expect((await freeze(member.memberId)).code).toBe(1)

    const [work] = await server.asOwner('select status from works where id = $1', [workId])
    expect(work).toEqual({ status: '00' })
    const sessions = await server.asOwner('select 1 from member_sessions where member_id = $1', [
      member.memberId,
    ])
    expect(sessions).toEqual([])
    const captcha = await server.solvedCaptcha()
    const refused = await server.call(login, {
      mobile: member.mobile,
      password: server.password,
      captcha,
    })
    expect(refused).toMatchObject({ code: 1406, msg: expect.stringContaining('Uploads of others') })
    const messages = await server.asOwner('select template, params from messages where member_id = $1', [
      member.memberId,
    ])
    expect(messages).toEqual([{ template: 'members.frozen', params: { reason: 'Uploads of others' } }])
    expect(await read(member.memberId)).toMatchObject({
      state: 'frozen',
      frozen: { reason: 'Uploads of others', by: '江一帆', at: expect.any(String) },
      can: { freeze: false, unfreeze: true },
    })

    expect((await unfreeze(member.memberId)).code).toBe(1)
    expect(await read(member.memberId)).toMatchObject({ state: 'active', frozen: null })
    const entries = await server.asOwner(
      "select action, before, after from audit_entries where subject = 'member' and subject_id = $1 order by id",
      [member.memberId],
    )
    expect(entries).toEqual([
      {
        action: 'member.frozen',
        before: { state: 'active' },
        after: { state: 'frozen', reason: 'Uploads of others' },
      },
      {
        action: 'member.unfrozen',
        before: { state: 'frozen', reason: 'Uploads of others' },
        after: { state: 'active', note: 'cleared up' },
      },
    ])
  })

  it('twice, of a closed account, and unfreezing an active one are refused', async () => {
    const { memberId } = await server.loggedInMember()
    expect((await unfreeze(memberId)).code).toBe(1409)
    const answers = await Promise.all([freeze(memberId), freeze(memberId)])
    expect(answers.map(({ code }) => code).sort()).toEqual([1, 1409])
    const closed = await server.loggedInMember()
    await server.asOwner("update members set state = 'closed' where id = $1", [closed.memberId])
    expect(await freeze(closed.memberId)).toMatchObject({
      code: 1409,
      msg: expect.stringContaining('closed'),
    })
    expect((await unfreeze(closed.memberId)).code).toBe(1409)
  })

  it('stops a closing that was under way', async () => {
    const { memberId } = await server.loggedInMember()
    await server.asOwner("update members set state = 'closing', closes_at = now() where id = $1", [memberId])
    expect((await freeze(memberId)).code).toBe(1)
    await unfreeze(memberId)
    expect(await read(memberId)).toMatchObject({ state: 'active', closes_at: null })
  })

  it('needs a reason', async () => {
    const { memberId } = await server.loggedInMember()
    expect((await freeze(memberId, '  ')).code).toBe(1422)
  })

  it('never leaves a submitted work behind, when the member signs at the same moment', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < (isDrill ? 6 : 3); round++) {
      const member = await server.loggedInMember()
      await server.asOwner("update identity_checks set number_index = sha256(convert_to(id::text, 'utf8'))")
      await inTx(tx => seedVerifiedPerson(tx, server.services, member.memberId, new Date()))
      const workId = await buildWork(server, member.memberId, { status: '100' })
      const { data } = await server.call(previewAgreement, { work_id: workId }, member)
      const { terms_hash, signer } = data as { terms_hash: string; signer: { name: string } }
      const sms_code = await plantCode(server, member.mobile, 'sign')
      const [signed, frozen] = await Promise.all([
        server.call(
          signAgreement,
          { work_id: workId, terms_hash, typed_name: signer.name, sms_code },
          member,
        ),
        freeze(member.memberId),
      ])
      expect(frozen.code).toBe(1)
      const [work] = await server.asOwner<{ status: string }>('select status from works where id = $1', [
        workId,
      ])
      expect(['00', '100']).toContain(work?.status)
      outcomes.add(`${signed.code} ${work?.status}`)
    }
    // Signed first and taken back, refused because it is frozen, or logged out before it came so far.
    for (const outcome of outcomes) expect(['1 00', '1406 100', '1000 100']).toContain(outcome)
  })
})
