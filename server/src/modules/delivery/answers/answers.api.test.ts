import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../../../platform/log'
import { deliveryKit } from '../../../testing/send-deliveries'
import { testServer } from '../../../testing/test-server'
import { listeningAt } from '../../../testing/webhook-kit'
import { takeWorkDown, theSystem } from '../../works/works.public'
import { settleOneWork } from './settle-work.job'

let server: Awaited<ReturnType<typeof testServer>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let kit: Awaited<ReturnType<typeof deliveryKit>>
beforeAll(async () => {
  server = await testServer()
  member = await server.loggedInMember()
  kit = await deliveryKit(server, member.memberId)
})
afterAll(() => server.close())

const setProfile = (part: object) =>
  server.asOwner('update channels set profile = profile || $2 where id = $1', [kit.channelId, part])
beforeEach(async () => {
  await server.asOwner("update deliveries set state = 'withdrawn'")
  await setProfile({ acknowledgement: 'files', confirm_days: 2 })
  await rm(kit.folder, { recursive: true, force: true })
})

const past = '2026-01-05'
/** Sent, and waiting for its answer. */
async function delivered(releaseDate: string = past) {
  const workId = await kit.queued({ releaseDate })
  await kit.ship()
  expect(await kit.told(workId)).toEqual(['release delivered'])
  const [row] = await kit.about(workId)
  return { workId, messageId: row?.message_id ?? '' }
}

async function leave(name: string, content: string | Buffer) {
  await mkdir(join(kit.folder, 'acknowledgements'), { recursive: true })
  await writeFile(join(kit.folder, 'acknowledgements', name), content)
}
async function answer(messageId: string, status: 'Accepted' | 'Refused', more = '') {
  await leave(
    `ACK_${messageId}.xml`,
    `<?xml version="1.0"?><Acknowledgement><MessageId>${messageId}</MessageId><Status>${status}</Status>${more}</Acknowledgement>`,
  )
  await kit.readAnswers()
}
const events = async (workId: number) =>
  (
    await server.asOwner<{ text: string }>(
      'select e.text from delivery_events e join deliveries d on d.id = e.delivery_id where d.work_id = $1 order by e.id',
      [workId],
    )
  ).map(({ text }) => text)
const messages = async () =>
  (
    await server.asOwner<{ template: string }>(
      'select template from messages where member_id = $1 order by id desc limit 1',
      [member.memberId],
    )
  )[0]?.template

describe('an accepted release', () => {
  it('is live when its date has come, and the work is online with the first channel', async () => {
    const { workId, messageId } = await delivered()
    await answer(messageId, 'Accepted', '<Link>https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy</Link>')
    const [row] = await kit.about(workId)
    expect(row).toMatchObject({
      state: 'live',
      link: 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy',
    })
    expect(await kit.statusOf(workId)).toBe('991')
    expect(await messages()).toBe('delivery.online')
  })

  it('waits for its date, to the midnight of Shanghai', async () => {
    const { workId, messageId } = await delivered('2026-12-24')
    await answer(messageId, 'Accepted')
    await kit.dayBegins(new Date('2026-12-23T15:59:59Z'))
    expect(await kit.told(workId)).toEqual(['release delivered'])
    expect(await kit.statusOf(workId)).toBe('990')
    await kit.dayBegins(new Date('2026-12-23T16:00:00Z'))
    expect(await kit.told(workId)).toEqual(['release live'])
    expect(await kit.statusOf(workId)).toBe('991')
  })

  it('said twice is accepted once, and may only get its link later', async () => {
    const { workId, messageId } = await delivered()
    await answer(messageId, 'Accepted')
    await answer(messageId, 'Accepted', '<Link>https://open.spotify.com/album/1</Link>')
    await answer(messageId, 'Accepted', '<Link>https://open.spotify.com/album/2</Link>')
    await answer(messageId, 'Refused', '<Reason>No.</Reason>')
    expect(await kit.about(workId)).toMatchObject([
      { state: 'live', link: 'https://open.spotify.com/album/1' },
    ])
    expect((await events(workId)).filter(text => text === 'delivery.accepted')).toHaveLength(1)
  })

  it.each([
    'http://open.spotify.com/album/1',
    'https://open.spotify.com.example/album/1',
    'https://user@open.spotify.com/album/1',
    'javascript:alert(1)',
  ])('does not get a link that is not the channel’s: %s', async link => {
    const { workId, messageId } = await delivered()
    await answer(messageId, 'Accepted', `<Link>${link}</Link>`)
    expect(await kit.about(workId)).toMatchObject([{ state: 'live', link: null }])
  })
})

describe('the account’s own tools', () => {
  it('hear what channels make of a release', async () => {
    const told = await listeningAt(server, member.memberId)
    const taken = await delivered()
    await answer(taken.messageId, 'Accepted', '<Link>https://open.spotify.com/album/1</Link>')
    const refused = await delivered()
    await answer(refused.messageId, 'Refused', '<Reason>Blurred.</Reason>')
    const ofWork = async (id: number) => (await told()).filter(({ work_id }) => work_id === id)
    expect((await ofWork(taken.workId)).slice(-2)).toMatchObject([
      { type: 'work.channel_live', channel_id: kit.channelId, link: 'https://open.spotify.com/album/1' },
      { type: 'work.status_changed', from: '990', status: '991' },
    ])
    expect((await ofWork(refused.workId)).slice(-3)).toMatchObject([
      { type: 'delivery.refused', kind: 'release', reason: 'Blurred.' },
      { type: 'work.status_changed', from: '990', status: '401' },
      { type: 'work.rejected', status: '401', reasons: [{ text: '渠道拒收：Blurred.' }] },
    ])
  })
})

describe('a refused release', () => {
  it('goes back to its member with the channel’s words, once no other channel has it', async () => {
    const { workId, messageId } = await delivered()
    await answer(messageId, 'Refused', '<Reason>The cover is blurred &amp; small.</Reason>')
    expect(await kit.told(workId)).toEqual(['release refused'])
    expect(await kit.statusOf(workId)).toBe('401')
    const [work] = await server.asOwner<{ reasons: { text: string }[] }>(
      'select reasons from works where id = $1',
      [workId],
    )
    expect(work?.reasons).toMatchObject([{ text: '渠道拒收：The cover is blurred & small.' }])
    expect(await messages()).toBe('delivery.allRefused')
  })

  it('for which no reason was given says so', async () => {
    const { workId, messageId } = await delivered()
    await answer(messageId, 'Refused')
    expect((await events(workId)).at(-1)).toBe('delivery.noReason')
    const [work] = await server.asOwner<{ reasons: { text: string }[] }>(
      'select reasons from works where id = $1',
      [workId],
    )
    expect(work?.reasons).toMatchObject([{ text: '渠道没有说明理由' }])
  })

  it('stays on its way while another channel may still take it', async () => {
    const [other] = await server.asOwner<{ id: string }>("select id from channels where code = 'tidal'")
    const channel_ids = [kit.channelId, Number(other?.id)]
    const workId = await kit.queued({ releaseDate: past, scope: { channel_ids } })
    await kit.ship()
    const [row] = await kit.about(workId)
    await answer(row?.message_id ?? '', 'Refused', '<Reason>No.</Reason>')
    expect(await kit.told(workId)).toEqual(['release refused', 'release queued'])
    expect(await kit.statusOf(workId)).toBe('990')
  })

  it('makes the update that waits behind it the release', async () => {
    const { workId, messageId } = await delivered()
    await kit.newVersion(workId)
    await answer(messageId, 'Refused', '<Reason>No.</Reason>')
    expect(await kit.told(workId)).toEqual(['release refused', 'update withdrawn', 'release queued'])
    expect(await kit.statusOf(workId)).toBe('990')
    await kit.ship()
    expect(await kit.told(workId)).toEqual(['release refused', 'update withdrawn', 'release delivered'])
  })
})

describe('an odd answer', () => {
  const bomb = `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><Acknowledgement>&b;</Acknowledgement>`
  it.each([
    ['is no XML', 'hello'],
    ['carries a document type', bomb],
    [
      'says neither yes nor no',
      '<Acknowledgement><MessageId>x</MessageId><Status>Maybe</Status></Acknowledgement>',
    ],
    [
      'speaks of another message',
      '<Acknowledgement><MessageId>x</MessageId><Status>Accepted</Status></Acknowledgement>',
    ],
    ['is too large', Buffer.alloc(1_000_001, ' ')],
  ])('that %s changes nothing, and is noted once', async (_, content) => {
    const { workId, messageId } = await delivered()
    await leave(`ACK_${messageId}.xml`, content)
    await kit.readAnswers()
    await kit.readAnswers()
    expect(await kit.told(workId)).toEqual(['release delivered'])
    expect((await events(workId)).filter(text => text === 'delivery.oddAnswer')).toHaveLength(1)
  })

  it('about a message nobody sent is left alone', async () => {
    const { workId } = await delivered()
    await answer('TRB-unknown', 'Refused')
    expect(await kit.told(workId)).toEqual(['release delivered'])
  })
})

describe('a work that is taken down before anything has left', () => {
  it('is down at once, without a word to any channel', async () => {
    const workId = await kit.queued()
    const down = () =>
      server.database.change(server.agentId, tx =>
        takeWorkDown(tx, workId, { mover: 'system', doer: theSystem }, new Date()),
      )
    await down()
    expect(await kit.told(workId)).toEqual(['release withdrawn'])
    const asked = "select payload from graphile_worker._private_jobs where payload ->> 'workId' = $1"
    const [job] = await server.asOwner<{ payload: { workId: number } }>(asked, [String(workId)])
    const { database, agentId, services } = server
    const context = { database, agentId, services, log: createLog('silent') }
    await settleOneWork.run({ ...context, payload: { workId: job?.payload.workId ?? 0 } })
    expect(await kit.statusOf(workId)).toBe('981')
  })
})

describe('a channel that does not answer', () => {
  beforeEach(() => setProfile({ acknowledgement: 'none' }))
  const deliveredAt = (workId: number, at: string) =>
    server.asOwner('update deliveries set delivered_at = $2 where work_id = $1', [workId, at])

  it('has a release live on the day after it was delivered and its date', async () => {
    const { workId } = await delivered('2026-03-10')
    await deliveredAt(workId, '2026-03-01T00:00:00Z')
    await kit.dayBegins(new Date('2026-03-10T12:00:00Z'))
    expect(await kit.told(workId)).toEqual(['release delivered'])
    await kit.dayBegins(new Date('2026-03-10T16:00:00Z'))
    expect(await kit.told(workId)).toEqual(['release live'])
    expect(await kit.statusOf(workId)).toBe('991')
  })

  it('has done what else it is told so many days after it was delivered', async () => {
    const { workId } = await delivered()
    await kit.dayBegins(new Date(Date.now() + 86_400_000))
    await server.database.change(server.agentId, tx =>
      takeWorkDown(tx, workId, { mover: 'system', doer: theSystem }, new Date()),
    )
    await kit.ship()
    expect(await kit.told(workId)).toEqual(['release live', 'takedown delivered'])
    await kit.dayBegins(new Date())
    expect(await kit.statusOf(workId)).toBe('980')
    await kit.dayBegins(new Date(Date.now() + 2 * 86_400_000))
    expect(await kit.statusOf(workId)).toBe('981')
    expect(await kit.told(workId)).toEqual(['release withdrawn', 'takedown live'])
    expect(await messages()).toBe('review.takenDown')
  })
})
