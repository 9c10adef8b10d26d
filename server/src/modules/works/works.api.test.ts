import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitingCount } from '#contract/works/calls'
import {
  addTracks,
  changeWorks,
  chooseScope,
  completeWork,
  createWork,
  deleteDraft,
  listWorks,
  orderTracks,
  readTimeline,
  readWork,
  removeTrack,
  restoreDraft,
  saveWork,
  suggestNames,
} from '#contract/works/work-calls'
import { buildWork } from '../../testing/build-work'
import { testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

type Member = Awaited<ReturnType<typeof server.loggedInMember>>
const draft = async (member: Member, kind: 'single' | 'album' = 'single') =>
  (await server.call(createWork, { kind }, member)).data as { id: number }
const read = async (member: Member, id: number) =>
  (await server.call(readWork, { id }, member)).data as {
    version: number
    status: string
    details: { title: string; label: string }
    tracks: { id: number; position: number; details: { title: string } }[]
    can: Record<string, boolean>
  }

describe('a draft', () => {
  it('keeps what was saved and leaves the rest as it was', async () => {
    const member = await server.loggedInMember()
    const { id } = await draft(member)
    const { version } = await read(member, id)
    const first = await server.call(
      saveWork,
      { id, version, details: { title: '夜航', label: 'River' } },
      member,
    )
    expect(first.code).toBe(1)
    await server.call(
      saveWork,
      { id, version: (first.data as { version: number }).version, details: { title: '夜航（现场）' } },
      member,
    )
    const now = await read(member, id)
    expect(now.details).toMatchObject({ title: '夜航（现场）', label: 'River' })
    expect(now.tracks).toHaveLength(1)
    expect(now.can).toMatchObject({ edit: true, complete: true, sign: false, delete: true })
  })

  it('refuses a change that stands on an older version, and changes nothing', async () => {
    const member = await server.loggedInMember()
    const { id } = await draft(member)
    const { version } = await read(member, id)
    const both = await Promise.all(
      ['one', 'two'].map(title => server.call(saveWork, { id, version, details: { title } }, member)),
    )
    expect(both.map(({ code }) => code).sort()).toEqual([1, 1409])
    const winner = both[0]?.code === 1 ? 'one' : 'two'
    expect((await read(member, id)).details.title).toBe(winner)
  })

  it('is nobody else’s: not to read, to save, to delete or to move', async () => {
    const [member, stranger] = [await server.loggedInMember(), await server.loggedInMember()]
    const { id } = await draft(member)
    const { version } = await read(member, id)
    for (const answered of [
      await server.call(readWork, { id }, stranger),
      await server.call(saveWork, { id, version, details: { title: 'mine' } }, stranger),
      await server.call(deleteDraft, { id }, stranger),
      await server.call(completeWork, { id, version }, stranger),
      await server.call(readTimeline, { id }, stranger),
    ])
      expect(answered.code).toBe(1404)
    expect((await read(member, id)).version).toBe(version)
  })

  it('says what is missing instead of going on, and a status cannot be skipped', async () => {
    const member = await server.loggedInMember()
    const { id } = await draft(member)
    const { version } = await read(member, id)
    const refused = await server.call(completeWork, { id, version }, member)
    expect(refused.code).toBe(1422)
    const { missing } = refused.data as { missing: { field: string }[] }
    expect(missing.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['title', 'artists', 'rights.property', 'material.music', 'material.cover']),
    )
    expect((await server.call(chooseScope, { id, version }, member)).code).toBe(1409)
    expect((await read(member, id)).status).toBe('00')
  })

  it('cleans names of line breaks and marks that turn a page around', async () => {
    const member = await server.loggedInMember()
    const { id } = await draft(member)
    const { version } = await read(member, id)
    await server.call(
      saveWork,
      { id, version, details: { title: '  夜\u202e航\n 🎵 ', artists: [] } },
      member,
    )
    expect((await read(member, id)).details.title).toBe('夜 航 🎵')
    const unreadable = { id, version: version + 1, details: { title: '夜\u0000航' } }
    expect((await server.call(saveWork, unreadable, member)).code).toBe(1422)
    const tooLong = await server.call(
      saveWork,
      { id, version: version + 1, details: { title: 'x'.repeat(4096) } },
      member,
    )
    expect(tooLong.code).toBe(1422)
  })
})

describe('the tracks of an album', () => {
  it('are added, put into another order and removed', async () => {
    const member = await server.loggedInMember()
    const { id } = await draft(member, 'album')
    let { version } = await read(member, id)
    const added = await server.call(
      addTracks,
      { id, version, tracks: [{ title: 'a' }, { title: 'b' }, { title: 'c' }] },
      member,
    )
    const { track_ids: ids } = added.data as { track_ids: number[] }
    version = (added.data as { version: number }).version
    const [a, b, c] = ids as [number, number, number]
    const ordered = await server.call(orderTracks, { id, version, track_ids: [c, a, b] }, member)
    expect(ordered.code).toBe(1)
    version = (ordered.data as { version: number }).version
    await server.call(removeTrack, { id, version, track_id: a }, member)
    const { tracks } = await read(member, id)
    expect(tracks.map(track => [track.position, track.details.title])).toEqual([
      [1, 'c'],
      [2, 'b'],
    ])
  })

  it('are at most fifty, and an order that leaves one out is refused', async () => {
    const member = await server.loggedInMember()
    const { id } = await draft(member, 'album')
    const { version } = await read(member, id)
    const many = Array.from({ length: 50 }, (_, index) => ({ title: `${index}` }))
    const added = await server.call(addTracks, { id, version, tracks: many }, member)
    const next = (added.data as { version: number }).version
    expect((await server.call(addTracks, { id, version: next, tracks: [{ title: 'x' }] }, member)).code).toBe(
      1422,
    )
    const { track_ids: ids } = added.data as { track_ids: number[] }
    const order = { id, version: next, track_ids: ids.slice(1) }
    expect((await server.call(orderTracks, order, member)).code).toBe(1409)
  })
})

describe('the bin', () => {
  it('takes a draft and gives it back; what is under review stays out of it', async () => {
    const member = await server.loggedInMember()
    const { id } = await draft(member)
    const submitted = await buildWork(server, member.memberId, { status: '200' })
    await server.call(deleteDraft, { id }, member)
    expect((await server.call(deleteDraft, { id: submitted }, member)).code).toBe(1409)
    const ids = async (bin: boolean) =>
      (
        (await server.call(listWorks, { bin: bin ? 'true' : 'false' }, member)).data as {
          items: { id: number }[]
        }
      ).items.map(row => row.id)
    expect(await ids(true)).toEqual([id])
    expect(await ids(false)).toEqual([submitted])
    await server.call(restoreDraft, { id }, member)
    expect(await ids(false)).toContain(id)
  })

  it('takes several at once, each on its own', async () => {
    const member = await server.loggedInMember()
    const { id } = await draft(member)
    const online = await buildWork(server, member.memberId, { status: '991' })
    const outcome = await server.call(changeWorks, { ids: [online, id], action: 'delete' }, member)
    expect(outcome.data).toEqual([
      { id, problem: null },
      { id: online, problem: expect.stringContaining('released') },
    ])
  })
})

describe('the list', () => {
  it('pages without losing or doubling a work, in every order', async () => {
    const member = await server.loggedInMember()
    for (let index = 0; index < 7; index++) {
      await buildWork(server, member.memberId, {
        status: index % 2 ? '991' : '00',
        title: `song ${index % 3}`,
        releaseDate: index % 3 === 0 ? null : `2027-01-0${(index % 3) + 1}`,
      })
    }
    for (const sort of ['updated', 'created', 'title', 'release_date'] as const) {
      const seen: number[] = []
      let cursor: string | undefined
      do {
        const { data } = await server.call(
          listWorks,
          { sort, limit: 2, ...(cursor ? { cursor } : {}) },
          member,
        )
        const page = data as { items: { id: number }[]; next_cursor: string | null }
        seen.push(...page.items.map(({ id }) => id))
        cursor = page.next_cursor ?? undefined
      } while (cursor)
      expect(new Set(seen).size, sort).toBe(7)
      expect(seen, sort).toHaveLength(7)
    }
  })

  it('finds Chinese and Latin, by two letters, in titles and artists, and only in this member’s works', async () => {
    const [member, stranger] = [await server.loggedInMember(), await server.loggedInMember()]
    const wanted = await buildWork(server, member.memberId, { title: '夜航星', artists: ['Ａlpha River'] })
    await buildWork(server, member.memberId, { title: '航夜', artists: ['Other'] })
    await buildWork(server, stranger.memberId, { title: '夜航星' })
    for (const search of ['夜航', '航星', '夜航星', 'alpha', 'RIVER', '夜航 alpha']) {
      const { data } = await server.call(listWorks, { search }, member)
      expect(
        (data as { items: { id: number }[] }).items.map(({ id }) => id),
        search,
      ).toEqual([wanted])
    }
  })

  it('is narrowed by status, kind and day, and refuses a cursor that is not ours', async () => {
    const member = await server.loggedInMember()
    const single = await buildWork(server, member.memberId, { status: '400' })
    const album = await buildWork(server, member.memberId, { status: '991', kind: 'album' })
    const ids = async (input: Record<string, string>) =>
      ((await server.call(listWorks, input, member)).data as { items: { id: number }[] }).items.map(
        ({ id }) => id,
      )
    expect(await ids({ statuses: '400,401' })).toEqual([single])
    expect(await ids({ kind: 'album' })).toEqual([album])
    expect(await ids({ from: '2030-01-01' })).toEqual([])
    expect((await server.call(listWorks, { cursor: 'nonsense' }, member)).code).toBe(1400)
    expect((await server.call(listWorks, { statuses: '400,77' }, member)).code).toBe(1422)
  })

  it('counts what waits for the member', async () => {
    const member = await server.loggedInMember()
    for (const status of ['00', '00', '100', '400', '991', '200'] as const) {
      await buildWork(server, member.memberId, { status })
    }
    expect((await server.call(waitingCount, {}, member)).data).toEqual({
      total: 4,
      by_status: [
        { status: '00', count: 2 },
        { status: '100', count: 1 },
        { status: '400', count: 1 },
      ],
    })
  })
})

describe('the list as a file', () => {
  it('holds every work once, with the same filters, and nothing a spreadsheet would run', async () => {
    const member = await server.loggedInMember()
    await buildWork(server, member.memberId, { title: '=cmd|"/c calc"!A1', status: '991' })
    await buildWork(server, member.memberId, { title: '夜航', status: '00' })
    const get = (query: string, cookies?: Record<string, string>) =>
      server.app.inject({
        url: `/works.csv${query}`,
        cookies,
        headers: { host: server.domain, 'accept-language': 'en' },
      })
    const whole = (await get('', member.cookies)).body
    expect(whole.startsWith('\ufeff"ID","Title"')).toBe(true)
    expect(whole.trim().split('\r\n')).toHaveLength(3)
    expect(whole).toContain(`"'=cmd|""/c calc""!A1"`)
    expect((await get('?statuses=991', member.cookies)).body).not.toContain('夜航')
    expect((await get('')).statusCode).toBe(401)
    expect((await get('?statuses=nonsense', member.cookies)).statusCode).toBe(400)
  })
})

describe('names', () => {
  it('come back once a work was complete, the latest first', async () => {
    const member = await server.loggedInMember()
    const id = await buildWork(server, member.memberId, { artists: ['陈夜航'], label: 'River Records' })
    const { version } = await read(member, id)
    expect((await server.call(completeWork, { id, version }, member)).msg).toBe('')
    expect((await server.call(suggestNames, { kind: 'artist', typed: '夜' }, member)).data).toEqual([
      '陈夜航',
    ])
    expect((await server.call(suggestNames, { kind: 'label', typed: 'riv' }, member)).data).toEqual([
      'River Records',
    ])
    expect((await server.call(suggestNames, { kind: 'label', typed: 'zzz' }, member)).data).toEqual([])
  })
})
