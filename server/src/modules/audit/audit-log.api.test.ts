import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAudit, readAuditChoices } from '#contract/audit/calls'
import { auditExportPath } from '#contract/audit/paths'
import type { SentInputOf } from '#contract/call'
import { buildBill } from '../../testing/build-bill'
import { loggedInStaff } from '../../testing/build-staff'
import { testServer } from '../../testing/test-server'
import { seedVerifiedPerson } from '../identity/identity.public'
import { recordAudit } from './audit.public'

let server: Awaited<ReturnType<typeof testServer>>
let admin: Awaited<ReturnType<typeof loggedInStaff>>
let editor: typeof admin
let memberId: number
let checkId: number

const at = (day: number, hour = 4) => new Date(Date.UTC(2026, 4, day, hour))

beforeAll(async () => {
  server = await testServer({ hasSites: true })
  admin = await loggedInStaff(server, { name: '江一帆' })
  editor = await loggedInStaff(server, { name: '=cmd()', roles: ['editor'] })
  memberId = (await server.loggedInMember()).memberId
  await server.database.change(server.agentId, async tx => {
    await seedVerifiedPerson(tx, server.services, memberId, at(1))
    const { rows } = await tx.run<{ id: number }>('select id from identity_checks where member_id = $1', [
      memberId,
    ])
    checkId = rows[0]?.id as number
    const write = (
      now: Date,
      by: typeof admin | null,
      action: string,
      subject: string,
      id: number,
      address = '192.0.2.1',
    ) =>
      recordAudit(tx, {
        actor: by && { staffId: by.staffId, name: by.name },
        client: { address, userAgent: 'a browser' },
        now,
        action,
        subject,
        subjectId: id,
        before: { state: 'a' },
        after: { state: '@b', reasons: ['x,"y"'] },
      })
    await write(at(1), admin, 'check.viewed', 'identity_check', checkId)
    await write(at(2), editor, 'work.claim', 'work', 7)
    await write(at(3), admin, 'member.frozen', 'member', memberId, '198.51.100.9')
    await write(at(3), admin, 'member.unfrozen', 'member', memberId)
    await write(at(4, 16), null, 'staff.loginFailed', 'staff', 1)
  })
})
afterAll(() => server.close())

interface Entry {
  id: number
  action: string
  staff: { name: string } | null
  check_kind: string | null
}

async function list(input: SentInputOf<typeof listAudit>) {
  return (await server.call(listAudit, input, admin)).data as { items: Entry[]; next_cursor: string | null }
}
const actions = async (input: SentInputOf<typeof listAudit>) =>
  (await list(input)).items.map(({ action }) => action)

describe('the log', () => {
  it('comes newest first, page by page, without a gap when moments are the same', async () => {
    const all = ['staff.loginFailed', 'member.unfrozen', 'member.frozen', 'work.claim', 'check.viewed']
    expect(await actions({})).toEqual(all)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await list({ limit: 2, ...(cursor && { cursor }) })
      seen.push(...page.items.map(({ action }) => action))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(all)
  })

  it.each([
    ['an action', { action: 'member.frozen' }, ['member.frozen']],
    ['a group of actions', { action: 'member' }, ['member.unfrozen', 'member.frozen']],
    ['an action nobody took', { action: 'memb' }, []],
    ['a subject', { subject: 'work', subject_id: '7' }, ['work.claim']],
    ['an address', { address: '198.51.100.9' }, ['member.frozen']],
    [
      'days, as they are counted here',
      { from: '2026-05-02', to: '2026-05-03' },
      ['member.unfrozen', 'member.frozen', 'work.claim'],
    ],
    ['a day that begins in the evening before elsewhere', { from: '2026-05-05' }, ['staff.loginFailed']],
    ['a wildcard that is none', { action: '%' }, []],
  ])('is narrowed to %s', async (_, filter, found) => {
    expect(await actions(filter)).toEqual(found)
  })

  it('is narrowed to a person, and to everything about a member', async () => {
    expect(await actions({ staff_id: editor.staffId })).toEqual(['work.claim'])
    const about = await list({ member_id: memberId })
    expect(about.items.map(({ action }) => action)).toEqual([
      'member.unfrozen',
      'member.frozen',
      'check.viewed',
    ])
    const [{ nickname } = { nickname: '' }] = await server.asOwner<{ nickname: string }>(
      'select nickname from members where id = $1',
      [memberId],
    )
    expect(about.items[0]).toMatchObject({ subject_name: nickname })
    expect(about.items.at(-1)).toMatchObject({ check_kind: 'identity', subject_name: nickname })
  })

  it('says whom and what it can be narrowed to', async () => {
    const { data } = await server.call(readAuditChoices, {}, admin)
    expect(data).toEqual({
      staff: [
        { id: editor.staffId, name: '=cmd()' },
        { id: admin.staffId, name: '江一帆' },
      ],
      actions: ['check.viewed', 'member.frozen', 'member.unfrozen', 'staff.loginFailed', 'work.claim'],
    })
  })

  it('refuses days that are none', async () => {
    expect((await server.call(listAudit, { from: '2026-02-30' }, admin)).code).toBe(1422)
  })

  it('of another site stays there', async () => {
    const agentId = await server.anotherSite('other-log.test')
    const other = await loggedInStaff({ ...server, agentId })
    const caller = { ...other, headers: { host: 'other-log.test' } }
    expect((await server.call(listAudit, {}, caller)).data).toEqual({ items: [], next_cursor: null })
    expect((await server.call(listAudit, { member_id: memberId }, caller)).data).toMatchObject({ items: [] })
  })
})

describe('the exported log', () => {
  const get = (query: string, cookies?: Record<string, string>) =>
    server.app.inject({
      url: `${auditExportPath}${query}`,
      cookies,
      headers: { host: server.domain, 'accept-language': 'en' },
    })

  it('is a file with the same filters in which nothing is a formula, and is itself in the log', async () => {
    const response = await get('?action=work', admin.cookies)
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.headers['content-disposition']).toContain('attachment')
    const lines = response.body.split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain('"Before","After"')
    expect(lines[1]).toContain(`"'=cmd()","work.claim","work","7"`)
    expect(lines[1]).toContain('""reasons"":[""x,\\""y\\""""]')
    const [latest] = (await list({ limit: 1 })).items
    expect(latest).toMatchObject({
      action: 'audit.exported',
      staff: { name: '江一帆' },
      after: { action: 'work' },
      check_kind: null,
    })
  })

  it('leaves nothing out where a page ends', async () => {
    await server.asOwner(
      `insert into audit_entries (agent_id, at, staff_name, action, subject, subject_id, address, user_agent)
       select $1, '2025-01-01', '', 'many.done', 'many', n::text, '', '' from generate_series(1, 1203) n`,
      [server.agentId],
    )
    const lines = (await get('?action=many', admin.cookies)).body.trim().split('\r\n').slice(1)
    expect(new Set(lines.map(line => line.split(',')[5])).size).toBe(1203)
  })

  it('is for admins alone', async () => {
    expect((await get('')).json()).toMatchObject({ code: 1000 })
    expect((await get('', editor.cookies)).json()).toMatchObject({ code: 1403 })
    expect((await get('?from=never', admin.cookies)).json()).toMatchObject({ code: 1400 })
  })
})

describe('what an entry is about', () => {
  async function nameOf(subject: string, subjectId: number, language = 'en') {
    await server.database.change(server.agentId, tx =>
      recordAudit(tx, {
        ...{ actor: admin, client: { address: '', userAgent: '' }, now: at(9) },
        ...{ action: 'name.asked', subject, subjectId },
      }),
    )
    const caller = { ...admin, headers: { 'accept-language': language } }
    const { data } = await server.call(
      listAudit,
      { subject, subject_id: String(subjectId), limit: 1 },
      caller,
    )
    return (data as { items: { subject_name: string | null }[] }).items[0]?.subject_name
  }
  const insert = async (text: string) =>
    Number((await server.asOwner<{ id: string }>(text, [server.agentId, admin.staffId]))[0]?.id)

  it('is called as the reader’s language calls it', async () => {
    const id = await insert(
      `insert into announcements (agent_id, title, text, audience, staff_id, created_at)
       values ($1, '{"zh-CN": "放假", "en": "Holidays"}', '{}', '{}', $2, now()) returning id`,
    )
    expect(await nameOf('announcement', id)).toBe('Holidays')
    expect(await nameOf('announcement', id, 'zh-CN')).toBe('放假')
    await server.asOwner(`update announcements set title = '{"zh-CN": "放假", "en": ""}' where id = $1`, [id])
    expect(await nameOf('announcement', id)).toBe('放假')
  })

  it('of money and codes is what finance and labels call it', async () => {
    const range = await insert(
      `insert into code_ranges (agent_id, kind, prefix, first, last, next, created_at)
       select $1, 'isrc', 'CNZ99', 1, 9, 1, now() where $2::bigint > 0 returning id`,
    )
    expect(await nameOf('code_range', range)).toBe('CNZ99')
    const member = await server.loggedInMember()
    const bill = await buildBill(server, member.memberId, { month: '2026-08', channel: 'qq' })
    expect(await nameOf('bill', bill)).toBe('QQ Music 2026-08')
  })

  it('has the number that pages give it, while there is such a thing', async () => {
    const id = await insert(
      `insert into payout_batches (agent_id, number, layout, currency, payouts, sum_minor, made_by, made_at)
       values ($1, 118, '{}', 'CNY', 1, 1, $2, now()) returning id`,
    )
    expect(await nameOf('payoutBatch', id)).toBe('0118')
    expect(await nameOf('payoutBatch', id + 1)).toBeNull()
    expect(await nameOf('withdrawal', 1)).toBeNull()
  })
})
