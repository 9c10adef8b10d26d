import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutputOf, SentInputOf } from '#contract/call'
import { indexData } from '#contract/dashboard/entry-calls'
import { uploadFile } from '#contract/files/calls'
import { minorDocuments } from '#contract/identity/account'
import { todayInChina } from '#contract/identity/age'
import { userInfo } from '#contract/identity/calls'
import { openCheck } from '#contract/identity/check-calls'
import { giveDataConsent, listDataConsents, withdrawDataConsent } from '#contract/identity/consent-calls'
import { residentIdOf } from '#contract/identity/resident-id.sample'
import {
  identityCheckAddress,
  identityInfo,
  readIdentityTicket,
  submitIdentity,
  submitMinor,
  uploadIdentityScan,
  withdrawConsent,
} from '#contract/identity/verification-calls'
import { unfreezeMember } from '#contract/members/calls'
import { keepWorkUp, listRightsCases, staffTakeDown } from '#contract/review/calls'
import { addDays } from '#contract/works/missing'
import { loggedInStaff } from '../../../testing/build-staff'
import { buildWork } from '../../../testing/build-work'
import { picture } from '../../../testing/pictures'
import { sentCodes } from '../../../testing/sent-codes'
import { type Caller, testServer } from '../../../testing/test-server'
import { upload } from '../../../testing/upload'
import { indexOfNumber, sealNumber } from './document-number'
import { insertCheck } from './verification.queries'

let server: Awaited<ReturnType<typeof testServer>>
let scan: Buffer
beforeAll(async () => {
  server = await testServer({ hasSites: true })
  scan = await picture('png', 60)
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

let next = 0
const freshMobile = () => `18${String(100 + next++)}000001`
const adultId = () => residentIdOf(`11010519900601${String(next++).padStart(3, '0')}`)
const childId = () => residentIdOf(`11010520150601${String(next++).padStart(3, '0')}`)

async function ticketOf(member: Caller) {
  const { data } = await server.call(identityCheckAddress, {}, member)
  return new URL((data as { url: string }).url, 'http://x').searchParams.get('ticket') ?? ''
}

type Handed = Partial<SentInputOf<typeof submitIdentity>>
async function handIn(ticket: string, changes: Handed = {}) {
  const scans = []
  for (const kind of ['id_front', 'id_back'] as const) {
    const { data } = await upload(server, uploadIdentityScan, { ticket }, scan)
    scans.push({ kind, upload_id: data.upload_id })
  }
  return server.call(submitIdentity, {
    ticket,
    name: '李四',
    document: 'resident_id',
    number: adultId(),
    scans,
    consent: true,
    ...changes,
  })
}

describe('the consent to the handling of documents', () => {
  it('is asked for on its own, is written with version and time, and is asked for again once withdrawn', async () => {
    const member = await server.loggedInMember()
    const ticket = await ticketOf(member)
    expect(await handIn(ticket, { consent: false })).toMatchObject({
      code: 1422,
      data: { fields: [{ field: 'consent' }] },
    })
    expect((await server.call(listDataConsents, {}, member)).data).toEqual([])
    await server.call(giveDataConsent, { kind: 'documents' }, member)
    // The same word twice is one word.
    await server.call(giveDataConsent, { kind: 'documents' }, member)
    await server.call(withdrawDataConsent, { kind: 'documents' }, member)
    expect((await server.call(listDataConsents, {}, member)).data).toMatchObject([
      { kind: 'documents', is_given: false, version: 1, at: expect.stringMatching(/^\d{4}-/) },
      { kind: 'documents', is_given: true, version: 1 },
    ])
    // Withdrawn between two steps: refused with a reason, and nothing that was uploaded is lost.
    const refused = await handIn(ticket, { consent: false })
    expect(refused.data).toMatchObject({ fields: [{ message: expect.stringContaining('separate consent') }] })
    expect(await handIn(ticket)).toMatchObject({ code: 1, data: { state: 'waiting' } })
    expect((await server.call(listDataConsents, {}, member)).data).toMatchObject([
      { kind: 'documents', is_given: true },
      {},
      {},
    ])
  })

  it('in its earlier words, which named the check alone, is asked for again here too', async () => {
    const member = await server.loggedInMember()
    await server.asOwner(
      `insert into consents (agent_id, member_id, kind, is_given, version, wording, at, address)
       values ($1, $2, 'documents', true, 1, 1, now(), '127.0.0.1')`,
      [server.agentId, member.memberId],
    )
    const ticket = await ticketOf(member)
    expect(await handIn(ticket, { consent: false })).toMatchObject({
      code: 1422,
      data: { fields: [{ field: 'consent' }] },
    })
    expect(await handIn(ticket)).toMatchObject({ code: 1, data: { state: 'waiting' } })
    expect((await server.call(listDataConsents, {}, member)).data).toMatchObject([
      { is_given: true, wording: 2 },
      { is_given: true, wording: 1 },
    ])
  })

  it('stays as it was written', async () => {
    const { memberId } = await server.loggedInMember()
    await expect(
      server.database.change(server.agentId, tx =>
        tx.run('update consents set is_given = true where member_id = $1', [memberId]),
      ),
    ).rejects.toThrow(/permission denied/)
  })
})

describe('an identity check', () => {
  it('is handed in with the ticket alone, as from a phone without a session', async () => {
    const member = await server.loggedInMember()
    const ticket = await ticketOf(member)
    expect((await server.call(readIdentityTicket, { ticket })).data).toMatchObject({ state: 'none' })
    const number = adultId()
    expect(await handIn(ticket, { number })).toMatchObject({ code: 1, data: { state: 'waiting' } })
    const { data } = await server.call(identityInfo, {}, member)
    expect(data).toMatchObject({
      path: 'adult',
      state: 'waiting',
      real_name: {
        name: '李四',
        document_number_masked: `${number.slice(0, 3)}${'*'.repeat(12)}${number.slice(-3)}`,
      },
    })
    expect((await handIn(ticket)).code).toBe(1409)
  })

  it('is known to wait on the entry page, a minor’s too', async () => {
    const waits = async (member: Caller) =>
      ((await server.call(indexData, {}, member)).data as { is_identity_waiting: boolean })
        .is_identity_waiting
    const adult = await server.loggedInMember()
    expect(await waits(adult)).toBe(false)
    await handIn(await ticketOf(adult))
    expect(await waits(adult)).toBe(true)
    const minor = await server.loggedInMember({ isMinor: true })
    const check = { memberId: minor.memberId, kind: 'minor', state: 'waiting', now: new Date() } as const
    await server.database.change(server.agentId, tx => insertCheck(tx, check))
    expect(await waits(minor)).toBe(true)
    await server.asOwner('update members set verified_at = now() where id = $1', [minor.memberId])
    expect(await waits(minor)).toBe(false)
  })

  it('does not make a member verified before an operator said so', async () => {
    const member = await server.loggedInMember()
    await handIn(await ticketOf(member))
    expect((await server.call(userInfo, {}, member)).data).toMatchObject({ userinfo: { is_verify: 0 } })
  })

  it('takes no forged, foreign or late ticket', async () => {
    const member = await server.loggedInMember()
    const ticket = await ticketOf(member)
    const [agent, owner, ...rest] = ticket.split('.')
    const forged = [agent, Number(owner) + 1, ...rest].join('.')
    for (const wrong of [forged, `${ticket.slice(0, -43)}${'A'.repeat(43)}`, 'x'.repeat(40)]) {
      expect((await server.call(readIdentityTicket, { ticket: wrong })).code).toBe(1414)
    }
    await server.anotherSite('ticket.test')
    expect(
      (await server.call(readIdentityTicket, { ticket }, { headers: { host: 'ticket.test' } })).code,
    ).toBe(1414)
  })

  it('refuses numbers that cannot be, and leads a minor to the guardian', async () => {
    const ticket = await ticketOf(await server.loggedInMember())
    for (const number of [
      '110105194912310021',
      residentIdOf('11010519900230002'),
      residentIdOf('11010520990101002'),
    ]) {
      expect(await handIn(ticket, { number }), number).toMatchObject({
        code: 1422,
        data: { fields: [{ field: 'number' }] },
      })
    }
    expect(await handIn(ticket, { number: childId() })).toMatchObject({
      code: 1411,
      data: { next: '/realidcation' },
    })
  })

  it("needs both sides, and no scan of somebody else's", async () => {
    const ticket = await ticketOf(await server.loggedInMember())
    expect(await handIn(ticket, { scans: [] })).toMatchObject({
      code: 1422,
      data: { fields: [{ field: 'scans.id_front' }, { field: 'scans.id_back' }] },
    })
    const other = await ticketOf(await server.loggedInMember())
    const { data } = await upload(server, uploadIdentityScan, { ticket: other }, scan)
    const stolen = ['id_front', 'id_back'].map(kind => ({
      kind: kind as 'id_front',
      upload_id: data.upload_id,
    }))
    expect((await handIn(ticket, { scans: stolen })).code).toBe(1422)
  })
})

describe('an identity that was not approved', () => {
  async function refusedOf(...fields: string[]) {
    const member = await server.loggedInMember()
    const ticket = await ticketOf(member)
    const number = adultId()
    await handIn(ticket, { number })
    const reasons = fields.map(field => ({ field, text: 'Please look at it again.' }))
    await server.asOwner("update identity_checks set state = 'refused', reasons = $2 where member_id = $1", [
      member.memberId,
      JSON.stringify(reasons),
    ])
    return { member, ticket, number }
  }
  const keptAt = async (ticket: string) =>
    ((await server.call(readIdentityTicket, { ticket })).data as { kept: unknown }).kept
  async function scansOf(memberId: number) {
    const scans = await server.asOwner<{ kind: string; upload_id: string; state: string }>(
      `select s.kind, upload_id, state from identity_scans s join identity_checks c on c.id = check_id
       where member_id = $1 order by c.id, s.kind`,
      [memberId],
    )
    return scans
  }

  it('keeps what no reason names, and takes the rest with it', async () => {
    const { member, ticket, number } = await refusedOf('id_back')
    const masked = `${number.slice(0, 3)}${'*'.repeat(12)}${number.slice(-3)}`
    expect(await keptAt(ticket)).toEqual({
      name: '李四',
      document: 'resident_id',
      document_number_masked: masked,
      scans: ['id_front'],
    })
    expect(await handIn(ticket, { number: undefined, scans: [] })).toMatchObject({
      code: 1422,
      data: { fields: [{ field: 'scans.id_back' }] },
    })
    const { data } = await upload(server, uploadIdentityScan, { ticket }, scan)
    const again = {
      number: undefined,
      name: '李思',
      scans: [{ kind: 'id_back' as const, upload_id: data.upload_id }],
    }
    expect((await handIn(ticket, again)).code).toBe(1)
    expect((await server.call(identityInfo, {}, member)).data).toMatchObject({
      state: 'waiting',
      reasons: [],
      real_name: { name: '李思', document_number_masked: masked },
    })
    const scans = await scansOf(member.memberId)
    const [front] = scans.filter(({ state, kind }) => state === 'ended' && kind === 'id_front')
    expect(scans.filter(({ state }) => state === 'waiting')).toEqual([
      { kind: 'id_back', upload_id: data.upload_id, state: 'waiting' },
      { ...front, state: 'waiting' },
    ])
  })

  it('asks again for the number that was wrong, and for everything of another document', async () => {
    const { ticket } = await refusedOf('number')
    expect(await keptAt(ticket)).toMatchObject({ document_number_masked: null, scans: { length: 2 } })
    expect(await handIn(ticket, { number: undefined })).toMatchObject({
      code: 1422,
      data: { fields: [{ field: 'number' }] },
    })
    const other = await refusedOf('document')
    expect(await keptAt(other.ticket)).toMatchObject({
      name: '李四',
      document_number_masked: null,
      scans: [],
    })
    const passport = await refusedOf('id_back')
    expect(
      await handIn(passport.ticket, { document: 'passport', number: undefined, scans: [] }),
    ).toMatchObject({ code: 1422, data: { fields: [{ field: 'number' }] } })
  })

  it('is corrected once, also by two devices at the same time', async () => {
    const { member, ticket } = await refusedOf('name')
    const again = { ticket, name: '李思', document: 'resident_id' as const, scans: [] }
    const codes = await Promise.all([1, 2].map(async () => (await server.call(submitIdentity, again)).code))
    expect(codes.sort()).toEqual([1, 1409])
    const waiting = (await scansOf(member.memberId)).filter(({ state }) => state === 'waiting')
    expect(waiting).toHaveLength(2)
    expect(await keptAt(ticket)).toBeNull()
  })
})

describe('a verified minor who has come of age', () => {
  async function cameOfAge() {
    const member = await server.loggedInMember({ isMinor: true })
    const number = adultId()
    await server.database.change(server.agentId, async tx => {
      const id = await insertCheck(tx, {
        memberId: member.memberId,
        kind: 'minor',
        state: 'waiting',
        now: new Date(),
        name: '李四',
        document: 'resident_id',
        number_sealed: sealNumber(server.services.secrets, member.memberId, number),
        number_index: indexOfNumber(server.services.secrets, 'resident_id', number),
        birth_date: '1990-06-01',
      })
      await tx.run("update identity_checks set state = 'approved' where id = $1", [id])
    })
    return { member, number, ticket: await ticketOf(member) }
  }

  it("is still the same person: a stranger's number is refused", async () => {
    const { ticket } = await cameOfAge()
    const refused = await handIn(ticket)
    expect(refused).toMatchObject({ code: 1409, data: { fields: [{ field: 'number' }] } })
  })

  it('hands the same number in, and staff see what was approved beside it', async () => {
    const { ticket, number, member } = await cameOfAge()
    expect((await handIn(ticket, { number })).code).toBe(1)
    const [check] = await server.asOwner<{ id: number }>(
      "select id::int from identity_checks where member_id = $1 and state = 'waiting'",
      [member.memberId],
    )
    const staff = await loggedInStaff(server)
    const opened = await server.call(openCheck, { kind: 'identity', id: check?.id ?? 0 }, staff)
    expect(opened.data).toMatchObject({
      earlier: expect.arrayContaining([
        { field: 'number', value: number },
        { field: 'name', value: '李四' },
      ]),
    })
  })
})

describe("a minor's documents", () => {
  async function scansOf(member: Caller, kinds: readonly (typeof minorDocuments)[number][]) {
    const documents = []
    for (const kind of kinds) {
      const { data } = await upload(server, uploadFile, { purpose: 'document' }, scan, member)
      documents.push({ kind, upload_id: data.upload_id })
    }
    return documents
  }

  async function details() {
    const mobile = freshMobile()
    return {
      child: { name: '王小五', id_number: childId() },
      guardian: {
        name: '王五',
        id_number: adultId(),
        relation: 'mother' as const,
        mobile,
        sms_code: await server.codeFor('guardian', mobile),
      },
    }
  }

  it('can be left and resumed, and are handed in when all are there', async () => {
    const member = await server.loggedInMember()
    await server.call(submitMinor, { ...(await details()), submit: false }, member)
    const early = await server.call(submitMinor, { submit: true }, member)
    expect((early.data as { fields: unknown[] }).fields).toHaveLength(minorDocuments.length)
    await server.call(
      submitMinor,
      { documents: await scansOf(member, ['child_id', 'guardian_id']), submit: false },
      member,
    )
    const { data } = await server.call(identityInfo, {}, member)
    expect(data).toMatchObject({
      path: 'minor',
      state: 'none',
      documents: [
        { kind: 'child_id', present: true },
        { kind: 'guardian_id', present: true },
        { kind: 'household_register', present: false },
        { kind: 'consent', present: false },
      ],
    })
    const rest = { documents: await scansOf(member, ['household_register', 'consent']), submit: true }
    expect((await server.call(submitMinor, rest, member)).data).toMatchObject({ state: 'waiting' })
    expect((await server.call(submitMinor, { submit: false }, member)).code).toBe(1409)
  })

  it('that name another guardian are told to the one who was approved, at the number as it was', async () => {
    const member = await server.loggedInMember()
    const before = await details()
    await server.call(submitMinor, { ...before, submit: false }, member)
    await server.asOwner("update identity_checks set state = 'approved' where member_id = $1", [
      member.memberId,
    ])
    expect((await server.call(submitMinor, { ...(await details()), submit: false }, member)).code).toBe(1)
    const texts = await sentCodes(server.asOwner, server.services.secrets)
    expect(texts.at(-1)).toMatchObject({
      ...{ mobile: before.guardian.mobile, text: expect.stringContaining('新的监护人') },
    })
  })

  it("keep nothing when the guardian's code is wrong", async () => {
    const member = await server.loggedInMember()
    const given = await details()
    given.guardian.sms_code = given.guardian.sms_code === '000000' ? '000001' : '000000'
    expect((await server.call(submitMinor, { ...given, submit: false }, member)).code).toBe(1407)
    expect((await server.call(identityInfo, {}, member)).data).toMatchObject({
      path: 'adult',
      real_name: null,
    })
  })

  it('are erased and the account frozen when the guardian withdraws the consent', async () => {
    const member = await server.loggedInMember()
    const given = await details()
    await server.call(
      submitMinor,
      { ...given, documents: await scansOf(member, minorDocuments), submit: true },
      member,
    )
    await server.letTimePass()
    const sms_code = await server.codeFor('withdraw_consent', undefined, member)
    expect((await server.call(withdrawConsent, { sms_code }, member)).code).toBe(1)
    await new Promise(resolve => setTimeout(resolve, 1000))
    expect((await server.call(userInfo, {}, member)).code).toBe(1000)
    const [check] = await server.asOwner(
      'select state, number_sealed, guardian_number_sealed from identity_checks where member_id = $1',
      [member.memberId],
    )
    expect(check).toEqual({ state: 'ended', number_sealed: null, guardian_number_sealed: null })
    expect(await server.asOwner('select 1 from uploads where member_id = $1', [member.memberId])).toEqual([])
    const [row] = await server.asOwner('select state from members where id = $1', [member.memberId])
    expect(row).toEqual({ state: 'frozen' })
  })

  it('brings works that are out before rights staff, who can only take them down', async () => {
    const rights = await loggedInStaff(server, { roles: ['rights'] })
    const member = await server.loggedInMember()
    await server.call(
      submitMinor,
      { ...(await details()), documents: await scansOf(member, minorDocuments), submit: true },
      member,
    )
    const [online, kept] = [
      await buildWork(server, member.memberId, { status: '991', title: 'Online' }),
      await buildWork(server, member.memberId, { status: '990', title: 'On its way' }),
    ]
    await buildWork(server, member.memberId, { title: 'Draft' })
    await server.letTimePass()
    const sms_code = await server.codeFor('withdraw_consent', undefined, member)
    expect((await server.call(withdrawConsent, { sms_code }, member)).code).toBe(1)
    const cases = async () =>
      ((await server.call(listRightsCases, {}, rights)).data as OutputOf<typeof listRightsCases>).items
        .filter(item => item.member.id === member.memberId)
        .map(({ work_id, reason, tracks }) => ({ work_id, reason, tracks }))
    const asked = (work_id: number) => ({ work_id, reason: 'consent_withdrawn', tracks: [] })
    expect(await cases()).toEqual([asked(online), asked(kept)])
    // A licence was not asked about: there is nothing to bridge.
    const until = addDays(todayInChina(new Date()), 30)
    const note = 'It may stay'
    expect((await server.call(keepWorkUp, { id: kept, until, note }, rights)).code).toBe(1409)
    expect((await server.call(staffTakeDown, { id: online, reason: 'No consent' }, rights)).code).toBe(1)
    expect(await cases()).toEqual([asked(kept)])
  })

  it('leaves works alone when staff open the account again', async () => {
    const admin = await loggedInStaff(server, { roles: ['admin'] })
    const member = await server.loggedInMember()
    await server.call(
      submitMinor,
      { ...(await details()), documents: await scansOf(member, minorDocuments), submit: true },
      member,
    )
    const workId = await buildWork(server, member.memberId, { status: '991' })
    await server.letTimePass()
    const sms_code = await server.codeFor('withdraw_consent', undefined, member)
    await server.call(withdrawConsent, { sms_code }, member)
    const opened = { id: member.memberId, note: 'The other parent consents' }
    expect((await server.call(unfreezeMember, opened, admin)).code).toBe(1)
    const cases = await server.asOwner('select outcome from rights_cases where work_id = $1', [workId])
    expect(cases).toEqual([{ outcome: 'kept' }])
  })

  it('cannot be withdrawn by the child: the code goes to the guardian', async () => {
    const member = await server.loggedInMember()
    await server.call(submitMinor, { ...(await details()), submit: false }, member)
    const own = await server.codeFor('change_mobile_from', undefined, member)
    expect((await server.call(withdrawConsent, { sms_code: own }, member)).code).toBe(1407)
  })
})
