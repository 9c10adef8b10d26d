import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { claimWork, passContent, passRights, releaseClaim } from '#contract/review/calls'
import { countReviews, findNextWork, listReviewQueue } from '#contract/review/queue-calls'
import { recallWork } from '#contract/works/work-calls'
import { createLog } from '../../../platform/log'
import { loggedInStaff } from '../../../testing/build-staff'
import { buildWork, type WantedWork } from '../../../testing/build-work'
import { buildMember } from '../../../testing/builders'
import { testServer } from '../../../testing/test-server'
import { endClaim } from './end-claim.job'

let server: Awaited<ReturnType<typeof testServer>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
type Staff = Awaited<ReturnType<typeof loggedInStaff>>
let editor: Staff
let rights: Staff
let both: Staff

beforeAll(async () => {
  server = await testServer({ hasSites: true })
  member = await server.loggedInMember({ nickname: '江上 Heron' })
  editor = await loggedInStaff(server, { name: 'Edith', roles: ['editor'] })
  rights = await loggedInStaff(server, { name: 'Ruth', roles: ['rights'] })
  both = await loggedInStaff(server, { name: 'Bo', roles: ['editor', 'rights'] })
})
afterAll(() => server.close())
beforeEach(() =>
  server.asOwner("update works set status = '00', claimed_by = null where review_stage is not null"),
)

const hours = (count: number) => new Date(Date.now() - count * 3_600_000)
const waiting = (wanted: WantedWork = {}) => buildWork(server, member.memberId, { status: '200', ...wanted })

interface Row {
  id: number
  waiting_since: string
  due_at: string
  claimed_by: { id: number; name: string } | null
}
interface Page {
  items: Row[]
  next_cursor: string | null
  counts: Record<'content' | 'rights', Record<'waiting' | 'free' | 'mine' | 'late', number>>
}

async function queue(wanted: object = {}, staff: Staff = editor): Promise<Page> {
  const answered = await server.send(listReviewQueue, { stage: 'content', ...wanted }, staff)
  expect(answered.code).toBe(1)
  return answered.data as Page
}
const ids = ({ items }: Page) => items.map(({ id }) => id)

describe('the queue of reviewers', () => {
  it('has the longest waiting first, page by page', async () => {
    const made = []
    for (const age of [3, 9, 1, 7, 5]) made.push(await waiting({ now: hours(age) }))
    const [three, nine, one, seven, five] = made
    const first = await queue({ limit: 2 })
    expect(ids(first)).toEqual([nine, seven])
    const second = await queue({ limit: 2, cursor: first.next_cursor })
    expect(ids(second)).toEqual([five, three])
    const third = await queue({ limit: 2, cursor: second.next_cursor })
    expect(ids(third)).toEqual([one])
    expect(third.next_cursor).toBeNull()
    expect(
      (await server.send(listReviewQueue, { stage: 'content', cursor: 'nonsense' }, editor)).status,
    ).toBe(400)
  })

  it('is sorted by promise or by release date, page by page, those without a date last', async () => {
    const late = await waiting({ now: hours(9), releaseDate: '2099-03-01' })
    const soon = await waiting({ now: hours(1), releaseDate: '2099-01-01' })
    const dateless = await waiting({ now: hours(5), releaseDate: null })
    // Promised long ago, and in this stage for a moment only.
    await server.asOwner("update works set submitted_at = now() - interval '30 hours' where id = $1", [soon])
    expect(ids(await queue())).toEqual([late, dateless, soon])
    const orders = { promise: [soon, late, dateless], release: [soon, late, dateless] }
    for (const [sort, order] of Object.entries(orders)) {
      const first = await queue({ sort, limit: 2 })
      const second = await queue({ sort, limit: 2, cursor: first.next_cursor })
      expect([...ids(first), ...ids(second)], sort).toEqual(order)
      expect(await next(editor, { sort })).toBe(order[0])
      expect(await next(editor, { sort, after: order[0] })).toBe(order[1])
    }
  })

  it('leaves out what was recalled, thrown away or closed', async () => {
    const [stays, recalled, binned, closed] = [
      await waiting(),
      await waiting(),
      await waiting(),
      await waiting(),
    ]
    expect((await server.call(recallWork, { id: recalled }, member)).code).toBe(1)
    await server.asOwner('update works set deleted_at = now() where id = $1', [binned])
    await server.asOwner("update works set closed_at = now(), closed_how = 'taken_down' where id = $1", [
      closed,
    ])
    const page = await queue()
    expect(ids(page)).toEqual([stays])
    expect(page.counts.content).toMatchObject({ waiting: 1, free: 1 })
  })

  it('counts from the moment a work came into its stage, and promises from the day it was handed in', async () => {
    const id = await waiting({ now: hours(40) })
    await server.call(claimWork, { id }, editor)
    await server.call(passContent, { id }, editor)
    const [row] = (await queue({ stage: 'rights' }, rights)).items
    expect(Date.now() - Date.parse(row?.waiting_since ?? '')).toBeLessThan(60_000)
    expect(Math.round((Date.parse(row?.due_at ?? '') - Date.now()) / 3_600_000)).toBe(8)
  })

  it('says how many wait, are free, are mine and are late', async () => {
    await waiting({ now: hours(50) })
    const mine = await waiting({ now: hours(49) })
    const theirs = await waiting()
    await waiting({ status: '301' })
    await server.call(claimWork, { id: mine }, editor)
    await server.call(claimWork, { id: theirs }, both)
    const { counts, items } = await queue()
    expect(counts).toEqual({
      content: { waiting: 3, free: 1, mine: 1, late: 2 },
      rights: { waiting: 1, free: 1, mine: 0, late: 0 },
    })
    expect(items.map(({ claimed_by }) => claimed_by?.name ?? null)).toEqual([null, 'Edith', 'Bo'])
    expect(ids(await queue({ view: 'mine' }))).toEqual([mine])
    expect(ids(await queue({ view: 'free' }))).toHaveLength(1)
    expect((await server.call(countReviews, {}, rights)).data).toEqual({ content: 3, rights: 1, cases: 0 })
  })

  it('is narrowed by kind, purpose and words of the title, the artists, the code or the member', async () => {
    const album = await waiting({
      kind: 'album',
      title: '月光浅滩',
      artists: ['Ångström 乐队'],
      now: hours(2),
    })
    const single = await waiting({ title: 'Paper boat', details: { upc: '036000291452' } })
    const other = await buildMember(server.database, server.agentId, { nickname: 'Nobody' })
    await buildWork(server, other.memberId, { status: '201', title: '石桥' })
    expect(ids(await queue({ kind: 'album' }))).toEqual([album])
    expect(ids(await queue({ purpose: 'revision' }))).toEqual([])
    expect(ids(await queue({ search: '浅滩' }))).toEqual([album])
    expect(ids(await queue({ search: 'PAPER  boat' }))).toEqual([single])
    expect(ids(await queue({ search: 'ångström 月' }))).toEqual([album])
    expect(ids(await queue({ search: '036000291452' }))).toEqual([single])
    expect(ids(await queue({ search: 'heron' }))).toEqual([album, single])
    expect(ids(await queue({ search: 'heron 石桥' }))).toEqual([])
    expect(ids(await queue({ search: '%_' }))).toEqual([])
  })

  it('is each agent’s own', async () => {
    await waiting()
    const agentId = await server.anotherSite('queue-stranger.test')
    const stranger = await loggedInStaff({ ...server, agentId }, { roles: ['editor'] })
    const headers = { host: 'queue-stranger.test' }
    const { data } = await server.call(listReviewQueue, { stage: 'content' }, { ...stranger, headers })
    expect(data).toMatchObject({ items: [], counts: { content: { waiting: 0 } } })
    const next = await server.send(findNextWork, { stage: 'content' }, { ...stranger, headers })
    expect(next.data).toEqual({ id: null })
  })
})

const next = async (staff: Staff, wanted: object = {}) => {
  const answered = await server.send(findNextWork, { stage: 'content', ...wanted }, staff)
  expect(answered.code).toBe(1)
  return (answered.data as { id: number | null }).id
}

describe('the next work', () => {
  it('is only shown: whoever does something with it first has it, and the next one is another', async () => {
    const [first, second] = [await waiting({ now: hours(2) }), await waiting({ now: hours(1) })]
    expect(await next(editor)).toBe(first)
    expect(await next(both)).toBe(first)
    expect((await queue()).counts.content).toMatchObject({ waiting: 2, free: 2 })
    // Its member may still take it back.
    expect((await queue()).items.map(({ claimed_by }) => claimed_by)).toEqual([null, null])
    const claims = await Promise.all([editor, both].map(one => server.call(claimWork, { id: first }, one)))
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await next(editor)).toBe(second)
  })

  it('is passed by one of two who decide at the same moment, and the other is told', async () => {
    const id = await waiting()
    const passed = await Promise.all([editor, both].map(one => server.call(passContent, { id }, one)))
    expect(passed.map(({ status }) => status).sort()).toEqual([200, 409])
    const entries = await server.asOwner(
      "select 1 from work_history where work_id = $1 and event = 'passContent'",
      [id],
    )
    expect(entries).toHaveLength(1)
  })

  it('is null when nothing waits, and never one whose content the same person passed', async () => {
    expect(await next(both)).toBeNull()
    const id = await waiting()
    expect(await next(both)).toBe(id)
    await server.call(passContent, { id }, both)
    expect(await next(both, { stage: 'rights' })).toBeNull()
    expect(await next(rights, { stage: 'rights' })).toBe(id)
  })

  it('comes behind the one that was passed by, and from the start again at the end', async () => {
    const [first, second, third] = [
      await waiting({ now: hours(3) }),
      await waiting({ now: hours(2) }),
      await waiting({ now: hours(1) }),
    ]
    expect(await next(editor, { after: second })).toBe(third)
    expect(await next(editor, { after: third })).toBe(first)
    await server.call(claimWork, { id: first }, both)
    await server.call(claimWork, { id: third }, both)
    expect(await next(editor, { after: second })).toBeNull()
  })

  it('is of the kind that was asked for, and only for the role of its stage', async () => {
    await waiting({ now: hours(2) })
    const album = await waiting({ kind: 'album', tracks: [{}, {}] })
    expect(await next(editor, { kind: 'album' })).toBe(album)
    expect((await server.send(findNextWork, { stage: 'rights' }, editor)).status).toBe(403)
    expect((await server.send(findNextWork, { stage: 'content' }, rights)).status).toBe(403)
  })
})

describe('a claim', () => {
  it('keeps others and its member away until it is released', async () => {
    const id = await waiting()
    await server.call(claimWork, { id }, editor)
    expect((await server.call(claimWork, { id }, both)).status).toBe(409)
    expect((await server.call(releaseClaim, { id }, both)).status).toBe(409)
    expect((await server.call(recallWork, { id }, member)).status).toBe(409)
    expect((await server.call(releaseClaim, { id }, editor)).code).toBe(1)
    expect((await server.call(recallWork, { id }, member)).code).toBe(1)
  })

  it('is refused for the rights of what the same person passed', async () => {
    const id = await waiting()
    await server.call(claimWork, { id }, both)
    await server.call(passContent, { id }, both)
    expect((await server.call(claimWork, { id }, both)).status).toBe(403)
    await server.asOwner('update works set claimed_by = $2, claimed_at = now() where id = $1', [
      id,
      both.staffId,
    ])
    expect((await server.call(passRights, { id }, both)).status).toBe(403)
  })

  it('ends after twelve hours, unless it was made anew', async () => {
    const id = await waiting()
    await server.call(claimWork, { id }, editor)
    const run = () =>
      endClaim.run({
        payload: { workId: id },
        agentId: server.agentId,
        database: server.database,
        services: server.services,
        log: createLog('silent'),
      })
    const holder = async () => {
      const [work] = await server.asOwner<{ claimed_by: string | null }>(
        'select claimed_by from works where id = $1',
        [id],
      )
      return work?.claimed_by
    }
    const [job] = await server.asOwner<{ hours: number }>(
      'select round(extract(epoch from run_at - now()) / 3600)::int as hours from graphile_worker.jobs where key = $1',
      [`endClaim ${id}`],
    )
    expect(job?.hours).toBe(12)
    await run()
    expect(Number(await holder())).toBe(editor.staffId)
    await server.asOwner("update works set claimed_at = now() - interval '12 hours 1 minute' where id = $1", [
      id,
    ])
    await server.call(claimWork, { id }, editor)
    await run()
    expect(Number(await holder())).toBe(editor.staffId)
    await server.asOwner("update works set claimed_at = now() - interval '12 hours 1 minute' where id = $1", [
      id,
    ])
    await run()
    expect(await holder()).toBeNull()
    const entries = await server.asOwner<{ action: string }>(
      "select action from audit_entries where subject = 'work' and subject_id = $1 order by id desc limit 1",
      [String(id)],
    )
    expect(entries).toEqual([{ action: 'work.claimEnded' }])
  })
})
