// Months end in Shanghai: what is posted, confirmed or signed a second before midnight there belongs to the month before.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchSandboxReport, reverseReport } from '#contract/income/report-calls'
import { createTicket } from '#contract/support/calls'
import { buildRelease } from '../../../testing/build-release'
import { buildReport } from '../../../testing/build-report'
import { buildStaff, loggedInStaff } from '../../../testing/build-staff'
import { reportDesk } from '../../../testing/report-desk'
import { testServer } from '../../../testing/test-server'
import { confirmUnanswered } from '../bills/confirm-bills'
import { closeDifference } from '../receipts/record-receipt'
import { postReport } from './post-report'

/** Of 30 September, 23:59:59 there. */
const lastSecond = new Date('2026-09-30T15:59:59Z')
const midnight = new Date('2026-09-30T16:00:00Z')
const fifteenDays = 15 * 86_400_000

const clock = { time: new Date(), now: () => new Date(clock.time) }
let server: Awaited<ReturnType<typeof testServer>>
let clerk: Awaited<ReturnType<typeof loggedInStaff>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let memberId: number
let staffId: number

beforeAll(async () => {
  server = await testServer({ clock })
  clerk = await loggedInStaff(server, { name: 'Ada', roles: ['finance'] })
  member = await server.loggedInMember()
  memberId = member.memberId
  staffId = (await server.asOwner<{ id: number }>("select id::int from staff where name = 'Ada'"))[0]?.id ?? 0
})
afterAll(() => server.close())

async function postAt(now: Date, isrc: string, saleMonth = '2026-08') {
  const lines = [{ isrc, amount: '10', currency: 'CNY', saleMonth }]
  const reportId = await buildReport(server, { lines })
  return server.database.change(server.agentId, tx => postReport(tx, { reportId, staffId, note: '', now }))
}
const billOf = async (postingId: number) =>
  (
    await server.asOwner<Record<string, unknown>>(
      `select b.month::text, p.month::text as posted, b.first_month::text as sold, b.share_minor::int as share, b.confirmed_by
       from bills b join postings p on p.id = b.posting_id where posting_id = $1`,
      [postingId],
    )
  )[0]

describe('the last second of a month in Shanghai', () => {
  it('is the month of what is posted in it, whatever month was sold', async () => {
    const { isrc } = await buildRelease(server, server.agentId, memberId)
    const before = await billOf(await postAt(lastSecond, isrc, '2026-09'))
    const after = await billOf(await postAt(midnight, isrc, '2026-09'))
    expect(before).toMatchObject({ month: '2026-09-01', posted: '2026-09-01', sold: '2026-09-01' })
    expect(after).toMatchObject({ month: '2026-10-01', posted: '2026-10-01', sold: '2026-09-01' })
  })

  it('is the month of what is asked for in it, whenever a worker comes to it', async () => {
    const poster = await loggedInStaff(server, { name: 'Bo', roles: ['finance'] })
    await server.asOwner("update staff_sessions set ends_at = '2100-01-01', last_seen_at = '2099-12-31'")
    const { isrc } = await buildRelease(server, server.agentId, memberId)
    const desk = reportDesk(server, clerk)
    const reportId = await buildReport(server, { lines: [{ isrc, amount: '10' }] })
    clock.time = lastSecond
    expect(await desk.post(reportId, poster)).toMatchObject({ code: 1 })
    const [posting] = await server.asOwner<{ id: number }>(
      'select id::int from postings where report_id = $1',
      [reportId],
    )
    const postingId = posting?.id ?? 0
    expect(await billOf(postingId)).toMatchObject({ month: '2026-09-01', posted: '2026-09-01' })
    // Paid out already: taking it back makes a bill of its own.
    for (const status of [1, 2, 3]) {
      await server.asOwner('update bills set status = $2 where posting_id = $1', [postingId, status])
    }
    expect(
      await desk.confirmed(
        server.call(reverseReport, { ...(await desk.decided(reportId)), reason: 'Wrong' }, poster),
        clerk,
      ),
    ).toMatchObject({ code: 1 })
    await desk.carryOut(reportId)
    const taken = await server.asOwner<{ month: string; at: string }>(
      `select bill.month::text, to_char(written.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as at
       from bills bill join postings posting on posting.id = bill.posting_id join ledger_transactions written on written.id = posting.reversal_id
       where posting.id = $1 and bill.corrects is not null`,
      [postingId],
    )
    expect(taken).toEqual([{ month: '2026-09-01', at: '2026-09-30 15:59:59' }])
  })

  it('is the day on which a difference is closed', async () => {
    const { isrc } = await buildRelease(server, server.agentId, memberId)
    const days: string[] = []
    const colleague = await buildStaff(server, { roles: ['finance'] })
    for (const now of [lastSecond, midnight]) {
      const reportId = await buildReport(server, { lines: [{ isrc, amount: '10', currency: 'CNY' }] })
      await server.database.change(server.agentId, async tx => {
        await postReport(tx, { reportId, staffId, note: '', now })
        const who = { actor: { staffId, name: 'Ada' }, client: { address: '', userAgent: '' }, now }
        await closeDifference(
          tx,
          reportId,
          { currency: 'CNY', expected: 1_000n, reason: 'Given up' },
          who,
          colleague.staffId,
        )
      })
      const [receipt] = await server.asOwner<{ day: string }>(
        'select received_on::text as day from receipts where report_id = $1',
        [reportId],
      )
      days.push(receipt?.day ?? '')
    }
    expect(days).toEqual(['2026-09-30', '2026-10-01'])
  })

  it('has not yet let fifteen days pass', async () => {
    const { isrc } = await buildRelease(server, server.agentId, memberId)
    const postingId = await postAt(midnight, isrc)
    // Neither an open question about the bill nor a day stops them.
    const [bill] = await server.asOwner<{ id: number }>('select id::int from bills where posting_id = $1', [
      postingId,
    ])
    const asked = await server.call(
      createTicket,
      {
        ...({ category: 'bills', subject: 'Is this all?', text: 'The amount seems low.' } as const),
        ...{ attachment_upload_ids: [], about: { kind: 'bill' as const, id: bill?.id ?? 0 } },
      },
      member,
    )
    expect(asked.code).toBe(1)
    const confirmAt = (time: number) =>
      server.database.change(server.agentId, tx => confirmUnanswered(tx, new Date(time)))
    await confirmAt(lastSecond.getTime() + fifteenDays)
    expect(await billOf(postingId)).toMatchObject({ confirmed_by: null })
    await confirmAt(midnight.getTime() + fifteenDays)
    expect(await billOf(postingId)).toMatchObject({ confirmed_by: 'time' })
  })

  it('still signs a rate for the month that begins after it', async () => {
    const sign = (workId: number, at: string) =>
      server.asOwner(
        `insert into agreements (agent_id, number, member_id, work_id, terms, terms_hash, rate, signer_kind, signer_name, signed_at, address,
           user_agent, code_hash, storage_key, sha256, size)
         select agent_id, gen_random_uuid(), member_id, id, '{}', '', 0.5, 'member', 'n', $2::timestamptz, '', '', '', '',
                gen_random_uuid()::text::bytea, 1 from works where id = $1`,
        [workId, at],
      )
    // The first of September there: its last second is in time, the midnight behind it is not.
    const inTime = await buildRelease(server, server.agentId, memberId, { rate: 0.8 })
    await sign(inTime.workId, '2026-09-01T15:59:59Z')
    const tooLate = await buildRelease(server, server.agentId, memberId, { rate: 0.8 })
    await sign(tooLate.workId, '2026-09-01T16:00:00Z')
    expect(await billOf(await postAt(midnight, inTime.isrc, '2026-09'))).toMatchObject({ share: 500 })
    expect(await billOf(await postAt(midnight, tooLate.isrc, '2026-09'))).toMatchObject({ share: 800 })
  })

  it('is too early to fetch the month’s report from a test channel', async () => {
    const [channel] = await server.asOwner<{ id: number }>(
      'select id::int from channels where is_sandbox order by id limit 1',
    )
    await server.asOwner("update staff_sessions set ends_at = '2100-01-01', last_seen_at = '2099-12-31'")
    const fetched = async (time: Date) => {
      clock.time = time
      const wanted = { channel_id: channel?.id ?? 0, month: '2026-09' }
      return (await server.call(fetchSandboxReport, wanted, clerk)).data as unknown as {
        fields: { message: string }[]
      }
    }
    expect((await fetched(lastSecond)).fields[0]?.message).toContain('isn’t over')
    expect((await fetched(midnight)).fields[0]?.message).toContain('sold nothing')
  })
})
