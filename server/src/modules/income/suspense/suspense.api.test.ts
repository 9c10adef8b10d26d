// Lines that no code leads anywhere: one decision for all of a title, remembered, taken back before it is posted.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { postIncomeReport, reverseReport } from '#contract/income/report-calls'
import { listSuspense, matchTitle, searchRecordings, undoMatch } from '#contract/income/suspense-calls'
import { buildRelease } from '../../../testing/build-release'
import { loggedInStaff } from '../../../testing/build-staff'
import { distrokidFile, reportDesk } from '../../../testing/report-desk'
import { testServer } from '../../../testing/test-server'
import { postReport } from '../posting/post-report'

let server: Awaited<ReturnType<typeof testServer>>
let clerk: Awaited<ReturnType<typeof loggedInStaff>>
let second: Awaited<ReturnType<typeof loggedInStaff>>
let third: Awaited<ReturnType<typeof loggedInStaff>>
let desk: ReturnType<typeof reportDesk>
let release: { workId: number; isrc: string }
let payerId: number
let count = 0

beforeAll(async () => {
  server = await testServer()
  clerk = await loggedInStaff(server, { name: 'Ada', roles: ['finance'] })
  second = await loggedInStaff(server, { name: 'Bo', roles: ['finance'] })
  third = await loggedInStaff(server, { name: 'Cai', roles: ['finance'] })
  const member = await server.loggedInMember()
  release = await buildRelease(server, server.agentId, member.memberId, { title: '晨雾' })
  await server.asOwner(
    `update tracks set details = details || '{"title": "晨雾", "artists": [{"name": "夜航", "role": "main", "channel_ids": []}]}' where work_id = $1`,
    [release.workId],
  )
  await server.asOwner("update works set search_text = '晨雾 夜航', search_terms = '{}' where id = $1", [
    release.workId,
  ])
  desk = reportDesk(server, clerk)
})
afterAll(() => server.close())
beforeEach(async () => {
  payerId = await desk.payer({ currency: 'USD' })
})

const unknown = { Title: '晨霧', Artist: '夜航', ISRC: '' }

/** No two reports are like each other. */
async function reported(...lines: Parameters<typeof distrokidFile>[0]) {
  const own = { Quantity: String(++count), 'Reporting Date': `2026-10-02 ${count}` }
  const dated = lines.map(line => ({ ...own, ...line }))
  const id = await desk.imported(payerId, distrokidFile(dated))
  await desk.rate(id, 'USD', '7')
  return id
}
type Listed = OutputOf<typeof listSuspense>
const titles = async (report_id: number, show: 'open' | 'decided' = 'open') =>
  ((await server.call(listSuspense, { report_id, show }, clerk)).data as unknown as Listed).items
async function match(report_id: number, who = clerk) {
  const [title] = await titles(report_id)
  const wanted = { report_id, key: title?.key ?? '', work_id: release.workId, isrc: release.isrc }
  return server.call(matchTitle, wanted, who)
}

describe('a title that nobody has named', () => {
  it('stands once for all its lines, the most money first, with a proposal', async () => {
    const id = await reported(
      { ...unknown, 'Earnings (USD)': '1' },
      { ...unknown, 'Earnings (USD)': '2', 'Country of Sale': 'JP' },
      { Title: 'Track 04', Artist: 'unknown', ISRC: '', 'Earnings (USD)': '9' },
    )
    expect(await titles(id)).toMatchObject([
      { name: 'Track 04', lines: 1, amounts: [{ currency: 'USD', amount: '9' }], proposals: [] },
      {
        name: '晨霧',
        stores: ['Spotify'],
        lines: 2,
        amounts: [{ currency: 'USD', amount: '3' }],
        proposals: [
          {
            work_id: release.workId,
            isrc: release.isrc,
            title: '晨雾',
            artists: '夜航',
            reasons: ['same-title', 'other-script', 'same-artist'],
          },
        ],
        decision: null,
      },
    ])
  })

  it('is proposed with a warning where the version differs, and never by its artist alone', async () => {
    const id = await reported({ ...unknown, Title: '晨雾 (Live)' }, { ...unknown, Title: '白鹭' })
    const proposals = (await titles(id)).map(title => [
      title.name,
      title.proposals.map(({ reasons }) => reasons),
    ])
    expect(Object.fromEntries(proposals)).toEqual({
      '晨雾 (Live)': [['like-title', 'version-differs', 'same-artist']],
      白鹭: [],
    })
  })

  it('is found by hand by title, artist or code', async () => {
    for (const query of ['晨雾', '夜航 晨雾']) {
      const { data } = await server.call(searchRecordings, { query, kind: 'track' }, clerk)
      expect(data, query).toMatchObject([{ work_id: release.workId, isrc: release.isrc }])
    }
  })

  it('waits while the rest is posted, and is posted later to the right member', async () => {
    const id = await reported({ ISRC: release.isrc }, { ...unknown, 'Earnings (USD)': '10' })
    await desk.post(id, second)
    expect(await desk.read(id)).toMatchObject({
      state: 'posted',
      suspense: { lines: 1 },
      postings: [{ shares: '5.6' }],
    })
    await match(id)
    expect((await desk.read(id, clerk)).posting.obstacles).toEqual([
      'imported-by-you',
      'matched-by-you',
      'rates-by-you',
    ])
    expect((await desk.post(id, second)).code).toBe(1)
    expect(await desk.read(id)).toMatchObject({
      suspense: { lines: 0 },
      postings: [{ number: 1 }, { number: 2, shares: '56' }],
    })
    await desk.confirmed(
      server.call(reverseReport, { ...(await desk.decided(id)), reason: 'Not theirs' }, second),
      clerk,
    )
    await desk.carryOut(id)
    expect(await desk.read(id)).toMatchObject({ state: 'posted', can: { post: false } })
    expect(await titles(id, 'decided')).toMatchObject([{ decision: { can_undo: true } }])
  })
})

describe('a decision', () => {
  it('is not posted by who made it', async () => {
    const id = await reported(unknown)
    await match(id, second)
    expect(await desk.post(id, second)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('matched'),
    })
    expect((await desk.post(id, third)).code).toBe(1)
  })

  it('is remembered for the next report, and trusted once somebody else has posted by it', async () => {
    const first = await reported(unknown)
    await match(first, second)
    const next = await reported({ ...unknown, 'Earnings (USD)': '4' })
    expect(await titles(next, 'decided')).toMatchObject([{ decision: { by: 'Bo', is_remembered: true } }])
    expect(await desk.post(next, second)).toMatchObject({ msg: expect.stringContaining('matched') })
    await desk.post(first, third)
    expect((await desk.post(next, second)).code).toBe(1)
  })

  it('is trusted no longer once the posting by it was taken back, until somebody posts by it again', async () => {
    const first = await reported(unknown)
    await match(first, second)
    await desk.post(first, third)
    const next = await reported({ ...unknown, 'Earnings (USD)': '4' })
    expect((await desk.read(next, second)).posting.obstacles).toEqual([])
    await desk.confirmed(
      server.call(reverseReport, { ...(await desk.decided(first)), reason: 'Wrong recording' }, third),
      clerk,
    )
    await desk.carryOut(first)
    expect((await desk.read(next, second)).posting.obstacles).toEqual(['matched-by-you'])
    expect(await desk.post(next, second)).toMatchObject({ msg: expect.stringContaining('matched') })
    expect((await desk.post(next, third)).code).toBe(1)
    const last = await reported({ ...unknown, 'Earnings (USD)': '5' })
    expect((await desk.post(last, second)).code).toBe(1)
  })

  it('counts at once for other reports of the payer that wait', async () => {
    const [one, other] = [await reported(unknown), await reported({ ...unknown, Store: 'spotify' })]
    await match(one)
    expect((await desk.read(other)).suspense.lines).toBe(0)
  })

  it('is taken back before the posting, and not after', async () => {
    const id = await reported(unknown)
    await match(id)
    const [title] = await titles(id, 'decided')
    const undo = { report_id: id, decision_id: title?.decision?.id ?? 0 }
    expect((await server.call(undoMatch, undo, clerk)).code).toBe(1)
    expect((await server.call(undoMatch, undo, clerk)).code).toBe(1)
    expect((await desk.read(id)).suspense.lines).toBe(1)
    await match(id)
    await desk.post(id, second)
    const [posted] = await titles(id, 'decided')
    expect(posted?.decision?.can_undo).toBe(false)
    const late = { report_id: id, decision_id: posted?.decision?.id ?? 0 }
    expect((await server.call(undoMatch, late, clerk)).status).toBe(409)
  })

  it('is not undone from another report while one with the same title is being posted', async () => {
    const [one, other] = [await reported(unknown), await reported(unknown)]
    await match(one)
    const [title] = await titles(one, 'decided')
    const undo = { report_id: one, decision_id: title?.decision?.id ?? 0 }
    const { asked } = await server.database.change(server.agentId, async tx => {
      await postReport(tx, { reportId: other, staffId: second.staffId, note: '', now: new Date() })
      const asked = server.call(undoMatch, undo, clerk)
      const waiting =
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
      await expect.poll(() => server.asOwner(waiting)).toHaveLength(1)
      return { asked }
    })
    expect((await asked).status).toBe(409)
    expect(await titles(one, 'decided')).toHaveLength(1)
  })

  it('is kept by a posting that was decided, until that is carried out', async () => {
    const [one, other] = [await reported(unknown), await reported(unknown)]
    await match(one)
    const [title] = await titles(one, 'decided')
    const undo = { report_id: one, decision_id: title?.decision?.id ?? 0 }
    expect(
      (await server.call(postIncomeReport, { ...(await desk.decided(other)), note: '' }, second)).code,
    ).toBe(1)
    expect((await titles(one, 'decided'))[0]?.decision?.can_undo).toBe(false)
    const whole = { report_id: one, key: title?.key ?? '', work_id: release.workId, isrc: null }
    for (const answered of [
      await server.call(undoMatch, undo, clerk),
      await server.call(matchTitle, whole, clerk),
    ])
      expect([answered.status, answered.msg]).toEqual([409, expect.stringContaining('being processed')])
    await desk.carryOut(other)
    expect(await desk.read(other)).toMatchObject({ state: 'posted', suspense: { lines: 0 } })
  })

  it('is posted as whoever posts saw it, or not, when others change it at the same moment', {
    tags: ['slow'],
  }, async () => {
    for (let round = 0; round < 6; round++) {
      payerId = await desk.payer({ currency: 'USD' })
      const [one, other] = [await reported(unknown), await reported(unknown)]
      await match(one)
      const [title] = await titles(one, 'decided')
      const asked = { ...(await desk.decided(other)), note: '' }
      const undo = { report_id: one, decision_id: title?.decision?.id ?? 0 }
      const whole = { report_id: one, key: title?.key ?? '', work_id: release.workId, isrc: null }
      const [posted, changed] = await Promise.all([
        server.call(postIncomeReport, asked, third),
        round % 2 === 0 ? server.call(undoMatch, undo, clerk) : server.call(matchTitle, whole, clerk),
      ])
      expect([posted.code === 1, changed.code === 1].filter(Boolean), `round ${round}`).toHaveLength(1)
      if (posted.code !== 1) continue
      await desk.carryOut(other)
      const matched = await server.asOwner<{ decision_id: string; work_isrc: string }>(
        'select decision_id, work_isrc from report_titles where report_id = $1',
        [other],
      )
      expect(matched).toEqual([{ decision_id: String(undo.decision_id), work_isrc: release.isrc }])
    }
  })

  it('names a recording that was released, of this site', async () => {
    const id = await reported(unknown)
    const [title] = await titles(id)
    const wanted = { report_id: id, key: title?.key ?? '', work_id: 999_999, isrc: null }
    expect((await server.call(matchTitle, wanted, clerk)).data).toMatchObject({
      fields: [{ field: 'work_id' }],
    })
    const other = { ...wanted, work_id: release.workId, key: 'ab'.repeat(32) }
    expect((await server.call(matchTitle, other, clerk)).status).toBe(404)
  })

  it('of two at once is one decision', async () => {
    const id = await reported(unknown)
    const answers = await Promise.all([match(id, clerk), match(id, second)])
    expect(answers.map(({ code }) => code)).toEqual([1, 1])
    const standing = await server.asOwner(
      'select id from title_decisions where report_id = $1 and undone_at is null',
      [id],
    )
    expect(standing).toHaveLength(1)
  })
})
