// The works of the first demo member, with their history.
import { todayInChina } from '#contract/identity/age'
import { addDays } from '#contract/works/missing'
import {
  emptyRelease,
  emptyRights,
  emptyScope,
  emptyTrack,
  type ReleaseDetails,
  type Scope,
  type TrackDetails,
} from '#contract/works/work'
import type { WorkEvent, WorkMover } from '#contract/works/work-status'
import {
  endDeliveries,
  queueDeliveries,
  queueTakedowns,
  seedDeliveries,
} from '../modules/distribution/distribution.public'
import { assignCodes } from '../modules/release-codes/release-codes.public'
import { seedWork, transition } from '../modules/works/works.public'
import type { Tx } from '../platform/database/query'
import { enqueue } from '../platform/jobs/job'
import { day, dayOfStep, demoWorks, liveDay } from './demo-songs'
import { fillDemo } from './fill-demo.job'

const movers: Partial<Record<WorkEvent, WorkMover>> = {
  sign: 'owner',
  passContent: 'editor',
  passRights: 'rights',
  reject: 'editor',
  goLive: 'system',
  confirmTakedown: 'rights',
}

const reasons = [
  { field: 'label', text: '厂牌请填写全称。', second: null },
  {
    field: 'material.cover',
    text: '封面上没有标题和艺人名。如果是有意留白，再次提交即可。',
    second: null,
  },
]

interface DemoOwner {
  memberId: number
  artist: string
  domain: string
}

/** Only their rows: what takes a moment to make is left to the worker, so that nobody waits for it. */
export async function seedDemoWorks(tx: Tx, { memberId, artist, domain }: DemoOwner, now: Date) {
  const works: { id: number; title: string; begun: string }[] = []
  for (const [index, work] of demoWorks.entries()) {
    // The first one is the oldest; a step takes a day, as it would.
    const age = (work.monthsAgo ?? 0) * 30 + demoWorks.length - index + work.way.length
    const begun = new Date(now.getTime() - age * day)
    // What is online has had its day; the others look forward to it.
    const scope = scopeOf(work.way.includes('goLive') ? liveDay(begun) : addDays(todayInChina(begun), 60))
    const workId = await seedWork(tx, {
      memberId,
      kind: work.kind,
      details: detailsOf(work.title, artist, begun.getUTCFullYear()),
      scope,
      tracks: work.tracks.map(({ title }) => trackOf(title, artist)),
      now: begun,
    })
    for (const [step, event] of work.way.entries()) {
      const at = dayOfStep(begun, step)
      const { version } = await transition(tx, workId, {
        event,
        mover: movers[event] ?? 'member',
        doer: doerFor(event, memberId, artist),
        now: at,
        ...(event === 'reject' ? { reasons } : {}),
        ...(event === 'takeDown' ? { note: '准备换一个版本' } : {}),
        ...(event === 'confirmTakedown' ? { note: '各渠道已确认' } : {}),
        ...(event === 'sign' ? { along: { submitted_at: at } } : {}),
        ...(event === 'passRights' ? { along: { released_at: at } } : {}),
      })
      // What is online goes to the channels for real, once its files are there: it has links, and can be heard of.
      const staysOnline = work.way.at(-1) === 'goLive'
      if (!(event === 'goLive' && staysOnline))
        await tellChannels(tx, event, { id: workId, version, scope }, at)
    }
    works.push({ id: workId, title: work.title, begun: begun.toISOString() })
  }
  // Not before the pages are served, as far as one can tell: they are waited for.
  await enqueue(tx, fillDemo, { memberId, domain, works }, { runAt: new Date(now.getTime() + 3000) })
}

/** What the use cases of these steps do besides. */
async function tellChannels(
  tx: Tx,
  event: WorkEvent,
  work: { id: number; version: number; scope: Scope },
  at: Date,
) {
  if (event === 'passRights') {
    await assignCodes(tx, work.id, at)
    await queueDeliveries(tx, work, at, nobodyYet)
  }
  if (event === 'goLive') await seedDeliveries(tx, work.id, 'live', at)
  if (event === 'takeDown') {
    await queueTakedowns(tx, work, at, nobodyYet)
    // Every channel has been told; which of them has done it is still open.
    await seedDeliveries(tx, work.id, 'delivered', at)
  }
  if (event === 'confirmTakedown') await endDeliveries(tx, work.id, at)
}

/** What is to be sent has no files yet: it is asked for when they are there. */
const nobodyYet = async () => {}

function doerFor(event: WorkEvent, memberId: number, artist: string) {
  const mover = movers[event] ?? 'member'
  if (mover === 'member' || mover === 'owner') return { by: 'member' as const, id: memberId, name: artist }
  return { by: mover === 'system' ? ('system' as const) : ('staff' as const), id: null, name: '' }
}

function detailsOf(title: string, artist: string, year: number): ReleaseDetails {
  return {
    ...emptyRelease,
    title,
    artists: [{ name: artist, role: 'main', channel_ids: [] }],
    label: '支流唱片',
    genre: 'folk',
    sub_genre: 'singer_songwriter',
    language: 'zh',
    p_line: { year, owner: artist },
    c_line: { year, owner: artist },
    explicit: false,
    ai_use: { music: false, lyrics: false, vocals: false, cover: false },
  }
}

function scopeOf(releaseDate: string): Scope {
  return { ...emptyScope, release_date: releaseDate }
}

function trackOf(title: string, artist: string): TrackDetails {
  return {
    ...emptyTrack,
    title,
    lyricists: [artist],
    composers: [artist],
    performers: [artist],
    language: 'zh',
    explicit: false,
    rights: { ...emptyRights, property: 1, statement: 1, source: 1 },
  }
}
