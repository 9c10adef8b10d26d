import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readReleasePage, saveReleasePage, showReleasePage } from '#contract/release-pages/calls'
import { buildColleague } from '../../testing/build-colleague'
import { releasePageKit } from '../../testing/release-page-kit'
import { testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let kit: Awaited<ReturnType<typeof releasePageKit>>
beforeAll(async () => {
  server = await testServer({ hasSites: true })
  member = await server.loggedInMember()
  kit = await releasePageKit(server, member.memberId)
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

const show = (code: string, headers?: Record<string, string>) =>
  server.send(showReleasePage, { code }, { headers }, 'GET')
const unchosen = { shows_early: false, plays_excerpt: true, excerpt_track_id: null, excerpt_start: null }
const choose = (work_id: number, choice: Partial<typeof unchosen>, caller = member) =>
  server.call(saveReleasePage, { work_id, ...unchosen, ...choice }, caller)

describe('the code of a page', () => {
  it('is there as soon as a work is on its way, and tells neither its number nor its barcode', async () => {
    const { workId, code } = await kit.released({ status: '990' })
    expect(code).toMatch(/^[2-9a-km-np-z]{8}$/)
    expect(await kit.codeOf(await waiting())).toBe('none')
    await kit.setStatus(workId, '991')
    expect(await kit.codeOf(workId)).toBe(code)
  })

  it('is another one for every work', async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, async () => (await kit.released()).code))
    expect(new Set(codes).size).toBe(20)
  })
})

const waiting = async () => (await kit.released({ status: '200' })).workId

describe('what guests see', () => {
  it('is everything about a release that is online', async () => {
    const { code } = await kit.released({
      title: 'Slow River',
      artists: ['Night Voyage', 'Lin'],
      kind: 'album',
      tracks: [
        { title: '河灯', other_titles: [{ text: 'Paper Lanterns', language: 'en', script: 'Latn' }] },
        {},
      ],
    })
    const { status, data } = await show(code)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      stage: 'out',
      title: 'Slow River',
      artists: 'Night Voyage / Lin',
      release_date: '2026-01-05',
      begins_at: '2026-01-04T16:00:00.000Z',
      p_line: '2026 Lin',
      excerpt: null,
      tracks: [{ position: 1, title: '河灯', other_title: 'Paper Lanterns' }, { position: 2 }],
    })
    expect(JSON.stringify(data)).not.toMatch(/media\/|work_id|member/)
  })

  it('of a code that nobody has is nothing', async () => {
    expect((await show('zzzzzzzz')).code).toBe(1404)
    expect((await show('../../x')).code).toBe(1422)
  })

  it('is nothing before the date, unless its member has switched it on; then without sound', async () => {
    const { workId, code } = await kit.released({ status: '990', releaseDate: '2099-01-01' })
    expect((await show(code)).code).toBe(1404)
    expect((await kit.get(`/release/${code}/release.ics`)).statusCode).toBe(404)
    expect((await kit.get(`/release/${code}/qr.svg`)).headers['content-type']).toContain('image/svg+xml')
    await choose(workId, { shows_early: true })
    expect((await show(code)).data).toMatchObject({ stage: 'soon', excerpt: null })
    await server.asOwner('update release_pages set prepared = $2 where work_id = $1', [
      workId,
      { cover: null, palette: null, excerpt: { sha256: 'ab', track_id: 1, start: 0, seconds: 30 } },
    ])
    expect((await kit.get(`/release/${code}/excerpt.mp3`)).statusCode).toBe(404)
  })

  it.each(['980', '981', '01'] as const)('is gone once it was online and is %s', async status => {
    const { workId, code } = await kit.released()
    await kit.setStatus(workId, status)
    expect(await show(code)).toMatchObject({ status: 410, code: 1420 })
    expect((await kit.get(`/release/${code}/cover.webp`)).statusCode).toBe(410)
  })

  it('is gone while the account is frozen', async () => {
    const other = await server.loggedInMember()
    const { code } = await (await releasePageKit(server, other.memberId)).released()
    await server.asOwner("update members set state = 'frozen', frozen_reason = 'x' where id = $1", [
      other.memberId,
    ])
    expect((await show(code)).status).toBe(410)
    await server.asOwner("update members set state = 'active' where id = $1", [other.memberId])
    expect((await show(code)).status).toBe(200)
  })

  it('is of one site alone', async () => {
    const { code } = await kit.released()
    await server.anotherSite('elsewhere.test')
    expect((await show(code, { host: 'elsewhere.test' })).status).toBe(404)
  })
})

describe('the channels on a page', () => {
  const spotify = 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy'
  const channels = async (code: string) => {
    const { data } = await show(code)
    const { channels, waiting } = data as {
      channels: { code: string; address: string | null }[]
      waiting: string[]
    }
    return { live: channels.map(({ code, address }) => [code, address]), waiting }
  }

  it('are those where it is live, with our own way there, and those that it waits for', async () => {
    const { workId, code } = await kit.released()
    await kit.tell(workId, 'spotify', { link: spotify })
    await kit.tell(workId, 'tidal', { state: 'delivered' })
    await kit.tell(workId, 'deezer', { state: 'refused' })
    expect(await channels(code)).toEqual({
      live: [['spotify', `/release/${code}/to/spotify`]],
      waiting: ['TIDAL'],
    })
    const way = await kit.get(`/release/${code}/to/spotify`)
    expect([way.statusCode, way.headers.location]).toEqual([302, spotify])
    expect((await kit.get(`/release/${code}/to/tidal`)).statusCode).toBe(404)
  })

  it.each([
    'http://open.spotify.com/album/1',
    'https://open.spotify.com.evil.test/album/1',
    'https://evil.test/open.spotify.com',
    'javascript:alert(1)',
    '//open.spotify.com/album/1',
  ])('lead nowhere but to the channel itself: %s', async link => {
    const { workId, code } = await kit.released()
    await kit.tell(workId, 'spotify', { link })
    expect(await channels(code)).toMatchObject({ live: [['spotify', null]] })
    expect((await kit.get(`/release/${code}/to/spotify`)).statusCode).toBe(404)
  })

  it('go with a takedown, and come back with the next release', async () => {
    const { workId, code } = await kit.released()
    await kit.tell(workId, 'spotify', { link: spotify })
    await kit.tell(workId, 'spotify', { kind: 'takedown', state: 'queued' })
    expect(await channels(code)).toEqual({ live: [], waiting: [] })
  })
})

describe('the member’s side', () => {
  it('shows the page with its addresses, and nothing before rights have passed', async () => {
    const { workId, code } = await kit.released()
    const { data } = await server.send(readReleasePage, { work_id: workId }, member, 'GET')
    expect(data).toMatchObject({
      code,
      address: `/release/${code}`,
      short_address: `/r/${code}`,
      standing: 'out',
    })
    const work_id = await waiting()
    expect((await server.send(readReleasePage, { work_id }, member, 'GET')).data).toBeNull()
    expect((await choose(work_id, {})).code).toBe(1404)
  })

  it('is nobody else’s', async () => {
    const { workId } = await kit.released()
    const stranger = await server.loggedInMember()
    expect((await server.send(readReleasePage, { work_id: workId }, stranger, 'GET')).code).toBe(1404)
    expect((await choose(workId, { shows_early: true }, stranger)).code).toBe(1404)
  })

  it('takes only a track of the work', async () => {
    const { workId } = await kit.released()
    const other = await kit.released()
    const [track] = await server.asOwner<{ id: string }>('select id from tracks where work_id = $1', [
      other.workId,
    ])
    expect((await choose(workId, { excerpt_track_id: Number(track?.id) as never })).code).toBe(1404)
  })

  it('may be changed by who publishes for a company, not by who only reads', async () => {
    const { workId } = await kit.released()
    const publisher = await buildColleague(server, member.memberId, 'publisher')
    const reader = await buildColleague(server, member.memberId, 'reader')
    expect((await choose(workId, { shows_early: true }, publisher as never)).code).toBe(1)
    expect((await choose(workId, { shows_early: true }, reader as never)).code).toBe(1403)
  })
})

describe('the short address', () => {
  it('leads to the page, also in capitals', async () => {
    const { code } = await kit.released()
    const { statusCode, headers } = await kit.get(`/r/${code.toUpperCase()}`)
    expect([statusCode, headers.location]).toEqual([302, `/release/${code}`])
  })
})

describe('search engines', () => {
  it('find what is online, and nothing else', async () => {
    const { code } = await kit.released()
    const early = await kit.released({ status: '990' })
    await choose(early.workId, { shows_early: true })
    const { body } = await kit.get('/sitemap.xml')
    expect(body).toContain(`<loc>http://site.test/release/${code}</loc>`)
    expect(body).not.toContain(early.code)
  })
})

describe('the date for a calendar', () => {
  it('is one whole day', async () => {
    const { code } = await kit.released({ title: 'Night, sailing; again', artists: ['Lin'] })
    const { body, headers } = await kit.get(`/release/${code}/release.ics`)
    expect(headers['content-type']).toContain('text/calendar')
    expect(body).toContain('DTSTART;VALUE=DATE:20260105\r\nDTEND;VALUE=DATE:20260106\r\n')
    expect(body).toContain('SUMMARY:Lin - Night\\, sailing\\; again\r\n')
  })
})
