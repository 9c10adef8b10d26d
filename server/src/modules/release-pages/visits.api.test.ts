import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readReleasePage } from '#contract/release-pages/calls'
import { preparePage } from '../../platform/http/drawn-page'
import { browser, releasePageKit } from '../../testing/release-page-kit'
import { testServer } from '../../testing/test-server'
import { isMachine } from './is-machine'

let server: Awaited<ReturnType<typeof testServer>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let kit: Awaited<ReturnType<typeof releasePageKit>>
let drawn = 0
beforeAll(async () => {
  const renderer = {
    pageQueries: { '/release/:code': { guest: ['lang'], member: ['lang'], isCounted: false } },
    render: async () => {
      drawn += 1
      return preparePage(200, { 'content-type': 'text/html' }, Buffer.from(`page ${drawn}`))
    },
  }
  server = await testServer({ pages: { renderer } })
  member = await server.loggedInMember()
  kit = await releasePageKit(server, member.memberId)
})
afterAll(() => server.close())

const link = 'https://open.spotify.com/album/1'

/** What the member sees once everything is written. */
async function counted(workId: number, visits: number, clicks = 0) {
  const read = async () =>
    (await server.send(readReleasePage, { work_id: workId }, member, 'GET')).data as {
      total_visits: number
      visits: { day: string; count: number }[]
      clicks: { count: number }[]
    }
  const both = async () => {
    const { total_visits, clicks } = await read()
    return [total_visits, clicks.reduce((sum, { count }) => sum + count, 0)]
  }
  await expect.poll(both, { timeout: 10_000 }).toEqual([visits, clicks])
  return read()
}

describe('visits', () => {
  it('are counted to the last one, however many come at once', async () => {
    const { workId, code } = await kit.released()
    await kit.tell(workId, 'spotify', { link })
    await Promise.all(Array.from({ length: 150 }, () => kit.get(`/release/${code}`)))
    await Promise.all(Array.from({ length: 40 }, () => kit.get(`/release/${code}/to/spotify`)))
    const { visits, clicks } = await counted(workId, 150, 40)
    expect(visits).toHaveLength(30)
    expect(visits.at(-1)).toMatchObject({ count: 150 })
    expect(clicks).toEqual([{ channel: 'Spotify', count: 40 }])
  })

  it('leave out machines, what a browser fetches ahead, and what is not there', async () => {
    const { workId, code } = await kit.released()
    await kit.tell(workId, 'spotify', { link })
    await kit.get(`/release/${code}`, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
    await kit.get(`/release/${code}/to/spotify`, { 'user-agent': 'curl/8.0' })
    await kit.get(`/release/${code}`, { 'sec-purpose': 'prefetch' })
    await kit.get('/release/zzzzzzzz')
    await kit.get(`/release/${code}?lang=en`)
    const { clicks } = await counted(workId, 1)
    expect(clicks).toEqual([])
  })

  it('set no cookie', async () => {
    const { workId, code } = await kit.released()
    await kit.tell(workId, 'spotify', { link })
    for (const path of [`/release/${code}`, `/release/${code}/to/spotify`]) {
      expect((await kit.get(path)).headers['set-cookie']).toBeUndefined()
    }
  })
})

describe('a page that was drawn', () => {
  it('serves everybody until a channel goes live, and whatever they add to its address', async () => {
    const { workId, code } = await kit.released()
    const open = async (query = '') => (await kit.get(`/release/${code}${query}`)).body
    const first = await open()
    expect(await open()).toBe(first)
    expect(await open('?utm_source=poster')).toBe(first)
    await kit.tell(workId, 'spotify', { link })
    const second = await open()
    expect(second).not.toBe(first)
    await server.asOwner('update deliveries set link = null where work_id = $1', [workId])
    expect(await open()).not.toBe(second)
  })
})

describe('who visits', () => {
  it.each([browser, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0.50'])(
    'is a person: %s',
    agent => expect(isMachine(agent)).toBe(false),
  )
  it.each([
    undefined,
    '',
    'Baiduspider/2.0',
    'facebookexternalhit/1.1',
    'WhatsApp/2 LinkPreview',
    'python-requests/2',
  ])('is a machine: %s', agent => expect(isMachine(agent)).toBe(true))
})
