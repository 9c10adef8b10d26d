import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { dateItGoesOut } from '../moves/late-date'
import type { WorkRecord } from '../works.queries'
import '../works.texts'

/**
 * Reviews take time and a late date moves on: whatever goes out must be licensed on that day. Added materials change no
 * licence, so they are not asked for one.
 */
export async function requireLicences(tx: Tx, work: WorkRecord, now: Date): Promise<void> {
  if (work.purpose === 'supplement' || work.licence_ends === null) return
  if (work.licence_ends > (await dateItGoesOut(tx, work, now))) return
  throw new Refusal('conflict', { text: 'works.licenceTooShort', params: { day: work.licence_ends } })
}
