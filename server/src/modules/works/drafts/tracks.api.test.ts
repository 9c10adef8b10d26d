// What the tracks of an album refuse, and what goes with them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { listMaterials } from '#contract/works/material-calls'
import {
  addTracks,
  listWorks,
  orderTracks,
  readWork,
  removeTrack,
  saveWork,
  startRevision,
} from '#contract/works/work-calls'
import { buildWork } from '../../../testing/build-work'
import { testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
beforeAll(async () => {
  server = await testServer()
  member = await server.loggedInMember()
})
afterAll(() => server.close())

const album = (titles: string[], wanted: Parameters<typeof buildWork>[2] = {}) =>
  buildWork(server, member.memberId, { kind: 'album', tracks: titles.map(title => ({ title })), ...wanted })
const read = async (id: number) =>
  (await server.call(readWork, { id }, member)).data as OutputOf<typeof readWork>
const titlesOf = async (id: number) =>
  (await read(id)).tracks.map(({ position, details }) => `${position} ${details.title}`)

describe('the tracks of an album', () => {
  it('grow by one answer only when two are given on the same version', async () => {
    const id = await album(['a'])
    const { version } = await read(id)
    const both = await Promise.all(
      ['b', 'c'].map(title => server.call(addTracks, { id, version, tracks: [{ title }] }, member)),
    )
    expect(both.map(({ code }) => code).sort()).toEqual([1, 1409])
    expect(await titlesOf(id)).toEqual(['1 a', both[0]?.code === 1 ? '2 b' : '2 c'])
  })

  it('stay as they are when they are removed or ordered on an older version', async () => {
    const id = await album(['a', 'b'])
    const { version, tracks } = await read(id)
    const [a = 0, b = 0] = tracks.map(track => track.id)
    await server.call(saveWork, { id, version, details: { label: 'Newer' } }, member)
    expect((await server.call(removeTrack, { id, version, track_id: a }, member)).code).toBe(1409)
    expect((await server.call(orderTracks, { id, version, track_ids: [b, a] }, member)).code).toBe(1409)
    expect(await titlesOf(id)).toEqual(['1 a', '2 b'])
  })

  it('are neither removed nor put in order by way of another album', async () => {
    const [id, other] = [await album(['a', 'b']), await album(['c'])]
    const { version, tracks } = await read(id)
    const foreign = (await read(other)).tracks[0]?.id ?? 0
    expect((await server.call(removeTrack, { id, version, track_id: foreign }, member)).code).toBe(1404)
    for (const track_ids of [
      [tracks[0]?.id ?? 0, foreign],
      [tracks[0]?.id ?? 0, tracks[0]?.id ?? 0],
      [...tracks.map(track => track.id), foreign],
    ])
      expect((await server.call(orderTracks, { id, version, track_ids }, member)).code).toBe(1409)
    expect(await titlesOf(id)).toEqual(['1 a', '2 b'])
    expect(await titlesOf(other)).toEqual(['1 c'])
  })

  it('take their files along when they go, and nobody else’s', async () => {
    const id = await album(['a', 'b'])
    const { version, tracks } = await read(id)
    const [a = 0, b = 0] = tracks.map(track => track.id)
    await server.call(removeTrack, { id, version, track_id: a }, member)
    const { data } = await server.call(listMaterials, { work_id: id }, member)
    const left = data as OutputOf<typeof listMaterials>
    expect(left.map(({ type, track_id }) => `${type} ${track_id}`).sort()).toEqual(
      [`cover null`, `lyric ${b}`, `music ${b}`].sort(),
    )
  })

  it('are found by their names until they go', async () => {
    const id = await album(['灯塔', '潮汐'])
    const found = async (search: string) =>
      ((await server.call(listWorks, { search }, member)).data as OutputOf<typeof listWorks>).items.map(
        row => [row.id, row.track_count],
      )
    expect(await found('灯塔')).toEqual([[id, 2]])
    const { version, tracks } = await read(id)
    await server.call(removeTrack, { id, version, track_id: tracks[0]?.id ?? 0 }, member)
    expect(await found('灯塔')).toEqual([])
    expect(await found('潮汐')).toEqual([[id, 1]])
    await server.call(addTracks, { id, version: version + 1, tracks: [{ title: '归航' }] }, member)
    expect(await found('归航')).toEqual([[id, 2]])
  })

  it('come with their own artists, and with no answers that nobody gave', async () => {
    const id = await album(['a'])
    const { version } = await read(id)
    const artists = [{ name: 'Guest', role: 'featured' as const, channel_ids: [] }]
    await server.call(addTracks, { id, version, tracks: [{ title: 'b', artists }, { title: 'c' }] }, member)
    const { tracks } = await read(id)
    expect(tracks[1]?.details.artists).toEqual(artists)
    expect(tracks[2]?.details).toMatchObject({
      artists: [],
      explicit: null,
      rights: { property: null, statement: null, source: null },
    })
  })

  it('do not change once the work is under way, nor in a supplement', async () => {
    const submitted = await album(['a', 'b'], { status: '200' })
    const online = await album(['a', 'b'], { status: '991' })
    const started = await server.call(startRevision, { id: online, purpose: 'supplement' }, member)
    for (const id of [submitted, (started.data as { id: number }).id]) {
      const { version, tracks } = await read(id)
      const [a = 0, b = 0] = tracks.map(track => track.id)
      for (const refused of [
        await server.call(addTracks, { id, version, tracks: [{ title: 'c' }] }, member),
        await server.call(removeTrack, { id, version, track_id: a }, member),
        await server.call(orderTracks, { id, version, track_ids: [b, a] }, member),
      ])
        expect(refused.code).toBe(1409)
      expect(await titlesOf(id)).toEqual(['1 a', '2 b'])
    }
  })

  it('are no matter of a single, which keeps its one', async () => {
    const id = await buildWork(server, member.memberId, { title: 'Only' })
    const { version, tracks } = await read(id)
    const only = tracks[0]?.id ?? 0
    for (const refused of [
      await server.call(addTracks, { id, version, tracks: [{ title: 'b' }] }, member),
      await server.call(removeTrack, { id, version, track_id: only }, member),
    ]) {
      expect(refused).toMatchObject({ code: 1409, msg: expect.stringMatching(/single/i) })
    }
    expect(await titlesOf(id)).toEqual(['1 Only'])
  })
})
