// Reports that nobody uploads: left in a payer's folder, or told by a test channel.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPayer } from '#contract/income/payer-calls'
import {
  checkReport,
  countReport,
  fetchSandboxReport,
  listReports,
  reverseReport,
} from '#contract/income/report-calls'
import { createLog } from '../../../platform/log'
import { diskStorage } from '../../../platform/storage/disk-storage'
import { buildRelease } from '../../../testing/build-release'
import { loggedInStaff } from '../../../testing/build-staff'
import { distrokidFile, reportDesk } from '../../../testing/report-desk'
import { testServer } from '../../../testing/test-server'
import { readDropFolders } from './read-drop-folders.job'

let server: Awaited<ReturnType<typeof testServer>>
let clerk: Awaited<ReturnType<typeof loggedInStaff>>
let second: Awaited<ReturnType<typeof loggedInStaff>>
let desk: ReturnType<typeof reportDesk>
let isrc: string
let root: string
let services: typeof server.services

beforeAll(async () => {
  server = await testServer()
  clerk = await loggedInStaff(server, { name: 'Ada', roles: ['finance'] })
  second = await loggedInStaff(server, { name: 'Bo', roles: ['finance'] })
  desk = reportDesk(server, clerk)
  const { memberId } = await server.loggedInMember()
  isrc = (await buildRelease(server, server.agentId, memberId)).isrc
  root = join(server.services.channelsFolder, `drops-${randomUUID()}`)
  services = { ...server.services, storage: diskStorage(root) }
})
afterAll(() => server.close())

async function payerWithFolder() {
  const folder = `payer-${randomUUID().slice(0, 8)}`
  const facts = { name: folder, currency: 'USD' as const, drop_folder: folder, reading: null, stores: [] }
  const { data } = await server.call(createPayer, facts, clerk)
  const place = join(root, `report-drop/${server.agentId}/${folder}`)
  await mkdir(place, { recursive: true })
  return { payerId: (data as unknown as { id: number }).id, place }
}
const look = (changed: Partial<typeof services> = {}) =>
  readDropFolders.run({
    agentId: server.agentId,
    database: server.database,
    services: { ...services, ...changed },
    payload: {},
    log: createLog('silent'),
  })
const reportsOf = async (payer_id: number) => {
  const { data } = await server.call(listReports, { payer_id }, clerk)
  return (data as unknown as { items: { id: number; name: string; imported_by: string | null }[] }).items
}
const file = () => distrokidFile([{ ISRC: isrc, 'Reporting Date': randomUUID() }])

describe('a payer’s folder', () => {
  it('is read once a file is said to be complete, and emptied when it is kept', async () => {
    const { payerId, place } = await payerWithFolder()
    await writeFile(join(place, 'Sales 九月.tsv'), file())
    await look()
    expect(await reportsOf(payerId)).toEqual([])
    await writeFile(join(place, 'Sales 九月.tsv.done'), '')
    await look()
    expect(await reportsOf(payerId)).toMatchObject([
      { name: 'Sales 九月.tsv', arrived_by: 'folder', imported_by: null, is_yours: false, state: 'waiting' },
    ])
    expect(await readdir(place)).toEqual([])
    await look()
    expect(await reportsOf(payerId)).toHaveLength(1)
  })

  it('is taken once by two workers, and by one that was killed before it had removed the file', async () => {
    const { payerId, place } = await payerWithFolder()
    await writeFile(join(place, 'a.tsv'), file())
    await writeFile(join(place, 'a.tsv.done'), '')
    const { storage } = services
    const killed = {
      ...storage,
      drops: { ...storage.drops, remove: () => Promise.reject(new Error('killed')) },
    }
    await look({ storage: killed })
    expect(await readdir(place)).toHaveLength(2)
    await Promise.all([look(), look()])
    expect(await reportsOf(payerId)).toHaveLength(1)
    expect(await readdir(place)).toEqual([])
  })
})

describe('a report that came by itself', () => {
  it('is checked by one colleague and posted by another', async () => {
    const payerId = await desk.payer()
    const id = await desk.imported(payerId, file())
    await server.asOwner(
      "update income_reports set imported_by = null, arrived_by = 'folder' where id = $1",
      [id],
    )
    await desk.rate(id, 'USD', '7')
    expect(await desk.read(id)).toMatchObject({
      posting: { obstacles: ['not-checked', 'rates-by-you', 'payer-set-by-you'], others: [] },
      can: { check: true },
    })
    expect((await desk.post(id, second)).status).toBe(409)
    expect((await server.call(checkReport, await desk.decided(id), clerk)).code).toBe(1)
    expect(await desk.read(id)).toMatchObject({
      checked: { by: 'Ada' },
      posting: { obstacles: ['checked-by-you', 'rates-by-you', 'payer-set-by-you'], others: ['Bo'] },
      can: { check: false, post: false },
    })
    expect((await desk.post(id, clerk)).status).toBe(409)
    expect((await desk.post(id, second)).code).toBe(1)
  })
})

describe('a test channel', () => {
  const sandbox = async () => {
    const [channel] = await server.asOwner<{ id: string; code: string }>(
      'select id, code from channels where is_sandbox order by id limit 1',
    )
    return { id: Number(channel?.id), code: channel?.code ?? '' }
  }

  it('has nothing to tell of a month that is not over, or in which nothing was live', async () => {
    const { id: channel_id } = await sandbox()
    const future = await server.call(fetchSandboxReport, { channel_id, month: '2126-01' }, clerk)
    expect(future.data).toMatchObject({ fields: [{ field: 'month' }] })
    const empty = await server.call(fetchSandboxReport, { channel_id, month: '2020-01' }, clerk)
    expect(empty.data).toMatchObject({ fields: [{ field: 'month' }] })
  })

  it('is no channel that somebody else runs', async () => {
    const [other] = await server.asOwner<{ id: string }>(
      'select id from channels where not is_sandbox limit 1',
    )
    const answered = await server.call(
      fetchSandboxReport,
      { channel_id: Number(other?.id), month: '2026-08' },
      clerk,
    )
    expect(answered.data).toMatchObject({ fields: [{ field: 'channel_id' }] })
  })

  it('reports what is live there, and its report is read like any other', async () => {
    const { id: channel_id, code } = await sandbox()
    await server.asOwner(
      `insert into sandbox_releases (agent_id, channel, upc, title, artists, type, label, tracks, deals, cover_path, state, live_on, message_id,
         message_at, link_code)
       values ($1, $2, '123456789012', 'Night sailing', 'Lin', 'Single', '', $3, '[]', '', 'live', '2026-01-01', 'm', now(), 'c')`,
      [
        server.agentId,
        code,
        JSON.stringify([
          {
            isrc,
            title: 'Night sailing',
            artists: 'Lin',
            kind: 'audio',
            deals: [
              { models: ['SubscriptionModel'], uses: ['OnDemandStream'], except: [], from: '2026-01-01' },
            ],
          },
        ]),
      ],
    )
    const answered = await server.call(fetchSandboxReport, { channel_id, month: '2026-08' }, clerk)
    const { report_id: id } = answered.data as unknown as { report_id: number }
    await desk.importIt(id)
    expect(await desk.read(id)).toMatchObject({
      state: 'checked',
      arrived_by: 'sandbox',
      imported_by: 'Ada',
      reading: { findings: { layout: { value: 'dsr-part9' } } },
      first_month: '2026-08',
      suspense: { lines: 0 },
      totals: [{ currency: 'CNY', said: [{ from: 'file', left: '0' }] }],
      posting: { obstacles: ['imported-by-you'], doubts: [] },
    })
    expect((await desk.post(id, second)).code).toBe(1)
  })
})

/** As a subscription service counts streams, twelve of ours. */
function part3File(usages = ['12']): string {
  return [
    'HEAD\tdsrf/1.1/1.4.1/1.3\tBasicAudioProfile\t1.3\t1\t2026-09-03T07:59:30Z\t1\t1\t2026-08-01\t2026-08-31\tP\tUnlimited\tMonthly\tR\tUs',
    '#SY01.02\tSummaryRecordId\tDistributionChannel\tDistributionChannelDPID\tCommercialModel\tUseType\tTerritory\tServiceDescription\tTotalUsages',
    'SY01.02\tS1\tUnlimited\tP\tSubscriptionModel\t\tSE\tMonthly\t12',
    '#RE01.02\tBlockId\tReleaseReference\tDspReleaseId\tProprietaryReleaseId\tCatalogNumber\tICPN\tDisplayArtistName\tDisplayArtistPartyId\tTitle',
    'RE01.02\t1\tR1\tB1\t\t\t\tLin\t\tNight sailing',
    '#AS02.03\tBlockId\tResourceReference\tDspResourceId\tISRC\tTitle\tSubTitle\tDisplayArtistName',
    `AS02.03\t1\tA1\tD1\t${isrc}\tNight sailing\t\tLin`,
    '#SU02.02\tBlockId\tSummaryRecordId\tSalesTransactionId\tTransactedRelease\tTransactedResource\tIsRoyaltyBearing\tNumberOfStreams',
    ...usages.map(streams => `SU02.02\t1\tS1\tT1\t\tA1\tTRUE\t${streams}`),
    '',
  ].join('\n')
}

async function nameStores(id: number): Promise<void> {
  const named = (await desk.read(id)).stores.map(({ store }) => store)
  const [channel] = await server.asOwner<{ id: string }>('select id from channels order by id limit 1')
  await desk.name(
    id,
    named.map(store => ({ store, channel_id: Number(channel?.id) })),
  )
}

describe('a report without money', () => {
  it('is counted into plays, never posted, and can be taken out again', async () => {
    const payerId = await desk.payer({ stores: ['Channel One'] })
    const id = await desk.imported(payerId, part3File())
    expect(await desk.read(id)).toMatchObject({ state: 'checked', is_usage_only: true, can: { post: false } })
    expect((await desk.post(id, clerk)).status).toBe(409)
    await nameStores(id)
    expect((await server.call(countReport, await desk.decided(id), clerk)).code).toBe(1)
    await desk.carryOut(id)
    expect((await desk.read(id)).state).toBe('counted')
    const plays = () =>
      server.asOwner('select isrc, country, plays::int from track_plays where report_id = $1', [id])
    expect(await plays()).toEqual([{ isrc, country: 'SE', plays: 12 }])
    await server.call(reverseReport, { ...(await desk.decided(id)), reason: 'Sent by mistake' }, clerk)
    await desk.carryOut(id)
    expect(await plays()).toEqual([])
  })

  it('of more plays than are counted exactly says so in words, and nothing is counted', {
    tags: ['slow'],
  }, async () => {
    const most = 99_999_999_999
    const usages = Array.from({ length: Math.ceil(2 ** 53 / most) }, () => String(most))
    const id = await desk.imported(await desk.payer({ stores: ['Channel Two'] }), part3File(usages))
    expect(await desk.read(id)).toMatchObject({
      state: 'checked',
      lines: { sales: usages.length, refused: 0 },
    })
    await nameStores(id)
    const refused = await server.call(countReport, await desk.decided(id), clerk)
    expect([refused.status, refused.msg]).toEqual([409, expect.stringContaining('too large')])
    expect(await desk.read(id)).toMatchObject({ state: 'checked' })
  })
})
