// The codes under which a work goes out. Who gets which is decided by the module that gives them.
import type { Tx } from '../../../platform/database/query'
import { putDraft } from '../drafts/put-draft'
import { listDraftMaterials, listTracks, lockWork, setIsrc, setUpc, type WorkRecord } from '../works.queries'

export async function codedWork(tx: Tx, workId: number) {
  const work = await lockWork(tx, workId)
  if (!work) throw new Error('a work that went out is not there')
  const files = await listDraftMaterials(tx, workId)
  const hasVideo = (trackId: number) =>
    files.some(({ track_id, type, state }) => track_id === trackId && type === 'mv' && state === 'passed')
  const tracks = await listTracks(tx, workId)
  return { work, tracks: tracks.map(track => ({ ...track, hasVideo: hasVideo(track.id) })) }
}

interface Codes {
  upc: string
  /** By track; one without an entry keeps what it has. */
  isrcs: ReadonlyMap<number, string | undefined>
}

export async function putCodes(tx: Tx, work: WorkRecord, { upc, isrcs }: Codes, now: Date): Promise<void> {
  await setUpc(tx, work.id, upc)
  for (const [trackId, isrc] of isrcs) if (isrc) await setIsrc(tx, trackId, isrc)
  // A work is found by its codes too.
  await putDraft(tx, { ...work, upc }, work, now)
}
