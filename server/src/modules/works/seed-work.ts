import type { MaterialType } from '#contract/works/material'
import type { ReleaseDetails, Scope, TrackDetails, WorkKind } from '#contract/works/work'
import type { Tx } from '../../platform/database/query'
import { putDraft } from './drafts/put-draft'
import { hasMaterial, putStoredFile } from './files/stored-files.queries'
import { attachMaterial } from './materials/attach-material'
import { type Doer, theSystem } from './moves/doer'
import { writeHistory } from './moves/history.queries'
import { insertTrack, insertWork, listTracks, lockWork } from './works.queries'

interface SeededWork {
  memberId: number
  kind: WorkKind
  details: ReleaseDetails
  scope: Scope
  tracks: readonly TrackDetails[]
  now: Date
  /** Unsaid: the system. */
  doer?: Doer
}

/** A whole draft at once, but for its files. */
export async function seedWork(tx: Tx, work: SeededWork): Promise<number> {
  const { memberId, now } = work
  const workId = await insertWork(tx, work)
  for (const [index, details] of work.tracks.entries()) {
    await insertTrack(tx, { workId, position: index + 1, details })
  }
  await putDraft(tx, { id: workId, member_id: memberId, upc: null }, work, now)
  await writeHistory(tx, { workId, event: 'create', from: null, to: '00', doer: work.doer ?? theSystem, now })
  return workId
}

export interface SeededPlace {
  workId: number
  /** Counted from 1; absent: it belongs to the release. */
  track?: number
  type: MaterialType
}

interface SeededFile {
  fileName: string
  sha256: Buffer
  size: number
  mediaType: string
  storageKey: string
}

/** Whether a seeded work still waits for this file. */
export async function lacksFile(tx: Tx, place: SeededPlace): Promise<boolean> {
  const trackId = await findTrackId(tx, place)
  return trackId !== undefined && !(await hasMaterial(tx, place.workId, trackId, place.type))
}

/** From here on it is a material like any other, and its check runs like everybody's. */
export async function seedFile(tx: Tx, place: SeededPlace, file: SeededFile): Promise<void> {
  const work = await lockWork(tx, place.workId)
  if (!work || !(await lacksFile(tx, place))) return
  const now = work.created_at
  await putStoredFile(tx, { ...file, now })
  const trackId = (await findTrackId(tx, place)) ?? null
  const { type } = place
  await attachMaterial(tx, { ...file, type, memberId: work.member_id, workId: work.id, trackId, now })
}

/** Null stands for the release, undefined for a track that is gone. */
async function findTrackId(tx: Tx, { workId, track }: SeededPlace): Promise<number | null | undefined> {
  return track === undefined ? null : (await listTracks(tx, workId))[track - 1]?.id
}
