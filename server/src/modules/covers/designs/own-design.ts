import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { isOpen } from '../covers.policy'
import { findDesign, type LockedDesign, lockDesign } from './cover-designs.queries'
import '../covers.texts'

/** The account's own design; another's is as good as none. */
export async function ownDesign(tx: Tx, memberId: number, designId: number) {
  const design = await findDesign(tx, designId)
  if (!design || design.member_id !== memberId) throw new Refusal('notFound')
  return design
}

export async function lockOwnDesign(tx: Tx, memberId: number, designId: number): Promise<LockedDesign> {
  const design = await lockDesign(tx, designId)
  if (!design || design.member_id !== memberId) throw new Refusal('notFound')
  return design
}

/** Locked, the account's own, and not in the bin. */
export async function lockOpenDesign(tx: Tx, memberId: number, designId: number): Promise<LockedDesign> {
  const design = await lockOwnDesign(tx, memberId, designId)
  if (!isOpen(design)) throw new Refusal('conflict', { text: 'covers.binned' })
  return design
}
