import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InputOf, OutputOf, SentInputOf } from '#contract/call'
import { uploadFile } from '#contract/files/calls'
import { mostArtists } from '#contract/works/roster'
import { listRoster, removeRosterArtist, saveRosterArtist } from '#contract/works/roster-calls'
import { suggestNames } from '#contract/works/work-calls'
import { buildColleague } from '../../../testing/build-colleague'
import { buildWork } from '../../../testing/build-work'
import { picture } from '../../../testing/pictures'
import { type Caller, testServer } from '../../../testing/test-server'
import { upload } from '../../../testing/upload'
import { theSystem } from '../moves/doer'
import { transition } from '../moves/transition'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const lin: SentInputOf<typeof saveRosterArtist> = {
  name: 'Lin',
  roles: ['main', 'composer'],
  channel_ids: [{ channel: 'Spotify', id: 'spotify:artist:1' }],
}
const save = (caller: Caller, changes: Partial<InputOf<typeof saveRosterArtist>> = {}) =>
  server.call(saveRosterArtist, { ...lin, ...changes }, caller)
const list = async (caller: Caller, input: SentInputOf<typeof listRoster> = {}) =>
  (await server.send(listRoster, input, caller)).data as OutputOf<typeof listRoster>

/** As when its member signs: the step that submits. */
const submit = (workId: number) =>
  server.database.change(server.agentId, async tx => {
    await tx.run("update works set status = '100' where id = $1", [workId])
    await transition(tx, workId, {
      event: 'sign',
      mover: 'owner',
      doer: theSystem,
      now: new Date(),
    })
  })

describe('the roster', () => {
  it('keeps names with roles and pages, by name and page by page', async () => {
    const member = await server.loggedInMember()
    for (const name of ['Chen', 'ann', 'Bo', '陈']) expect((await save(member, { name })).code).toBe(1)
    const first = await list(member, { limit: '2' as never })
    expect(first.items.map(({ name }) => name)).toEqual(['ann', 'Bo'])
    const second = await list(member, { limit: '2' as never, cursor: first.next_cursor ?? '' })
    expect(second.items.map(({ name }) => name)).toEqual(['Chen', '陈'])
    expect(second).toMatchObject({ next_cursor: null, items: [{ ...lin, name: 'Chen' }, {}] })
    expect((await list(member, { search: 'B' })).items).toHaveLength(1)
    expect((await list(member, { search: '%' })).items).toHaveLength(0)
  })

  it('has an end, also where the last ones are saved at the same moment', async () => {
    const member = await server.loggedInMember()
    await server.asOwner(
      `insert into roster_artists (agent_id, member_id, name, created_at)
       select $1, $2, 'Artist ' || number, now() from generate_series(1, $3) as number`,
      [server.agentId, member.memberId, mostArtists - 1],
    )
    const names = Array.from({ length: 8 }, (_, index) => `Last ${index}`)
    const answers = await Promise.all(names.map(name => save(member, { name })))
    expect(answers.map(({ code }) => code).sort()).toEqual([1, ...Array(7).fill(1409)])
  })

  it('says no to a name twice, and drops pages without an id', async () => {
    const member = await server.loggedInMember()
    const { id } = (await save(member)).data as { id: number }
    expect(await save(member)).toMatchObject({ code: 1422, data: { fields: [{ field: 'name' }] } })
    await save(member, { name: 'Wei', channel_ids: [{ channel: 'Spotify', id: '' }] })
    expect((await save(member, { id, name: 'Wei' })).code).toBe(1422)
    expect((await save(member, { id, name: ' ' })).code).toBe(1422)
    const { items } = await list(member)
    expect(items.map(({ name, channel_ids }) => [name, channel_ids.length])).toEqual([
      ['Lin', 1],
      ['Wei', 0],
    ])
  })

  it('shows a picture of one’s own, until it is taken away', async () => {
    const [member, other] = [await server.loggedInMember(), await server.loggedInMember()]
    const send = async (caller: Caller) =>
      (await upload(server, uploadFile, { purpose: 'avatar' }, await picture('png'), caller)).data
        .upload_id as string
    const own = await send(member)
    const { id } = (await save(member, { picture_upload_id: own })).data as { id: number }
    const shown = async () => (await list(member)).items[0]?.picture
    expect(await shown()).toMatch(/^\/avatars\//)
    // What the roster shows outlives the sweep of what nobody uses.
    await server.asOwner("update uploads set created_at = now() - interval '3 days'")
    await server.asOwner('select sweep_unused_uploads()')
    expect(await server.asOwner('select 1 from uploads where id = $1', [own])).toHaveLength(1)
    await save(member, { id })
    expect(await shown()).toMatch(/^\/avatars\//)
    expect((await save(member, { id, picture_upload_id: await send(other) })).code).toBe(1422)
    await save(member, { id, picture_upload_id: null })
    expect(await shown()).toBe('')
  })

  it('of another member is as good as none', async () => {
    const [member, stranger] = [await server.loggedInMember(), await server.loggedInMember()]
    const { id } = (await save(member)).data as { id: number }
    expect((await save(stranger, { id, name: 'Mine now' })).code).toBe(1404)
    expect((await server.call(removeRosterArtist, { id }, stranger)).code).toBe(1404)
    expect((await list(stranger)).items).toEqual([])
    expect((await list(member)).items).toMatchObject([{ id, name: 'Lin' }])
    const names = await server.call(suggestNames, { kind: 'artist', typed: 'Lin' }, stranger)
    expect(names.data).toEqual([])
  })

  it('is shared by a company, and kept by whoever may publish', async () => {
    const owner = await server.loggedInMember()
    const [publisher, reader] = [
      await buildColleague(server, owner.memberId, 'publisher'),
      await buildColleague(server, owner.memberId, 'reader'),
    ]
    const { id } = (await save(publisher)).data as { id: number }
    expect((await list(reader)).items).toMatchObject([{ id }])
    expect((await save(reader, { name: 'Wei' })).code).toBe(1403)
    expect((await server.call(removeRosterArtist, { id }, reader)).code).toBe(1403)
    expect((await server.call(removeRosterArtist, { id }, owner)).code).toBe(1)
    expect((await list(owner)).items).toEqual([])
  })
})

describe('a release that is submitted', () => {
  it('adds whoever it names, and leaves what was written about them', async () => {
    const member = await server.loggedInMember()
    await save(member, { roles: ['producer'] })
    const workId = await buildWork(server, member.memberId, {
      details: {
        artists: [
          {
            name: 'Lin',
            role: 'main',
            channel_ids: [
              { channel: 'spotify', id: 'another' },
              { channel: 'Apple Music', id: '77' },
            ],
          },
          { name: 'Wei', role: 'featured', channel_ids: [{ channel: 'Spotify', id: 'w' }] },
        ],
      },
      tracks: [{ composers: ['Lin', 'Zhao'], lyricists: [''], arrangers: ['Zhao'] }],
    })
    expect((await list(member)).items).toHaveLength(1)
    await submit(workId)
    expect((await list(member)).items).toMatchObject([
      {
        name: 'Lin',
        roles: ['main', 'composer', 'producer', 'performer'],
        channel_ids: [
          { channel: 'Spotify', id: 'spotify:artist:1' },
          { channel: 'Apple Music', id: '77' },
        ],
        used_at: expect.any(String),
      },
      { name: 'Wei', roles: ['featured'], channel_ids: [{ channel: 'Spotify', id: 'w' }] },
      { name: 'Zhao', roles: ['composer', 'arranger'] },
    ])
    const offered = await server.call(suggestNames, { kind: 'contributor', typed: 'zha' }, member)
    expect(offered.data).toEqual(['Zhao'])
  })
})
