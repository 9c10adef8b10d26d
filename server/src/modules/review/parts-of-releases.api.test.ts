import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimWork, passContent, passRights, restoreTrack, withdrawTrack } from '#contract/review/calls'
import { readTimeline, startRevision, takeDownWork } from '#contract/works/work-calls'
import { loggedInStaff } from '../../testing/build-staff'
import { buildWork, type WantedWork } from '../../testing/build-work'
import { testServer } from '../../testing/test-server'
import { moveDeliveries } from '../distribution/distribution.public'

let server: Awaited<ReturnType<typeof testServer>>
let editor: Awaited<ReturnType<typeof loggedInStaff>>
let rights: typeof editor
beforeAll(async () => {
  server = await testServer()
  editor = await loggedInStaff(server, { roles: ['editor'] })
  rights = await loggedInStaff(server, { roles: ['rights'] })
  // One channel that takes videos, one that does not.
  await server.asOwner(
    `update channels set is_on = code in ('spotify', 'netease'),
       profile = profile || jsonb_build_object('accepts_video', code = 'spotify')`,
  )
})
afterAll(() => server.close())

type Member = Awaited<ReturnType<typeof server.loggedInMember>>

async function passReview(workId: number) {
  await server.asOwner(
    "update works set status = '201', content_passed_by = null where id = $1 and status = '01'",
    [workId],
  )
  const [work] = await server.asOwner<{ status: string }>('select status from works where id = $1', [workId])
  if (work?.status === '201') {
    await server.call(claimWork, { id: workId }, editor)
    await server.call(passContent, { id: workId }, editor)
  }
  await server.call(claimWork, { id: workId }, rights)
  return server.call(passRights, { id: workId }, rights)
}

async function released(wanted: WantedWork = {}) {
  const member = await server.loggedInMember()
  const workId = await buildWork(server, member.memberId, { status: '300', ...wanted })
  expect((await passReview(workId)).code).toBe(1)
  const tracks = await tracksOf(workId)
  return { member, workId, tracks }
}

const tracksOf = async (workId: number) =>
  (
    await server.asOwner<{ id: string; isrc: string; withdrawn_at: Date | null }>(
      'select id, isrc, withdrawn_at from tracks where work_id = $1 order by position',
      [workId],
    )
  ).map(track => ({ ...track, id: Number(track.id) }))
const videosOf = (workId: number) =>
  server.asOwner<{ track_id: string; upc: string; isrc: string; is_offered: boolean }>(
    'select track_id, upc, isrc, is_offered from video_releases where work_id = $1 order by track_id',
    [workId],
  )
/** Each as `channel kind [of which track's video]`, what was withdrawn left out. */
const queuedFor = async (workId: number, state = 'queued') =>
  (
    await server.asOwner<{ said: string }>(
      `select c.code || ' ' || d.kind || coalesce(' video ' || d.track_id, '') as said
       from deliveries d join channels c on c.id = d.channel_id
       where d.work_id = $1 and d.state = $2 order by d.id`,
      [workId, state],
    )
  ).map(({ said }) => said)
/** As if everything that waits had arrived. */
async function arrive(workId: number) {
  const waiting = await server.asOwner<{ id: number }>(
    "select id::int from deliveries where work_id = $1 and state = 'queued'",
    [workId],
  )
  const ids = waiting.map(({ id }) => id)
  for (const to of ['packing', 'sending', 'delivered', 'live'] as const) {
    await server.database.change(server.agentId, tx => moveDeliveries(tx, ids, { to, now: new Date() }))
  }
}

const act = (call: typeof withdrawTrack, workId: number, trackId: number, caller = rights) =>
  server.call(call, { id: workId, track_id: trackId, reason: 'A court has said so' }, caller)

async function revise(member: Member, workId: number, change: (revisionId: number) => Promise<unknown>) {
  const { data } = await server.call(startRevision, { id: workId, purpose: 'revision' }, member)
  const { id } = data as { id: number }
  await change(id)
  expect((await passReview(id)).code).toBe(1)
}

describe('the video of a track', () => {
  it('gets codes of its own when rights pass, and goes only where videos are taken', async () => {
    const { workId, tracks } = await released({ withVideo: true })
    const [track] = tracks
    const [video, ...more] = await videosOf(workId)
    expect(more).toEqual([])
    expect(video?.isrc).not.toBe(track?.isrc)
    const [{ upc } = { upc: '' }] = await server.asOwner<{ upc: string }>(
      'select upc from works where id = $1',
      [workId],
    )
    expect(video?.upc).toMatch(/^\d{12,13}$/)
    expect(video?.upc).not.toBe(upc)
    expect((await queuedFor(workId)).sort()).toEqual(
      ['netease release', 'spotify release', `spotify release video ${track?.id}`].sort(),
    )
    const given = await server.asOwner<{ kind: string }>(
      'select kind from assigned_codes where work_id = $1 order by kind',
      [workId],
    )
    expect(given.map(({ kind }) => kind)).toEqual(['isrc', 'isrc', 'upc', 'upc'])
  })

  it('keeps its codes in a revision, and is taken down where it is no longer part of the work', async () => {
    const { member, workId, tracks } = await released({ withVideo: true })
    await arrive(workId)
    const before = await videosOf(workId)
    await revise(member, workId, async () => undefined)
    expect(await videosOf(workId)).toEqual(before)
    expect(await queuedFor(workId)).toContain(`spotify update video ${tracks[0]?.id}`)
    await arrive(workId)
    await revise(member, workId, revisionId =>
      server.asOwner("delete from materials where work_id = $1 and type = 'mv'", [revisionId]),
    )
    expect(await videosOf(workId)).toEqual(before.map(video => ({ ...video, is_offered: false })))
    expect((await queuedFor(workId)).sort()).toEqual(
      ['netease update', 'spotify update', `spotify takedown video ${tracks[0]?.id}`].sort(),
    )
  })

  it('goes down with its work', async () => {
    const { member, workId, tracks } = await released({ withVideo: true })
    await arrive(workId)
    await server.call(takeDownWork, { id: workId, reason: 'moving elsewhere' }, member)
    expect((await queuedFor(workId)).sort()).toEqual(
      ['netease takedown', 'spotify takedown', `spotify takedown video ${tracks[0]?.id}`].sort(),
    )
  })
})

describe('one track of an album', () => {
  const album = { kind: 'album' as const, tracks: [{ title: 'One' }, { title: 'Two' }], withVideo: true }

  it('is withdrawn by rights staff: an update for the album, its video down, its member told', async () => {
    const { member, workId, tracks } = await released(album)
    await arrive(workId)
    const [, second] = tracks
    expect((await act(withdrawTrack, workId, second?.id ?? 0)).data).toEqual({ status: '990' })
    expect((await tracksOf(workId)).map(({ withdrawn_at }) => withdrawn_at !== null)).toEqual([false, true])
    expect((await queuedFor(workId)).sort()).toEqual(
      [
        'netease update',
        'spotify update',
        `spotify update video ${tracks[0]?.id}`,
        `spotify takedown video ${second?.id}`,
      ].sort(),
    )
    const [message] = await server.asOwner<{ params: Record<string, string> }>(
      "select params from messages where member_id = $1 and template = 'review.withdrawTrack'",
      [member.memberId],
    )
    expect(message?.params).toMatchObject({ track: 'Two', reason: 'A court has said so' })
    const { data } = await server.call(readTimeline, { id: workId }, member)
    expect((data as { entries: { event: string }[] }).entries[0]).toMatchObject({ event: 'withdrawTrack' })
  })

  it('comes back, with the codes its video had', async () => {
    const { workId, tracks } = await released(album)
    await arrive(workId)
    const before = await videosOf(workId)
    const second = tracks[1]?.id ?? 0
    await act(withdrawTrack, workId, second)
    await arrive(workId)
    expect((await act(restoreTrack, workId, second)).code).toBe(1)
    expect(await videosOf(workId)).toEqual(before)
    expect(await queuedFor(workId)).toContain(`spotify release video ${second}`)
    expect((await act(restoreTrack, workId, second)).code).toBe(1409)
  })

  it('stays withdrawn when its album is revised', async () => {
    const { member, workId, tracks } = await released(album)
    await arrive(workId)
    await act(withdrawTrack, workId, tracks[1]?.id ?? 0)
    await arrive(workId)
    await revise(member, workId, async () => undefined)
    expect((await tracksOf(workId)).map(({ withdrawn_at }) => withdrawn_at !== null)).toEqual([false, true])
    expect((await videosOf(workId)).map(({ is_offered }) => is_offered)).toEqual([true, false])
  })

  it('takes the whole release with it when it is the last', async () => {
    const { workId, tracks } = await released(album)
    await act(withdrawTrack, workId, tracks[0]?.id ?? 0)
    expect((await act(withdrawTrack, workId, tracks[0]?.id ?? 0)).code).toBe(1409)
    expect((await act(withdrawTrack, workId, tracks[1]?.id ?? 0)).data).toEqual({ status: '980' })
    const single = await released()
    expect((await act(withdrawTrack, single.workId, single.tracks[0]?.id ?? 0)).data).toEqual({
      status: '980',
    })
  })

  it('is not for editors, other works’ tracks, or works that are not out', async () => {
    const { workId, tracks } = await released(album)
    const other = await released(album)
    const draft = await buildWork(server, other.member.memberId, {})
    expect((await act(withdrawTrack, workId, tracks[0]?.id ?? 0, editor)).status).toBe(403)
    expect((await act(withdrawTrack, workId, other.tracks[0]?.id ?? 0)).code).toBe(1404)
    expect((await act(withdrawTrack, draft, (await tracksOf(draft))[0]?.id ?? 0)).code).toBe(1409)
  })

  it('is decided once, however many click at once', async () => {
    const { workId, tracks } = await released({ ...album, tracks: [{}, {}, {}] })
    const answers = await Promise.all(
      tracks.flatMap(({ id }) => [act(withdrawTrack, workId, id), act(withdrawTrack, workId, id)]),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(3)
    const [work] = await server.asOwner<{ status: string }>('select status from works where id = $1', [
      workId,
    ])
    expect(work?.status).toBe('980')
  })
})
