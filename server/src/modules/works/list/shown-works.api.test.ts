// What the screens of work management show beside the words: covers in the list, and what a revision goes on from.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { listMaterials } from '#contract/works/material-calls'
import { listWorks, readWork, startRevision } from '#contract/works/work-calls'
import { buildWork } from '../../../testing/build-work'
import { testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

describe('a work in the list', () => {
  it('shows its cover once that has been made small', async () => {
    const member = await server.loggedInMember()
    const id = await buildWork(server, member.memberId)
    const coverOf = async () =>
      ((await server.call(listWorks, {}, member)).data as OutputOf<typeof listWorks>).items[0]?.cover_url
    expect(await coverOf()).toBeNull()
    await server.database.change(server.agentId, tx =>
      tx.run(
        `update stored_files set analysis = '{"hasThumbnails": true}' where sha256 in
           (select sha256 from materials where work_id = $1 and type = 'cover')`,
        [id],
      ),
    )
    expect(await coverOf()).toMatch(/^\/media\/\S+$/)
  })
})

describe('a revision', () => {
  it('says which tracks and files it goes on from', async () => {
    const member = await server.loggedInMember()
    const id = await buildWork(server, member.memberId, { status: '991' })
    const started = await server.call(startRevision, { id, purpose: 'revision' }, member)
    const revisionId = (started.data as { id: number }).id
    const tracksOf = async (workId: number) =>
      ((await server.call(readWork, { id: workId }, member)).data as OutputOf<typeof readWork>).tracks
    const filesOf = async (workId: number) =>
      (
        (await server.call(listMaterials, { work_id: workId }, member)).data as OutputOf<typeof listMaterials>
      ).map(({ type, sha256 }) => [type, sha256])
    const released = await tracksOf(id)
    expect(released.map(({ revises }) => revises)).toEqual([null])
    expect((await tracksOf(revisionId)).map(({ revises }) => revises)).toEqual(
      released.map(track => track.id),
    )
    expect(await filesOf(revisionId)).toEqual(await filesOf(id))
  })
})
