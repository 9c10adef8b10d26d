// A case is about recordings, whatever becomes of the tracks that hold them. What keeps them from going out again stands in works.
import type { Tx } from '../../platform/database/query'
import { findElsewhere, type WorkRecord } from '../works/works.public'
import { listClaimedFiles, noteRecording } from './claimed-recordings.queries'

/** With the measure also what sounds the same in other releases of its member: what that earns is in dispute like the rest. */
export async function rememberAlike(tx: Tx, caseId: number, work: WorkRecord): Promise<void> {
  for (const sha256 of await listClaimedFiles(tx, caseId)) {
    for (const place of await findElsewhere(tx, sha256, work.id))
      if (place.member_id === work.member_id) await noteRecording(tx, caseId, place)
  }
}
