import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCatalogueWork } from '#contract/catalogue/calls'
import { claimWork, passContent, passRights, rejectWork } from '#contract/review/calls'
import {
  openReview,
  type ReviewedWork,
  readReviewLyrics,
  readReviewWaveform,
} from '#contract/review/queue-calls'
import { previewAgreement, signAgreement } from '#contract/rights/agreement-calls'
import * as works from '#contract/works/work-calls'
import { signAgreement as signedFor } from '../../../testing/build-release'
import { loggedInStaff } from '../../../testing/build-staff'
import { buildWork } from '../../../testing/build-work'
import { plantCode } from '../../../testing/plant-code'
import { soundLike } from '../../../testing/sound-like'
import { testServer } from '../../../testing/test-server'
import { seedVerifiedPerson } from '../../identity/identity.public'

let server: Awaited<ReturnType<typeof testServer>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
type Staff = Awaited<ReturnType<typeof loggedInStaff>>
let editor: Staff
let rights: Staff

beforeAll(async () => {
  server = await testServer({ hasSites: true })
  member = await server.loggedInMember({ nickname: 'Heron', verifiedAt: new Date() })
  await server.database.change(server.agentId, tx =>
    seedVerifiedPerson(tx, server.services, member.memberId, new Date()),
  )
  editor = await loggedInStaff(server, { name: 'Edith', roles: ['editor'] })
  rights = await loggedInStaff(server, { name: 'Ruth', roles: ['rights'] })
})
afterAll(() => server.close())

async function open(id: number, staff: Staff = editor): Promise<ReviewedWork> {
  const answered = await server.call(openReview, { id }, staff)
  expect(answered.code).toBe(1)
  return answered.data
}

const ok = async (answering: Promise<{ code: number; msg: string }>) => {
  const { code, msg } = await answering
  expect(msg).toBe(code === 1 ? msg : 'no refusal')
}

async function closeAccount(memberId: number) {
  await server.asOwner("update members set state = 'closed' where id = $1", [memberId])
}

async function versionOf(id: number): Promise<number> {
  const { data } = await server.call(works.readWork, { id }, member)
  return (data as { version: number }).version
}

/** The member's way from a draft to review. */
async function submit(id: number) {
  await ok(server.call(works.completeWork, { id, version: await versionOf(id) }, member))
  await ok(server.call(works.chooseScope, { id, version: await versionOf(id) }, member))
  const { data } = await server.call(previewAgreement, { work_id: id }, member)
  const { terms_hash, signer } = data as { terms_hash: string; signer: { name: string } }
  const sms_code = await plantCode(server, member.mobile, 'sign')
  await ok(server.call(signAgreement, { work_id: id, terms_hash, typed_name: signer.name, sms_code }, member))
}

const rename = async (id: number, title: string) =>
  ok(server.call(works.saveWork, { id, version: await versionOf(id), details: { title } }, member))

async function pass(id: number) {
  await ok(server.call(claimWork, { id }, editor))
  await ok(server.call(passContent, { id }, editor))
  await ok(server.call(claimWork, { id }, rights))
  await ok(server.call(passRights, { id }, rights))
}

describe('a work that is opened for review', () => {
  it('shows everything about itself, its member and what may be done', async () => {
    const id = await buildWork(server, member.memberId, { status: '200', title: '夜航' })
    const seen = await open(id)
    expect(seen).toMatchObject({
      work: { id, details: { title: '夜航' }, tracks: [{ position: 1 }], agreements: [] },
      stage: 'content',
      member: { nickname: 'Heron', kind: 'personal', verified: true, name: expect.any(String) },
      claimed_by: null,
      content_passed_by: null,
      earlier: [],
      duplicates: [],
      can: { claim: true, release: false, pass: true, reject: true, obstacle: null },
    })
    expect(seen.materials.map(({ type }) => type)).toEqual(['cover', 'music', 'lyric'])
    expect(seen.channels.length).toBeGreaterThan(5)
    const { hostname, pathname } = new URL(seen.materials[1]?.url ?? '', 'https://site.test')
    expect([hostname, pathname.startsWith('/media/')]).toEqual(['site.test', true])
    await server.call(claimWork, { id }, editor)
    expect(await open(id)).toMatchObject({
      claimed_by: { name: 'Edith' },
      can: { claim: false, release: true, pass: true, reject: true, obstacle: null },
    })
    expect((await open(id, rights)).can).toMatchObject({ pass: false, obstacle: 'other_role' })
    const colleague = await loggedInStaff(server, { roles: ['editor'] })
    expect((await open(id, colleague)).can).toMatchObject({ claim: false, obstacle: 'claimed' })
  })

  it('names who passed the content, and tells that person to leave the rights to another', async () => {
    const twoHats = await loggedInStaff(server, { name: 'Bo', roles: ['editor', 'rights'] })
    const id = await buildWork(server, member.memberId, { status: '200' })
    await server.call(claimWork, { id }, twoHats)
    await server.call(passContent, { id }, twoHats)
    const seen = await open(id, twoHats)
    expect(seen).toMatchObject({
      stage: 'rights',
      content_passed_by: { name: 'Bo' },
      can: { claim: false, pass: false, obstacle: 'own_content' },
    })
    expect(seen.history[0]).toMatchObject({ event: 'passContent', by: 'staff', name: 'Bo' })
    const { data } = await server.call(works.readTimeline, { id }, member)
    expect((data as { entries: { name: string | null }[] }).entries[0]?.name).toBeNull()
  })

  it('stands beside what was handed in before', async () => {
    const id = await buildWork(server, member.memberId, { title: 'First words' })
    await submit(id)
    expect((await open(id)).earlier).toEqual([])
    await server.call(claimWork, { id }, editor)
    const reasons = [{ field: 'title', text: 'Please spell it out', second: null }]
    await ok(server.call(rejectWork, { id, reasons }, editor))
    await ok(server.call(works.reviseWork, { id }, member))
    await rename(id, 'Second words')
    await submit(id)
    const seen = await open(id)
    expect(seen.work.details.title).toBe('Second words')
    expect(seen.earlier).toHaveLength(1)
    expect(seen.earlier[0]).toMatchObject({
      kind: 'submission',
      content: { details: { title: 'First words' } },
    })
    expect(seen.earlier[0]?.content.materials.map(({ sha256 }) => sha256)).toEqual(
      seen.materials.map(({ sha256 }) => sha256),
    )
    expect(seen.earlier[0]?.content.tracks.map(track => track.id)).toEqual(
      seen.work.tracks.map(track => track.id),
    )
    expect(seen.member.rejected).toBeGreaterThan(0)
  })

  it('stands beside what is online when it revises it', async () => {
    const id = await buildWork(server, member.memberId, { title: 'Online' })
    await submit(id)
    await pass(id)
    const begun = await server.call(works.startRevision, { id, purpose: 'revision' }, member)
    const { id: revision } = begun.data as { id: number }
    await rename(revision, 'Better')
    await submit(revision)
    const seen = await open(revision)
    expect(seen.work).toMatchObject({ revision_of: id, status: '201', details: { title: 'Better' } })
    expect(seen.earlier).toMatchObject([{ kind: 'online', content: { details: { title: 'Online' } } }])
    expect(seen.work.tracks[0]?.revises).toBe(seen.earlier[0]?.content.tracks[0]?.id)
    expect(seen.history.some(({ event }) => event === 'passRights')).toBe(true)
    await pass(revision)
    expect((await open(id)).work.details.title).toBe('Better')
  })

  it('is still there after a recall, with nothing to do', async () => {
    const id = await buildWork(server, member.memberId, { status: '200' })
    await server.call(works.recallWork, { id }, member)
    expect(await open(id)).toMatchObject({
      stage: null,
      can: { claim: false, pass: false, reject: false, obstacle: 'not_in_review' },
    })
  })

  it('is not found as long as it was never handed in, nor at another agent', async () => {
    const draft = await buildWork(server, member.memberId)
    expect((await server.call(openReview, { id: draft }, editor)).status).toBe(404)
    const [material] = await server.asOwner<{ id: string }>(
      "select id from materials where work_id = $1 and type = 'music'",
      [draft],
    )
    const file = { id: Number(material?.id) }
    expect((await server.call(readReviewWaveform, file, editor)).status).toBe(404)
    expect((await server.call(readReviewLyrics, file, editor)).status).toBe(404)
    const id = await buildWork(server, member.memberId, { status: '200' })
    const agentId = await server.anotherSite('open-stranger.test')
    const stranger = await loggedInStaff({ ...server, agentId }, { roles: ['editor', 'rights'] })
    const caller = { ...stranger, headers: { host: 'open-stranger.test' } }
    expect((await server.call(openReview, { id }, caller)).status).toBe(404)
    expect((await server.call(claimWork, { id }, caller)).status).toBe(404)
  })
})

describe('the files of a reviewed work', () => {
  it('are drawn and read as its member sees them', async () => {
    const id = await buildWork(server, member.memberId, { status: '200' })
    const { materials } = await open(id)
    const of = (type: string) => materials.find(material => material.type === type)
    const outline = Buffer.from(Int8Array.from([-5, 5, -9, 9]).buffer).toString('base64')
    await server.asOwner('update stored_files set analysis = $2 where sha256 = $1', [
      Buffer.from(of('music')?.sha256 ?? '', 'hex'),
      JSON.stringify({ version: 1, format: 'wav', audio: { duration: 31, outline } }),
    ])
    const drawn = await server.call(readReviewWaveform, { id: of('music')?.id ?? 0 }, editor)
    expect(drawn.data).toEqual({ duration: 31, peaks: [-5, 5, -9, 9], tone: [] })
    const key = `masters/${of('lyric')?.sha256}`
    await server.services.storage.write(key, Buffer.from('[00:01.00]夜航'))
    const read = await server.call(readReviewLyrics, { id: of('lyric')?.id ?? 0 }, rights)
    expect(read.data).toEqual({
      text: '[00:01.00]夜航',
      is_timed: true,
      encoding: 'UTF-8',
      is_certain: true,
    })
    expect((await server.call(readReviewLyrics, { id: of('music')?.id ?? 0 }, rights)).status).toBe(404)
  })
})

/** Another number, another recording. */
function codesOf(seed: number): number[] {
  let state = seed
  return Array.from({ length: 400 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return state ^ (state >>> 15)
  })
}

describe('the same recording in other works', () => {
  it('is found with its place in time, but for drafts of others and revisions of the same work', async () => {
    const other = await server.loggedInMember({ nickname: 'Swan' })
    const codes = codesOf(7)
    const cut = codes.slice(40)
    const [own, stolen, draft, unlike] = [
      await buildWork(server, member.memberId, { status: '200', title: 'Mine' }),
      await buildWork(server, other.memberId, { status: '991', title: 'Theirs' }),
      await buildWork(server, other.memberId, { title: 'A draft' }),
      await buildWork(server, other.memberId, { status: '991', title: 'Another song' }),
    ]
    await soundLike(server, own, codes)
    await soundLike(server, stolen, cut)
    await soundLike(server, draft, codes)
    await soundLike(server, unlike, codesOf(8))
    const { duplicates, materials } = await open(own)
    expect(duplicates).toMatchObject([
      {
        material_id: materials.find(({ type }) => type === 'music')?.id,
        work: { id: stolen, title: 'Theirs', status: '991', member: { nickname: 'Swan' } },
        likeness: 1,
        offset: -4.95,
        is_same_member: false,
      },
    ])
  })
})

describe('what a closed account left', () => {
  it('is not opened by way of its review: neither agreements nor files', async () => {
    const leaving = await server.loggedInMember()
    const id = await buildWork(server, leaving.memberId, { title: 'Left behind' })
    await server.asOwner("update works set status = '981', submitted_at = now() where id = $1", [id])
    await signedFor(server, id, 0.8, '2026-01-01')
    expect((await open(id, rights)).work.agreements).toHaveLength(1)
    const [material] = await server.asOwner<{ id: number }>(
      'select id::int from materials where work_id = $1 limit 1',
      [id],
    )
    const waveform = () => server.call(readReviewWaveform, { id: material?.id as number }, rights)
    expect((await waveform()).code).toBe(1)
    await closeAccount(leaving.memberId)
    expect((await server.call(openReview, { id }, rights)).status).toBe(404)
    expect((await waveform()).status).toBe(404)
    // Where one is opened with a reason.
    const catalogue = await server.call(readCatalogueWork, { id }, rights)
    expect(catalogue.data).toMatchObject({ work: { agreements: [{}] }, can: { review: false } })
  })
})
