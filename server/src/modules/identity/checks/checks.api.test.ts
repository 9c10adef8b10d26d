import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decideCheck, listChecks, openCheck } from '#contract/identity/check-calls'
import { countMessages } from '#contract/messages/calls'
import { blindIndex, seal } from '../../../platform/seal'
import { loggedInStaff } from '../../../testing/build-staff'
import { buildMember } from '../../../testing/builders'
import { type Caller, testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let rights: Awaited<ReturnType<typeof loggedInStaff>>
beforeAll(async () => {
  server = await testServer({ hasSites: true })
  rights = await loggedInStaff(server, { name: '林岚', roles: ['rights'] })
})
afterAll(() => server.close())

interface Wanted {
  kind?: 'adult' | 'minor'
  state?: string
  document?: 'resident_id' | 'passport'
  number?: string
  birthDate?: string | null
  submittedAt?: string
  memberId?: number
  agentId?: number
  isMinor?: boolean
}

let serial = 0

/** A submission as a member would have handed it in. */
async function buildCheck(wanted: Wanted = {}) {
  serial += 1
  const agentId = wanted.agentId ?? server.agentId
  const memberId =
    wanted.memberId ??
    (await buildMember(server.database, agentId, { nickname: '夜航', isMinor: wanted.isMinor })).memberId
  const { secrets } = server.services
  const document = wanted.document ?? 'resident_id'
  const number = wanted.number ?? `1101011990010${String(serial).padStart(5, '0')}`
  const birthDate = wanted.birthDate === undefined ? '1990-01-01' : wanted.birthDate
  const isMinor = wanted.kind === 'minor'
  const [row] = await server.asOwner<{ id: string }>(
    `insert into identity_checks (agent_id, member_id, kind, state, name, document, number_sealed, number_index,
       birth_date, guardian_name, guardian_number_sealed, guardian_relation, guardian_mobile, created_at, submitted_at)
     values ($1, $2, $3, $4, '陈舟', $5, $6, $7, $8, $9, $10, $11, $12, now(), $13) returning id`,
    [
      agentId,
      memberId,
      wanted.kind ?? 'adult',
      wanted.state ?? 'waiting',
      document,
      seal(secrets, `identity ${memberId}`, number),
      blindIndex(secrets, 'identity document', `${document}:${number}`),
      birthDate,
      isMinor ? '陈江' : null,
      isMinor ? seal(secrets, `guardian ${memberId}`, '110101198001010012') : null,
      isMinor ? 'father' : null,
      isMinor ? '13900000001' : null,
      wanted.submittedAt ?? new Date(),
    ],
  )
  return { id: Number(row?.id), memberId, number, kind: isMinor ? ('minor' as const) : ('identity' as const) }
}

async function buildUpload(memberId: number, agentId = server.agentId) {
  const id = randomUUID()
  await server.asOwner(
    "insert into uploads (id, agent_id, member_id, purpose, storage_key, is_sealed, media_type, size, sha256, created_at) values ($1, $2, $3, 'document', 'k', true, 'image/png', 1, 'h', now())",
    [id, agentId, memberId],
  )
  return id
}

async function buildEnterprise(wanted: { creditCode?: string; submittedAt?: string; agentId?: number } = {}) {
  serial += 1
  const agentId = wanted.agentId ?? server.agentId
  const { memberId } = await buildMember(server.database, agentId, { nickname: '支流唱片' })
  const creditCode = wanted.creditCode ?? `9111000000000${String(serial).padStart(5, '0')}`
  const [row] = await server.asOwner<{ id: string }>(
    "insert into enterprise_checks (agent_id, member_id, state, company_name, credit_code, legal_representative, licence_upload_id, submitted_at) values ($1, $2, 'waiting', '支流音乐有限公司', $3, '江一帆', $4, $5) returning id",
    [agentId, memberId, creditCode, await buildUpload(memberId, agentId), wanted.submittedAt ?? new Date()],
  )
  return { id: Number(row?.id), memberId, creditCode, kind: 'enterprise' as const }
}

type Built = { id: number; kind: 'identity' | 'minor' | 'enterprise' }

const approve = ({ id, kind }: Built, extra: { birth_date?: string } = {}, caller: Caller = rights) =>
  server.call(decideCheck, { kind, id, approve: true, ...extra }, caller)
const refuse = ({ id, kind }: Built, reasons = [{ field: 'id_front', text: '照片模糊' }]) =>
  server.call(decideCheck, { kind, id, approve: false, reasons }, rights)

async function memberRow(memberId: number) {
  const [row] = await server.asOwner(
    'select verified_at, is_minor, group_id, nickname, sensitive_change_at from members where id = $1',
    [memberId],
  )
  return row
}

async function stateOf({ id, kind }: Built) {
  const table = kind === 'enterprise' ? 'enterprise_checks' : 'identity_checks'
  const [row] = await server.asOwner(`select state, reasons, decided_by from ${table} where id = $1`, [id])
  return row
}

async function entriesOf({ id, kind }: Built) {
  const subject = kind === 'enterprise' ? 'enterprise_check' : 'identity_check'
  return server.asOwner(
    'select action, staff_name, before, after from audit_entries where subject = $1 and subject_id = $2 order by id',
    [subject, String(id)],
  )
}

async function messagesOf(memberId: number) {
  return server.asOwner('select kind, template, params, link from messages where member_id = $1', [memberId])
}

describe('the queue', () => {
  it('shows the longest waiting first, over both tables, and pages through all of them once', async () => {
    const agentId = await server.anotherSite('queue.test')
    const staff = await loggedInStaff({ ...server, agentId }, { roles: ['admin'] })
    const caller = { ...staff, headers: { host: 'queue.test' } }
    const at = (second: number) => `2026-01-01T00:00:${String(second).padStart(2, '0')}.123456Z`
    const same = at(5)
    const built: Built[] = [
      await buildCheck({ agentId, submittedAt: at(1) }),
      await buildEnterprise({ agentId, submittedAt: at(2) }),
      await buildCheck({ agentId, kind: 'minor', birthDate: '2015-01-01', submittedAt: at(3) }),
      await buildCheck({ agentId, submittedAt: same }),
      await buildCheck({ agentId, submittedAt: same }),
      await buildEnterprise({ agentId, submittedAt: same }),
      await buildEnterprise({ agentId, submittedAt: same }),
      await buildCheck({ agentId, submittedAt: at(6) }),
    ]
    await buildCheck({ agentId, state: 'draft' })
    for (const limit of [1, 2, 3, 100]) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const { data } = await server.call(listChecks, cursor ? { limit, cursor } : { limit }, caller)
        const page = data as { items: Built[]; next_cursor: string | null; waiting: unknown }
        expect(page.waiting).toEqual({ identity: 4, minor: 1, enterprise: 3 })
        seen.push(...page.items.map(({ kind, id }) => `${kind} ${id}`))
        cursor = page.next_cursor ?? undefined
      } while (cursor)
      expect(seen).toEqual(built.map(({ kind, id }) => `${kind} ${id}`))
    }
    for (const kind of ['identity', 'minor', 'enterprise'] as const) {
      const { data } = await server.call(listChecks, { kind }, caller)
      const { items } = data as { items: Built[] }
      expect(items.map(({ id }) => id)).toEqual(built.filter(row => row.kind === kind).map(({ id }) => id))
    }
  })

  it('shows what was decided, the latest first, and by whom', async () => {
    const [older, newer] = [await buildCheck(), await buildEnterprise()]
    await refuse(older)
    await refuse(newer)
    const { data } = await server.call(listChecks, { state: 'refused', limit: 2 }, rights)
    expect((data as { items: unknown[] }).items).toMatchObject([
      { kind: 'enterprise', id: newer.id, state: 'refused', name: '支流音乐有限公司', decided_by: '林岚' },
      { kind: 'identity', id: older.id, state: 'refused', name: '陈舟', decided_by: '林岚' },
    ])
  })

  it('refuses a cursor that is none', async () => {
    expect((await server.call(listChecks, { cursor: 'nonsense' }, rights)).code).toBe(1400)
  })
})

describe('opening a check', () => {
  it('shows the whole numbers and links to the scans, and the log notes who looked', async () => {
    const check = await buildCheck({ kind: 'minor', birthDate: '2015-01-01' })
    const upload = await buildUpload(check.memberId)
    await server.asOwner(
      "insert into identity_scans (agent_id, check_id, kind, upload_id) values ($1, $2, 'consent', $3)",
      [server.agentId, check.id, upload],
    )
    const { code, data } = await server.call(openCheck, { kind: 'minor', id: check.id }, rights)
    expect({ code, data }).toMatchObject({
      code: 1,
      data: {
        nickname: '夜航',
        facts: expect.arrayContaining([
          { field: 'number', value: check.number },
          { field: 'guardian_number', value: '110101198001010012' },
          { field: 'guardian_relation', value: 'father' },
        ]),
        scans: [{ field: 'consent', mime: 'image/png', url: expect.stringContaining(`.${upload}.`) }],
        can: { decide: true },
        needs_birth_date: false,
      },
    })
    expect(await entriesOf(check)).toMatchObject([{ action: 'check.viewed', staff_name: '林岚' }])
  })

  it('shows a company with its licence', async () => {
    const check = await buildEnterprise()
    const { data } = await server.call(openCheck, { kind: 'enterprise', id: check.id }, rights)
    expect(data).toMatchObject({
      facts: [
        { field: 'company_name', value: '支流音乐有限公司' },
        { field: 'credit_code', value: check.creditCode },
        { field: 'legal_representative', value: '江一帆' },
      ],
      scans: [{ field: 'licence' }],
    })
    expect(await entriesOf(check)).toMatchObject([{ action: 'check.viewed' }])
  })

  it('finds nothing under another kind, for a draft, or at another agent', async () => {
    const agentId = await server.anotherSite('other-checks.test')
    const strangers = [await buildCheck({ agentId }), await buildEnterprise({ agentId })]
    const own = await buildCheck()
    const draft = await buildCheck({ state: 'draft' })
    for (const { kind, id } of [...strangers, { kind: 'minor' as const, id: own.id }, draft]) {
      expect((await server.call(openCheck, { kind, id }, rights)).code).toBe(1404)
      if (id !== draft.id) expect((await approve({ kind, id })).code).toBe(1404)
    }
    expect(await stateOf(strangers[0] as Built)).toMatchObject({ state: 'waiting' })
  })
})

describe('approving an identity', () => {
  it('verifies the member, tells them, and is in the log', async () => {
    const check = await buildCheck()
    const member = await server.loggedInMember()
    expect((await approve(check)).code).toBe(1)
    expect(await memberRow(check.memberId)).toMatchObject({
      verified_at: expect.any(Date),
      is_minor: false,
      sensitive_change_at: null,
    })
    expect(await stateOf(check)).toMatchObject({ state: 'approved', decided_by: String(rights.staffId) })
    expect(await messagesOf(check.memberId)).toMatchObject([
      { kind: 'identity', template: 'identity.approved', link: '/person-center/information' },
    ])
    expect(await entriesOf(check)).toMatchObject([
      { action: 'check.approved', before: { state: 'waiting' }, after: { state: 'approved' } },
    ])
    expect((await server.call(countMessages, {}, member)).data).toBe(0)
  })

  it('happens once', async () => {
    const check = await buildCheck()
    const answers = await Promise.all([approve(check), approve(check), refuse(check)])
    expect(answers.map(({ code }) => code).sort()).toEqual([1, 1409, 1409])
    expect((await approve(check)).code).toBe(1409)
    expect(await messagesOf(check.memberId)).toHaveLength(1)
  })

  it('is possible on one account a site, also when two are approved at the same moment', async () => {
    const number = '110101199001011237'
    const checks = [await buildCheck({ number }), await buildCheck({ number })]
    const answers = await Promise.all(checks.map(check => approve(check)))
    expect(answers.map(({ code }) => code).sort()).toEqual([1, 1412])
    const states = await Promise.all(checks.map(check => stateOf(check)))
    expect(states.map(row => row?.state).sort()).toEqual(['approved', 'waiting'])
    const agentId = await server.anotherSite('elsewhere-checks.test')
    const staff = await loggedInStaff({ ...server, agentId })
    const there = await buildCheck({ number, agentId })
    const { code } = await approve(there, {}, { ...staff, headers: { host: 'elsewhere-checks.test' } })
    expect(code).toBe(1)
  })

  it('ends the identity that was approved before', async () => {
    const first = await buildCheck()
    await approve(first)
    const second = await buildCheck({ memberId: first.memberId })
    expect((await approve(second)).code).toBe(1)
    expect(await stateOf(first)).toMatchObject({ state: 'ended' })
    expect(await stateOf(second)).toMatchObject({ state: 'approved' })
  })

  it('asks for the birth date that a passport’s number does not hold', async () => {
    const check = await buildCheck({ document: 'passport', number: 'E12345678', birthDate: null })
    const opened = await server.call(openCheck, { kind: 'identity', id: check.id }, rights)
    expect(opened.data).toMatchObject({ needs_birth_date: true })
    const missing = await approve(check)
    expect(missing).toMatchObject({ code: 1422, data: { fields: [{ field: 'birth_date' }] } })
    expect((await approve(check, { birth_date: '2999-01-01' })).code).toBe(1422)
    expect((await approve(check, { birth_date: '2020-01-01' })).code).toBe(1411)
    expect((await approve(check, { birth_date: '1991-05-06' })).code).toBe(1)
    expect(await stateOf(check)).toMatchObject({ state: 'approved' })
    const [row] = await server.asOwner('select birth_date::text from identity_checks where id = $1', [
      check.id,
    ])
    expect(row).toEqual({ birth_date: '1991-05-06' })
  })

  it('makes a minor who has come of age a full account, whose money waits', async () => {
    const before = await buildCheck({ kind: 'minor', birthDate: '2005-01-01', isMinor: true })
    await approve(before)
    const now = await buildCheck({
      memberId: before.memberId,
      number: before.number,
      birthDate: '2005-01-01',
    })
    expect((await approve(now)).code).toBe(1)
    expect(await memberRow(before.memberId)).toMatchObject({
      is_minor: false,
      sensitive_change_at: expect.any(Date),
    })
  })
})

describe('approving a minor', () => {
  it('verifies the account as a minor’s', async () => {
    const check = await buildCheck({ kind: 'minor', birthDate: '2015-01-01' })
    expect((await approve(check)).code).toBe(1)
    expect(await memberRow(check.memberId)).toMatchObject({
      verified_at: expect.any(Date),
      is_minor: true,
      sensitive_change_at: null,
    })
    expect(await messagesOf(check.memberId)).toMatchObject([{ template: 'minor.approved' }])
  })

  it('with another guardian makes money wait', async () => {
    const first = await buildCheck({ kind: 'minor', birthDate: '2015-01-01' })
    await approve(first)
    const again = await buildCheck({
      kind: 'minor',
      birthDate: '2015-01-01',
      memberId: first.memberId,
      number: first.number,
    })
    expect((await approve(again)).code).toBe(1)
    expect(await stateOf(first)).toMatchObject({ state: 'ended' })
    expect(await memberRow(first.memberId)).toMatchObject({ sensitive_change_at: expect.any(Date) })
  })
})

describe('approving a company', () => {
  it('makes the account an enterprise and leaves its name alone', async () => {
    const check = await buildEnterprise()
    expect((await approve(check)).code).toBe(1)
    expect(await memberRow(check.memberId)).toMatchObject({
      group_id: 2,
      nickname: '支流唱片',
      verified_at: null,
    })
    expect(await messagesOf(check.memberId)).toMatchObject([
      { template: 'enterprise.approved', link: '/person-center/company' },
    ])
  })

  it('is possible once for a credit code, also when two are approved at the same moment', async () => {
    const creditCode = '91110000MA0000001X'
    const checks = [await buildEnterprise({ creditCode }), await buildEnterprise({ creditCode })]
    const answers = await Promise.all(checks.map(check => approve(check)))
    expect(answers.map(({ code }) => code).sort()).toEqual([1, 1409])
    const groups = await Promise.all(checks.map(({ memberId }) => memberRow(memberId)))
    expect(groups.map(row => row?.group_id).sort()).toEqual([1, 2])
  })
})

describe('refusing', () => {
  it('needs a reason', async () => {
    const check = await buildCheck()
    expect(await refuse(check, [])).toMatchObject({ code: 1422, data: { fields: [{ field: 'reasons' }] } })
    expect((await refuse(check, [{ field: 'name', text: '  ' }])).code).toBe(1422)
    expect(await stateOf(check)).toMatchObject({ state: 'waiting' })
  })

  it('tells the member why and where to go on, and changes nothing else', async () => {
    for (const [check, link] of [
      [await buildCheck(), '/person-center/information'],
      [await buildCheck({ kind: 'minor', birthDate: '2015-01-01' }), '/realidcation'],
      [await buildEnterprise(), '/person-center/company'],
    ] as const) {
      const before = await memberRow(check.memberId)
      const reasons = [
        { field: 'name', text: '姓名与证件不一致。' },
        { field: 'other', text: '号码看不清' },
      ]
      expect((await refuse(check, reasons)).code).toBe(1)
      expect(await stateOf(check)).toMatchObject({ state: 'refused', reasons })
      expect(await memberRow(check.memberId)).toEqual(before)
      expect(await messagesOf(check.memberId)).toMatchObject([
        {
          template: `${check.kind}.refused`,
          params: {
            reasons: {
              'zh-CN': '姓名：姓名与证件不一致；号码看不清',
              en: 'Name: 姓名与证件不一致; 号码看不清',
            },
          },
          link,
        },
      ])
      expect(await entriesOf(check)).toMatchObject([{ action: 'check.refused', after: { reasons } }])
    }
  })

  it('shows its reasons to whoever opens it later, who can decide no more', async () => {
    const check = await buildCheck()
    await refuse(check)
    const { data } = await server.call(openCheck, { kind: 'identity', id: check.id }, rights)
    expect(data).toMatchObject({
      reasons: [{ field: 'id_front', text: '照片模糊' }],
      can: { decide: false },
      decided_by: '林岚',
    })
    expect((await approve(check)).code).toBe(1409)
  })
})
