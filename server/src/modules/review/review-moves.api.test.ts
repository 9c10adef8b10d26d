import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimWork, passContent, passRights, rejectWork, staffTakeDown } from '#contract/review/calls'
import { findNextWork, openReview } from '#contract/review/queue-calls'
import { recallWork, startRevision } from '#contract/works/work-calls'
import { loggedInStaff } from '../../testing/build-staff'
import { buildWork } from '../../testing/build-work'
import { testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
type Staff = Awaited<ReturnType<typeof loggedInStaff>>
let editor: Staff
let rights: Staff

beforeAll(async () => {
  server = await testServer({ hasSites: true })
  member = await server.loggedInMember()
  editor = await loggedInStaff(server, { roles: ['editor'] })
  rights = await loggedInStaff(server, { roles: ['rights'] })
})
afterAll(() => server.close())

const inReview = () => buildWork(server, member.memberId, { status: '200' })
const reasons = [{ field: 'title', text: 'Please spell it out', second: null }]
const codes = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)

async function statusOf(id: number) {
  const [work] = await server.asOwner<{ status: string }>('select status from works where id = $1', [id])
  return work?.status
}

describe('a decision', () => {
  it('happens once, also when it is sent several times at once', async () => {
    const id = await inReview()
    await server.call(claimWork, { id }, editor)
    const content = await Promise.all([1, 2, 3].map(() => server.call(passContent, { id }, editor)))
    expect(codes(content)).toEqual([200, 409, 409])
    await server.call(claimWork, { id }, rights)
    const passed = await Promise.all([1, 2, 3].map(() => server.call(passRights, { id }, rights)))
    expect(codes(passed)).toEqual([200, 409, 409])
    expect(await statusOf(id)).toBe('990')
    const entries = await server.asOwner(
      "select event from work_history where work_id = $1 and event in ('passContent', 'passRights') order by id",
      [id],
    )
    expect(entries).toEqual([{ event: 'passContent' }, { event: 'passRights' }])
  })

  it('is either to pass or to send back', async () => {
    const id = await inReview()
    await server.call(claimWork, { id }, editor)
    const both = await Promise.all([
      server.call(passContent, { id }, editor),
      server.call(rejectWork, { id, reasons }, editor),
    ])
    // Once the content has passed, an editor has nothing more to say about it.
    const [first, second] = codes(both)
    expect(first).toBe(200)
    expect(second).toBe(both[0]?.status === 200 ? 403 : 409)
  })

  it('is refused about what was recalled meanwhile; whoever is first wins', async () => {
    for (let round = 0; round < 8; round++) {
      const id = await inReview()
      const [claimed, recalled] = await Promise.all([
        server.call(claimWork, { id }, editor),
        server.call(recallWork, { id }, member),
      ])
      expect([claimed.status, recalled.status].toSorted((a, b) => a - b)).toEqual([200, 409])
      const passed = await server.call(passContent, { id }, editor)
      expect(passed.status).toBe(claimed.code === 1 ? 200 : 409)
      expect(await statusOf(id)).toBe(claimed.code === 1 ? '300' : '00')
    }
  })

  it('is not taken about what a colleague has claimed', async () => {
    const id = await inReview()
    const colleague = await loggedInStaff(server, { roles: ['editor'] })
    await server.call(claimWork, { id }, colleague)
    expect((await server.call(passContent, { id }, editor)).status).toBe(409)
    expect((await server.call(rejectWork, { id, reasons }, editor)).status).toBe(409)
    expect(await statusOf(id)).toBe('200')
  })

  it('is not found at another agent', async () => {
    const id = await inReview()
    const agentId = await server.anotherSite('moves-stranger.test')
    const stranger = await loggedInStaff({ ...server, agentId }, { roles: ['editor', 'rights'] })
    const caller = { ...stranger, headers: { host: 'moves-stranger.test' } }
    for (const call of [claimWork, passContent, passRights]) {
      expect((await server.call(call, { id }, caller)).status).toBe(404)
    }
    expect((await server.call(rejectWork, { id, reasons }, caller)).status).toBe(404)
    expect((await server.call(staffTakeDown, { id, reason: 'a claim' }, caller)).status).toBe(404)
  })

  it('about a revision and a takedown of its work do not block each other', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await buildWork(server, member.memberId, { status: '991' })
      const begun = await server.call(startRevision, { id, purpose: 'revision' }, member)
      const { id: revision } = begun.data as { id: number }
      await server.asOwner("update works set status = '301', submitted_at = now() where id = $1", [revision])
      expect((await server.call(claimWork, { id: revision }, rights)).code).toBe(1)
      const other = await loggedInStaff(server, { roles: ['rights'] })
      const [passed, down] = await Promise.all([
        server.call(passRights, { id: revision }, rights),
        server.call(staffTakeDown, { id, reason: 'a claim' }, other),
      ])
      expect(down.status).toBe(200)
      expect([200, 409]).toContain(passed.status)
      expect(await statusOf(id)).toBe('980')
    }
  })
})

describe('the own work of somebody who works here', () => {
  it('is for colleagues to review, also when it is a company’s they publish for', async () => {
    const musician = await server.loggedInMember()
    const company = await server.loggedInMember({ groupId: 2 })
    await server.asOwner(
      "insert into colleagues (agent_id, account_id, mobile, person_id, role, state, since) values ($1, $2, $3, $4, 'publisher', 'active', now())",
      [server.agentId, company.memberId, musician.mobile, musician.memberId],
    )
    const both = await loggedInStaff(server, { roles: ['editor'] })
    const own = await buildWork(server, musician.memberId, { status: '200' })
    const companys = await buildWork(server, company.memberId, { status: '200' })
    await server.call(claimWork, { id: own }, both)
    await server.asOwner('update staff set own_mobile = $1 where id = $2', [musician.mobile, both.staffId])

    expect(await server.call(passContent, { id: own }, both)).toMatchObject({ status: 403 })
    expect(await server.call(rejectWork, { id: own, reasons }, both)).toMatchObject({ status: 403 })
    expect(await server.call(claimWork, { id: companys }, both)).toMatchObject({ status: 403 })
    const { data } = await server.call(openReview, { id: companys }, both)
    expect(data).toMatchObject({ can: { claim: false, pass: false, obstacle: 'own_work' } })
    const got: number[] = []
    for (;;) {
      const next = (await server.send(findNextWork, { stage: 'content' }, both)).data as { id: number | null }
      if (next.id === null) break
      got.push(next.id)
      await server.call(claimWork, { id: next.id }, both)
    }
    expect(got).not.toContain(companys)
    expect(await statusOf(own)).toBe('200')
  })
})
