import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffRole } from '#contract/call'
import { type Jump, jumpTo, listCatalogue, mostCounted, readCatalogueWork } from '#contract/catalogue/calls'
import { buildBill } from '../../testing/build-bill'
import { loggedInStaff } from '../../testing/build-staff'
import { buildWithdrawal } from '../../testing/build-withdrawal'
import { buildWork, type WantedWork } from '../../testing/build-work'
import { buildMember } from '../../testing/builders'
import { testServer } from '../../testing/test-server'
import { everyChannel, insertDeliveries } from '../distribution/distribution.public'
import { seedTicket } from '../support/support.public'
import { findWork, putCodes, tracksOf } from '../works/works.public'

let server: Awaited<ReturnType<typeof testServer>>
let editor: Awaited<ReturnType<typeof loggedInStaff>>
let memberId: number

beforeAll(async () => {
  server = await testServer({ hasSites: true })
  editor = await loggedInStaff(server, { roles: ['editor'] })
  memberId = (await server.loggedInMember({ nickname: '半山 Studio', mobile: '15011113333' })).memberId
})
afterAll(() => server.close())

const work = (wanted: WantedWork, of = memberId) => buildWork(server, of, { status: '991', ...wanted })

interface Listed {
  items: { id: number; title: string; revision: object | null }[]
  next_cursor: string | null
  found: { count: number; is_more: boolean } | null
}
async function list(input: Parameters<typeof server.call<typeof listCatalogue>>[1], by = editor) {
  const { code, msg, data } = await server.call(listCatalogue, input, by)
  if (code !== 1) throw new Error(msg)
  return data as Listed
}
const ids = async (input: Parameters<typeof list>[0]) => (await list(input)).items.map(({ id }) => id)

async function jumps(search: string, roles: StaffRole[]) {
  const { data } = await server.call(jumpTo, { search }, await loggedInStaff(server, { roles }))
  return (data as Jump[]).map(({ kind, id }) => `${kind} ${id}`)
}

/** Codes as the product gives them out. */
async function withCodes(workId: number, upc: string, isrc: string) {
  await server.database.change(server.agentId, async tx => {
    const [found, tracks] = [await findWork(tx, workId), await tracksOf(tx, workId)]
    if (!found) throw new Error('no work')
    await putCodes(tx, found, { upc, isrcs: new Map(tracks.map(({ id }) => [id, isrc])) }, new Date())
  })
}

describe('every work of the site', () => {
  it('is found by its title, its artist, its member and its codes, however they are written', async () => {
    const wanted = await work({ title: '潮汐 Tideline', artists: ['沈若溪'] })
    await work({ title: '别的歌' }, (await server.loggedInMember({ nickname: '别人' })).memberId)
    await withCodes(wanted, '6901234567892', 'CNT012600042')
    for (const search of [
      '潮汐',
      'ＴＩＤＥ',
      '沈若',
      '半山 studio',
      '6901234567892',
      'cn-t01-26-00042',
      'CN T01 26 00042',
    ])
      expect(await ids({ search }), search).toContain(wanted)
    expect(await ids({ search: '潮汐 别的' })).toEqual([])
    // Whoever may not see a mobile cannot try one out.
    expect(await ids({ search: '15011113333' })).toEqual([])
  })

  it('is narrowed by status, kind, channel, member and day of release', async () => {
    const one = await work({ title: '窄一', status: '200', kind: 'album', releaseDate: '2031-05-01' })
    const other = await work({ title: '窄二', releaseDate: '2031-05-31' })
    const [channel] = await server.database.read(server.agentId, tx => everyChannel(tx))
    const channelId = channel?.id ?? 0
    await server.database.change(server.agentId, async tx => {
      const found = await findWork(tx, other)
      if (!found) throw new Error('no work')
      await insertDeliveries(
        tx,
        { id: found.id, version: found.version },
        [{ channelId, trackId: null, kind: 'release' }],
        new Date(),
      )
    })
    expect(await ids({ search: '窄', statuses: '200' })).toEqual([one])
    const waiting = await ids({ statuses: '200' })
    expect(waiting).toContain(one)
    expect(waiting).not.toContain(other)
    expect(await ids({ search: '窄', kind: 'album' })).toEqual([one])
    expect(await ids({ search: '窄', from: '2031-05-01', to: '2031-05-30' })).toEqual([one])
    expect(await ids({ from: '2031-05-02', to: '2031-05-31' })).toEqual([other])
    expect(await ids({ channel_id: String(channelId) })).toEqual([other])
    expect(await ids({ search: '窄', member_id: String(memberId) })).toEqual([other, one])
    expect(await ids({ search: '窄', member_id: String(memberId + 999) })).toEqual([])
  })

  it('is never a draft that nobody handed in, nor of another site', async () => {
    const draft = await work({ title: '未交的', status: '00' })
    const agentId = await server.anotherSite('elsewhere.test')
    const stranger = await buildMember(server.database, agentId)
    const theirs = await buildWork({ database: server.database, agentId }, stranger.memberId, {
      title: '未交的',
      status: '991',
    })
    expect(await ids({ search: '未交' })).toEqual([])
    for (const id of [draft, theirs]) {
      const { status } = await server.call(readCatalogueWork, { id: String(id) }, editor)
      expect(status).toBe(404)
    }
  })

  it('comes page by page, without a gap, and is counted as far as that is stated', async () => {
    const now = new Date()
    await server.asOwner(
      `insert into works (agent_id, member_id, kind, status, details, scope, title, search_text, created_at, updated_at, submitted_at, status_since)
       select $1, $2, 'single', '991', details, scope, 'Many ' || n, 'many ' || n, $3, $3, $3, $3
       from generate_series(1, $4) n, (select details, scope from works where agent_id = $1 limit 1) w`,
      [server.agentId, memberId, now, mostCounted + 5],
    )
    const first = await list({ search: 'many', limit: '100' })
    expect(first.found).toEqual({ count: mostCounted, is_more: true })
    const seen = new Set<number>()
    for (let page: Listed | undefined = first; page; ) {
      for (const { id } of page.items) seen.add(id)
      const cursor: string | null = page.next_cursor
      page = cursor ? await list({ search: 'many', limit: '100', cursor }) : undefined
    }
    expect(seen.size).toBe(mostCounted + 5)
    expect((await list({ search: 'many 17' })).found).toEqual({ count: 12, is_more: false })
  })

  it('can be read by every role, without the files', async () => {
    const id = await work({ title: '读一读' })
    for (const role of ['admin', 'editor', 'rights', 'finance', 'support'] as const) {
      const staff = await loggedInStaff(server, { roles: [role] })
      const { data } = await server.call(readCatalogueWork, { id: String(id) }, staff)
      const read = data as { work: { details: { title: string } }; materials: object[]; can: object }
      expect(read.work.details.title).toBe('读一读')
      expect(read.materials).toHaveLength(3)
      expect(JSON.stringify(read.materials)).not.toContain('url')
      expect(read.can).toEqual({
        review: role === 'editor' || role === 'rights',
        member: role !== 'editor',
      })
    }
  })
})

describe('the jump field', () => {
  it('leads to everything that a role may open, and to nothing else', async () => {
    const id = await work({ title: '跳石' })
    await server.database.change(server.agentId, tx =>
      seedTicket(tx, {
        member: { id: memberId, name: '半山', mobile: '15011113333' },
        category: 'work_management',
        subject: '跳石何时上线',
        text: '?',
        about: null,
        askedAt: new Date(),
        answerHours: 24,
      }),
    )
    const [ticket] = await server.asOwner<{ id: number }>('select max(id)::int as id from tickets')
    expect(await jumps('跳石', ['editor'])).toEqual([`work ${id}`])
    expect(await jumps('跳石', ['support'])).toEqual([`work ${id}`, `ticket ${ticket?.id}`])
  })

  it('knows withdrawals and bills by their numbers, and members by name', async () => {
    const withdrawal = await buildWithdrawal(server, memberId)
    const bill = await buildBill(server, memberId)
    expect(await jumps(`W-${withdrawal}`, ['finance'])).toEqual([`withdrawal ${withdrawal}`])
    expect(await jumps(`w${withdrawal}`, ['editor'])).toEqual([])
    expect(await jumps(`B-${bill}`, ['finance'])).toEqual([`bill ${bill}`])
    expect(await jumps('半山', ['finance'])).toContain(`member ${memberId}`)
    expect(await jumps('半山', ['editor'])).not.toContain(`member ${memberId}`)
  })
})
