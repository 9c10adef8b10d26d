import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Recipient } from '#contract/distribution/recipient'
import { giveDataConsent, listDataConsents, withdrawDataConsent } from '#contract/identity/consent-calls'
import {
  checkAgreementFile,
  checkAgreementHash,
  openAgreement,
  previewAgreement,
  signAgreement,
} from '#contract/rights/agreement-calls'
import { readWork } from '#contract/works/work-calls'
import { StorageFull } from '../../platform/storage/storage'
import { loggedInStaff } from '../../testing/build-staff'
import { buildWork, type WantedWork } from '../../testing/build-work'
import { testServer } from '../../testing/test-server'
import { upload } from '../../testing/upload'
import { prepareCompany, prepareWaitingMinor, seedVerifiedPerson } from '../identity/identity.public'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.forgive()
  // The same people are seeded again and again; those of the tests before are somebody else.
  await server.asOwner(
    "update identity_checks set number_index = decode(md5(id || clock_timestamp()::text), 'hex') where number_index is not null",
  )
})

type Member = Awaited<ReturnType<typeof server.loggedInMember>>
interface Preview {
  terms: {
    parties: { role: string; name: string }[]
    rate: string
    tracks: unknown[]
    clauses: { text: string }[]
  }
  terms_hash: string
  signer: { kind: string; name: string; mobile_masked: string } | null
  obstacle: string | null
}

async function verified(kind: 'person' | 'minor' | 'company' = 'person') {
  const wanted = kind === 'minor' ? { isMinor: true } : kind === 'company' ? { groupId: 2 } : {}
  const member = await server.loggedInMember(wanted)
  const { services, agentId } = server
  const now = new Date()
  const seedMinor = kind === 'minor' ? await prepareWaitingMinor(services, agentId) : undefined
  const seedCompany = kind === 'company' ? await prepareCompany(services, agentId) : undefined
  await server.database.change(agentId, async tx => {
    if (kind === 'person') await seedVerifiedPerson(tx, services, member.memberId, now)
    await seedCompany?.(tx, member.memberId, now)
    await seedMinor?.(tx, member.memberId, now)
    if (kind !== 'minor') return
    await tx.run("update identity_checks set state = 'approved' where member_id = $1", [member.memberId])
  })
  return member
}

const preview = async (member: Member, workId: number) =>
  (await server.call(previewAgreement, { work_id: workId }, member)).data as Preview

async function sign(
  member: Member,
  workId: number,
  changed: { typed_name?: string; terms_hash?: string; code?: string } = {},
) {
  const { terms_hash, signer } = await preview(member, workId)
  const code = changed.code ?? (await server.codeFor('sign', undefined, member))
  await server.letTimePass()
  return server.call(
    signAgreement,
    {
      work_id: workId,
      terms_hash: changed.terms_hash ?? terms_hash,
      typed_name: changed.typed_name ?? signer?.name ?? '',
      sms_code: code,
    },
    member,
  )
}

const toSign = (member: Member, wanted: WantedWork = {}) =>
  buildWork(server, member.memberId, { status: '100', ...wanted })

describe('signing', () => {
  it('sends the work to review with a document that anyone can prove, and that never changes', async () => {
    const member = await verified()
    const workId = await toSign(member)
    const { terms } = await preview(member, workId)
    expect(terms.rate).toBe('0.8000')
    expect(terms.clauses.some(({ text }) => text.includes('80%'))).toBe(true)
    expect((await sign(member, workId)).data).toMatchObject({ status: '200' })

    const work = (await server.call(readWork, { id: workId }, member)).data as {
      status: string
      agreements: { url: string; sha256: string; number: string }[]
    }
    const [agreement] = work.agreements
    const file = await server.follow(agreement?.url ?? '', member)
    expect(file.headers['content-type']).toBe('application/pdf')
    const sha256 = createHash('sha256').update(file.rawPayload).digest('hex')
    expect(sha256).toBe(agreement?.sha256)
    // The Chinese font is embedded, so that the document reads the same everywhere.
    expect(file.rawPayload.toString('latin1')).toMatch(/\/FontFile2/)

    const known = await server.call(checkAgreementHash, { sha256 }, {})
    expect(known.data).toMatchObject({ agreement: { number: agreement?.number, signer_masked: '陈**' } })
    const same = await upload(server, checkAgreementFile, {}, file.rawPayload)
    expect(same.data).toMatchObject({ sha256, agreement: { number: agreement?.number } })
    const forged = Buffer.from(file.rawPayload)
    forged[forged.length - 10] = (forged[forged.length - 10] ?? 0) ^ 1
    expect((await upload(server, checkAgreementFile, {}, forged)).data).toMatchObject({ agreement: null })
    await expect(server.asOwner("update agreements set rate = '0.9'")).rejects.toThrow(/never changed/)
  })

  it('happens once, whatever is clicked twice', async () => {
    const member = await verified()
    const workId = await toSign(member)
    const { terms_hash, signer } = await preview(member, workId)
    const code = await server.codeFor('sign', undefined, member)
    const input = { work_id: workId, terms_hash, typed_name: signer?.name ?? '', sms_code: code }
    const both = await Promise.all([1, 2].map(() => server.call(signAgreement, input, member)))
    expect(both.filter(({ code }) => code === 1)).toHaveLength(1)
    const [counted] = await server.asOwner(
      'select count(*)::int as count from agreements where work_id = $1',
      [workId],
    )
    expect(counted).toEqual({ count: 1 })
  })

  it('needs the name as it stands in the document, the terms that were shown, and the right code', async () => {
    const member = await verified()
    const workId = await toSign(member)
    expect((await sign(member, workId, { typed_name: '别人' })).code).toBe(1422)
    expect((await sign(member, workId, { terms_hash: 'a'.repeat(64) })).code).toBe(1409)
    expect((await sign(member, workId, { code: '000000' })).code).toBe(1407)
    expect((await server.call(readWork, { id: workId }, member)).data).toMatchObject({
      status: '100',
      agreements: [],
    })
    expect((await sign(member, workId, { typed_name: ' 陈 夜航' })).code).toBe(1)
  })

  it('is refused without a verified identity, and when the date has gone by', async () => {
    const stranger = await server.loggedInMember()
    const theirs = await toSign(stranger)
    expect((await preview(stranger, theirs)).obstacle).toBe('not_verified')
    const member = await verified()
    const late = await toSign(member, { releaseDate: '2026-01-01' })
    expect((await preview(member, late)).obstacle).toBe('date_passed')
    expect((await sign(member, late)).code).toBe(1409)
  })

  it('waits until the company behind the site is named: a licence to nobody binds nobody', async () => {
    const member = await verified()
    const workId = await toSign(member)
    const entity = (name: string) =>
      server.asOwner(
        "update agents set presentation = jsonb_set(presentation, '{legal_entity,name}', to_jsonb($1::text)) where id = $2",
        [name, server.agentId],
      )
    await entity('')
    try {
      expect(await preview(member, workId)).toMatchObject({ obstacle: 'no_licensee' })
      expect((await sign(member, workId)).code).toBe(1409)
    } finally {
      await entity('支流（演示）文化有限公司')
    }
    const { obstacle, terms } = await preview(member, workId)
    expect(obstacle).toBeNull()
    expect(terms.parties.at(-1)?.name).toBe('支流（演示）文化有限公司')
    expect((await sign(member, workId)).code).toBe(1)
  })

  it('is the guardian’s for a minor: their name, their phone', async () => {
    const minor = await verified('minor')
    const workId = await toSign(minor)
    const { signer, terms } = await preview(minor, workId)
    expect(signer).toEqual({ kind: 'guardian', name: '林大川', mobile_masked: '138****0012' })
    expect(terms.parties.map(({ name }) => name)).toEqual(['林小溪', '林大川', expect.any(String)])
    expect((await sign(minor, workId, { typed_name: '林小溪' })).code).toBe(1422)
    expect((await sign(minor, workId)).data).toMatchObject({ status: '200' })
  })

  it('names the company for an enterprise', async () => {
    const company = await verified('company')
    const workId = await toSign(company)
    const { signer, terms } = await preview(company, workId)
    expect(signer).toMatchObject({ kind: 'company', name: '赵远' })
    expect(terms.parties[0]?.name).toContain('支流唱片')
  })

  it('stays inside every licence: its countries and its days', async () => {
    const member = await verified()
    const rights = {
      property: 3,
      statement: 2,
      source: 5,
      licence_number: 'L-1',
      valid_from: '2020-01-01',
      valid_to: '2098-01-01',
      licence_territory: { worldwide: false, countries: ['CN'] },
    }
    const { completeTrack } = await import('../../testing/build-work')
    const outside = await toSign(member, {
      tracks: [{ rights: { ...completeTrack.rights, ...rights } as typeof completeTrack.rights }],
    })
    const refused = await sign(member, outside)
    expect(refused.code).toBe(1422)
    expect((refused.data as { missing: { field: string; why: string }[] }).missing).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'territory', why: 'outside' }),
        expect.objectContaining({ field: 'release_date', why: 'ended' }),
      ]),
    )
  })
})

describe('what changes while a document is drawn', () => {
  afterEach(() => vi.restoreAllMocks())

  /** Does something else at the moment in which the document is stored: after it was read, before anything is locked. */
  function meanwhile(something: () => Promise<unknown>) {
    const { storage } = server.services
    const write = storage.write.bind(storage)
    return vi.spyOn(storage, 'write').mockImplementationOnce(async (...file) => {
      await something()
      return write(...file)
    })
  }

  const agreementsOf = (workId: number) =>
    server.asOwner('select number, rate::text from agreements where work_id = $1', [workId])
  const statusOf = async (workId: number) =>
    (await server.asOwner<{ status: string }>('select status from works where id = $1', [workId]))[0]?.status

  const changes: [string, (member: Member, workId: number) => Promise<unknown>][] = [
    [
      'where it is released',
      (_, workId) =>
        server.asOwner(
          `update works set version = version + 1,
             scope = jsonb_set(scope, '{territory}', '{"worldwide": false, "countries": ["CN"]}') where id = $1`,
          [workId],
        ),
    ],
    [
      'its version alone',
      (_, id) => server.asOwner('update works set version = version + 1 where id = $1', [id]),
    ],
    [
      'the rate of the account',
      ({ memberId }) => server.asOwner("update members set royalty_rate = '0.5' where id = $1", [memberId]),
    ],
    [
      'the rate of the site',
      () => server.asOwner("update agents set royalty_rate = '0.6' where id = $1", [server.agentId]),
    ],
    [
      'who the member is',
      ({ memberId }) =>
        server.asOwner("update identity_checks set name = '欧阳若溪' where member_id = $1", [memberId]),
    ],
    [
      'that the member is verified at all',
      ({ memberId }) =>
        server.asOwner("update identity_checks set state = 'refused' where member_id = $1", [memberId]),
    ],
  ]

  it.each(changes)('is never signed: %s', async (_, change) => {
    const member = await verified()
    const workId = await toSign(member)
    const code = await server.codeFor('sign', undefined, member)
    meanwhile(() => change(member, workId))
    const refused = await sign(member, workId, { code })
    expect(refused).toMatchObject({ status: 409, code: 1409 })
    expect(refused.msg).toMatch(/changed/)
    expect(await agreementsOf(workId)).toEqual([])
    expect(await statusOf(workId)).toBe('100')
    await server.asOwner("update agents set royalty_rate = '0.8' where id = $1", [server.agentId])
    await server.asOwner("update identity_checks set state = 'approved' where member_id = $1", [
      member.memberId,
    ])
    // The code is not used up by a signature that did not come about.
    expect((await sign(member, workId, { code })).code).toBe(1)
    expect(await agreementsOf(workId)).toHaveLength(1)
  })

  it('costs nothing for a wrong code, which is counted all the same', async () => {
    const member = await verified()
    const workId = await toSign(member)
    const code = await server.codeFor('sign', undefined, member)
    const write = vi.spyOn(server.services.storage, 'write')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++) {
      expect((await sign(member, workId, { code: wrong })).code).toBe(1407)
    }
    expect((await sign(member, workId, { code })).code).toBe(1407)
    expect(write).not.toHaveBeenCalled()
    expect(await agreementsOf(workId)).toEqual([])
  })

  it('costs nothing for a work that is not there to be signed', async () => {
    const member = await verified()
    const workId = await toSign(member)
    expect((await sign(member, workId)).code).toBe(1)
    const write = vi.spyOn(server.services.storage, 'write')
    expect(await sign(member, workId)).toMatchObject({ status: 409, code: 1409 })
    expect(write).not.toHaveBeenCalled()
    expect(await agreementsOf(workId)).toHaveLength(1)
  })

  it('counts a wrong code also when the terms change', async () => {
    const member = await verified()
    const workId = await toSign(member)
    await server.codeFor('sign', undefined, member)
    await Promise.all([
      sign(member, workId, { code: '000000' }),
      server.asOwner('update works set version = version + 1 where id = $1', [workId]),
    ])
    const counted = 'select tries from sms_codes where mobile = $1 order by id desc limit 1'
    expect(await server.asOwner(counted, [member.mobile])).toEqual([{ tries: 1 }])
  })

  it('leaves everything as it was when the document cannot be stored', async () => {
    const member = await verified()
    const workId = await toSign(member)
    const code = await server.codeFor('sign', undefined, member)
    vi.spyOn(server.services.storage, 'write').mockRejectedValueOnce(new StorageFull('the disk is full'))
    expect((await sign(member, workId, { code })).code).toBe(1507)
    expect(await agreementsOf(workId)).toEqual([])
    expect(await statusOf(workId)).toBe('100')
    expect((await sign(member, workId, { code })).code).toBe(1)
  })

  it('gives one agreement for two signatures that are drawn at the same moment', async () => {
    const member = await verified()
    const workId = await toSign(member)
    const code = await server.codeFor('sign', undefined, member)
    let drawn = 0
    const { storage } = server.services
    const write = storage.write.bind(storage)
    vi.spyOn(storage, 'write').mockImplementation(async (...file) => {
      drawn += 1
      await vi.waitUntil(() => drawn >= 2, { timeout: 60_000 })
      return write(...file)
    })
    const both = await Promise.all([sign(member, workId, { code }), sign(member, workId, { code })])
    expect(both.map(answer => answer.code).sort()).toEqual([1, 1407])
    expect(await agreementsOf(workId)).toHaveLength(1)
  })
})

describe('a link to an agreement', () => {
  it('is worth nothing when it is changed, and on no other site', async () => {
    const member = await verified()
    const workId = await toSign(member)
    await sign(member, workId)
    const { agreements } = (await server.call(readWork, { id: workId }, member)).data as {
      agreements: { url: string }[]
    }
    const url = agreements[0]?.url ?? ''
    const get = async (address: string, who: { cookies?: Record<string, string> } = member) =>
      (await server.follow(address, who)).statusCode
    expect(await get(url)).toBe(200)
    for (const who of [{}, await server.loggedInMember()]) expect(await get(url, who)).toBe(410)
    expect(await get(`${url.slice(0, -2)}xx`)).toBe(410)
    const another = url.replace(/\/(\d+\.m[^.]+)\.(\d+)\./, (_, start, id) => `/${start}.${Number(id) + 1}.`)
    expect(another).not.toBe(url)
    expect(await get(another)).toBe(410)
  })
})

/** Personal Information Protection Law, articles 23, 29 and 39: each purpose, and by name each recipient abroad. */
describe('a release for a channel abroad', () => {
  const toName = async (member: Member, workId: number) =>
    ((await preview(member, workId)) as unknown as { recipients: Recipient[] }).recipients
  const agree = (member: Member, recipients: Recipient[]) =>
    server.call(giveDataConsent, { kind: 'abroad', recipients }, member)

  it('is signed with the consent to those who are named; withdrawn between two steps, nothing is lost', async () => {
    const member = await verified()
    await server.call(withdrawDataConsent, { kind: 'abroad' }, member)
    const workId = await toSign(member)
    expect(await preview(member, workId)).toMatchObject({ obstacle: 'no_consent_abroad' })
    const recipients = await toName(member, workId)
    expect(recipients.length).toBeGreaterThan(0)
    expect((await agree(member, recipients)).code).toBe(1)
    expect(await preview(member, workId)).toMatchObject({ obstacle: null, recipients: [] })
    // The page was shown with the consent; it is withdrawn in another tab before the signature.
    await server.call(withdrawDataConsent, { kind: 'abroad' }, member)
    expect(await sign(member, workId)).toMatchObject({
      code: 1409,
      msg: expect.stringContaining('Everything you entered is kept'),
      data: { obstacle: 'no_consent_abroad' },
    })
    expect((await server.call(readWork, { id: workId }, member)).data).toMatchObject({ status: '100' })
    await agree(member, recipients)
    expect((await sign(member, workId)).data).toMatchObject({ status: '200' })
  })

  it('asks again for a channel that was not named, and for one whose recipient is another by now', async () => {
    const member = await verified()
    const workId = await toSign(member)
    await server.call(withdrawDataConsent, { kind: 'abroad' }, member)
    const [first, ...others] = await toName(member, workId)
    await agree(member, others)
    expect(await toName(member, workId), 'only who was left out').toEqual([first])
    await agree(member, [first as Recipient])
    expect(await toName(member, workId)).toEqual([])
    await server.asOwner(
      `update channels set profile = jsonb_set(profile, '{recipient}', '{"name": "Tide AB", "country": "SE", "contact": "privacy@tide.example"}') where id = $1`,
      [first?.channel_id],
    )
    const renamed = { ...first, name: 'Tide AB', country: 'SE', contact: 'privacy@tide.example' }
    expect(await toName(member, workId)).toEqual([renamed])
    expect(await agree(member, [first as Recipient]), 'nobody agrees to what is no longer so').toMatchObject({
      code: 1409,
    })
    expect((await agree(member, [renamed as Recipient])).code).toBe(1)
    expect(await preview(member, workId)).toMatchObject({ obstacle: null })
    const [latest] = (await server.call(listDataConsents, {}, member)).data as {
      recipients: Recipient[]
    }[]
    expect(latest?.recipients, 'the row names everybody').toHaveLength(others.length + 1)
  })
})

describe('a consent to the handling of documents in earlier words', () => {
  it('is asked for again before the next signature, and what was signed is not touched', async () => {
    const member = await verified()
    const before = await toSign(member)
    expect((await sign(member, before)).code).toBe(1)
    // As it was given when its words named the identity check alone.
    await server.asOwner(
      `insert into consents (agent_id, member_id, kind, is_given, version, wording, at, address)
       select agent_id, member_id, kind, true, version, 1, now(), address from consents
       where member_id = $1 and kind = 'documents' order by id desc limit 1`,
      [member.memberId],
    )
    const workId = await toSign(member)
    expect(await preview(member, workId)).toMatchObject({ obstacle: 'no_consent_documents' })
    expect(await sign(member, workId)).toMatchObject({
      code: 1409,
      data: { obstacle: 'no_consent_documents' },
    })
    const { agreements } = (await server.call(readWork, { id: before }, member)).data as { agreements: [] }
    expect(agreements).toHaveLength(1)
    expect((await server.call(giveDataConsent, { kind: 'documents' }, member)).code).toBe(1)
    expect((await sign(member, workId)).code).toBe(1)
  })
})

describe('an agreement of a closed account', () => {
  it('is opened by rights staff with a reason, which stays in the log, and by nobody else', async () => {
    const member = await verified()
    const workId = await toSign(member)
    await sign(member, workId)
    const [signed] = await server.asOwner<{ id: number; number: string }>(
      'select id::int, number from agreements where work_id = $1',
      [workId],
    )
    const wanted = { agreement_id: signed?.id as number, reason: 'A court asked for it' }
    await server.asOwner("update members set state = 'closed' where id = $1", [member.memberId])
    const rights = await loggedInStaff(server, { roles: ['rights'] })
    const editor = await loggedInStaff(server, { roles: ['editor'] })
    expect((await server.call(openAgreement, wanted, editor)).code).not.toBe(1)
    expect((await server.call(openAgreement, { ...wanted, reason: ' ' }, rights)).status).toBe(422)
    const { url } = (await server.call(openAgreement, wanted, rights)).data as { url: string }
    const file = await server.follow(url, rights)
    expect(file.headers['content-type']).toBe('application/pdf')
    const [entry] = await server.asOwner<{ after: unknown }>(
      "select after from audit_entries where action = 'work.agreementOpened' order by id desc limit 1",
    )
    expect(entry?.after).toEqual({ number: signed?.number, reason: 'A court asked for it' })
    expect((await server.call(openAgreement, { ...wanted, agreement_id: 999_999 }, rights)).code).not.toBe(1)
  })
})
