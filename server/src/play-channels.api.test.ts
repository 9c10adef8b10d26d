// From the rights review to the channels and back, through the real worker, with real files and the receiver that shares no code.
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ShownRelease, showReleasePage } from '#contract/release-pages/calls'
import { claimWork, passRights } from '#contract/review/calls'
import type { MaterialType } from '#contract/works/material'
import { readWork, saveWork, startRevision, takeDownWork } from '#contract/works/work-calls'
import { jobs } from './jobs'
import { settleAllDue } from './modules/delivery/answers/follow-deliveries.job'
import { goLiveOn } from './modules/sandbox/sandbox.public'
import { startWorker } from './platform/jobs/worker'
import { createLog } from './platform/log'
import { playChannel } from './play-channels'
import { makeSound, withoutFfmpeg } from './testing/audio'
import { loggedInStaff } from './testing/build-staff'
import { buildWork } from './testing/build-work'
import { arrive, check } from './testing/materials'
import { picture } from './testing/pictures'
import { releasePageKit } from './testing/release-page-kit'
import { testServer } from './testing/test-server'

describe.skipIf(withoutFfmpeg())('a work that passes rights', () => {
  let server: Awaited<ReturnType<typeof testServer>>
  let worker: Awaited<ReturnType<typeof startWorker>>
  let member: Awaited<ReturnType<typeof server.loggedInMember>>
  let rights: Awaited<ReturnType<typeof loggedInStaff>>
  beforeAll(async () => {
    server = await testServer()
    server.services.demo = { isPublic: false, phoneKey: 'k' }
    member = await server.loggedInMember()
    rights = await loggedInStaff(server, { roles: ['rights'] })
    const { jobsUrl, databases, services } = server
    worker = await startWorker({ jobsUrl, databases, services, jobs, log: createLog('silent') })
  })
  afterAll(async () => {
    await worker.stop()
    await server.close()
  })

  /** One channel of each format. */
  const codes = ['spotify', 'tidal', 'netease']

  async function complete(): Promise<number> {
    const channels = await server.asOwner<{ id: string }>('select id from channels where code = any($1)', [
      codes,
    ])
    const workId = await buildWork(server, member.memberId, {
      status: '300',
      title: '夜航 & <Night>]]>',
      without: ['music', 'lyric', 'cover'],
      scope: { all_channels: false, channel_ids: channels.map(({ id }) => Number(id)) },
    })
    const [track] = await server.asOwner<{ id: string }>('select id from tracks where work_id = $1', [workId])
    const put = async (type: MaterialType, body: Buffer) => {
      const of = type === 'cover' ? {} : { trackId: Number(track?.id) }
      const material = { memberId: member.memberId, workId, type, body, ...of }
      await check(server, await arrive(server, material))
    }
    const sound = { seconds: 2, as: ['-c:a', 'flac', '-sample_fmt', 's16'] }
    await put('music', await readFile(await makeSound(server.services.folder, 'song.flac', sound)))
    await put('cover', await picture('png'))
    await server.asOwner("update materials set state = 'passed' where work_id = $1", [workId])
    return workId
  }

  const standing = async (workId: number) =>
    (
      await server.asOwner<{ told: string }>(
        `select c.code || ' ' || d.kind || ' ' || d.state || coalesce(' ' || d.last_error, '') as told
         from deliveries d join channels c on c.id = d.channel_id where d.work_id = $1 order by d.id`,
        [workId],
      )
    ).map(({ told }) => told)
  const get = (url: string) => server.app.inject({ url, headers: { host: server.domain } })
  const statusOf = async (workId: number) =>
    (await server.asOwner<{ status: string }>('select status from works where id = $1', [workId]))[0]?.status

  const log = createLog('silent')
  /** As on the morning of its day: it stands in every shop, and each channel has told where. */
  async function openTheShops(workId: number): Promise<string[]> {
    const { database, agentId, services } = server
    await database.change(agentId, tx => goLiveOn(tx, '2099-01-01'))
    const played = await server.asOwner<{ id: string }>('select id from channels where code = any($1)', [
      codes,
    ])
    for (const { id } of played) {
      await playChannel.run({ database, agentId, services, log, payload: { channelId: Number(id) } })
    }
    const told = `select c.code, d.link from deliveries d join channels c on c.id = d.channel_id
      where d.work_id = $1 and d.kind = 'release' and d.link is not null order by c.code`
    const links = () => server.asOwner<{ link: string }>(told, [workId])
    await expect.poll(links, { timeout: 60_000, interval: 300 }).toHaveLength(3)
    return (await links()).map(({ link }) => link)
  }

  async function expectInShop(link: string, title: string) {
    expect(link).toMatch(/^\/shop\/\w+\/[\w-]{12}$/)
    const addresses = [link, `${link}/cover`, link.replace(/\/[^/]+$/, '')]
    const [release, cover, shelf] = await Promise.all(addresses.map(address => get(address)))
    expect(release?.body).toContain(title)
    expect(cover?.rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8')
    expect(shelf?.body).toContain(link)
    expect(shelf?.headers['content-security-policy']).toContain("default-src 'none'")
  }

  /** Guests see it on its page, and each button leads into the channel's shop. */
  async function expectPublicPage(code: string, title: string, links: string[]) {
    const { data } = await server.send(showReleasePage, { code }, {}, 'GET')
    const { channels, ...shown } = data as ShownRelease
    expect(shown).toMatchObject({ stage: 'out', title, waiting: [] })
    const buttons = channels.toSorted((a, b) => a.code.localeCompare(b.code))
    const ways = await Promise.all(buttons.map(({ address }) => get(address ?? '')))
    expect(ways.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual(
      links.map(link => [302, link]),
    )
  }

  /** Through both reviews as far as the last step: the reviews themselves have tests of their own. */
  async function revise(workId: number, title: string) {
    const { data } = await server.call(startRevision, { id: workId, purpose: 'revision' }, member)
    const { id } = data as { id: number }
    const draft = (await server.call(readWork, { id }, member)).data as { version: number }
    await server.call(saveWork, { id, version: draft.version, details: { title } }, member)
    await server.asOwner("update works set status = '301' where id = $1", [id])
    await pass(id)
  }

  async function pass(workId: number) {
    await server.call(claimWork, { id: workId }, rights)
    expect((await server.call(passRights, { id: workId }, rights)).code).toBe(1)
  }

  async function expectAccepted(workId: number, kind: 'release' | 'update') {
    const accepted = 'select 1 from deliveries where work_id = $1 and kind = $2 and accepted_at is not null'
    await expect
      .poll(() => server.asOwner(accepted, [workId, kind]), { timeout: 90_000, interval: 300 })
      .toHaveLength(3)
  }

  it('has a shop only where the sandbox plays the channel', async () => {
    expect((await get('/shop/nobody')).statusCode).toBe(404)
    expect((await get('/shop/spotify/nothing-here')).statusCode).toBe(404)
    expect((await get('/shop/spotify/nothing-here/cover')).statusCode).toBe(404)
    server.services.demo = undefined
    expect((await get('/shop/spotify')).statusCode).toBe(404)
    server.services.demo = { isPublic: false, phoneKey: 'k' }
    expect((await get('/shop/spotify')).statusCode).toBe(200)
  })

  it('is live at each channel in its format, changes with its revision, and goes down everywhere', {
    tags: ['slow'],
  }, async () => {
    const workId = await complete()
    await pass(workId)
    await expectAccepted(workId, 'release')
    expect(await statusOf(workId)).toBe('990')
    const { codeOf } = await releasePageKit(server, member.memberId)
    const code = await codeOf(workId)
    expect((await server.send(showReleasePage, { code }, {}, 'GET')).status).toBe(404)

    const { database, agentId } = server
    await settleAllDue({ database, agentId, log }, new Date('2099-01-01T00:00:00Z'))
    const live = ['netease release live', 'spotify release live', 'tidal release live']
    expect(await standing(workId)).toEqual(live)
    expect(await statusOf(workId)).toBe('991')
    const links = await openTheShops(workId)
    for (const link of links) await expectInShop(link, '夜航 &#38; &#60;Night&#62;]]&#62;')
    await expectPublicPage(code, '夜航 & <Night>]]>', links)

    await revise(workId, '夜航 II')
    await expectAccepted(workId, 'update')
    expect(await standing(workId)).toEqual([...live, ...live.map(told => told.replace('release', 'update'))])
    expect(await statusOf(workId)).toBe('991')
    expect(await openTheShops(workId)).toEqual(links)
    for (const link of links) await expectInShop(link, '<h2>夜航 II</h2>')
    await expectPublicPage(code, '夜航 II', links)

    await server.call(takeDownWork, { id: workId, reason: 'It is over' }, member)
    await expect.poll(() => statusOf(workId), { timeout: 90_000, interval: 300 }).toBe('981')
    const held = 'select channel, state from sandbox_releases where agent_id = $1 order by channel'
    expect(await server.asOwner(held, [agentId])).toEqual(
      codes.toSorted().map(channel => ({ channel, state: 'down' })),
    )
    const closed = [...links, `/release/${code}/to/spotify`, `/release/${code}/cover.webp`]
    const answers = await Promise.all(closed.map(get))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 410, 410])
    expect((await server.send(showReleasePage, { code }, {}, 'GET')).status).toBe(410)
  })
})
