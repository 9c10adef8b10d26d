// A measure is on a recording: whoever takes the track out and puts the same recording in again has not got round it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endInfringementHold, nameInfringingWork } from '#contract/infringement/desk-calls'
import { passRights } from '#contract/review/calls'
import { previewAgreement, signAgreement } from '#contract/rights/agreement-calls'
import * as works from '#contract/works/work-calls'
import { loggedInStaff } from '../../testing/build-staff'
import { buildWork, type WantedWork } from '../../testing/build-work'
import { infringementKit } from '../../testing/infringement-kit'
import { plantCode } from '../../testing/plant-code'
import { soundLike } from '../../testing/sound-like'
import { type Caller, testServer } from '../../testing/test-server'
import { seedVerifiedPerson } from '../identity/identity.public'

let server: Awaited<ReturnType<typeof testServer>>
let rights: Caller
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let kit: ReturnType<typeof infringementKit>
beforeAll(async () => {
  server = await testServer()
  rights = await loggedInStaff(server, { roles: ['rights'] })
  member = await server.loggedInMember({ nickname: 'Heron', verifiedAt: new Date() })
  await server.database.change(server.agentId, tx =>
    seedVerifiedPerson(tx, server.services, member.memberId, new Date()),
  )
  kit = infringementKit({ server, rights, member })
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

/** A claim with its measure, about the first of so many tracks. */
async function measured(tracks = 1) {
  const made = await kit.opened({ tracks, oneTrack: tracks > 1 })
  expect((await kit.move(made.id, 'takeMeasure')).code).toBe(1)
  return made
}

const fileOf = async (workId: number) => {
  const [row] = await server.asOwner<{ sha256: Buffer }>(
    "select sha256 from materials where work_id = $1 and type = 'music' order by track_id limit 1",
    [workId],
  )
  return row?.sha256 as Buffer
}
const sameFile = async (workId: number, from: number, trackId?: number) =>
  server.asOwner(
    `update materials set sha256 = $2 where work_id = $1 and type = 'music'
       and track_id = coalesce($3, (select min(id) from tracks where work_id = $1))`,
    [workId, await fileOf(from), trackId ?? null],
  )
const versioned = async (id: number) => {
  const [row] = await server.asOwner<{ version: number }>(
    'select version::int as version from works where id = $1',
    [id],
  )
  return { id, version: row?.version as number }
}
const complete = async (id: number, as: Caller = member) =>
  server.call(works.completeWork, await versioned(id), as)
const statusOf = async (id: number) =>
  (await server.asOwner<{ status: string }>('select status from works where id = $1', [id]))[0]?.status
const refused = { status: 409, msg: expect.stringMatching(/claim of infringement \(C\d{6}\)/) }
const draft = (wanted: WantedWork = {}, memberId = member.memberId) => buildWork(server, memberId, wanted)
const codes = (salt: number) =>
  Array.from({ length: 400 }, (_, at) => Math.imul(at + 7 + salt * 997, 0x9e3779b1))
const disputedCodes = async (caseId: number) =>
  (
    await server.asOwner<{ isrc: string }>(
      'select isrc from disputed_recordings where case_id = $1 order by 1',
      [caseId],
    )
  ).map(({ isrc }) => isrc)

describe('a recording under a measure', () => {
  it.each<[string, (workId: number, from: { workId: number; isrc: string }) => Promise<unknown>]>([
    [
      'code',
      (workId, { isrc }) =>
        server.asOwner(
          `update tracks set details = jsonb_set(details, '{isrc}', to_jsonb($2::text)) where work_id = $1`,
          [workId, isrc],
        ),
    ],
    ['file', (workId, from) => sameFile(workId, from.workId)],
    [
      'sound',
      async (workId, from) => {
        await soundLike(server, from.workId, codes(1))
        await soundLike(server, workId, codes(1))
      },
    ],
  ])('is not submitted in another work by its %s, until the case has ended', async (_, copy) => {
    const made = await measured()
    const again = await draft()
    await copy(again, made)
    expect(await complete(again)).toMatchObject(refused)
    expect(await statusOf(again)).toBe('00')
    await kit.move(made.id, 'reject')
    expect((await complete(again)).code).toBe(1)
  })

  it('stays refused when the claim was upheld', async () => {
    const made = await measured()
    const again = await draft()
    await sameFile(again, made.workId)
    await server.asOwner("update infringement_cases set due_at = now() - interval '1 minute' where id = $1", [
      made.id,
    ])
    expect((await kit.move(made.id, 'uphold')).code).toBe(1)
    expect(await complete(again)).toMatchObject(refused)
  })

  it('is another matter with another member, who may be the one it belongs to', async () => {
    const made = await measured()
    const other = await server.loggedInMember()
    const theirs = await draft({}, other.memberId)
    await sameFile(theirs, made.workId)
    expect((await complete(theirs, other)).code).toBe(1)
  })

  it('leaves what sounds otherwise alone', async () => {
    const made = await measured()
    const own = await draft()
    await soundLike(server, made.workId, codes(2))
    await soundLike(server, own, codes(3))
    expect((await complete(own)).code).toBe(1)
  })

  it('is neither signed for nor passed when the measure came in between', async () => {
    const { id, workId } = await kit.opened()
    const signed = await draft({ status: '100' })
    const reviewed = await draft({ status: '300' })
    const corrected = await draft({ status: '11' })
    await server.asOwner(`update works set reasons = '[{}]' where id = $1`, [corrected])
    for (const again of [signed, reviewed, corrected]) await sameFile(again, workId)
    const { data } = await server.call(previewAgreement, { work_id: signed }, member)
    const { terms_hash, signer } = data as { terms_hash: string; signer: { name: string } }
    const sign = async () => {
      const sms_code = await plantCode(server, member.mobile, 'sign')
      const input = { work_id: signed, terms_hash, typed_name: signer.name, sms_code }
      return server.call(signAgreement, input, member)
    }
    const pass = () => server.call(passRights, { id: reviewed }, rights)
    await kit.move(id, 'takeMeasure')
    expect(await sign()).toMatchObject(refused)
    expect(await pass()).toMatchObject(refused)
    const again = server.call(works.submitWorkAgain, await versioned(corrected), member)
    expect(await again).toMatchObject(refused)
    await kit.move(id, 'reject')
    expect((await sign()).code).toBe(1)
    expect((await pass()).code).toBe(1)
  })

  it('does not come with a supplement to another release', async () => {
    const made = await measured()
    const online = await draft({ status: '991' })
    await sameFile(online, made.workId)
    const { data } = await server.call(works.startRevision, { id: online, purpose: 'supplement' }, member)
    const { id } = data as { id: number }
    expect(await server.call(works.submitSupplement, { id }, member)).toMatchObject(refused)
  })
})

describe('a release of which one track is under a measure', () => {
  const revisionOf = async (workId: number) =>
    (
      (await server.call(works.startRevision, { id: workId, purpose: 'revision' }, member)).data as {
        id: number
      }
    ).id
  const firstTrack = async (workId: number) =>
    (
      await server.asOwner<{ id: number }>(
        'select id::int as id from tracks where work_id = $1 order by position limit 1',
        [workId],
      )
    )[0]?.id as number

  it('is revised with it, and the track stays withdrawn', async () => {
    const { workId } = await measured(2)
    expect((await complete(await revisionOf(workId))).code).toBe(1)
  })

  it('does not get it back as a new track, and what it earned stays in dispute', async () => {
    const { id, workId, isrc } = await measured(2)
    const revision = await revisionOf(workId)
    const gone = await firstTrack(revision)
    const [moved] = await server.asOwner<{ id: number }>(
      `insert into tracks (agent_id, work_id, position, details) select agent_id, work_id, 3, details from tracks where id = $1
       returning id::int as id`,
      [gone],
    )
    await server.asOwner('update materials set track_id = $2 where track_id = $1', [gone, moved?.id])
    const removal = { ...(await versioned(revision)), track_id: gone }
    expect((await server.call(works.removeTrack, removal, member)).code).toBe(1)
    expect(await complete(revision)).toMatchObject({
      ...refused,
      msg: expect.stringContaining('Without this track'),
    })
    const again = { ...(await versioned(revision)), track_id: moved?.id as number }
    expect((await server.call(works.removeTrack, again, member)).code).toBe(1)
    expect((await complete(revision)).code).toBe(1)
    await server.asOwner("update works set status = '301', submitted_at = now() where id = $1", [revision])
    expect((await server.call(passRights, { id: revision }, rights)).code).toBe(1)
    expect(await server.asOwner('select id from tracks where work_id = $1', [workId])).toHaveLength(1)
    expect(await disputedCodes(id)).toEqual([isrc])
    await kit.move(id, 'reject')
    expect(await disputedCodes(id)).toEqual([])
  })

  it('in review goes on without the track, and not with it', async () => {
    const { id, workId } = await kit.opened({ tracks: 2, oneTrack: true })
    await server.asOwner("update works set status = '300', submitted_at = now() where id = $1", [workId])
    await kit.move(id, 'takeMeasure')
    const pass = () => server.call(passRights, { id: workId }, rights)
    expect(await pass()).toMatchObject({ ...refused, msg: expect.stringContaining('Without this track') })
    await server.asOwner('delete from tracks where id = $1', [await firstTrack(workId)])
    expect((await pass()).code).toBe(1)
  })
})

describe('income', () => {
  it('is in dispute wherever the member has the recording, under whatever code', async () => {
    const { id, workId, isrc } = await kit.opened()
    const [file, sound] = [await kit.opened(), await kit.opened()]
    await sameFile(file.workId, workId)
    await soundLike(server, workId, codes(4))
    await soundLike(server, sound.workId, codes(4))
    const other = await server.loggedInMember()
    const theirs = await draft({ status: '991' }, other.memberId)
    await server.asOwner("update tracks set isrc = 'CNT019999999' where work_id = $1", [theirs])
    await sameFile(theirs, workId)
    await kit.hold(id)
    expect(await disputedCodes(id)).toEqual([isrc, file.isrc].sort())
    await kit.move(id, 'takeMeasure')
    expect(await disputedCodes(id)).toEqual([isrc, file.isrc, sound.isrc].sort())
  })

  it('is that of the release which staff name in the end, once the hold for another one has ended', async () => {
    const { id } = await kit.opened()
    await kit.hold(id)
    const { workId, isrc } = await kit.opened()
    const name = () => server.call(nameInfringingWork, { id, work_id: workId, track_id: null }, rights)
    expect(await name()).toMatchObject({ status: 409 })
    await server.call(endInfringementHold, { id, reason: 'another recording' }, rights)
    expect(await name()).toMatchObject({ code: 1 })
    expect(await disputedCodes(id)).toEqual([])
    await kit.hold(id)
    expect(await disputedCodes(id)).toEqual([isrc])
  })
})
