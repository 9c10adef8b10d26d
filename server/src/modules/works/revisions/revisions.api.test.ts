import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimWork, passContent, passRights } from '#contract/review/calls'
import {
  discardRevision,
  listWorks,
  readTimeline,
  readWork,
  recallWork,
  saveWork,
  startRevision,
  submitSupplement,
  takeDownWork,
} from '#contract/works/work-calls'
import { loggedInStaff } from '../../../testing/build-staff'
import { buildWork } from '../../../testing/build-work'
import { testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let editor: Awaited<ReturnType<typeof loggedInStaff>>
let rights: typeof editor
beforeAll(async () => {
  server = await testServer()
  editor = await loggedInStaff(server, { roles: ['editor'] })
  rights = await loggedInStaff(server, { roles: ['rights'] })
})
afterAll(() => server.close())

type Member = Awaited<ReturnType<typeof server.loggedInMember>>
interface Shown {
  id: number
  status: string
  version: number
  revision: { id: number; status: string } | null
  details: { title: string }
  tracks: { id: number; details: { title: string } }[]
  can: Record<string, boolean>
}
const read = async (member: Member, id: number) => (await server.call(readWork, { id }, member)).data as Shown
const revise = async (member: Member, id: number, purpose: 'revision' | 'supplement' = 'revision') =>
  server.call(startRevision, { id, purpose }, member)
const materialsOf = async (workId: number) =>
  (await server.asOwner('select id from materials where work_id = $1', [workId])).length

async function review(workId: number) {
  await server.call(claimWork, { id: workId }, editor)
  await server.call(passContent, { id: workId }, editor)
  await server.call(claimWork, { id: workId }, rights)
  return server.call(passRights, { id: workId }, rights)
}

describe('a revision of a released work', () => {
  it('is one row of its own, whoever clicks how often, and leaves the work as it is', async () => {
    const member = await server.loggedInMember()
    const workId = await buildWork(server, member.memberId, { status: '991', title: 'First' })
    const opened = await Promise.all([1, 2, 3].map(() => revise(member, workId)))
    const ids = new Set(opened.map(({ data }) => (data as { id: number }).id))
    expect(ids.size).toBe(1)
    const [revisionId = 0] = ids
    const revision = await read(member, revisionId)
    expect(revision).toMatchObject({ status: '01', details: { title: 'First' } })
    expect(await materialsOf(revisionId)).toBe(await materialsOf(workId))
    await server.call(
      saveWork,
      { id: revisionId, version: revision.version, details: { title: 'Second' } },
      member,
    )
    expect(await read(member, workId)).toMatchObject({
      status: '991',
      details: { title: 'First' },
      revision: { id: revisionId, status: '01' },
    })
    const { data } = await server.call(listWorks, { statuses: '01' }, member)
    expect((data as { items: unknown[] }).items).toHaveLength(1)
  })

  it('becomes current when rights pass: same work, same tracks, the new content', async () => {
    const member = await server.loggedInMember()
    const workId = await buildWork(server, member.memberId, { status: '991', title: 'First' })
    const before = await read(member, workId)
    const { id: revisionId } = (await revise(member, workId)).data as { id: number }
    const revision = await read(member, revisionId)
    await server.call(
      saveWork,
      {
        id: revisionId,
        version: revision.version,
        details: { title: 'Second' },
        tracks: [{ id: revision.tracks[0]?.id ?? 0, details: { title: 'Second' } }],
      },
      member,
    )
    await server.asOwner("update works set status = '201' where id = $1", [revisionId])
    expect((await review(revisionId)).code).toBe(1)
    const after = await read(member, workId)
    expect(after).toMatchObject({ status: '991', revision: null, details: { title: 'Second' } })
    expect(after.tracks.map(({ id }) => id)).toEqual(before.tracks.map(({ id }) => id))
    expect(after.tracks[0]?.details.title).toBe('Second')
    expect(await materialsOf(workId)).toBe(3)
    const [kept] = await server.asOwner<{ content: { details: { title: string } } }>(
      'select content from work_versions where work_id = $1',
      [workId],
    )
    expect(kept?.content.details.title).toBe('First')
    const { data } = await server.call(readTimeline, { id: workId }, member)
    expect((data as { entries: { event: string }[] }).entries.map(({ event }) => event)).toContain('adopt')
    expect(
      (await server.call(saveWork, { id: revisionId, version: 1, details: { title: 'x' } }, member)).code,
    ).toBe(1409)
  })

  it('is discarded without a trace on the work, and another may begin', async () => {
    const member = await server.loggedInMember()
    const workId = await buildWork(server, member.memberId, { status: '990' })
    const { id } = (await revise(member, workId)).data as { id: number }
    expect((await server.call(discardRevision, { id }, member)).code).toBe(1)
    expect((await server.call(discardRevision, { id }, member)).code).toBe(1409)
    expect((await read(member, workId)).revision).toBeNull()
    expect(((await revise(member, workId)).data as { id: number }).id).not.toBe(id)
  })

  it('closes when its work is taken down', async () => {
    const member = await server.loggedInMember()
    const workId = await buildWork(server, member.memberId, { status: '991' })
    const { id } = (await revise(member, workId)).data as { id: number }
    await server.call(takeDownWork, { id: workId, reason: 'moving elsewhere' }, member)
    expect((await read(member, id)).can.edit).toBe(false)
    expect((await read(member, workId)).revision).toBeNull()
  })

  it('is not for works that were never released, nor for another’s', async () => {
    const [member, stranger] = [await server.loggedInMember(), await server.loggedInMember()]
    const draft = await buildWork(server, member.memberId)
    expect((await revise(member, draft)).code).toBe(1409)
    const online = await buildWork(server, member.memberId, { status: '991' })
    expect((await revise(stranger, online)).code).toBe(1404)
  })
})

describe('added materials', () => {
  it('go to review without scope and signature, and change nothing else', async () => {
    const member = await server.loggedInMember()
    const workId = await buildWork(server, member.memberId, { status: '991' })
    // A cover of a time when nobody asked whose song it was.
    await server.asOwner(
      `update tracks set details = jsonb_set(details, '{rights}', details->'rights' || '{"property": 3, "source": 6, "statement": 2, "author": "A", "author_died": 1900}') where work_id = $1`,
      [workId],
    )
    const { id } = (await revise(member, workId, 'supplement')).data as { id: number }
    const supplement = await read(member, id)
    const save = { id, version: supplement.version, details: { title: 'Other' } }
    expect((await server.call(saveWork, save, member)).code).toBe(1409)
    expect((await revise(member, workId, 'revision')).code).toBe(1409)
    expect((await server.call(submitSupplement, { id }, member)).data).toMatchObject({ status: '201' })
    expect((await server.call(recallWork, { id }, member)).data).toMatchObject({ status: '01' })
    await server.call(submitSupplement, { id }, member)
    expect((await review(id)).code).toBe(1)
    expect(await read(member, workId)).toMatchObject({ status: '991', revision: null })
  })

  it('are no way around the signature of a real revision', async () => {
    const member = await server.loggedInMember()
    const workId = await buildWork(server, member.memberId, { status: '991' })
    const { id } = (await revise(member, workId)).data as { id: number }
    expect((await server.call(submitSupplement, { id }, member)).code).toBe(1409)
  })
})
