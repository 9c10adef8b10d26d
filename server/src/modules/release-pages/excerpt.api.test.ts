import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  readReleasePage,
  type ShownRelease,
  saveReleasePage,
  showReleasePage,
} from '#contract/release-pages/calls'
import { restoreTrack, withdrawTrack } from '#contract/review/calls'
import { makeSound, withoutFfmpeg } from '../../testing/audio'
import { loggedInStaff } from '../../testing/build-staff'
import type { WantedWork } from '../../testing/build-work'
import { arrive, check } from '../../testing/materials'
import { releasePageKit } from '../../testing/release-page-kit'
import { testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let kit: Awaited<ReturnType<typeof releasePageKit>>
let folder: string
beforeAll(async () => {
  server = await testServer()
  member = await server.loggedInMember()
  kit = await releasePageKit(server, member.memberId)
  folder = await mkdtemp(join(tmpdir(), 'tributary-excerpt-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const shown = async (code: string) =>
  (await server.send(showReleasePage, { code }, {}, 'GET')).data as unknown as ShownRelease

/** With a cover and a recording of 44 seconds for its first track, both looked into. */
async function withFiles(wanted: WantedWork = {}) {
  const { workId, code } = await kit.released({ without: ['cover', 'music', 'lyric'], ...wanted })
  const [track] = await server.asOwner<{ id: string }>(
    'select id from tracks where work_id = $1 order by position',
    [workId],
  )
  const trackId = Number(track?.id)
  const place = { memberId: member.memberId, workId }
  const sound = await readFile(await makeSound(folder, 'master.wav', { seconds: 44 }))
  const background = '#f6f0e4'
  const cover = await sharp({ create: { width: 3000, height: 3000, channels: 3, background } })
    .jpeg()
    .toBuffer()
  await check(server, await arrive(server, { ...place, type: 'cover', body: cover }))
  await check(server, await arrive(server, { ...place, type: 'music', trackId, body: sound }))
  const choose = (excerpt_start: number | null, plays_excerpt = true) =>
    server.call(
      saveReleasePage,
      { work_id: workId, shows_early: false, plays_excerpt, excerpt_track_id: trackId, excerpt_start },
      member,
    )
  return { workId, code, trackId, choose }
}

async function secondsOf(audio: Buffer) {
  const path = join(folder, 'heard.mp3')
  await writeFile(path, audio)
  const args = [
    '-v',
    'error',
    '-show_entries',
    'format=duration,format_name:format_tags',
    '-of',
    'json',
    path,
  ]
  const { stdout } = await promisify(execFile)('ffprobe', args)
  const { format } = JSON.parse(stdout) as {
    format: { duration: string; format_name: string; tags?: object }
  }
  return { seconds: Number(format.duration), name: format.format_name, tags: Object.keys(format.tags ?? {}) }
}

describe.skipIf(withoutFfmpeg())('what is made for a page', () => {
  it('is a cover with its colours and half a minute of its own, in ranges', { tags: ['slow'] }, async () => {
    const { workId, code } = await withFiles()
    expect(await shown(code)).toMatchObject({ excerpt: null, palette: { is_light: false } })
    await kit.prepare(workId)
    const page = await shown(code)
    expect(page.palette.is_light).toBe(true)
    expect(page.tracks[0]?.bars).toHaveLength(96)
    expect(page.excerpt).toMatchObject({ seconds: 30, position: 1 })
    const cover = await kit.get(page.cover ?? '')
    expect(cover.headers['cache-control']).toContain('public')
    expect(await sharp(cover.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1200 })
    const heard = await kit.get(page.excerpt?.address ?? '')
    expect(heard.headers['content-type']).toBe('audio/mpeg')
    const { seconds, name, tags } = await secondsOf(heard.rawPayload)
    expect(seconds).toBeGreaterThan(29.5)
    expect(seconds).toBeLessThan(30.5)
    expect([name, tags]).toEqual(['mp3', []])
    const part = await kit.get(page.excerpt?.address ?? '', { range: 'bytes=100-199' })
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100])
    expect(part.rawPayload.equals(heard.rawPayload.subarray(100, 200))).toBe(true)
    const share = await kit.get(page.share_picture)
    expect(await sharp(share.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  it('is cut anew when another second is chosen, and the one before is gone', {
    tags: ['slow'],
  }, async () => {
    const { workId, code, choose } = await withFiles()
    await choose(2)
    await kit.prepare(workId)
    const before = (await shown(code)).excerpt
    expect(before?.from).toBeCloseTo(2 / 44, 2)
    const chosen = await choose(9)
    expect(chosen.data).toMatchObject({ is_cutting: true, excerpt: null })
    await kit.prepare(workId)
    const after = (await shown(code)).excerpt
    expect(after?.address).not.toBe(before?.address)
    const read = await server.send(readReleasePage, { work_id: workId }, member, 'GET')
    expect(read.data).toMatchObject({ is_cutting: false, excerpt: { start: 9 } })
    const stored = await kit.get(before?.address ?? '')
    expect(stored.headers.etag).toContain('-9.mp3')
  })

  it('never begins so late that less than half a minute is left', { tags: ['slow'] }, async () => {
    const { workId, code, choose } = await withFiles()
    await choose(3000)
    await kit.prepare(workId)
    expect((await shown(code)).excerpt).toMatchObject({ seconds: 30, to: 1 })
  })

  it('is silent when its member switches the excerpt off', { tags: ['slow'] }, async () => {
    const { workId, code, choose } = await withFiles()
    await kit.prepare(workId)
    const address = (await shown(code)).excerpt?.address ?? ''
    await choose(null, false)
    expect((await shown(code)).excerpt).toBeNull()
    expect((await kit.get(address)).statusCode).toBe(404)
  })

  it('is the short version where there is one', { tags: ['slow'] }, async () => {
    const { workId, code, trackId } = await withFiles()
    const short = await readFile(await makeSound(folder, 'short.wav', { seconds: 20, seed: 2 }))
    const place = { memberId: member.memberId, workId, trackId }
    await check(server, await arrive(server, { ...place, type: 'short', body: short }))
    await kit.prepare(workId)
    expect((await shown(code)).excerpt).toMatchObject({ seconds: 20, from: null, to: null })
  })
})

describe('the sweep', () => {
  it('leaves out a track that was withdrawn, at once, until it is back', { tags: ['slow'] }, async () => {
    const { workId, code, trackId } = await withFiles({
      kind: 'album',
      tracks: [{ title: 'Disputed' }, { title: 'Ours' }],
    })
    await kit.prepare(workId)
    const { excerpt } = await shown(code)
    expect(excerpt).toMatchObject({ title: 'Disputed' })
    const rights = await loggedInStaff(server, { roles: ['rights'] })
    const change = { id: workId, track_id: trackId, reason: 'A court has said so' }
    expect((await server.call(withdrawTrack, change, rights)).code).toBe(1)
    expect(await shown(code)).toMatchObject({ tracks: [{ position: 2, title: 'Ours' }], excerpt: null })
    expect((await kit.get(excerpt?.address ?? '')).statusCode).toBe(404)
    await kit.prepare(workId)
    expect(await shown(code)).toMatchObject({ excerpt: null })
    expect((await server.call(restoreTrack, change, rights)).code).toBe(1)
    const asked =
      "select 1 from graphile_worker.jobs where task_identifier = 'prepareReleasePage' and key like $1"
    expect(await server.asOwner(asked, [`% ${workId}`])).toHaveLength(1)
    await kit.prepare(workId)
    expect(await shown(code)).toMatchObject({ excerpt: { title: 'Disputed' } })
  })

  it('asks for pages that nothing was made for, each once', async () => {
    const { workId } = await kit.released()
    const jobs = () =>
      server.asOwner(
        "select 1 from graphile_worker.jobs where task_identifier = 'prepareReleasePage' and key like $1",
        [`% ${workId}`],
      )
    await server.database.withoutAgent('select sweep_release_pages()', [])
    await server.database.withoutAgent('select sweep_release_pages()', [])
    expect(await jobs()).toHaveLength(1)
  })
})
