import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildWork } from '../../../testing/build-work'
import { buildMember } from '../../../testing/builders'
import { packingPlace } from '../../../testing/packing-place'
import { momentOf, readInputs } from './read-inputs'

describe('what packing a delivery asks for', () => {
  let place: Awaited<ReturnType<typeof packingPlace>>
  let workId: number
  let channelId: number
  beforeAll(async () => {
    place = await packingPlace()
    const { memberId } = await buildMember(place.database, place.agentId)
    workId = await buildWork(place, memberId, { kind: 'album', tracks: [{}, {}], status: '990' })
    const rows = await place.asOwner<{ id: string }>(
      'select min(id) as id from channels where agent_id = $1',
      [place.agentId],
    )
    channelId = Number(rows[0]?.id)
  })
  afterAll(() => place.close())

  async function queued(
    version: number,
    names: { messageId?: string; batch?: string; leftAt?: string } = {},
  ) {
    const { messageId = null, batch = null, leftAt = null } = names
    const rows = await place.asOwner<{ id: string }>(
      `insert into deliveries (agent_id, work_id, work_version, channel_id, kind, message_id, batch, left_at, queued_at, changed_at)
       values ($1, $2, $3, $4, 'update', $5, $6, $7, now(), now()) returning id`,
      [place.agentId, workId, version, channelId, messageId, batch, leftAt],
    )
    return Number(rows[0]?.id)
  }
  const read = (id: number) => place.database.read(place.agentId, tx => readInputs(tx, id))

  it('is the work with its tracks and checked files, the channel, the sender and the names of the batch', async () => {
    const id = await queued(1, { messageId: 'M-1', batch: '20261116133804123' })
    const inputs = await read(id)
    expect(inputs?.tracks).toHaveLength(2)
    expect(inputs?.materials.map(({ type }) => type)).toEqual(['cover', 'music', 'lyric', 'music', 'lyric'])
    expect(inputs?.work).toMatchObject({
      kind: 'album',
      licensedUntil: null,
      details: { title: 'Night sailing' },
    })
    expect(inputs?.sender.name).not.toBe('')
    expect(inputs?.delivery).toEqual({
      kind: 'update',
      messageId: 'M-1',
      batch: '20261116133804123',
      threadId: `TRB-${place.agentId}-W-${workId}-${channelId}`,
      createdAt: new Date('2026-11-16T13:38:04Z'),
    })
  })

  it('of a video is its codes, also when its track has gone, and says which track was withdrawn', async () => {
    const tracks = await place.asOwner<{ id: string; details: object }>(
      'select id, details from tracks where work_id = $1 order by position',
      [workId],
    )
    const gone = 999_999
    for (const [trackId, upc] of [
      [Number(tracks[0]?.id), '690000000017'],
      [gone, '690000000024'],
    ]) {
      await place.asOwner(
        `insert into video_releases (agent_id, work_id, track_id, upc, isrc, track, is_offered)
         values ($1, $2, $3, $4, 'CNT0126' || $4::text, $5, true)`,
        [place.agentId, workId, trackId, upc, { ...tracks[0]?.details, title: 'Film' }],
      )
    }
    await place.asOwner(
      "update tracks set withdrawn_at = '2026-11-10T17:00:00Z', withdrawn_reason = 'x' where id = $1",
      [tracks[1]?.id],
    )
    const about = async (trackId: number, version: number) => {
      const id = await queued(version, { messageId: `V-${version}`, batch: `2026111613380${version}123` })
      await place.asOwner('update deliveries set track_id = $2 where id = $1', [id, trackId])
      return read(id)
    }
    const whole = await about(Number(tracks[0]?.id), 7)
    expect(whole?.delivery.video).toMatchObject({ upc: '690000000017' })
    expect(whole?.tracks.map(({ isWithdrawn }) => isWithdrawn)).toEqual([false, true])
    const left = await about(gone, 8)
    expect(left?.delivery.video).toMatchObject({ trackId: gone, upc: '690000000024' })
    expect(left?.tracks.at(-1)).toMatchObject({ id: gone, details: { title: 'Film' } })
    await place.asOwner('update tracks set withdrawn_at = null, withdrawn_reason = null where id = $1', [
      tracks[1]?.id,
    ])
  })

  it('leaves out a track that the channel never got', async () => {
    const rows = await place.asOwner<{ id: string }>(
      'select id from tracks where work_id = $1 order by position desc limit 1',
      [workId],
    )
    const withdraw = (at: string | null) =>
      place.asOwner('update tracks set withdrawn_at = $2, withdrawn_reason = $3 where id = $1', [
        rows[0]?.id,
        at,
        at && 'x',
      ])
    const release = await queued(11, { messageId: 'M-11', batch: '20261112120000123' })
    const update = await queued(12, { messageId: 'M-12', batch: '20261116120000123' })
    await place.asOwner("update deliveries set kind = 'release', left_at = now() where id = $1", [release])
    const shown = async (id: number) => (await read(id))?.tracks.map(({ isWithdrawn }) => isWithdrawn)
    await withdraw('2026-11-12T11:00:00Z')
    expect([await shown(release), await shown(update)]).toEqual([[false], [false]])
    await withdraw('2026-11-12T13:00:00Z')
    expect([await shown(release), await shown(update)]).toEqual([[false], [false, true]])
    await place.asOwner("update deliveries set kind = 'takedown' where id = $1", [update])
    expect(await shown(update)).toEqual([false, true])
    await withdraw(null)
    await place.asOwner("update deliveries set state = 'withdrawn' where id = $1", [release])
  })

  it('knows since when the release has been announced', async () => {
    await queued(2, { messageId: 'M-2', batch: '20261001120000123', leftAt: '2026-10-01T17:00:00Z' })
    const id = await queued(3, { messageId: 'M-3', batch: '20261116133805123' })
    expect((await read(id))?.delivery.announcedOn).toBe('2026-10-02')
  })

  it('is nothing before its message has a name, or when it is gone', async () => {
    expect(await read(await queued(4))).toBeUndefined()
    expect(await read(987_654)).toBeUndefined()
  })
})

it('a batch tells when its packing began', () => {
  expect(momentOf('20261231235959999')).toEqual(new Date('2026-12-31T23:59:59Z'))
})
