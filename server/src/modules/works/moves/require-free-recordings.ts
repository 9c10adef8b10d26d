// A measure follows the recording: in another work, or put in again as a new track, it goes out no more than where it was claimed.
import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { alikeTo } from '../materials/like-recordings'
import type { WorkRecord } from '../works.queries'
import '../works.texts'
import { listMeasuredRecordings, listOutgoingRecordings } from './measures.queries'

type Measured = Awaited<ReturnType<typeof listMeasuredRecordings>>

/** Only among the same member's: whoever claims a recording may well release it here themselves. */
export async function requireFreeRecordings(tx: Tx, { id, member_id }: WorkRecord): Promise<void> {
  const measured = await listMeasuredRecordings(tx, member_id)
  if (measured.length === 0) return
  const outgoing = await listOutgoingRecordings(tx, id)
  for (const recording of outgoing) {
    const found = await claimAbout(tx, recording, measured)
    if (!found) continue
    const isWhole = outgoing.length === 1 || (found.work_id === id && found.track_id === null)
    throw new Refusal('conflict', {
      text: isWhole ? 'works.recordingUnderMeasure' : 'works.trackUnderMeasure',
      params: { title: recording.title, number: found.number },
      data: { case_id: found.case_id },
    })
  }
}

/** By its code, by its file, and only then by its sound, which takes longest. */
async function claimAbout(
  tx: Tx,
  { isrc, sha256 }: { isrc: string | null; sha256: Buffer | null },
  measured: Measured,
) {
  const byCode = measured.find(claimed => isrc !== null && claimed.isrc === isrc)
  if (byCode || sha256 === null) return byCode
  for (const alike of await alikeTo(tx, sha256)) {
    const found = measured.find(claimed => claimed.sha256?.equals(alike.sha256))
    if (found) return found
  }
  return undefined
}
