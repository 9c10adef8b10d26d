import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildRelease } from '../../../testing/build-release'
import { buildReport } from '../../../testing/build-report'
import { buildStaff } from '../../../testing/build-staff'
import { testServer } from '../../../testing/test-server'
import { listeningAt } from '../../../testing/webhook-kit'
import { postReport } from '../posting/post-report'
import { reversePosting } from '../posting/reverse-posting'
import { tellOfPosting } from './tell-of-posting.job'

let server: Awaited<ReturnType<typeof testServer>>
let staffId: number
beforeAll(async () => {
  server = await testServer()
  staffId = (await buildStaff(server, { roles: ['finance'] })).staffId
})
afterAll(() => server.close())

async function posted(amounts: Record<string, string>) {
  const members = []
  const lines = []
  for (const amount of Object.values(amounts)) {
    const { memberId } = await server.loggedInMember()
    members.push(memberId)
    const { isrc } = await buildRelease(server, server.agentId, memberId)
    lines.push({ isrc, amount })
  }
  const reportId = await buildReport(server, { lines })
  const postingId = await server.database.change(server.agentId, tx =>
    postReport(tx, { reportId, staffId, note: '', now: new Date() }),
  )
  return { members, reportId, postingId }
}
const reverse = (reportId: number) =>
  server.database.change(server.agentId, tx =>
    reversePosting(tx, { reportId, staffId, reason: 'Wrong rate', now: new Date() }),
  )
async function pay(postingId: number) {
  await server.asOwner(
    "update bills set status = 1, confirmed_at = now(), confirmed_by = 'member' where posting_id = $1",
    [postingId],
  )
  for (const step of [2, 3])
    await server.asOwner('update bills set status = $2 where posting_id = $1', [postingId, step])
}
const tell = (postingId: number, what: 'posted' | 'reversed') =>
  tellOfPosting.run({
    payload: { postingId, what },
    agentId: server.agentId,
    database: server.database,
  } as never)
const messagesTo = (memberId: number | undefined) =>
  server.asOwner<{ template: string; params: Record<string, unknown>; link: string }>(
    "select template, params, link from messages where member_id = $1 and kind = 'bill' order by id",
    [memberId],
  )

describe('a posting', () => {
  it('asks for its messages in its own transaction', async () => {
    const { postingId } = await posted({ a: '10' })
    const jobs = await server.asOwner<{ payload: { postingId: number } }>(
      "select payload from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id where identifier like '%tellOfPosting%'",
    )
    expect(jobs.map(({ payload }) => JSON.stringify(payload))).toEqual(
      expect.arrayContaining([expect.stringContaining(String(postingId))]),
    )
  })

  it('is told to the tools of its members in its own transaction, by bill', async () => {
    const { memberId } = await server.loggedInMember()
    const told = await listeningAt(server, memberId)
    const { isrc } = await buildRelease(server, server.agentId, memberId)
    const reportId = await buildReport(server, { lines: [{ isrc, amount: '10' }] })
    const post = (isVain: boolean) =>
      server.database.change(server.agentId, async tx => {
        await postReport(tx, { reportId, staffId, note: '', now: new Date() })
        if (isVain) throw new Error('it comes to nothing')
      })
    await expect(post(true)).rejects.toThrow('comes to nothing')
    expect(await told()).toEqual([])
    await post(false)
    expect(await told()).toMatchObject([{ type: 'bill.ready', amount: '8.00', currency: 'CNY' }])
  })

  it('that is taken back is told to their tools too, with what corrects a bill that was paid', async () => {
    const standing = await posted({ a: '10' })
    const told = await listeningAt(server, standing.members[0] ?? 0)
    await reverse(standing.reportId)
    expect(await told()).toMatchObject([{ type: 'bill.reversed', amount: '8.00', corrected_by: null }])

    const paid = await posted({ a: '10' })
    await pay(paid.postingId)
    const toldOfPaid = await listeningAt(server, paid.members[0] ?? 0)
    await reverse(paid.reportId)
    const [correction] = await server.asOwner<{ id: string; corrects: string }>(
      'select id, corrects from bills where corrects is not null and posting_id = $1',
      [paid.postingId],
    )
    expect(await toldOfPaid()).toMatchObject([
      {
        ...{ type: 'bill.reversed', bill_id: Number(correction?.corrects), amount: '8.00' },
        corrected_by: Number(correction?.id),
      },
    ])
  })

  it('is told to each of its members once, however often the job runs', async () => {
    const { members, postingId } = await posted({ a: '10', b: '1000' })
    for (let time = 0; time < 2; time++) await tell(postingId, 'posted')
    const [first, second] = [await messagesTo(members[0]), await messagesTo(members[1])]
    expect(first).toMatchObject([
      { template: 'income.posted', params: { amount: '8.00', count: 1, currency: 'CNY' } },
    ])
    expect(first[0]?.link).toMatch(/income-bill\/detail\?id=\d+$/)
    expect(second).toMatchObject([{ params: { amount: '800.00' } }])
  })

  it('that is taken back says why, once more and once only', async () => {
    const { members, reportId, postingId } = await posted({ a: '10' })
    await tell(postingId, 'posted')
    await reverse(reportId)
    for (let time = 0; time < 2; time++) await tell(postingId, 'reversed')
    expect(await messagesTo(members[0])).toMatchObject([
      { template: 'income.posted' },
      { template: 'income.reversed', params: { amount: '8.00', reason: 'Wrong rate' } },
    ])
  })

  it('that was paid already is told as a correction', async () => {
    const { members, reportId, postingId } = await posted({ a: '10' })
    await pay(postingId)
    await reverse(reportId)
    await tell(postingId, 'reversed')
    expect(await messagesTo(members[0])).toMatchObject([
      { template: 'income.corrected', params: { corrected: '-8.00', corrections: 1 } },
    ])
  })

  it('that was taken back before anybody heard of it is not announced any more', async () => {
    const { members, reportId, postingId } = await posted({ a: '10' })
    await reverse(reportId)
    await tell(postingId, 'posted')
    expect(await messagesTo(members[0])).toEqual([])
  })
})
