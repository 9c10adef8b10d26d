import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { findRecording } from './split-tracks.queries'
import { listParties, listSplitRows } from './splits.queries'

/** Whether somebody owns a recording or has, or had, an agreed part of it. To everybody else there is none. */
export async function readerOf(tx: Tx, isrc: string, memberId: number) {
  const track = await findRecording(tx, isrc)
  if (!track) throw new Refusal('notFound')
  if (track.owner_id === memberId) return { track, reader: 'owner' as const }
  const agreed = (await listSplitRows(tx, isrc, 100)).filter(({ state }) => state === 'agreed')
  const ids = agreed.map(({ id }) => id)
  const parties = ids.length > 0 ? await listParties(tx, ids) : []
  if (!parties.some(({ member_id }) => member_id === memberId)) throw new Refusal('notFound')
  return { track, reader: 'party' as const }
}
