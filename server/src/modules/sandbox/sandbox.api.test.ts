import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withoutFfmpeg } from '../../testing/audio'
import { buildDeal, buildMessage } from '../../testing/build-message'
import {
  type BuiltPackage,
  buildPackage,
  type Materials,
  makeMaterials,
  putPackage,
} from '../../testing/build-package'
import { buildAgent } from '../../testing/builders'
import { readXml } from '../../testing/read-xml'
import { testDatabase } from '../../testing/test-database'
import { goLiveOn, listShop, receiveWaiting, reportSales, type SandboxChannel } from './sandbox.public'
import { setAcknowledged } from './sandbox.queries'

describe.skipIf(withoutFfmpeg())('the sandbox channel', () => {
  let test: Awaited<ReturnType<typeof testDatabase>>
  let materials: Materials
  let agentId: number
  let channel: SandboxChannel
  let agents = 0
  beforeAll(async () => {
    test = await testDatabase()
    materials = await makeMaterials()
  })
  afterAll(async () => {
    await test.close()
    await materials.remove()
  })
  beforeEach(async () => {
    agentId = await buildAgent(test.ownerUrl, { domain: `sandbox-${++agents}.test` })
    const folder = await mkdtemp(path.join(tmpdir(), 'tributary-channel-'))
    channel = { code: 'sandbox', folder, shop: 'https://shop.test/r' }
    return () => rm(folder, { recursive: true, force: true })
  })

  const on = (day: string) => ({ now: () => new Date(`${day}T04:00:00Z`) })
  const receive = (day = '2026-11-16') => receiveWaiting(test.database, agentId, channel, on(day))
  const batchOf = (number: number) => `2026111608000000${number}`
  async function send(
    number: number,
    changes: Parameters<typeof buildMessage>[0] = {},
    spoil?: (built: BuiltPackage) => void,
  ) {
    const createdAt = new Date(Date.UTC(2026, 10, 10 + number))
    const message = buildMessage({ messageId: `M-${number}`, createdAt, ...changes })
    const built = await buildPackage(message, materials, { batch: batchOf(number), version: '382' })
    spoil?.(built)
    await putPackage(channel.folder, built)
  }
  const held = () =>
    test.asOwner<{ message_id: string; state: string; title: string; live_on: Date | null }>(
      'select message_id, state, title, live_on from sandbox_releases where agent_id = $1',
      [agentId],
    )
  const acknowledgements = () => readdir(path.join(channel.folder, 'acknowledgements')).catch(() => [])
  async function answerTo(number: number): Promise<Record<string, string>> {
    const file = path.join(channel.folder, 'acknowledgements', `ACK_M-${number}.xml`)
    return readXml(await readFile(file, 'utf8'), ({ names, all }) => {
      const values = all('/Acknowledgement/*')
      return Object.fromEntries(names('/Acknowledgement').map((name, index) => [name, values[index] ?? '']))
    })
  }

  it('takes what is complete, once, and answers', async () => {
    await send(1)
    await send(2, {}, ({ files }) => files.delete(`BatchComplete_${batchOf(2)}.xml`))
    expect(await receive()).toBe(1)
    expect(await receive()).toBe(0)
    expect(await held()).toMatchObject([{ message_id: 'M-1', state: 'held', title: '夏至' }])
    expect(await acknowledgements()).toEqual(['ACK_M-1.xml'])
    expect(await answerTo(1)).toMatchObject({ Status: 'Accepted', BatchId: batchOf(1) })
  })

  it('follows a release, its update and its takedown in their order', async () => {
    await send(3, { kind: 'takedown' })
    await send(2, { kind: 'update', release: { title: '冬至' } })
    await send(1)
    expect(await receive()).toBe(3)
    expect(await held()).toMatchObject([{ message_id: 'M-3', state: 'down', title: '夏至' }])
  })

  it('refuses in one sentence, and holds what it had', async () => {
    await send(1)
    await send(2, { kind: 'update', release: { title: '冬至' } }, ({ files }) =>
      files.delete('123456789012/resources/123456789012_cover.jpg'),
    )
    await send(3, { kind: 'update', createdAt: new Date('2026-01-01T00:00:00Z') })
    await receive()
    expect(await answerTo(2)).toMatchObject({
      Status: 'Refused',
      Reason: '缺少文件：resources/123456789012_cover.jpg',
    })
    expect(await answerTo(3)).toMatchObject({ Status: 'Refused', Reason: '已经收到过更新的报文' })
    expect(await held()).toMatchObject([{ message_id: 'M-1', title: '夏至' }])
  })

  it('takes a batch once when two workers look at the same time', { tags: ['slow'] }, async () => {
    await send(1)
    await send(2, { kind: 'update', release: { title: '冬至' } })
    const counts = await Promise.all([receive(), receive(), receive()])
    expect(counts.reduce((sum, count) => sum + count)).toBe(2)
    expect(await held()).toMatchObject([{ message_id: 'M-2', title: '冬至' }])
    const batches = await test.asOwner('select 1 from sandbox_batches where agent_id = $1', [agentId])
    expect(batches).toHaveLength(2)
  })

  it('says what a worker that died has left unsaid', async () => {
    await send(1)
    await receive()
    await rm(path.join(channel.folder, 'acknowledgements'), { recursive: true })
    await test.asOwner('update sandbox_batches set acknowledged_at = null where agent_id = $1', [agentId])
    await receive()
    expect(await answerTo(1)).toMatchObject({ Status: 'Accepted' })
  })

  it('tells the link of what went live while it answered', async () => {
    await send(1)
    await receive()
    await test.database.change(agentId, tx => goLiveOn(tx, '2026-12-01'))
    const [row] = await test.asOwner<{ id: string }>('select id from sandbox_batches where agent_id = $1', [
      agentId,
    ])
    const listedBefore = { id: Number(row?.id), link_code: null }
    await test.database.change(agentId, tx => setAcknowledged(tx, listedBefore, new Date()))
    await receive()
    expect((await answerTo(1)).Link).toBeDefined()
  })

  it('cannot answer what has no id, and goes on', async () => {
    await send(1, {}, ({ files }) => files.set('123456789012/123456789012.xml', Buffer.from('<a>')))
    await send(2)
    expect(await receive()).toBe(2)
    expect(await acknowledgements()).toEqual(['ACK_M-2.xml'])
  })

  it('goes live with the first day of its deals, tells where, and stands in the shop', async () => {
    await send(1)
    await receive()
    const goLive = (day: string) => test.database.change(agentId, tx => goLiveOn(tx, day))
    const shop = () =>
      test.database.read(agentId, tx =>
        listShop(tx, { channel: 'sandbox', folder: channel.folder, today: '2026-12-02' }),
      )
    expect(await goLive('2026-11-30')).toBe(0)
    expect(await shop()).toEqual([])
    expect(await goLive('2026-12-01')).toBe(1)
    expect(await goLive('2026-12-01')).toBe(0)
    const [release] = await shop()
    expect(release).toMatchObject({
      title: '夏至',
      artists: '林夏',
      liveOn: '2026-12-01',
      tracks: [{ number: 1, isrc: 'CNT012600001', seconds: 1 }],
    })
    expect(await readFile(release?.cover ?? '')).toEqual(materials.cover)
    await receive()
    expect(await answerTo(1)).toMatchObject({
      Status: 'Accepted',
      Link: `https://shop.test/r/${release?.code}`,
    })
  })

  it('tells where at once when its deals have begun, and leaves the shop with a takedown', async () => {
    await send(1, { deals: [buildDeal({ from: '2026-01-01' })] })
    await receive()
    expect((await answerTo(1)).Link).toMatch(/^https:\/\/shop\.test\/r\/[\w-]{12}$/)
    await send(2, { kind: 'takedown' })
    await receive()
    expect(
      await test.database.read(agentId, tx =>
        listShop(tx, { channel: 'sandbox', folder: channel.folder, today: '2026-12-02' }),
      ),
    ).toEqual([])
  })

  it('reports the sales of what is live', async () => {
    await send(1, { deals: [buildDeal({ from: '2026-01-01' })] })
    await receive()
    const report = await test.database.read(agentId, tx =>
      reportSales(tx, {
        channel: 'sandbox',
        channelName: 'Sandbox',
        month: '2026-12',
        sender: 'PADPIDA2026010102S',
        recipient: { partyId: 'PADPIDA2026010101T', name: '河流发行' },
        currency: 'CNY',
        createdAt: new Date('2027-01-10T00:00:00Z'),
      }),
    )
    expect(report).toMatch(/^SR08\.01\t1\t\t123456789012\t.*\tCNT012600001\t/m)
  })
})
