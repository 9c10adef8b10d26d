// An account that is closed while a report is posted to it: its bills are unclaimed, whoever of the two comes first.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../../platform/log'
import { buildRelease } from '../../../testing/build-release'
import { buildPayer, buildReport } from '../../../testing/build-report'
import { buildStaff } from '../../../testing/build-staff'
import { testServer } from '../../../testing/test-server'
import { emptyDueAccount } from '../../identity/identity.public'
import { checkJournal } from '../verify/check-journal'
import { postReport } from './post-report'
import { reversePosting } from './reverse-posting'

let server: Awaited<ReturnType<typeof testServer>>
let staffId: number
beforeAll(async () => {
  server = await testServer()
  staffId = (await buildStaff(server, { roles: ['finance'] })).staffId
})
afterAll(() => server.close())

const change = <T>(work: Parameters<typeof server.database.change<T>>[1]) =>
  server.database.change(server.agentId, work)
const close = (memberId: number) => {
  const { agentId, database, services } = server
  return emptyDueAccount.run({ payload: { memberId }, agentId, database, services, log: createLog('silent') })
}

/** Whose release was taken down, and whose days to think it over have passed. */
async function leaver() {
  const { memberId } = await server.loggedInMember()
  const { isrc, workId } = await buildRelease(server, server.agentId, memberId)
  await server.asOwner("update works set status = '981' where id = $1", [workId])
  await server.asOwner(
    "update members set state = 'closing', closes_at = now() - interval '1 day' where id = $1",
    [memberId],
  )
  return { memberId, isrc, workId }
}

/** Until somebody waits for a lock, or until it is clear that nobody will. */
async function untilItWaits(deed: Promise<unknown>): Promise<void> {
  let isDone = false
  void deed.finally(() => {
    isDone = true
  })
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while (!isDone && (await server.asOwner(waiting)).length === 0)
    await new Promise(next => setTimeout(next, 20))
}

/** Does it, has the account closed before it is committed, and commits. */
async function closedDuring(memberId: number, deed: Parameters<typeof change>[0]): Promise<void> {
  let closing: Promise<void> = Promise.resolve()
  await change(async tx => {
    await deed(tx)
    closing = close(memberId)
    await untilItWaits(closing)
  })
  await closing
}

const places = async (memberId: number) =>
  (
    await server.asOwner<{ place: string }>(
      "select kind || ' ' || -balance as place from ledger_accounts where member_id = $1 and balance <> 0 order by kind",
      [memberId],
    )
  ).map(({ place }) => place)
const stateOf = async (memberId: number) =>
  (await server.asOwner<{ state: string }>('select state from members where id = $1', [memberId]))[0]?.state

describe('an account that is closed while a report is posted to it', () => {
  it('leaves the new bills unclaimed', async () => {
    const { memberId, isrc } = await leaver()
    const reportId = await buildReport(server, { lines: [{ isrc, amount: '10' }] })
    await closedDuring(memberId, tx => postReport(tx, { reportId, staffId, note: '', now: new Date() }))
    expect(await stateOf(memberId)).toBe('closed')
    expect(await places(memberId)).toEqual(['unclaimed 800'])
    expect(await change(checkJournal)).toEqual([])
  })

  it('leaves those unclaimed, too, that a later match brings', async () => {
    const { memberId, isrc, workId } = await leaver()
    const reportId = await buildReport(server, {
      payerId: await buildPayer(server),
      lines: [
        { isrc, amount: '10' },
        { title: 'Unknown', amount: '5' },
      ],
    })
    const post = (now = new Date()) => ({ reportId, staffId, note: '', now })
    await change(tx => postReport(tx, post()))
    await server.asOwner(
      "update report_titles set work_id = $2, work_isrc = $3, matched_by = 'staff' where report_id = $1 and name = 'Unknown'",
      [reportId, workId, isrc],
    )
    await closedDuring(memberId, tx => postReport(tx, post()))
    expect(await places(memberId)).toEqual(['unclaimed 1200'])
    expect(await change(checkJournal)).toEqual([])
  })

  it('leaves nothing of what is taken back at that moment', async () => {
    const { memberId, isrc } = await leaver()
    const reportId = await buildReport(server, { lines: [{ isrc, amount: '10' }] })
    await change(tx => postReport(tx, { reportId, staffId, note: '', now: new Date() }))
    await closedDuring(memberId, tx =>
      reversePosting(tx, { reportId, staffId, reason: 'Wrong', now: new Date() }),
    )
    expect(await stateOf(memberId)).toBe('closed')
    expect(await places(memberId)).toEqual([])
    expect(await change(checkJournal)).toEqual([])
  })
})
