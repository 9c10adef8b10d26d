// buildWork(): a complete work of a member, in any status, with files that have passed their checks.
import { createHash, randomUUID } from 'node:crypto'
import type { MaterialType } from '#contract/works/material'
import {
  emptyRelease,
  emptyRights,
  emptyScope,
  emptyTrack,
  type ReleaseDetails,
  type Scope,
  type TrackDetails,
  type WorkKind,
} from '#contract/works/work'
import type { WorkStatus } from '#contract/works/work-status'
import { putDraft } from '../modules/works/drafts/put-draft'
import { insertTrack, insertWork } from '../modules/works/works.queries'
import type { Database } from '../platform/database/database'
import type { Tx } from '../platform/database/query'

export interface WantedWork {
  kind?: WorkKind
  status?: WorkStatus
  title?: string
  artists?: string[]
  label?: string
  releaseDate?: string | null
  details?: Partial<ReleaseDetails>
  tracks?: Partial<TrackDetails>[]
  scope?: Partial<Scope>
  /** With a video for each track. */
  withVideo?: boolean
  /** Leave these out. */
  without?: MaterialType[]
  now?: Date
}

export const completeTrack: TrackDetails = {
  ...emptyTrack,
  title: 'Night sailing',
  lyricists: ['Lin'],
  composers: ['Lin'],
  performers: ['Lin'],
  language: 'zh',
  explicit: false,
  rights: { ...emptyRights, property: 1, statement: 1, source: 1 },
}

export function buildWork(
  { database, agentId }: { database: Database; agentId: number },
  memberId: number,
  wanted: WantedWork = {},
): Promise<number> {
  return database.change(agentId, tx => insertCompleteWork(tx, memberId, wanted))
}

export async function insertCompleteWork(tx: Tx, memberId: number, wanted: WantedWork): Promise<number> {
  const { kind = 'single', title = 'Night sailing', artists = ['Lin'], now = new Date() } = wanted
  const details: ReleaseDetails = {
    ...emptyRelease,
    title,
    artists: artists.map(name => ({ name, role: 'main', channel_ids: [] })),
    label: wanted.label ?? '',
    genre: 'pop',
    language: 'zh',
    p_line: { year: 2026, owner: 'Lin' },
    c_line: { year: 2026, owner: 'Lin' },
    explicit: false,
    ai_use: { music: false, lyrics: false, vocals: false, cover: false },
    ...wanted.details,
  }
  const releaseDate = wanted.releaseDate === undefined ? '2099-01-01' : wanted.releaseDate
  const scope: Scope = { ...emptyScope, release_date: releaseDate, ...wanted.scope }
  const workId = await insertWork(tx, { memberId, kind, details, scope, now })
  const tracks = wanted.tracks ?? [{}]
  const trackIds: number[] = []
  for (const [index, track] of tracks.entries()) {
    const whole = { ...completeTrack, title, ...track }
    trackIds.push(await insertTrack(tx, { workId, position: index + 1, details: whole }))
  }
  await putDraft(tx, { id: workId, member_id: memberId, upc: null }, { details, scope }, now)
  const files: [MaterialType, number | null][] = [
    ['cover', null],
    ...trackIds.flatMap(id => [
      ['music', id] as [MaterialType, number],
      ['lyric', id] as [MaterialType, number],
      ...(wanted.withVideo ? [['mv', id] as [MaterialType, number]] : []),
    ]),
  ]
  for (const [type, trackId] of files) {
    if (!wanted.without?.includes(type)) await insertPassed(tx, { memberId, workId, trackId, type, now })
  }
  if (wanted.status && wanted.status !== '00') await putStatusDirectly(tx, workId, wanted.status, now)
  return workId
}

async function insertPassed(
  tx: Tx,
  of: { memberId: number; workId: number; trackId: number | null; type: MaterialType; now: Date },
) {
  const sha256 = createHash('sha256').update(randomUUID()).digest()
  await tx.run(
    'insert into stored_files (sha256, storage_key, size, media_type, created_at) values ($1, $2, 1000, $3, $4)',
    [sha256, `masters/${sha256.toString('hex')}`, 'application/octet-stream', of.now],
  )
  await tx.run(
    `insert into materials (member_id, work_id, track_id, type, file_name, sha256, size, state, progress, created_at,
       checked_at) values ($1, $2, $3, $4, $5, $6, 1000, 'passed', 100, $7, $7)`,
    [of.memberId, of.workId, of.trackId, of.type, `${of.type}.bin`, sha256, of.now],
  )
}

/** A test begins in the middle of a work's way; the product itself never writes a status like this. */
async function putStatusDirectly(tx: Tx, workId: number, status: WorkStatus, now: Date) {
  const isReleased = ['990', '991', '980', '981'].includes(status)
  await tx.run(
    'update works set status = $2, status_since = $3, submitted_at = $3, released_at = $4 where id = $1',
    [workId, status, now, isReleased ? now : null],
  )
}
