import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMessages } from '#contract/messages/calls'
import { claimWork, rejectWork } from '#contract/review/calls'
import {
  listReviewReasons,
  type ReviewReason,
  reasonParts,
  removeReviewReason,
  saveReviewReason,
} from '#contract/review/reason-calls'
import { readTimeline, readWork } from '#contract/works/work-calls'
import { loggedInStaff } from '../../../testing/build-staff'
import { buildWork } from '../../../testing/build-work'
import { testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let editor: Awaited<ReturnType<typeof loggedInStaff>>

beforeAll(async () => {
  server = await testServer({ hasSites: true })
  member = await server.loggedInMember()
  editor = await loggedInStaff(server, { name: 'Edith', roles: ['editor'] })
})
afterAll(() => server.close())

const list = async () => (await server.call(listReviewReasons, {}, editor)).data as ReviewReason[]
const words = (text: string) => ({ 'zh-CN': `${text}（中文）`, en: text })
async function add(text: string): Promise<number> {
  const fields = { part: 'cover' as const, title: words('Cover'), text: words(text) }
  const { data } = await server.call(saveReviewReason, fields, editor)
  return (data as { id: number }).id
}

const inChinese = { 'accept-language': 'zh-CN' }

async function claimed() {
  const id = await buildWork(server, member.memberId, { status: '200' })
  await server.call(claimWork, { id }, editor)
  return id
}

describe('the library of reasons', () => {
  it('begins with reasons for every part, in both languages', async () => {
    const found = await list()
    expect(found.length).toBeGreaterThanOrEqual(25)
    expect(new Set(found.map(({ part }) => part))).toEqual(new Set(reasonParts))
    expect(found.every(({ title, text }) => title.en && title['zh-CN'] && text.en && text['zh-CN'])).toBe(
      true,
    )
    expect(new Set(found.map(({ text }) => text.en)).size).toBe(found.length)
  })

  it('keeps what is added, changed and removed, and who did it', async () => {
    const id = await add('Too dark')
    const changed = { id, part: 'audio' as const, title: words('Audio'), text: words('Too quiet') }
    await server.call(saveReviewReason, changed, editor)
    expect((await list()).find(reason => reason.id === id)).toMatchObject({
      part: 'audio',
      text: { en: 'Too quiet' },
    })
    expect((await server.call(removeReviewReason, { id }, editor)).code).toBe(1)
    expect((await server.call(removeReviewReason, { id }, editor)).code).toBe(1)
    expect((await list()).some(reason => reason.id === id)).toBe(false)
    expect((await server.call(saveReviewReason, changed, editor)).status).toBe(404)
    const entries = await server.asOwner<{ action: string; staff_name: string }>(
      "select action, staff_name from audit_entries where subject = 'reviewReason' and subject_id = $1 order by id",
      [String(id)],
    )
    expect(entries.map(({ action }) => action)).toEqual([
      'reviewReason.added',
      'reviewReason.changed',
      'reviewReason.removed',
    ])
    expect(entries[0]?.staff_name).toBe('Edith')
  })

  it('refuses an empty text, a part nobody knows and an id of another agent', async () => {
    const fields = { part: 'cover' as const, title: words('Cover'), text: { 'zh-CN': ' ', en: 'Dark' } }
    expect((await server.call(saveReviewReason, fields, editor)).status).toBe(422)
    const unknown = { ...fields, text: words('Dark'), part: 'weather' }
    expect((await server.send(saveReviewReason, unknown, editor)).status).toBe(422)
    const agentId = await server.anotherSite('reasons-stranger.test')
    const stranger = await loggedInStaff({ ...server, agentId }, { roles: ['editor'] })
    const caller = { ...stranger, headers: { host: 'reasons-stranger.test' } }
    const id = await add('Ours')
    const change = { id, part: 'cover' as const, title: words('x'), text: words('y') }
    expect((await server.call(saveReviewReason, change, caller)).status).toBe(404)
    await server.call(removeReviewReason, { id }, caller)
    expect((await list()).some(reason => reason.id === id)).toBe(true)
  })
})

describe('a rejection with a reason from the library', () => {
  it('is read by everybody in their own language, however the library changes later', async () => {
    const libraryId = await add('The cover is too dark')
    const id = await claimed()
    const reasons = [
      { field: 'material.cover', text: 'left as it is', second: null, library_id: libraryId },
      { field: 'title', text: '<script>alert(1)</script> & “written”', second: null },
    ]
    expect((await server.call(rejectWork, { id, reasons }, editor)).code).toBe(1)
    await server.call(removeReviewReason, { id: libraryId }, editor)

    const read = async (headers = {}) => {
      const { data } = await server.call(readWork, { id }, { ...member, headers })
      return (data as { reasons: { text: string }[] }).reasons.map(({ text }) => text)
    }
    const written = '<script>alert(1)</script> & “written”'
    expect(await read()).toEqual(['The cover is too dark', written])
    expect(await read(inChinese)).toEqual(['The cover is too dark（中文）', written])

    const told = async (headers = {}) => {
      const { data } = await server.call(listMessages, { limit: 1 }, { ...member, headers })
      return (data as { items: { text: string }[] }).items[0]?.text
    }
    expect(await told()).toContain(`The cover is too dark; ${written}`)
    expect(await told(inChinese)).toContain(`The cover is too dark（中文）；${written}`)

    const { data } = await server.call(readTimeline, { id }, { ...member, headers: inChinese })
    const [entry] = (data as { entries: { reasons: unknown[] }[] }).entries
    expect(entry?.reasons[0]).toEqual({
      field: 'material.cover',
      text: 'The cover is too dark（中文）',
      second: null,
      library_id: libraryId,
    })
  })

  it('counts its use once, and is refused when the library has it no longer', async () => {
    const libraryId = await add('Twice')
    const twice = ['title', 'label'].map(field => ({ field, text: 't', second: null, library_id: libraryId }))
    expect((await server.call(rejectWork, { id: await claimed(), reasons: twice }, editor)).code).toBe(1)
    expect((await list()).find(({ id }) => id === libraryId)?.uses).toBe(1)
    await server.call(removeReviewReason, { id: libraryId }, editor)
    const id = await claimed()
    const refused = await server.call(rejectWork, { id, reasons: twice }, editor)
    expect(refused).toMatchObject({ status: 422, data: { fields: [{ field: 'reasons.0.library_id' }, {}] } })
    const unknown = [{ field: 'title', text: 't', second: null, library_id: 999_999 }]
    expect((await server.call(rejectWork, { id, reasons: unknown }, editor)).status).toBe(422)
  })
})

describe('a reason', () => {
  it('is tied to something that this work has', async () => {
    const id = await claimed()
    const foreign = await buildWork(server, member.memberId, { status: '200' })
    const idOf = async (table: string, work: number) => {
      const [row] = await server.asOwner<{ id: string }>(`select id from ${table} where work_id = $1`, [work])
      return row?.id
    }
    const reject = (field: string, second: number | null = null) =>
      server.call(rejectWork, { id, reasons: [{ field, text: 'Please change this', second }] }, editor)
    const bad = [
      '',
      'colour',
      '__proto__',
      'title.extra',
      'rights.source',
      'tracks.1',
      `tracks.${await idOf('tracks', foreign)}.title`,
      `tracks.${await idOf('tracks', id)}.upc`,
      `material.${await idOf('materials', foreign)}`,
      'material.hologram',
    ]
    for (const field of bad) {
      const refused = await reject(field)
      expect([field, refused.status]).toEqual([field, 422])
      expect(refused.data).toMatchObject({ fields: [{ field: 'reasons.0.field' }] })
    }
    expect((await reject('title', 12)).status).toBe(422)
    expect((await reject(`tracks.${await idOf('tracks', id)}.rights.source`)).code).toBe(1)
    const [file, second] = [await claimed(), 12.5]
    const reasons = [{ field: `material.${await idOf('materials', file)}`, text: 'A click', second }]
    expect((await server.call(rejectWork, { id: file, reasons }, editor)).code).toBe(1)
  })

  it('is needed: nothing is sent back without one', async () => {
    const id = await claimed()
    expect((await server.call(rejectWork, { id, reasons: [] }, editor)).status).toBe(422)
    const empty = [{ field: 'title', text: ' \u0000 ', second: null }]
    expect((await server.call(rejectWork, { id, reasons: empty }, editor)).status).toBe(422)
    const [work] = await server.asOwner(
      'select status, claimed_by is not null as held from works where id = $1',
      [id],
    )
    expect(work).toEqual({ status: '200', held: true })
  })
})
