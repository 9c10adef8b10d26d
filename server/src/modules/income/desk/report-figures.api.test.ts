// What the list of reports says of each is kept as it changes: it must be true after everything that changes it, and cost nothing more for a
// report of many lines.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { reportsExportPath } from '#contract/income/desk-exports'
import { listReports } from '#contract/income/report-calls'
import { buildRelease } from '../../../testing/build-release'
import { buildReport } from '../../../testing/build-report'
import { buildStaff, loggedInStaff } from '../../../testing/build-staff'
import { rowsLookedAt } from '../../../testing/rows-looked-at'
import { testServer } from '../../../testing/test-server'
import { forgetLines } from '../importing/lines.queries'
import { postReport } from '../posting/post-report'
import { reversePosting } from '../posting/reverse-posting'
import { insertDecision, putMatched, putUnmatched } from '../suspense/suspense.queries'

let server: Awaited<ReturnType<typeof testServer>>
let clerk: Awaited<ReturnType<typeof loggedInStaff>>
let staffId: number
beforeAll(async () => {
  server = await testServer()
  clerk = await loggedInStaff(server, { roles: ['finance'] })
  staffId = (await buildStaff(server, { roles: ['finance'] })).staffId
})
afterAll(() => server.close())

type Listed = OutputOf<typeof listReports>
const list = async (input = {}) => (await server.call(listReports, input, clerk)).data as unknown as Listed

async function shown(reportId: number) {
  const { items, counts } = await list()
  const report = items.find(({ id }) => id === reportId)
  const inSuspense = (await list({ queue: 'suspense' })).items.some(({ id }) => id === reportId)
  return { unmatched: report?.lines.unmatched, sums: report?.sums, inSuspense, waiting: counts.suspense }
}

/** The same, from all that the report is made of. */
async function counted(reportId: number) {
  return server.asOwner<{ currency: string; amount: string; unmatched: number }>(
    `select sums.currency, trim_scale(sum(sums.amount))::text as amount,
            coalesce(sum(sums.lines) filter (where title.work_id is null), 0)::int as unmatched
     from report_sums sums join report_titles title using (report_id, title) where report_id = $1 group by 1 order by 1`,
    [reportId],
  )
}

describe('what the list says of a report', () => {
  it('stays true when titles are matched, posted, freed and unknown again', async () => {
    const member = await server.loggedInMember()
    const { isrc, workId } = await buildRelease(server, server.agentId, member.memberId)
    const unknown = { title: 'Unknown', isrc: '', amount: '0.25', currency: 'EUR' as const }
    const reportId = await buildReport(server, {
      lines: [{ isrc, amount: '1.5' }, { isrc, amount: '-0.5' }, unknown, unknown],
      rates: { EUR: 8 },
    })
    const isTrue = async () => {
      const { unmatched, sums } = await shown(reportId)
      const truth = await counted(reportId)
      expect(sums).toEqual(truth.map(({ currency, amount }) => ({ currency, amount })))
      expect(unmatched).toBe(truth.reduce((sum, row) => sum + row.unmatched, 0))
      return unmatched
    }
    const change = <T>(work: Parameters<typeof server.database.change<T>>[1]) =>
      server.database.change(server.agentId, work)
    const post = () => change(tx => postReport(tx, { reportId, staffId, note: '', now: new Date() }))
    const reverse = () =>
      change(tx => reversePosting(tx, { reportId, staffId, reason: 'Wrong rate', now: new Date() }))
    const decide = () =>
      change(async tx => {
        const [title] = (
          await tx.run<{ key: string; payer_id: number }>(
            `select encode(key, 'hex') as key, payer_id from report_titles join income_reports report on report.id = report_id
             where report_id = $1 and report_titles.name = 'Unknown'`,
            [reportId],
          )
        ).rows
        const { key = '', payer_id: payerId = 0 } = title ?? {}
        const decision = { payerId, reportId, key, workId, isrc, staffId: clerk.staffId, now: new Date() }
        const id = await insertDecision(tx, decision)
        await putMatched(tx, id)
        return id
      })

    expect(await isTrue()).toBe(2)
    await post()
    expect(await isTrue()).toBe(2)
    expect(await shown(reportId)).toMatchObject({ inSuspense: true, waiting: 1 })
    const decisionId = await decide()
    expect(await isTrue()).toBe(0)
    expect(await shown(reportId)).toMatchObject({ inSuspense: true })
    await post()
    expect(await isTrue()).toBe(0)
    expect(await shown(reportId)).toMatchObject({ inSuspense: false, waiting: 0 })
    await reverse()
    expect(await shown(reportId)).toMatchObject({ inSuspense: true, waiting: 1 })
    await change(tx => putUnmatched(tx, decisionId))
    expect(await isTrue()).toBe(2)
  })

  it('is gone with what was read, and new when it is read again', async () => {
    const reportId = await buildReport(server, { lines: [{ amount: '7' }, { amount: '2', currency: 'USD' }] })
    expect((await shown(reportId)).sums).toEqual([
      { currency: 'CNY', amount: '7' },
      { currency: 'USD', amount: '2' },
    ])
    await server.database.change(server.agentId, tx => forgetLines(tx, reportId))
    expect(await shown(reportId)).toMatchObject({ unmatched: 0, sums: [] })
  })

  it('cannot be written by the application itself', async () => {
    for (const sql of [
      'update report_figures set unmatched = 0',
      'delete from report_figures',
      "insert into report_figures (report_id, currency, lines, amount, unmatched) values (1, 'CNY', 0, 0, 0)",
    ]) {
      await expect(server.database.change(server.agentId, tx => tx.run(sql, []))).rejects.toThrow(
        /permission denied/,
      )
    }
  })
})

describe('a page of the list', () => {
  const linesOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ title: `Title ${index}`, amount: '0.5' }))
  const analyze = () => server.asOwner('analyze report_titles, report_sums, income_reports')
  const looked = (what: () => Promise<unknown>) => rowsLookedAt(server.database, what)

  it('looks at no more for reports of many lines than for those of few', async () => {
    await buildReport(server, { lines: linesOf(10) })
    await analyze()
    const before = await looked(() => list({ limit: 1 }))
    const reportId = await buildReport(server, { lines: linesOf(3000) })
    await server.asOwner("update income_reports set state = 'posted' where id = $1", [reportId])
    await analyze()
    const after = await looked(() => list({ limit: 1 }))
    // The one more report, and whether anything of it waits.
    expect(after - before).toBeLessThan(200)
  })

  it('counts what waits for the screen alone: a file does not ask for it', async () => {
    const asked: string[] = []
    const read = server.database.read.bind(server.database)
    const { database } = server
    database.read = (agentId, work) =>
      read(agentId, tx =>
        work({
          agentId: tx.agentId,
          run: (sql, values) => {
            asked.push(sql)
            return tx.run(sql, values)
          },
        }),
      )
    const queues = () => asked.filter(sql => sql.includes('as uncovered')).length
    try {
      await list()
      expect(queues()).toBe(1)
      const answer = await server.app.inject({
        url: reportsExportPath,
        cookies: clerk.cookies,
        headers: { host: server.domain },
      })
      expect(answer.statusCode).toBe(200)
      expect(queues()).toBe(1)
    } finally {
      database.read = read
    }
  })
})
