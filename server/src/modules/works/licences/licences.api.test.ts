import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { todayInChina } from '#contract/identity/age'
import {
  claimWork,
  keepWorkUp,
  listRightsCases,
  passContent,
  passRights,
  rejectWork,
  staffTakeDown,
} from '#contract/review/calls'
import { licenceGraceDays, licenceNoticeDays } from '#contract/works/licences'
import { addDays } from '#contract/works/missing'
import { emptyRights } from '#contract/works/work'
import {
  createWork,
  readTimeline,
  readWork,
  saveWork,
  startRevision,
  takeDownWork,
} from '#contract/works/work-calls'
import { startWorker } from '../../../platform/jobs/worker'
import { createLog } from '../../../platform/log'
import { say } from '../../../platform/texts/texts'
import { loggedInStaff } from '../../../testing/build-staff'
import { buildWork, completeTrack, type WantedWork } from '../../../testing/build-work'
import { buildAgent, buildMember } from '../../../testing/builders'
import { forkProgram } from '../../../testing/fork-program'
import { testServer } from '../../../testing/test-server'
import { insertDeliveries, moveDeliveries } from '../../distribution/distribution.public'
import { askAboutConsent } from './ask-about-consent'
import { followLicences } from './follow-licences'
import { followLicencesDaily } from './follow-licences.job'

// The clock of the calls stands still; the daily run is told its day.
const start = new Date()
const today = todayInChina(start)
const day = (days: number) => addDays(today, days)

let server: Awaited<ReturnType<typeof testServer>>
let editor: Awaited<ReturnType<typeof loggedInStaff>>
let rights: typeof editor
beforeAll(async () => {
  server = await testServer({ clock: { now: () => start } })
  editor = await loggedInStaff(server, { roles: ['editor'] })
  rights = await loggedInStaff(server, { roles: ['rights'] })
})
// The runs deal with every work there is: each test has only its own.
beforeEach(() =>
  server.asOwner("update works set status = '981', licence_ends = null where status in ('990', '991')"),
)
beforeEach(() => server.asOwner('delete from rights_cases'))
afterAll(() => server.close())

type Member = Awaited<ReturnType<typeof server.loggedInMember>>

const run = (days = 0, agentId = server.agentId) =>
  followLicences(
    { database: server.database, agentId, log: createLog('silent') },
    new Date(start.getTime() + days * 86_400_000),
  )

const licensed = (title: string, validTo: string | null) => ({
  title,
  rights: {
    ...emptyRights,
    property: 3 as const,
    statement: 2 as const,
    source: 4 as const,
    valid_from: '2020-01-01',
    valid_to: validTo,
  },
})

async function released(validTo: string | null, wanted: WantedWork = {}) {
  const member = await server.loggedInMember()
  const tracks = [licensed('Borrowed', validTo)]
  // It went out while it was licensed.
  const out = { status: '991', releaseDate: '2021-01-01' } as const
  const workId = await buildWork(server, member.memberId, { ...out, title: 'Rain', tracks, ...wanted })
  return { member, workId }
}

interface Message {
  template: string
  kind: string
  params: Record<string, string>
  link: string
}
const messagesOf = ({ memberId }: Pick<Member, 'memberId'>) =>
  server.asOwner<Message & Record<string, unknown>>(
    'select template, kind, params, link from messages where member_id = $1 order by id',
    [memberId],
  )
const toldOf = async (member: Pick<Member, 'memberId'>) =>
  (await messagesOf(member)).map(({ template }) => template)

async function stateOf(workId: number) {
  const [work] = await server.asOwner<{ status: string; ends: string; kept: string }>(
    'select status, licence_ends::text as ends, licence_kept_until::text as kept from works where id = $1',
    [workId],
  )
  const cases = await server.asOwner<Record<string, string>>(
    'select ended_on::text, due_on::text, outcome from rights_cases where work_id = $1 order by id',
    [workId],
  )
  return { ...work, cases }
}

interface Case {
  work_id: number
  tracks: { title: string; licence_ends: string }[]
}
const queue = async (input = {}) =>
  (await server.call(listRightsCases, input, rights)).data as unknown as {
    items: Case[]
    next_cursor: string | null
  }
const keep = (id: number, until: string, staff = rights) =>
  server.call(keepWorkUp, { id, until, note: 'The extension is signed' }, staff)

/** A revision with another end, in the content review. */
async function renew(member: Member, workId: number, validTo: string | null) {
  const { data } = await server.call(startRevision, { id: workId, purpose: 'revision' }, member)
  const { id } = data as { id: number }
  const { version, tracks } = (await server.call(readWork, { id }, member)).data as {
    version: number
    tracks: { id: number }[]
  }
  const trackId = tracks[0]?.id as number
  const change = { id: trackId, details: { rights: { valid_to: validTo } } }
  await server.call(saveWork, { id, version, tracks: [change] }, member)
  await server.asOwner("update works set status = '201' where id = $1", [id])
  await server.call(claimWork, { id }, editor)
  return id
}

async function pass(id: number) {
  await server.call(passContent, { id }, editor)
  await server.call(claimWork, { id }, rights)
  return server.call(passRights, { id }, rights)
}

describe('the end of a licence', () => {
  it('is known by its work after every change, the earliest of all tracks', async () => {
    const member = await server.loggedInMember()
    const { id } = (await server.call(createWork, { kind: 'single' }, member)).data as { id: number }
    const save = async (rights: object) => {
      const { version, tracks } = (await server.call(readWork, { id }, member)).data as {
        version: number
        tracks: { id: number }[]
      }
      const change = { id: tracks[0]?.id as number, details: { rights } }
      return server.call(saveWork, { id, version, tracks: [change] }, member)
    }
    await save({ source: 5, valid_to: '2031-02-03' })
    expect((await stateOf(id)).ends).toBe('2031-02-03')
    await save({ source: 1 })
    expect((await stateOf(id)).ends).toBeNull()
    expect((await save({ source: 5, valid_to: '0000-01-01' })).code).toBe(1422)
    const album = await released(null, {
      kind: 'album',
      tracks: [licensed('a', day(90)), completeTrack, licensed('b', day(40)), licensed('c', null)],
    })
    expect((await stateOf(album.workId)).ends).toBe(day(40))
  })

  it('is announced 30 days before, with track, day and what to do', async () => {
    const { member, workId } = await released(day(licenceNoticeDays + 1))
    await run()
    expect(await messagesOf(member)).toEqual([])
    await run(1)
    const [message, ...more] = await messagesOf(member)
    expect(more).toEqual([])
    expect(message).toMatchObject({
      kind: 'review',
      template: 'licences.ending',
      params: { title: 'Rain', tracks: 'Borrowed', day: day(licenceNoticeDays + 1) },
      link: `/work-management/detail?id=${workId}`,
    })
    for (const language of ['zh-CN', 'en'] as const) {
      const said = say('licences.ending.text', language, message?.params)
      expect(said).toContain('Borrowed')
      expect(said).not.toMatch(/[{}]/)
    }
  })

  it('is announced once, however many runs there are and however often', async () => {
    const { member } = await released(day(10))
    await Promise.all([run(), run(), run(), run()])
    await run()
    await run(10)
    expect(await toldOf(member)).toEqual(['licences.ending'])
  })

  it('is announced again when it has become another one', async () => {
    const { member, workId } = await released(day(10))
    await run()
    const revision = await renew(member, workId, day(50))
    expect((await pass(revision)).code).toBe(1)
    await run()
    expect((await toldOf(member)).filter(template => template === 'licences.ending')).toHaveLength(1)
    await run(20)
    expect((await messagesOf(member)).at(-1)).toMatchObject({
      template: 'licences.ending',
      params: { day: day(50) },
    })
  })

  it('names few tracks and counts the others', async () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    const { member } = await released(null, {
      kind: 'album',
      tracks: [...names.map(name => licensed(name, day(5))), licensed('f', day(6))],
    })
    await run()
    expect((await messagesOf(member))[0]?.params.tracks).toBe('a · b · c · +2')
  })

  it('concerns only what is out, and no licence without end', async () => {
    const works = [
      await released(day(-1), { status: '300' }),
      await released(day(-1), { status: '980' }),
      await released(null),
      await released(day(-1), { tracks: [completeTrack] }),
    ]
    await run()
    for (const { member } of works) expect(await messagesOf(member)).toEqual([])
    expect((await queue()).items).toEqual([])
  })

  it('reaches every agent through the worker, once, and leaves the others to their own', {
    tags: ['slow'],
  }, async () => {
    const { database, databases, jobsUrl, ownerUrl, services } = server
    const agentId = await buildAgent(ownerUrl, { domain: 'other-licences.test' })
    const other = await buildMember(database, agentId)
    const tracks = [licensed('Theirs', day(3))]
    await buildWork({ database, agentId }, other.memberId, { status: '991', tracks })
    const { member } = await released(day(3))
    await run()
    expect(await toldOf(member)).toEqual(['licences.ending'])
    expect(await toldOf(other)).toEqual([])

    const log = createLog('silent')
    const jobs = [followLicencesDaily] as never
    const workers = await Promise.all(
      [1, 2].map(() => startWorker({ jobsUrl, databases, services, jobs, log })),
    )
    try {
      const wake =
        "select graphile_worker.add_job('followLicences for every agent') from generate_series(1, 4)"
      await server.asOwner(wake)
      await expect.poll(() => toldOf(other), { timeout: 20_000 }).toEqual(['licences.ending'])
      const left = 'select 1 from graphile_worker.jobs where task_identifier like $1'
      await expect.poll(() => server.asOwner(left, ['followLicences%']), { timeout: 20_000 }).toEqual([])
    } finally {
      await Promise.all(workers.map(worker => worker.stop()))
    }
    expect(await toldOf(member)).toEqual(['licences.ending'])
    expect(await toldOf(other)).toEqual(['licences.ending'])
  })

  it('is announced once although the run is killed in the middle', { tags: ['slow'] }, async () => {
    const member = await server.loggedInMember()
    const tracks = [licensed('Borrowed', day(9))]
    const works: number[] = []
    for (let index = 0; index < 6; index++) {
      works.push(await buildWork(server, member.memberId, { status: '991', tracks }))
    }
    const holder = new pg.Client({ connectionString: server.ownerUrl })
    await holder.connect()
    try {
      // Here the run has to wait, having dealt with three.
      await holder.query('begin')
      await holder.query('select 1 from works where id = $1 for update', [works[3]])
      const args = [server.ownerUrl, String(server.agentId), start.toISOString()]
      const doomed = await forkProgram('doomed-licences', args)
      const exited = once(doomed, 'exit')
      await expect.poll(() => toldOf(member), { timeout: 30_000 }).toHaveLength(3)
      doomed.kill('SIGKILL')
      await exited
    } finally {
      await holder.end()
    }
    await run()
    const links = (await messagesOf(member)).map(({ link }) => link)
    expect(links.sort()).toEqual(works.map(id => `/work-management/detail?id=${id}`).sort())
  })

  it('of a work that cannot be read keeps no other one waiting, and is made up for later', async () => {
    const broken = await released(day(4))
    const fine = await released(day(5))
    const put = (details: object) =>
      server.asOwner('update tracks set details = details || $2::jsonb where work_id = $1', [
        broken.workId,
        JSON.stringify(details),
      ])
    await put({ artists: 7 })
    await expect(run()).rejects.toThrow()
    expect(await toldOf(fine.member)).toEqual(['licences.ending'])
    expect(await toldOf(broken.member)).toEqual([])
    await put({ artists: [] })
    await run()
    expect(await toldOf(broken.member)).toEqual(['licences.ending'])
    expect(await toldOf(fine.member)).toEqual(['licences.ending'])
  })
})

describe('a work whose licence has ended', () => {
  it('stays up on its last day and goes to rights staff on the next', async () => {
    const { member, workId } = await released(day(0))
    await run()
    expect((await queue()).items).toEqual([])
    await Promise.all([run(1), run(1)])
    const due = day(1 + licenceGraceDays)
    expect(await stateOf(workId)).toMatchObject({
      status: '991',
      cases: [{ ended_on: day(0), due_on: due, outcome: null }],
    })
    expect((await queue()).items).toMatchObject([
      {
        work_id: workId,
        title: 'Rain',
        status: '991',
        member: { id: member.memberId },
        reason: 'licence_ended',
        ended_on: day(0),
        due_on: due,
        tracks: [{ title: 'Borrowed', licence_ends: day(0) }],
        revision: null,
      },
    ])
    expect((await messagesOf(member)).at(-1)).toMatchObject({ template: 'licences.ended', params: { due } })
    expect(await toldOf(member)).toEqual(['licences.ending', 'licences.ended'])
    const { data } = await server.call(readTimeline, { id: workId }, member)
    expect((data as { entries: unknown[] }).entries[0]).toMatchObject({
      event: 'licenceEnded',
      by: 'system',
      until: due,
    })
  })

  it('is listed by urgency, page by page, for rights staff alone', async () => {
    const works = [await released(day(-1)), await released(day(-1)), await released(day(1))]
    await run()
    await run(2)
    const first = await queue({ limit: 2 })
    const second = await queue({ limit: 2, cursor: first.next_cursor })
    expect([...first.items, ...second.items].map(({ work_id }) => work_id)).toEqual(
      works.map(({ workId }) => workId),
    )
    expect(second.next_cursor).toBeNull()
    expect((await server.call(listRightsCases, { cursor: 'nonsense' }, rights)).code).toBe(1400)
    expect((await server.call(listRightsCases, {}, editor)).code).toBe(1403)
  })

  it('may stay until another day, with a note for its member, the history and the audit', async () => {
    const { member, workId } = await released(day(-1))
    await run()
    for (const until of [day(0), day(400), '2020-01-01']) expect((await keep(workId, until)).code).toBe(1422)
    expect((await keep(workId, day(60), editor)).code).toBe(1403)
    expect((await stateOf(workId)).kept).toBeNull()
    expect((await keep(workId, day(60))).data).toEqual({ status: '991' })
    expect((await keep(workId, day(90))).code).toBe(1409)
    expect(await stateOf(workId)).toMatchObject({ kept: day(60), cases: [{ outcome: 'kept' }] })
    expect((await queue()).items).toEqual([])
    expect((await messagesOf(member)).at(-1)).toMatchObject({
      template: 'licences.kept',
      params: { day: day(60), note: 'The extension is signed' },
    })
    const { data } = await server.call(readTimeline, { id: workId }, member)
    expect((data as { entries: unknown[] }).entries[0]).toMatchObject({
      event: 'keepUp',
      by: 'staff',
      until: day(60),
      note: 'The extension is signed',
    })
    const audit = await server.asOwner(
      "select staff_id::int, before, after from audit_entries where action = 'work.keepUp' and subject_id = $1",
      [String(workId)],
    )
    expect(audit).toEqual([
      {
        staff_id: rights.staffId,
        before: { until: day(-1) },
        after: { until: day(60), note: 'The extension is signed' },
      },
    ])
  })

  it('is followed up to that other day in the same way', async () => {
    const { member, workId } = await released(day(-1))
    await run()
    await keep(workId, day(60))
    await run(29)
    expect((await toldOf(member)).at(-1)).toBe('licences.kept')
    await run(30)
    await run(31)
    expect(await toldOf(member)).toEqual(['licences.ended', 'licences.kept', 'licences.ending'])
    await run(61)
    expect((await stateOf(workId)).cases).toMatchObject([
      { outcome: 'kept' },
      { ended_on: day(60), outcome: null },
    ])
    expect((await queue()).items[0]?.tracks).toEqual([
      expect.objectContaining({ title: 'Borrowed', licence_ends: day(-1) }),
    ])
  })

  it('is not announced twice when it may stay for a short while', async () => {
    const { member, workId } = await released(day(-1))
    await run()
    await keep(workId, day(20))
    await run(1)
    expect(await toldOf(member)).toEqual(['licences.ended', 'licences.kept'])
  })

  it('goes down by itself when nobody decided in time, with its open revision', async () => {
    const { member, workId } = await released(day(-1))
    await run()
    const { data: revision } = await server.call(startRevision, { id: workId, purpose: 'revision' }, member)
    await run(licenceGraceDays - 1)
    expect((await stateOf(workId)).status).toBe('991')
    await Promise.all([run(licenceGraceDays), run(licenceGraceDays)])
    await run(licenceGraceDays + 1)
    expect(await stateOf(workId)).toMatchObject({ status: '980', cases: [{ outcome: 'down' }] })
    expect(await toldOf(member)).toEqual(['licences.ended', 'licences.down'])
    const { data } = await server.call(readTimeline, { id: workId }, member)
    const { entries } = data as { entries: { event: string; by: string; from: string; to: string }[] }
    expect(entries.find(({ event }) => event === 'takeDown')).toMatchObject({
      by: 'system',
      from: '991',
      to: '980',
    })
    const closed = await server.asOwner('select closed_how from works where id = $1', [
      (revision as { id: number }).id,
    ])
    expect(closed).toEqual([{ closed_how: 'taken_down' }])
    expect((await queue()).items).toEqual([])
  })

  it('waits for a renewal that is in review, but not for one that was sent back', async () => {
    const { member, workId } = await released(day(-1))
    await run()
    const revision = await renew(member, workId, day(300))
    expect((await queue()).items[0]).toMatchObject({ revision: { id: revision, status: '201' } })
    await run(licenceGraceDays)
    expect((await stateOf(workId)).status).toBe('991')
    const reasons = [{ field: 'title', text: 'The document is not signed', second: null }]
    expect((await server.call(rejectWork, { id: revision, reasons }, editor)).code).toBe(1)
    await run(licenceGraceDays)
    expect((await stateOf(workId)).status).toBe('980')
  })

  it('does not wait for a revision in review that brings no new licence', async () => {
    const { member, workId } = await released(day(-1))
    await run()
    await renew(member, workId, day(-1))
    await run(licenceGraceDays)
    expect((await stateOf(workId)).status).toBe('980')
  })

  it('is settled by a revision with a new licence that passes rights', async () => {
    const { member, workId } = await released(day(-1))
    await run()
    const revision = await renew(member, workId, day(300))
    expect((await pass(revision)).code).toBe(1)
    expect(await stateOf(workId)).toMatchObject({
      status: '991',
      ends: day(300),
      kept: null,
      cases: [{ outcome: 'renewed' }],
    })
    await run(licenceGraceDays)
    expect((await stateOf(workId)).status).toBe('991')
    expect(await toldOf(member)).toEqual(['licences.ended', 'review.passed'])
  })

  it('does not pass rights again without a new one', async () => {
    const { member, workId } = await released(day(-1))
    await run()
    await keep(workId, day(60))
    const revision = await renew(member, workId, day(0))
    const refused = await pass(revision)
    expect(refused).toMatchObject({ code: 1409 })
    expect(refused.msg).toContain(day(0))
    expect(await stateOf(workId)).toMatchObject({ kept: day(60), cases: [{ outcome: 'kept' }] })
  })

  it('leaves the queue when rights staff take it down, with audit and message', async () => {
    const { member, workId } = await released(day(-1))
    await run()
    const answered = await server.call(staffTakeDown, { id: workId, reason: 'No licence' }, rights)
    expect(answered.data).toEqual({ status: '980' })
    expect((await stateOf(workId)).cases).toMatchObject([{ outcome: 'down' }])
    expect((await messagesOf(member)).at(-1)).toMatchObject({
      template: 'review.takingDown',
      params: { reason: 'No licence' },
    })
    const audit = "select after from audit_entries where action = 'work.takeDown' and subject_id = $1"
    expect(await server.asOwner(audit, [String(workId)])).toEqual([
      { after: { status: '980', reason: 'No licence' } },
    ])
    await run(licenceGraceDays)
    expect((await toldOf(member)).at(-1)).toBe('review.takingDown')
  })

  it('leaves the queue when its member takes it down', async () => {
    const { member, workId } = await released(day(-1))
    await run()
    await keep(workId, day(60))
    await run(61)
    await server.call(takeDownWork, { id: workId, reason: 'it is over' }, member)
    expect(await stateOf(workId)).toMatchObject({ status: '980', kept: null })
    expect((await queue()).items).toEqual([])
  })
})

describe('a first release', () => {
  it('does not pass rights when its late date would move beyond the licence', async () => {
    const { workId } = await released(day(1), { status: '200', releaseDate: day(-5) })
    await server.call(claimWork, { id: workId }, editor)
    expect((await pass(workId)).code).toBe(1409)
    expect((await stateOf(workId)).status).toBe('300')
    const longer = await released(day(365), { status: '200', releaseDate: day(-5) })
    await server.call(claimWork, { id: longer.workId }, editor)
    expect((await pass(longer.workId)).code).toBe(1)
  })
})

describe('a consent that was withdrawn', () => {
  const askAbout = ({ memberId }: Pick<Member, 'memberId'>) =>
    server.database.change(server.agentId, tx => askAboutConsent(tx, memberId, start))

  it('takes works down when nobody decides in time, renewed or not', async () => {
    const { member, workId } = await released(null)
    await Promise.all([askAbout(member), askAbout(member)])
    const { cases } = await stateOf(workId)
    expect(cases).toEqual([{ ended_on: today, due_on: day(licenceGraceDays), outcome: null }])
    await renew(member, workId, null)
    await run(licenceGraceDays - 1)
    expect((await stateOf(workId)).status).toBe('991')
    await run(licenceGraceDays)
    expect(await stateOf(workId)).toMatchObject({ status: '980', cases: [{ outcome: 'down' }] })
    expect(await toldOf(member)).not.toContain('licences.down')
  })

  it('is asked about beside a licence that has ended, and is not answered with it', async () => {
    const { member, workId } = await released(day(-1))
    await run()
    await askAbout(member)
    expect((await queue()).items).toHaveLength(2)
    expect((await keep(workId, day(30))).code).toBe(1)
    expect((await queue()).items.map(({ work_id }) => work_id)).toEqual([workId])
    await run(licenceGraceDays)
    expect((await stateOf(workId)).status).toBe('980')
  })
})

it('tells channels that a work may stay: what they were granted has ended', async () => {
  const { workId } = await released(day(-1))
  const [channel] = await server.asOwner<{ id: string }>(
    'select min(id) as id from channels where agent_id = $1',
    [server.agentId],
  )
  const sent = { id: workId, version: 1 }
  const message = { channelId: Number(channel?.id), trackId: null, kind: 'release' as const }
  await server.database.change(server.agentId, tx => insertDeliveries(tx, sent, [message], start))
  const [delivery] = await server.asOwner<{ id: string }>('select id from deliveries where work_id = $1', [
    workId,
  ])
  for (const to of ['packing', 'sending', 'delivered', 'live'] as const) {
    await server.database.change(server.agentId, tx =>
      moveDeliveries(tx, [Number(delivery?.id)], { to, now: start }),
    )
  }
  await run()
  await keep(workId, day(30))
  const told = await server.asOwner<{ kind: string }>(
    "select kind from deliveries where work_id = $1 and channel_id = $2 and state = 'queued'",
    [workId, channel?.id],
  )
  expect(told).toEqual([{ kind: 'update' }])
})
