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
