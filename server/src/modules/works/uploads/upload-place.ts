import { type MaterialType, releaseMaterials } from '#contract/works/material'
import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { hasMaterial } from '../files/stored-files.queries'
import { listTracks, type WorkRecord } from '../works.queries'
import './work-uploads.texts'

const belongsToRelease = (type: MaterialType) => (releaseMaterials as readonly string[]).includes(type)

/** A file goes to the release or to one of its tracks; a supplement only adds what the released work lacks. */
export async function requirePlace(
  tx: Tx,
  work: WorkRecord,
  { trackId, type }: { trackId: number | null; type: MaterialType },
): Promise<void> {
  if (belongsToRelease(type) && trackId !== null) refuseTrack('workUploads.belongsToRelease')
  const track = (await listTracks(tx, work.id)).find(({ id }) => id === trackId)
  if (!belongsToRelease(type) && !track) refuseTrack('workUploads.needsTrack')
  if (work.purpose !== 'supplement' || work.revision_of === null) return
  if (await hasMaterial(tx, work.revision_of, track?.revises ?? null, type)) {
    throw new Refusal('conflict', { text: 'workUploads.alreadyReleased' })
  }
}

function refuseTrack(text: string): never {
  throw new Refusal('invalidInput', { fields: [{ field: 'track_id', text }] })
}
