// What the list shows, in which order, and what it is narrowed to.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutputOf, SentInputOf } from '#contract/call'
import { waitingCount } from '#contract/works/calls'
import {
  deleteDraft,
  discardRevision,
  listWorks,
  readTimeline,
  startRevision,
} from '#contract/works/work-calls'
import { buildColleague } from '../../../testing/build-colleague'
import { loggedInStaff } from '../../../testing/build-staff'
import { buildWork } from '../../../testing/build-work'
import { type Caller, testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

type Asked = SentInputOf<typeof listWorks>
const list = async (caller: Caller, asked: Asked = {}) =>
  (await server.call(listWorks, asked, caller)).data as OutputOf<typeof listWorks>
const titles = async (caller: Caller, asked: Asked = {}) =>
  (await list(caller, asked)).items.map(({ title }) => title)
const ids = async (caller: Caller, asked: Asked = {}) => (await list(caller, asked)).items.map(({ id }) => id)

describe('the order of the list', () => {
  it('is by the last change, by name, by age, or by day with the undated ones first', async () => {
    const member = await server.loggedInMember()
    const build = (title: string, releaseDate: string | null, second: number) =>
      buildWork(server, member.memberId, {
        title,
        releaseDate,
        now: new Date(1_790_000_000_000 + second * 1000),
      })
    await build('b', '2027-03-01', 30)
    await build('c', null, 10)
    await build('a', '2027-05-01', 20)
    expect(await titles(member)).toEqual(['b', 'a', 'c'])
    expect(await titles(member, { sort: 'title' })).toEqual(['a', 'b', 'c'])
    expect(await titles(member, { sort: 'created' })).toEqual(['a', 'c', 'b'])
    expect(await titles(member, { sort: 'release_date' })).toEqual(['c', 'a', 'b'])
  })

  it('goes on where a page ended, whatever comes or goes meanwhile', async () => {
    const member = await server.loggedInMember()
    const works: number[] = []
    for (const title of ['a', 'b', 'c', 'd', 'e'])
      works.push(await buildWork(server, member.memberId, { title }))
    const first = await list(member, { sort: 'title', limit: 2 })
    expect(first.items.map(({ title }) => title)).toEqual(['a', 'b'])
    await server.call(deleteDraft, { id: works[1] ?? 0 }, member)
    await buildWork(server, member.memberId, { title: 'aa' })
    const cursor = first.next_cursor ?? ''
    expect(await titles(member, { sort: 'title', limit: 2, cursor })).toEqual(['c', 'd'])
    expect((await list(member, { sort: 'title', limit: 3, cursor })).next_cursor).toBeNull()
  })

  it('refuses a place that belongs to another order, and shows nobody else’s works by one', async () => {
    const [member, stranger] = [await server.loggedInMember(), await server.loggedInMember()]
    for (const title of ['a', 'b', 'c']) await buildWork(server, member.memberId, { title })
    await buildWork(server, stranger.memberId, { title: 'z' })
    const cursor = (await list(member, { sort: 'title', limit: 1 })).next_cursor ?? ''
    expect((await server.call(listWorks, { sort: 'updated', cursor }, member)).code).toBe(1400)
    expect((await server.call(listWorks, { sort: 'release_date', cursor }, member)).code).toBe(1400)
    expect(await titles(stranger, { sort: 'title', cursor })).toEqual(['z'])
  })
})

describe('the list narrowed', () => {
  it('counts days as China does, the last one with it', async () => {
    const member = await server.loggedInMember()
    for (const now of [
      '2026-03-01T15:59:59Z',
      '2026-03-01T16:00:00Z',
      '2026-03-02T15:59:59.999Z',
      '2026-03-02T16:00:00Z',
    ])
      await buildWork(server, member.memberId, { title: now, now: new Date(now) })
    expect(await titles(member, { from: '2026-03-02', to: '2026-03-02' })).toEqual([
      '2026-03-02T15:59:59.999Z',
      '2026-03-01T16:00:00Z',
    ])
    expect(await titles(member, { to: '2026-03-01' })).toEqual(['2026-03-01T15:59:59Z'])
    expect(await titles(member, { from: '2026-03-03' })).toEqual(['2026-03-02T16:00:00Z'])
  })

  it('finds a work by the status of its open revision, until that is given up', async () => {
    const member = await server.loggedInMember()
    const id = await buildWork(server, member.memberId, { status: '991' })
    const started = await server.call(startRevision, { id, purpose: 'revision' }, member)
    const revision = (started.data as { id: number }).id
    expect((await list(member, { statuses: '01' })).items).toMatchObject([
      { id, status: '991', revision: { id: revision, status: '01', purpose: 'revision' } },
    ])
    expect(await ids(member)).toEqual([id])
    await server.call(discardRevision, { id: revision }, member)
    expect(await ids(member, { statuses: '01' })).toEqual([])
    expect((await list(member, { statuses: '991' })).items).toMatchObject([{ id, revision: null }])
  })

  it('pages through several statuses together without losing or doubling a work', async () => {
    const member = await server.loggedInMember()
    for (const [index, status] of (['00', '991', '400', '991', '00', '200'] as const).entries())
      await buildWork(server, member.memberId, {
        title: `${index}`,
        status,
        now: new Date(1_790_000_000_000 + index * 1000),
      })
    const first = await list(member, { statuses: '00,991', limit: 2 })
    const rest = await titles(member, { statuses: '00,991', cursor: first.next_cursor ?? '' })
    expect([...first.items.map(({ title }) => title), ...rest]).toEqual(['4', '3', '1', '0'])
  })

  it('searches for all words as they are typed, and for letters that stand together', async () => {
    const member = await server.loggedInMember()
    await buildWork(server, member.memberId, { title: 'abcb de', artists: ['夜航'], label: '100%_pure' })
    const isFound = async (search: string) => (await ids(member, { search })).length === 1
    expect(await isFound('夜 abcb')).toBe(true)
    expect(await isFound('ABCB   夜航')).toBe(true)
    expect(await isFound('100%')).toBe(true)
    expect(await isFound('b')).toBe(true)
    // Its pairs are all there, the word is not.
    expect(await isFound('cbc')).toBe(false)
    expect(await isFound('夜航 xy')).toBe(false)
    expect(await isFound('a%e')).toBe(false)
    expect(await isFound('a_cb')).toBe(false)
  })

  it('leaves out the bin, and the bin everything else, also when searched', async () => {
    const member = await server.loggedInMember()
    const [kept, binned] = [
      await buildWork(server, member.memberId, { title: '潮汐' }),
      await buildWork(server, member.memberId, { title: '潮汐' }),
    ]
    await server.call(deleteDraft, { id: binned }, member)
    expect(await ids(member, { search: '潮汐', statuses: '00' })).toEqual([kept])
    expect(await ids(member, { search: '潮汐', statuses: '00', bin: 'true' })).toEqual([binned])
  })
})

describe('a row of the list', () => {
  it('names all artists that have a name, and counts the tracks', async () => {
    const member = await server.loggedInMember()
    await buildWork(server, member.memberId, {
      kind: 'album',
      artists: ['Lin', '', 'Zhou'],
      tracks: [{}, {}, {}],
    })
    expect((await list(member)).items).toMatchObject([
      { artists: 'Lin / Zhou', track_count: 3, kind: 'album' },
    ])
  })

  it('shows to a colleague the same works, and only what they may do with them', async () => {
    const owner = await server.loggedInMember({ groupId: 2 })
    const id = await buildWork(server, owner.memberId, { status: '991' })
    const [publisher, reader] = [
      await buildColleague(server, owner.memberId, 'publisher'),
      await buildColleague(server, owner.memberId, 'reader'),
    ]
    const canOf = async (caller: Caller) => (await list(caller)).items.find(row => row.id === id)?.can
    expect(await canOf(owner)).toMatchObject({ take_down: true, start_revision: true })
    expect(await canOf(publisher)).toMatchObject({ take_down: false, start_revision: true })
    expect(Object.values((await canOf(reader)) ?? { none: true })).not.toContain(true)
  })
})

describe('what waits for the member', () => {
  it('counts open revisions, and neither the bin nor what was given up nor anybody else’s', async () => {
    const [member, stranger] = [await server.loggedInMember(), await server.loggedInMember()]
    const released = [
      await buildWork(server, member.memberId, { status: '991' }),
      await buildWork(server, member.memberId, { status: '991' }),
    ]
    const [, givenUp = 0] = await Promise.all(
      released.map(async id => {
        const { data } = await server.call(startRevision, { id, purpose: 'revision' }, member)
        return (data as { id: number }).id
      }),
    )
    await server.call(discardRevision, { id: givenUp }, member)
    const binned = await buildWork(server, member.memberId)
    await server.call(deleteDraft, { id: binned }, member)
    await buildWork(server, member.memberId, { status: '01' })
    await buildWork(server, stranger.memberId, { status: '400' })
    expect((await server.call(waitingCount, {}, member)).data).toEqual({
      total: 2,
      by_status: [{ status: '01', count: 2 }],
    })
  })
})

describe('the list as a file', () => {
  const file = (query: string, caller: Caller, language = 'en') =>
    server.app.inject({
      url: `/works.csv${query}`,
      cookies: caller.cookies,
      headers: { host: server.domain, 'accept-language': language },
    })

  it('goes on past the first 500 works, though all have one name', async () => {
    const member = await server.loggedInMember()
    const id = await buildWork(server, member.memberId, { title: 'Same' })
    await server.asOwner(
      `insert into works (agent_id, member_id, kind, details, scope, title, artists, created_at, updated_at)
       select agent_id, member_id, kind, details, scope, title, artists, created_at, updated_at
       from works, generate_series(1, 1000) where id = $1`,
      [id],
    )
    for (const sort of ['title', 'updated', 'release_date']) {
      const lines = (await file(`?sort=${sort}`, member)).body.trim().split('\r\n').slice(1)
      expect(lines, sort).toHaveLength(1001)
      expect(new Set(lines.map(line => line.split(',')[0])).size, sort).toBe(1001)
    }
  })

  it('speaks the reader’s language and is kept by nobody on the way', async () => {
    const member = await server.loggedInMember()
    await buildWork(server, member.memberId, { title: '夜航', status: '400' })
    const { body, headers } = await file('', member, 'zh-CN')
    expect(body).toContain('"作品被驳回"')
    expect(body).toContain('"单曲"')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('作品列表 ')}`)
  })

  it('is not for staff', async () => {
    const staff = await loggedInStaff(server)
    expect((await file('', staff)).statusCode).toBe(401)
  })
})

describe('a timeline', () => {
  it('names the colleague who moved the work, and no staff', async () => {
    const owner = await server.loggedInMember({ groupId: 2 })
    const publisher = await buildColleague(server, owner.memberId, 'publisher')
    const id = await buildWork(server, owner.memberId, { status: '991' })
    await server.call(startRevision, { id, purpose: 'revision' }, publisher)
    await server.asOwner(
      `insert into work_history (agent_id, work_id, event, by, actor_name, at)
       values ($1, $2, 'reject', 'staff', 'Somebody of ours', now() + interval '1 second')`,
      [server.agentId, id],
    )
    const { entries } = (await server.call(readTimeline, { id }, owner)).data as OutputOf<typeof readTimeline>
    expect(entries.map(({ event, name }) => [event, name])).toEqual([
      ['reject', null],
      ['startRevision', 'The publisher'],
    ])
  })
})
