// What a draft takes, what it refuses, and for whom. Saving and versions in their usual course stand in works.api.test.ts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InputOf, OutputOf } from '#contract/call'
import { emptyRelease, emptyTrack } from '#contract/works/work'
import {
  changeWorks,
  copyWork,
  createWork,
  deleteDraft,
  discardRevision,
  listWorks,
  readTimeline,
  readWork,
  restoreDraft,
  saveWork,
  startRevision,
  suggestNames,
} from '#contract/works/work-calls'
import { buildColleague } from '../../../testing/build-colleague'
import { buildWork } from '../../../testing/build-work'
import { arrive } from '../../../testing/materials'
import { type Caller, testServer } from '../../../testing/test-server'
import { noteName } from './names.queries'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const read = async (caller: Caller, id: number) =>
  (await server.call(readWork, { id }, caller)).data as OutputOf<typeof readWork>
const save = async (caller: Caller, id: number, changes: Partial<InputOf<typeof saveWork>>) => {
  const { version } = await read(caller, id)
  return server.call(saveWork, { id, version, ...changes }, caller)
}
const found = async (caller: Caller, search: string) =>
  ((await server.call(listWorks, { search }, caller)).data as OutputOf<typeof listWorks>).items.map(
    ({ id }) => id,
  )
const eventsOf = async (caller: Caller, id: number) =>
  ((await server.call(readTimeline, { id }, caller)).data as OutputOf<typeof readTimeline>).entries.map(
    ({ event }) => event,
  )

describe('a new draft', () => {
  const begin = async (member: Caller, kind: 'single' | 'album' = 'single') => {
    const { data } = await server.call(createWork, { kind }, member)
    return read(member, (data as OutputOf<typeof createWork>).id)
  }
  const guest = { name: 'Guest', role: 'featured' as const, channel_ids: [] }
  const lead = { name: 'Nightsail', role: 'main' as const, channel_ids: [{ channel: 'spotify', id: 'x' }] }

  it('begins like the release before, without its guests, its title and what is a declaration', async () => {
    const member = await server.loggedInMember()
    const details = { artists: [lead, guest], label: 'Delta', genre: 'folk' as const, upc: '4006381333931' }
    await buildWork(server, member.memberId, {
      status: '400',
      details: { ...details, p_line: { year: 2001, owner: 'Nightsail' }, c_line: { year: null, owner: '' } },
    })
    await server.asOwner('update works set submitted_at = now() where member_id = $1', [member.memberId])
    const { details: begun, tracks, scope } = await begin(member)
    const year = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear()
    expect(begun).toEqual({
      ...emptyRelease,
      artists: [lead],
      label: 'Delta',
      genre: 'folk',
      language: 'zh',
      p_line: { year, owner: 'Nightsail' },
    })
    expect(tracks[0]?.details).toEqual({ ...emptyTrack, language: 'zh', performers: ['Nightsail'] })
    expect(scope.release_date).toBeNull()
    expect((await begin(member, 'album')).tracks).toEqual([])
  })

  it('begins empty where nothing was submitted, also beside somebody else’s release', async () => {
    const other = await server.loggedInMember()
    await buildWork(server, other.memberId, { status: '991' })
    await server.asOwner('update works set submitted_at = now() where member_id = $1', [other.memberId])
    const member = await server.loggedInMember()
    await buildWork(server, member.memberId)
    expect((await begin(member)).details).toEqual(emptyRelease)
  })
})

describe('saving a draft', () => {
  it('merges the rights of a track field by field', async () => {
    const member = await server.loggedInMember()
    const id = await buildWork(server, member.memberId)
    const trackId = (await read(member, id)).tracks[0]?.id ?? 0
    await save(member, id, {
      tracks: [{ id: trackId, details: { rights: { source: 5, licence_number: 'L-7' } } }],
    })
    await save(member, id, { tracks: [{ id: trackId, details: { rights: { valid_to: '2031-05-01' } } }] })
    expect((await read(member, id)).tracks[0]?.details).toMatchObject({
      title: 'Night sailing',
      composers: ['Lin'],
      rights: { property: 1, source: 5, licence_number: 'L-7', valid_to: '2031-05-01' },
    })
  })

  it('keeps nothing of a request that names a track of another work, also one of the same member', async () => {
    const member = await server.loggedInMember()
    const [id, other] = [await buildWork(server, member.memberId), await buildWork(server, member.memberId)]
    const before = await read(member, id)
    const foreign = (await read(member, other)).tracks[0]?.id ?? 0
    const refused = await save(member, id, {
      details: { title: 'Changed' },
      tracks: [
        { id: before.tracks[0]?.id ?? 0, details: { title: 'Changed' } },
        { id: foreign, details: { title: 'Changed' } },
      ],
    })
    expect(refused.code).toBe(1404)
    expect(await read(member, id)).toEqual(before)
    expect((await read(member, other)).tracks[0]?.details.title).toBe('Night sailing')
  })

  it('tells whoever stands on an older version which one is current', async () => {
    const member = await server.loggedInMember()
    const id = await buildWork(server, member.memberId)
    const { version } = await read(member, id)
    await save(member, id, { details: { label: 'First' } })
    const refused = await server.call(saveWork, { id, version, scope: { if_late: 'ask' } }, member)
    expect(refused).toMatchObject({ code: 1409, data: { version: version + 1 } })
    expect((await read(member, id)).scope.if_late).toBe('move')
  })

  it('takes the scope for as long as it is being chosen, and the information only before', async () => {
    const member = await server.loggedInMember()
    const scope = { if_late: 'ask' as const }
    for (const [status, information, range] of [
      ['01', 1, 1],
      ['10', 1409, 1],
      ['11', 1409, 1],
      ['100', 1409, 1409],
      ['200', 1409, 1409],
      ['991', 1409, 1409],
    ] as const) {
      const id = await buildWork(server, member.memberId, { status })
      const codes = [
        (await save(member, id, { details: { label: 'River' }, scope })).code,
        (await save(member, id, { scope })).code,
      ]
      expect(codes, status).toEqual([information, range])
      const { details, scope: kept } = await read(member, id)
      expect(details.label, status).toBe(information === 1 ? 'River' : '')
      expect(kept.if_late, status).toBe(range === 1 ? 'ask' : 'move')
    }
  })

  it('changes nothing of a supplement but its materials', async () => {
    const member = await server.loggedInMember()
    const id = await buildWork(server, member.memberId, { status: '991' })
    const started = await server.call(startRevision, { id, purpose: 'supplement' }, member)
    const supplement = (started.data as { id: number }).id
    expect((await save(member, supplement, { details: { title: 'Other' } })).code).toBe(1409)
    expect((await save(member, supplement, { scope: { if_late: 'ask' } })).code).toBe(1409)
  })

  it('is refused while the draft lies in the bin, or after its revision was given up', async () => {
    const member = await server.loggedInMember()
    const binned = await buildWork(server, member.memberId)
    await server.call(deleteDraft, { id: binned }, member)
    expect((await save(member, binned, { details: { title: 'Late' } })).code).toBe(1409)
    const id = await buildWork(server, member.memberId, { status: '991' })
    const started = await server.call(startRevision, { id, purpose: 'revision' }, member)
    const revision = (started.data as { id: number }).id
    await server.call(discardRevision, { id: revision }, member)
    expect((await save(member, revision, { scope: { if_late: 'ask' } })).code).toBe(1409)
  })

  it('names nobody twice, keeps no empty name, and refuses what a field does not know', async () => {
    const member = await server.loggedInMember()
    const id = await buildWork(server, member.memberId)
    const trackId = (await read(member, id)).tracks[0]?.id ?? 0
    const composers = ['Lin', '  Lin ', '', 'Ｌin', 'Zhou']
    await save(member, id, { tracks: [{ id: trackId, details: { composers } }] })
    const kept = (await read(member, id)).tracks[0]?.details.composers
    expect(kept?.filter(name => name === 'Lin')).toHaveLength(1)
    expect(kept).not.toContain('')
    expect(kept).toContain('Zhou')
    const { version } = await read(member, id)
    for (const wrong of [
      { scope: { territory: { worldwide: false, countries: ['cn'] } } },
      { details: { genre: 'noise' } },
      { details: { original_release_date: '2026-02-30' } },
      { tracks: [{ id: trackId, details: { rights: { source: 9 } } }] },
    ])
      expect((await server.send(saveWork, { id, version, ...wrong }, member)).code).toBe(1422)
    expect((await read(member, id)).version).toBe(version)
  })

  it('lets the work be found by what it says now, and no longer by what it said', async () => {
    const member = await server.loggedInMember()
    const id = await buildWork(server, member.memberId, { title: '旧名字' })
    const trackId = (await read(member, id)).tracks[0]?.id ?? 0
    await save(member, id, {
      details: { title: '新名字', upc: '690123456789' },
      tracks: [{ id: trackId, details: { title: '灯塔', isrc: 'CNA012600001' } }],
    })
    for (const search of ['新名', '灯塔', 'cna0126', '690123'])
      expect(await found(member, search)).toEqual([id])
    expect(await found(member, '旧名')).toEqual([])
  })
})

describe('a company’s drafts', () => {
  it('are written by its publishers, read by all, and deleted by the owner alone', async () => {
    const owner = await server.loggedInMember({ groupId: 2 })
    const id = await buildWork(server, owner.memberId)
    const publisher = await buildColleague(server, owner.memberId, 'publisher')
    expect((await save(publisher, id, { details: { label: 'By a colleague' } })).code).toBe(1)
    expect((await server.call(createWork, { kind: 'single' }, publisher)).code).toBe(1)
    for (const role of ['finance', 'reader'] as const) {
      const colleague = await buildColleague(server, owner.memberId, role)
      expect((await read(colleague, id)).details.label).toBe('By a colleague')
      expect((await save(colleague, id, { details: { label: 'Changed' } })).code, role).toBe(1403)
      expect((await server.call(createWork, { kind: 'single' }, colleague)).code, role).toBe(1403)
    }
    for (const refused of [
      await server.call(deleteDraft, { id }, publisher),
      await server.call(changeWorks, { ids: [id], action: 'delete' }, publisher),
      await server.call(restoreDraft, { id }, publisher),
    ])
      expect(refused.code).toBe(1403)
    expect((await read(owner, id)).details.label).toBe('By a colleague')
    const { items } = (await server.call(listWorks, {}, publisher)).data as OutputOf<typeof listWorks>
    expect(items.map(row => row.can.delete)).toEqual([false, false])
    expect(items.map(row => row.can.edit)).toEqual([true, true])
  })
})

describe('the bin', () => {
  it('takes what never was released, whatever way it came back, and nothing else', async () => {
    const member = await server.loggedInMember()
    const rejected = await buildWork(server, member.memberId, { status: '01' })
    const again = await buildWork(server, member.memberId, { status: '981' })
    await server.asOwner("update works set status = '01' where id = $1", [again])
    const online = await buildWork(server, member.memberId, { status: '991' })
    const started = await server.call(startRevision, { id: online, purpose: 'revision' }, member)
    const revision = (started.data as { id: number }).id
    expect((await server.call(deleteDraft, { id: rejected }, member)).code).toBe(1)
    expect((await server.call(deleteDraft, { id: again }, member)).msg).toMatch(/released/)
    expect((await server.call(deleteDraft, { id: revision }, member)).code).toBe(1409)
  })

  it('notes each way once, however often a button is pressed', async () => {
    const member = await server.loggedInMember()
    const { id } = (await server.call(createWork, { kind: 'album' }, member)).data as { id: number }
    const twice = (call: typeof deleteDraft | typeof restoreDraft) =>
      Promise.all([server.call(call, { id }, member), server.call(call, { id }, member)])
    for (const { code } of [...(await twice(deleteDraft)), ...(await twice(restoreDraft))])
      expect(code).toBe(1)
    expect(await eventsOf(member, id)).toEqual(['restore', 'delete', 'create'])
  })
})

describe('several works at once', () => {
  it('are each done once, and another’s is as good as none', async () => {
    const [member, stranger] = [await server.loggedInMember(), await server.loggedInMember()]
    const own = await buildWork(server, member.memberId, { status: '200' })
    const foreign = await buildWork(server, stranger.memberId, { status: '200' })
    const answered = await server.call(changeWorks, { ids: [foreign, own, own], action: 'recall' }, member)
    expect(answered.data).toEqual([
      { id: own, problem: null },
      { id: foreign, problem: expect.stringMatching(/\S/) },
    ])
    expect((await read(member, own)).status).toBe('00')
    expect((await read(stranger, foreign)).status).toBe('200')
    expect(await eventsOf(member, own)).toEqual(['recall'])
  })

  it('are taken down with a reason, and not at all without one', async () => {
    const member = await server.loggedInMember()
    const id = await buildWork(server, member.memberId, { status: '991' })
    expect((await server.call(changeWorks, { ids: [id], action: 'take_down' }, member)).code).toBe(1422)
    expect((await read(member, id)).status).toBe('991')
    const reason = 'The label asked for it'
    await server.call(changeWorks, { ids: [id], action: 'take_down', reason }, member)
    expect((await read(member, id)).status).toBe('980')
  })
})

describe('what several works would become', () => {
  it('is said by the rules themselves and changes nothing', async () => {
    const member = await server.loggedInMember()
    const free = await buildWork(server, member.memberId, { status: '200' })
    const online = await buildWork(server, member.memberId, { status: '991' })
    const before = [await read(member, free), await read(member, online)]
    const asked = (action: 'recall' | 'take_down', only_ask: boolean) =>
      server.call(changeWorks, { ids: [free, online], action, only_ask }, member)
    const recalled = [
      { id: free, problem: null },
      { id: online, problem: expect.stringMatching(/^Only releases that are complete/) },
    ]
    expect((await asked('recall', true)).data).toEqual(recalled)
    // Taking down wants a reason, but not yet when it is only asked about.
    expect((await asked('take_down', true)).data).toEqual([
      { id: free, problem: expect.stringMatching(/\S/) },
      { id: online, problem: null },
    ])
    expect([await read(member, free), await read(member, online)]).toEqual(before)
    expect(await eventsOf(member, free)).toEqual([])
    expect((await asked('recall', false)).data).toEqual(recalled)
    expect((await read(member, free)).status).toBe('00')
  })
})

describe('a copy of a release', () => {
  const copy = (caller: Caller, id: number) => server.call(copyWork, { id }, caller)
  const filesOf = (workId: number) =>
    server.asOwner<{ sha256: Buffer; file_name: string; state: string }>(
      'select sha256, file_name, state from materials where work_id = $1 order by type',
      [workId],
    )

  it('is a draft with everything but codes and date, and shares the files that are there', async () => {
    const member = await server.loggedInMember()
    const id = await buildWork(server, member.memberId, {
      status: '991',
      kind: 'album',
      details: { upc: '691234567890' },
      tracks: [{ isrc: 'CNA122600001' }, { isrc: 'CNA122600002', title: 'Second' }],
    })
    const [first] = (await read(member, id)).tracks
    const stays = Buffer.from('a song that is there')
    const song = { memberId: member.memberId, workId: id, trackId: first?.id, type: 'music' as const }
    await arrive(server, { ...song, fileName: 'here.wav', body: stays })
    const { code, data } = await copy(member, id)
    expect(code).toBe(1)
    const made = data as OutputOf<typeof copyWork>
    // Everything the builder makes has a row and no bytes.
    expect(made.without.sort()).toEqual(['cover.bin', 'lyric.bin', 'lyric.bin', 'music.bin'])
    const draft = await read(member, made.id)
    expect(draft).toMatchObject({ status: '00', kind: 'album', upc: null, can: { edit: true, delete: true } })
    expect(draft.details).toMatchObject({ title: 'Night sailing', upc: '', artists: [{ name: 'Lin' }] })
    expect(draft.scope.release_date).toBeNull()
    expect(draft.tracks.map(({ details, isrc }) => [details.title, details.isrc, isrc])).toEqual([
      ['Night sailing', '', null],
      ['Second', '', null],
    ])
    expect(await filesOf(made.id)).toEqual([
      { sha256: expect.anything(), file_name: 'here.wav', state: 'waiting' },
    ])
    const kept = await server.asOwner<{ count: number }>(
      'select count(*)::int from stored_files f join materials m on m.sha256 = f.sha256 where m.work_id = any ($1) and m.type = $2',
      [[id, made.id], 'music'],
    )
    expect(kept).toEqual([{ count: 3 }])
    const { entries } = (await server.call(readTimeline, { id: made.id }, member)).data as OutputOf<
      typeof readTimeline
    >
    expect(entries).toMatchObject([{ event: 'copy', note: expect.stringContaining('music.bin') }])
    expect((await read(member, id)).status).toBe('991')
  })

  it('has a check of its own where the first one is still under way', async () => {
    const member = await server.loggedInMember()
    const id = await buildWork(server, member.memberId, { without: ['cover', 'lyric', 'music'] })
    await arrive(server, { memberId: member.memberId, workId: id, type: 'cover', body: Buffer.from('cover') })
    const { id: copyId, without } = (await copy(member, id)).data as OutputOf<typeof copyWork>
    expect(without).toEqual([])
    const waiting = await server.asOwner(
      `select 1 from graphile_worker.jobs j join materials m on j.key = 'checkMaterial ' || m.id where m.work_id = $1`,
      [copyId],
    )
    expect(waiting).toHaveLength(1)
  })

  it('is made of one’s own releases alone, by whoever may publish, and not from the bin', async () => {
    const [owner, stranger] = [await server.loggedInMember(), await server.loggedInMember()]
    const id = await buildWork(server, owner.memberId, { status: '991' })
    const reader = await buildColleague(server, owner.memberId, 'reader')
    expect((await copy(stranger, id)).code).toBe(1404)
    expect((await copy(reader, id)).code).toBe(1403)
    const { id: revision } = (await server.call(startRevision, { id, purpose: 'revision' }, owner)).data as {
      id: number
    }
    expect((await copy(owner, revision)).code).toBe(1409)
    const draft = await buildWork(server, owner.memberId)
    await server.call(deleteDraft, { id: draft }, owner)
    expect((await copy(owner, draft)).code).toBe(1409)
    expect((await read(owner, id)).can.copy).toBe(true)
    expect((await read(owner, draft)).can.copy).toBe(false)
  })
})

describe('names that were used', () => {
  it('are the member’s own, people apart from labels, the ten latest first', async () => {
    const [member, stranger] = [await server.loggedInMember(), await server.loggedInMember()]
    await server.database.change(server.agentId, async tx => {
      const at = (second: number) => new Date(1_790_000_000_000 + second * 1000)
      for (let index = 0; index < 12; index++)
        await noteName(tx, member.memberId, 'artist', `River ${index}`, at(index))
      await noteName(tx, member.memberId, 'contributor', 'River 3', at(90))
      await noteName(tx, member.memberId, 'label', 'River Records', at(99))
      await noteName(tx, stranger.memberId, 'artist', 'River of a stranger', at(99))
    })
    const asked = async (kind: 'artist' | 'label' | 'contributor', typed: string) =>
      (await server.call(suggestNames, { kind, typed }, member)).data as string[]
    const people = ['River 3', ...[11, 10, 9, 8, 7, 6, 5, 4, 2].map(number => `River ${number}`)]
    expect(await asked('artist', 'riv')).toEqual(people)
    expect(await asked('contributor', 'RIVER')).toEqual(people)
    expect(await asked('label', '')).toEqual(['River Records'])
    expect(await asked('artist', 'R%r')).toEqual([])
  })
})
