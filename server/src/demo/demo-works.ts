// One work in every status for the first demo member, each with its own way there, its files and its history.
import { createHash } from 'node:crypto'
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
import { seedAgreement } from '../modules/rights/seed-agreement'
import { type SeededFile, seedWork, transition } from '../modules/works/works.public'
import type { Tx } from '../platform/database/query'
import type { Services } from '../platform/services'
import { drawDemoCover } from './demo-cover'
import { composeDemo } from './demo-music'

interface DemoWork {
  title: string
  way: WorkEvent[]
  kind?: 'album'
}

const submitted: WorkEvent[] = ['complete', 'chooseScope', 'sign']
const released: WorkEvent[] = [...submitted, 'passContent', 'passRights']
const rejected: WorkEvent[] = [...submitted, 'reject']
const revised: WorkEvent[] = [...rejected, 'revise']

/** Together they stand in every status. */
const demoWorks: DemoWork[] = [
  { title: '夜航星', way: [...released, 'goLive'] },
  { title: '支流', way: [...released, 'goLive'], kind: 'album' },
  { title: '渡口', way: released },
  { title: '纸船', way: submitted },
  { title: '回声', way: [...submitted, 'passContent'] },
  { title: '雨后', way: rejected },
  { title: '灯塔', way: revised },
  { title: '潮汐', way: [...revised, 'complete'] },
  { title: '白鹭', way: [...revised, 'complete', 'chooseScope'] },
  { title: '石桥', way: [...revised, ...submitted] },
  { title: '月光浅滩', way: [...revised, ...submitted, 'passContent'] },
  { title: '逆流', way: [...revised, ...submitted, 'reject'] },
  { title: '旧码头', way: [...released, 'goLive', 'takeDown'] },
  { title: '远帆', way: [...released, 'goLive', 'takeDown', 'confirmTakedown'] },
  { title: '水纹', way: ['complete'] },
  { title: '河灯', way: ['complete', 'chooseScope'] },
  { title: '晨雾', way: [] },
]

const movers: Partial<Record<WorkEvent, WorkMover>> = {
  sign: 'owner',
  passContent: 'editor',
  passRights: 'rights',
  reject: 'editor',
  goLive: 'system',
  confirmTakedown: 'rights',
}

const reasons = [
  { field: 'title', text: '标题请与封面上的文字一致。', second: null },
  { field: 'material.cover', text: '封面右下角的文字太小，请放大或去掉。', second: null },
]

const pieces = 2
const day = 86_400_000

interface DemoOwner {
  memberId: number
  artist: string
  site: { title: string; domain: string }
  rate: string
}

export async function seedDemoWorks(tx: Tx, services: Services, owner: DemoOwner, now: Date) {
  const { memberId, artist } = owner
  const files = await storeDemoFiles(tx, services.storage)
  for (const [index, work] of demoWorks.entries()) {
    // The first one is the oldest; a step takes a day, as it would.
    const begun = new Date(now.getTime() - (demoWorks.length - index + work.way.length) * day)
    const workId = await seedWork(tx, {
      memberId,
      kind: work.kind ?? 'single',
      details: detailsOf(work.title, artist),
      // What is online has had its day; the others look forward to it.
      scope: scopeOf(addDays(todayInChina(begun), work.way.includes('goLive') ? 6 : 60)),
      tracks: tracksOf(work, artist),
      files: [
        { ...pick(files.covers, index), type: 'cover' },
        { ...pick(files.pieces, index), type: 'music', fileName: `${work.title}.wav` },
        { ...files.lyric, type: 'lyric', fileName: `${work.title}.lrc` },
      ],
      now: begun,
    })
    for (const [step, event] of work.way.entries()) {
      await transition(tx, workId, {
        event,
        mover: movers[event] ?? 'member',
        doer: doerFor(event, memberId, artist),
        now: new Date(begun.getTime() + (step + 1) * day),
        ...(event === 'reject' ? { reasons, along: { reasons: JSON.stringify(reasons) } } : {}),
        ...(event === 'takeDown' ? { note: '准备换一个版本' } : {}),
        ...(event === 'confirmTakedown' ? { note: '各渠道已确认' } : {}),
        ...(event === 'sign'
          ? { along: { submitted_at: new Date(begun.getTime() + (step + 1) * day) } }
          : {}),
        ...(event === 'passRights'
          ? { along: { released_at: new Date(begun.getTime() + (step + 1) * day) } }
          : {}),
      })
    }
    if (isShownSigned(work)) {
      const signedAt = new Date(begun.getTime() + submitted.length * day)
      await seedAgreement(tx, services, { workId, ...owner, now: signedAt })
    }
  }
}

/** A document takes a moment to draw: works that went straight through have theirs, the others would only delay a start. */
function isShownSigned({ way }: DemoWork): boolean {
  return way.includes('sign') && !way.includes('reject') && !way.includes('takeDown')
}

function doerFor(event: WorkEvent, memberId: number, artist: string) {
  const mover = movers[event] ?? 'member'
  if (mover === 'member' || mover === 'owner') return { by: 'member' as const, id: memberId, name: artist }
  return { by: mover === 'system' ? ('system' as const) : ('staff' as const), id: null, name: '' }
}

function detailsOf(title: string, artist: string): ReleaseDetails {
  return {
    ...emptyRelease,
    title,
    artists: [{ name: artist, role: 'main', channel_ids: [] }],
    label: '支流唱片',
    genre: 'folk',
    sub_genre: 'singer_songwriter',
    language: 'zh',
    p_line: { year: 2026, owner: artist },
    c_line: { year: 2026, owner: artist },
    explicit: false,
    ai_use: { music: false, lyrics: false, vocals: false, cover: false },
  }
}

function scopeOf(releaseDate: string): Scope {
  return { ...emptyScope, release_date: releaseDate }
}

function tracksOf({ title, kind }: DemoWork, artist: string): TrackDetails[] {
  const names = kind === 'album' ? ['源头', '汇流', '入海'] : [title]
  return names.map(name => ({
    ...emptyTrack,
    title: name,
    lyricists: [artist],
    composers: [artist],
    performers: [artist],
    language: 'zh',
    explicit: false,
    rights: { ...emptyRights, property: 1, statement: 1, source: 1 },
  }))
}

const lyric = [
  '[00:02.00]船离开岸的时候',
  '[00:08.00]水面还没有风',
  '[00:14.00]我们数着灯火',
  '[00:20.00]一盏一盏地远',
  '[00:27.00]远到只剩下声音',
].join('\n')

async function storeDemoFiles(tx: Tx, storage: Services['storage']) {
  const store = async (name: string, body: Buffer, mediaType: string): Promise<SeededFile> => {
    const sha256 = createHash('sha256').update(body).digest()
    const storageKey = `originals/${tx.agentId}/demo-${sha256.toString('hex')}`
    await storage.write(storageKey, body)
    return { fileName: name, sha256, size: body.length, mediaType, storageKey }
  }
  const keys = Array.from({ length: pieces }, (_, key) => key)
  return {
    covers: await Promise.all(
      keys.map(async key => store('cover.jpg', await drawDemoCover(key), 'image/jpeg')),
    ),
    pieces: await Promise.all(keys.map(key => store('song.wav', composeDemo(key), 'audio/wav'))),
    lyric: await store('lyrics.lrc', Buffer.from(`${lyric}\n`), 'text/plain'),
  }
}

function pick<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length]
  if (found === undefined) throw new RangeError('nothing to pick from')
  return found
}
