import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { addCodeRange, closeCodeRange, listCodeRanges, setCodeAlarms } from '#contract/release-codes/calls'
import { isUpc } from '#contract/release-codes/code-formats'
import { claimWork, passRights } from '#contract/review/calls'
import { loggedInStaff } from '../../testing/build-staff'
import { buildWork, type WantedWork } from '../../testing/build-work'
import { buildMember } from '../../testing/builders'
import { type Caller, testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let admin: Awaited<ReturnType<typeof loggedInStaff>>
let rights: Awaited<ReturnType<typeof loggedInStaff>>
let memberId: number

beforeAll(async () => {
  server = await testServer({ hasSites: true })
  admin = await loggedInStaff(server, { roles: ['admin'] })
  rights = await loggedInStaff(server, { roles: ['rights'] })
  memberId = (await buildMember(server.database, server.agentId)).memberId
})
afterAll(() => server.close())

/** Ranges of this test alone. */
beforeEach(() => server.asOwner('update code_ranges set closed_at = now() where closed_at is null'))

const year = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear() % 100
let made = 0

/** A range of each kind with room for so many; answers their prefixes. */
async function addRanges(isrcs: number, upcs: number) {
  const mark = String(++made).padStart(3, '0')
  const [isrc, upc] = [`QZ${mark}`, `690${mark}`]
  const range = { first: 1 }
  await server.call(addCodeRange, { ...range, kind: 'isrc', prefix: isrc, last: isrcs }, admin)
  await server.call(addCodeRange, { ...range, kind: 'upc', prefix: upc, last: upcs }, admin)
  return { isrc, upc }
}

const ranges = async (caller: Caller): Promise<OutputOf<typeof listCodeRanges>> =>
  (await server.call(listCodeRanges, {}, caller)).data

const at = (host: string, caller: Caller): Caller => ({ ...caller, headers: { host } })

const waitingWork = (wanted: WantedWork = {}, owner = memberId) =>
  buildWork(server, owner, { status: '300', ...wanted })

async function pass(workId: number) {
  await server.call(claimWork, { id: workId }, rights)
  return server.call(passRights, { id: workId }, rights)
}

async function codesOf(workId: number) {
  const [work] = await server.asOwner<{ upc: string | null; isrcs: (string | null)[] }>(
    `select upc, (select array_agg(isrc order by position) from tracks where work_id = works.id) as isrcs
     from works where id = ${workId}`,
  )
  return { upc: work?.upc, isrcs: work?.isrcs }
}

const numbered = (prefix: string, number: number) => `${prefix}${year}${String(number).padStart(5, '0')}`

describe('passing rights', () => {
  it('gives a release its UPC and each track its ISRC, in order', async () => {
    const { isrc, upc } = await addRanges(10, 10)
    const workId = await waitingWork({ kind: 'album', tracks: [{}, {}, {}] })
    expect(await pass(workId)).toMatchObject({ status: 200 })
    const codes = await codesOf(workId)
    expect(codes.isrcs).toEqual([1, 2, 3].map(number => numbered(isrc, number)))
    expect(codes.upc).toMatch(new RegExp(`^${upc}000001\\d$`))
    expect(isUpc(codes.upc ?? '')).toBe(true)
  })

  it('never gives a code twice and leaves no gap when many pass at once', async () => {
    const { isrc, upc } = await addRanges(99, 99)
    const workIds = await Promise.all(
      Array.from({ length: 24 }, (_, index) => waitingWork({ tracks: index % 3 === 0 ? [{}, {}] : [{}] })),
    )
    const answers = await Promise.all(workIds.map(pass))
    expect(answers.map(({ status }) => status)).toEqual(workIds.map(() => 200))
    const codes = await Promise.all(workIds.map(codesOf))
    const isrcs = codes.flatMap(({ isrcs }) => isrcs ?? []).sort()
    expect(isrcs).toEqual(Array.from({ length: 32 }, (_, index) => numbered(isrc, index + 1)))
    const items = codes.map(({ upc: code }) => Number(code?.slice(upc.length, -1))).sort((a, b) => a - b)
    expect(items).toEqual(Array.from({ length: 24 }, (_, index) => index + 1))
  })

  it('uses no number up when the approval fails', async () => {
    const { isrc } = await addRanges(5, 5)
    const late = await waitingWork({ scope: { if_late: 'ask', release_date: '2020-01-01' } })
    expect(await pass(late)).toMatchObject({ status: 409 })
    const workId = await waitingWork()
    await pass(workId)
    expect((await codesOf(workId)).isrcs).toEqual([numbered(isrc, 1)])
  })

  it('keeps the codes that a member brought along', async () => {
    await addRanges(5, 5)
    const workId = await waitingWork({
      details: { upc: '6 90123 45678 92'.replace(/ /g, '') },
      tracks: [{ isrc: 'CN-A23-25-00017' }, {}],
      kind: 'album',
    })
    await pass(workId)
    const { upc, isrcs } = await codesOf(workId)
    expect(upc).toBe('690123456789' + '2')
    expect(isrcs?.[0]).toBe('CNA232500017')
    expect(isrcs?.[1]).toMatch(/^QZ/)
  })

  it('does not give out what a member brought along from the same range', async () => {
    const { isrc } = await addRanges(5, 5)
    const own = await waitingWork({ tracks: [{ isrc: numbered(isrc, 2) }] })
    await pass(own)
    const workId = await waitingWork({ kind: 'album', tracks: [{}, {}] })
    await pass(workId)
    expect((await codesOf(workId)).isrcs).toEqual([numbered(isrc, 1), numbered(isrc, 3)])
  })

  it("refuses the UPC of another release and the ISRC of somebody else's recording", async () => {
    await addRanges(5, 5)
    const { memberId: other } = await buildMember(server.database, server.agentId)
    const first = await waitingWork({ details: { upc: '012345678905' }, tracks: [{ isrc: 'CNB232500001' }] })
    await pass(first)
    const sameUpc = await waitingWork({ details: { upc: '012345678905' } })
    expect(await pass(sameUpc)).toMatchObject({ status: 409, msg: expect.stringContaining('012345678905') })
    const sameIsrc = await waitingWork({ tracks: [{ isrc: 'CNB232500001' }] }, other)
    expect(await pass(sameIsrc)).toMatchObject({ status: 409, msg: expect.stringContaining('CNB232500001') })
    expect(await codesOf(sameIsrc)).toEqual({ upc: null, isrcs: [null] })
    const againOnAnAlbum = await waitingWork({ tracks: [{ isrc: 'CNB232500001' }] })
    expect(await pass(againOnAnAlbum)).toMatchObject({ status: 200 })
  })

  it('goes on with the next range when one is used up, and says so when none is left', async () => {
    const first = await addRanges(1, 1)
    const second = await addRanges(1, 1)
    const [one, two, three] = [await waitingWork(), await waitingWork(), await waitingWork()]
    await pass(one)
    await pass(two)
    expect((await codesOf(one)).isrcs).toEqual([numbered(first.isrc, 1)])
    expect((await codesOf(two)).isrcs).toEqual([numbered(second.isrc, 1)])
    expect(await pass(three)).toMatchObject({ status: 409, msg: expect.stringMatching(/UPC/) })
    const [{ status } = {}] = await server.asOwner(`select status from works where id = ${three}`)
    expect(status).toBe('300')
  })

  it('begins the numbers of ISRC anew with the year', async () => {
    const { isrc } = await addRanges(5, 5)
    await pass(await waitingWork())
    await server.asOwner(`update code_ranges set year = year - 1, next = 6 where prefix = '${isrc}'`)
    const workId = await waitingWork({ tracks: [{}] })
    await pass(workId)
    // The first number of this year is in use: the counter was only set back for this test.
    expect((await codesOf(workId)).isrcs).toEqual([numbered(isrc, 2)])
  })
})

describe('ranges', () => {
  it('say what is left, and raise the alarm before they run out', async () => {
    await addRanges(3, 3)
    await server.call(setCodeAlarms, { isrc: 3, upc: 2 }, admin)
    const stock = async () => (await ranges(rights)).stock
    expect(await stock()).toMatchObject({ isrc: { left: 3, is_low: false }, upc: { left: 3, is_low: false } })
    await pass(await waitingWork())
    expect(await stock()).toMatchObject({ isrc: { left: 2, is_low: true }, upc: { left: 2, is_low: false } })
  })

  it('must not overlap, not even with those of another agent', async () => {
    const { isrc } = await addRanges(5, 5)
    const overlapping = { kind: 'isrc', prefix: isrc, first: 5, last: 9 } as const
    expect(await server.call(addCodeRange, overlapping, admin)).toMatchObject({ status: 422 })
    const agentId = await server.anotherSite('codes.test')
    const stranger = await loggedInStaff({ ...server, agentId }, { roles: ['admin'] })
    const there = at('codes.test', stranger)
    expect(await server.call(addCodeRange, overlapping, there)).toMatchObject({ status: 422 })
    expect(await server.call(addCodeRange, { ...overlapping, first: 6 }, there)).toMatchObject({
      status: 200,
    })
  })

  it('are closed for good, once, and by their own agent alone', async () => {
    const { isrc } = await addRanges(5, 5)
    const range = (await ranges(admin)).ranges.find(({ prefix }) => prefix === isrc)
    const agentId = await server.anotherSite('close.test')
    const stranger = await loggedInStaff({ ...server, agentId }, { roles: ['admin'] })
    const id = range?.id ?? 0
    expect(await server.call(closeCodeRange, { id }, at('close.test', stranger))).toMatchObject({
      status: 404,
    })
    for (let time = 0; time < 2; time++) {
      expect(await server.call(closeCodeRange, { id }, admin)).toMatchObject({ status: 200 })
    }
    const entries = await server.asOwner(
      `select 1 from audit_entries where action = 'codes.closeRange' and subject_id = '${id}'`,
    )
    expect(entries).toHaveLength(1)
  })

  it.each([
    ['a prefix that is none', { kind: 'isrc', prefix: '1234', first: 1, last: 2 }],
    [
      'more numbers than the prefix leaves room for',
      { kind: 'upc', prefix: '690123456', first: 1, last: 1000 },
    ],
    ['an end before the beginning', { kind: 'isrc', prefix: 'CNA23', first: 9, last: 2 }],
  ] as const)('refuse %s', async (_, range) => {
    expect(await server.call(addCodeRange, range, admin)).toMatchObject({ status: 422 })
  })

  it('keep every code that was given out', async () => {
    await addRanges(5, 5)
    await pass(await waitingWork())
    await expect(server.asOwner('delete from assigned_codes')).rejects.toThrow(/never changed or removed/)
  })
})
