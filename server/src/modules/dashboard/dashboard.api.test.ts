import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { dropJob, listFailedJobs, readDashboard, retryJob } from '#contract/dashboard/calls'
import { enterTotals } from '#contract/income/report-calls'
import { recallWork } from '#contract/works/work-calls'
import { loggedInStaff } from '../../testing/build-staff'
import { buildWork } from '../../testing/build-work'
import { buildAgent } from '../../testing/builders'
import { distrokidFile, reportDesk } from '../../testing/report-desk'
import { type Caller, testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let admin: Awaited<ReturnType<typeof loggedInStaff>>
let editor: Awaited<ReturnType<typeof loggedInStaff>>
beforeAll(async () => {
  server = await testServer()
  admin = await loggedInStaff(server, { roles: ['admin'] })
  editor = await loggedInStaff(server, { roles: ['editor'] })
})
afterAll(() => server.close())

const read = async (caller: Caller = editor): Promise<OutputOf<typeof readDashboard>> =>
  (await server.call(readDashboard, { days: 7 }, caller)).data
const fold = () => server.database.withoutAgent('select fold_figures()', [])
const statuses = async () =>
  Object.fromEntries((await read()).works.now.map(({ status, count }) => [status, count]))

describe('the figures', () => {
  it('follow every step of a work, before and after they are added up', async () => {
    const member = await server.loggedInMember()
    const workId = await buildWork(server, member.memberId, { status: '200' })
    await buildWork(server, member.memberId)
    expect(await statuses()).toEqual({ '00': 1, '200': 1 })
    await fold()
    expect(await statuses()).toEqual({ '00': 1, '200': 1 })
    await server.call(recallWork, { id: workId }, member)
    expect(await statuses()).toEqual({ '00': 2 })
    await fold()
    expect(await statuses()).toEqual({ '00': 2 })
    const { works } = await read()
    expect(works.over_time).toHaveLength(7)
    expect(works.over_time.at(-1)).toMatchObject({ draft: 2, review: 0 })
    expect(works.over_time.at(0)).toMatchObject({ draft: 0 })
  })

  it('are the same as counting the rows, however many change at once and whoever adds up meanwhile', async () => {
    const member = await server.loggedInMember()
    await Promise.all([
      ...Array.from({ length: 12 }, (_, index) =>
        buildWork(server, member.memberId, { status: index % 2 === 0 ? '990' : '300' }),
      ),
      fold(),
      fold(),
    ])
    await fold()
    const counted = await server.asOwner<{ status: string; count: string }>(
      'select status, count(*) from works where revision_of is null and deleted_at is null group by status',
    )
    expect(await statuses()).toEqual(
      Object.fromEntries(counted.map(({ status, count }) => [status, Number(count)])),
    )
    const [files] = await server.asOwner<{ files: string; bytes: string }>(
      'select count(*) as files, sum(size) as bytes from stored_files',
    )
    expect((await read()).storage).toEqual({ files: Number(files?.files), bytes: Number(files?.bytes) })
  })

  it('count what lies in the past once, as what there was before', async () => {
    await fold()
    const { works } = await read()
    await server.asOwner("update figures set day = day - 400 where figure = 'works.990'")
    const moved = await read()
    expect(moved.works.now).toEqual(works.now)
    expect(moved.works.over_time[0]?.distribution).toBe(6)
  })
})

describe('the queues', () => {
  it('are those of the roles that the reader has', async () => {
    const seen = async (caller: Caller) =>
      Object.entries((await read(caller)).queues)
        .filter(([, queue]) => queue !== null)
        .map(([name]) => name)
    expect(await seen(editor)).toEqual(['content', 'pictures'])
    expect(await seen(await loggedInStaff(server, { roles: ['rights'] }))).toEqual([
      'rights',
      'cases',
      'checks',
      'claims',
    ])
    expect(await seen(await loggedInStaff(server, { roles: ['support'] }))).toEqual(['tickets'])
    expect(await seen(await loggedInStaff(server, { roles: ['finance'] }))).toEqual([
      'disputes',
      'requests',
      'reports',
    ])
  })

  it('have a report for the second person, and not for whoever brought it in', async () => {
    const importer = await loggedInStaff(server, { roles: ['finance'] })
    const second = await loggedInStaff(server, { roles: ['finance'] })
    const desk = reportDesk(server, importer)
    const payerId = await desk.payer({ currency: 'USD', stores: ['Spotify'] })
    const reportId = await desk.imported(payerId, distrokidFile([{ 'Earnings (USD)': '3' }]), 'june.tsv')
    const waiting = async (caller: Caller) => (await read(caller)).queues.reports?.waiting
    expect([await waiting(importer), await waiting(second)]).toEqual([0, 1])
    // What keeps the second person from posting keeps it out of their queue.
    const id = reportId
    const totals = async (amount: string, who: Caller) =>
      server.call(enterTotals, { ...(await desk.decided(id)), totals: [{ currency: 'USD', amount }] }, who)
    await totals('3', second)
    expect(await waiting(second)).toBe(0)
    await totals('3', importer)
    expect(await waiting(second)).toBe(1)
    const setBy = (staffId: number) =>
      server.asOwner(
        'update income_reports set payer_reading_by = $2, payer_reading_at = now() where id = $1',
        [id, staffId],
      )
    await setBy(second.staffId)
    expect(await waiting(second)).toBe(0)
    await setBy(importer.staffId)
    await desk.rate(reportId, 'USD', '2')
    await desk.post(reportId, second, 'One line')
    expect(await waiting(second)).toBe(0)
  })

  it('say how many wait, since when, and how many for longer than promised', async () => {
    const member = await server.loggedInMember()
    const old = new Date(Date.now() - 5 * 86_400_000)
    await buildWork(server, member.memberId, { status: '200', now: old })
    await buildWork(server, member.memberId, { status: '201' })
    const { content } = (await read()).queues
    expect(content).toEqual({ waiting: 2, oldest_at: old.toISOString(), late: 1 })
  })

  it('hold nothing of another agent', async () => {
    const agentId = await buildAgent(server.ownerUrl, { domain: 'quiet.test' })
    const stranger = await loggedInStaff({ ...server, agentId }, { roles: ['editor'] })
    const { works, storage, queues } = await read({ ...stranger, headers: { host: 'quiet.test' } })
    expect({ now: works.now, storage, content: queues.content }).toEqual({
      now: [],
      storage: { files: 0, bytes: 0 },
      content: { waiting: 0, oldest_at: null, late: 0 },
    })
  })
})

describe('jobs that were given up', () => {
  /** As the queue leaves one after its last try. */
  async function failed(agentId: number, task = 'checkMaterial') {
    const [job] = await server.asOwner<{ id: string }>(
      `select id from graphile_worker.add_job('${task}', '{"agentId": ${agentId}, "materialId": 7, "code": "123456"}')`,
    )
    await server.asOwner(
      `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'the disk is full' where id = ${job?.id}`,
    )
    return Number(job?.id)
  }
  const list = async (caller: Caller = admin): Promise<OutputOf<typeof listFailedJobs>> =>
    (await server.call(listFailedJobs, {}, caller)).data

  it('are listed with what they were about, without what they carried', async () => {
    const id = await failed(server.agentId)
    const { items } = await list()
    expect(items.find(job => job.id === id)).toMatchObject({
      task: 'checkMaterial',
      about: { materialId: 7 },
      error: 'the disk is full',
    })
    expect(JSON.stringify(items)).not.toContain('123456')
    expect((await read(admin)).failed_jobs).toBe(items.length)
    expect((await read(editor)).failed_jobs).toBeNull()
  })

  it('are tried again once, or given up for good, and the log says who decided', async () => {
    const [again, gone] = [await failed(server.agentId), await failed(server.agentId)]
    expect(await server.call(retryJob, { id: again }, admin)).toMatchObject({ status: 200 })
    expect(await server.call(retryJob, { id: again }, admin)).toMatchObject({ status: 404 })
    const [job] = await server.asOwner(
      `select attempts, run_at <= now() as due from graphile_worker._private_jobs where id = ${again}`,
    )
    expect(job).toEqual({ attempts: 0, due: true })
    expect(await server.call(dropJob, { id: gone }, admin)).toMatchObject({ status: 200 })
    expect(await server.asOwner(`select 1 from graphile_worker._private_jobs where id = ${gone}`)).toEqual([])
    const entries = await server.asOwner(
      `select action from audit_entries where subject = 'job' and subject_id in ('${again}', '${gone}') order by id`,
    )
    expect(entries).toEqual([{ action: 'job.retry' }, { action: 'job.drop' }])
  })

  it('of another agent are out of reach', async () => {
    const agentId = await buildAgent(server.ownerUrl, { domain: 'jobs.test' })
    const id = await failed(agentId)
    expect((await list()).items.map(job => job.id)).not.toContain(id)
    expect(await server.call(retryJob, { id }, admin)).toMatchObject({ status: 404 })
    expect(await server.call(dropJob, { id }, admin)).toMatchObject({ status: 404 })
  })
})
