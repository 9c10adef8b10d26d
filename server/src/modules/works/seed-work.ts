import type { MaterialType } from '#contract/works/material'
import type { ReleaseDetails, Scope, TrackDetails, WorkKind } from '#contract/works/work'
import type { Tx } from '../../platform/database/query'
import { putDraft } from './drafts/put-draft'
import { putStoredFile } from './files/stored-files.queries'
import { attachMaterial } from './materials/attach-material'
import { theSystem } from './moves/doer'
import { writeHistory } from './moves/history.queries'
import { insertTrack, insertWork } from './works.queries'

export interface SeededFile {
  fileName: string
  sha256: Buffer
  size: number
  mediaType: string
  storageKey: string
}

interface SeededWork {
  memberId: number
  kind: WorkKind
  details: ReleaseDetails
  scope: Scope
  tracks: readonly TrackDetails[]
  /** Covers go to the release, everything else to each track. Their checks run like everybody's. */
  files: readonly (SeededFile & { type: MaterialType })[]
  now: Date
}

/** A whole draft at once, for a site's first start. */
export async function seedWork(tx: Tx, work: SeededWork): Promise<number> {
  const { memberId, now } = work
  const workId = await insertWork(tx, work)
  for (const [index, details] of work.tracks.entries()) {
    const trackId = await insertTrack(tx, { workId, position: index + 1, details })
    for (const file of work.files.filter(({ type }) => type !== 'cover')) await attach(file, trackId)
  }
  for (const file of work.files.filter(({ type }) => type === 'cover')) await attach(file, null)
  await putDraft(tx, { id: workId, member_id: memberId, upc: null }, work, now)
  await writeHistory(tx, { workId, event: 'create', from: null, to: '00', doer: theSystem, now })
  return workId

  async function attach(file: SeededFile & { type: MaterialType }, trackId: number | null) {
    await putStoredFile(tx, { ...file, now })
    await attachMaterial(tx, { ...file, memberId, workId, trackId, now })
  }
}
