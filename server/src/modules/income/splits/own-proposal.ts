import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { lockSplit, type SplitRow } from './splits.queries'
import './splits.texts'

/** A proposal of this account that is open, held. */
export async function ownProposal(tx: Tx, memberId: number, splitId: number, now: Date): Promise<SplitRow> {
  const split = await lockSplit(tx, splitId)
  if (split?.owner_id !== memberId) throw new Refusal('notFound')
  if (split.state !== 'proposed' || split.ends_at <= now) {
    throw new Refusal('conflict', { text: 'splits.notOpen' })
  }
  return split
}
