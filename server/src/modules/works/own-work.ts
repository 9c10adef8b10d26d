import type { Tx } from '../../platform/database/query'
import { Refusal } from '../../platform/refusal'
import { canEdit } from './works.policy'
import { findWork, lockWork, type WorkRecord } from './works.queries'
import './works.texts'

/** The member's own work; another's is as good as none. */
export async function ownWork(tx: Tx, memberId: number, workId: number): Promise<WorkRecord> {
  const work = await findWork(tx, workId)
  if (!work || work.member_id !== memberId) throw new Refusal('notFound')
  return work
}

export async function lockOwnWork(tx: Tx, memberId: number, workId: number): Promise<WorkRecord> {
  const work = await lockWork(tx, workId)
  if (!work || work.member_id !== memberId) throw new Refusal('notFound')
  return work
}

/** Locked, the member's own, and open for changes. */
export async function lockEditableWork(tx: Tx, memberId: number, workId: number): Promise<WorkRecord> {
  const work = await lockOwnWork(tx, memberId, workId)
  requireEditable(work)
  return work
}

export function requireEditable(work: WorkRecord) {
  if (!canEdit(work)) throw new Refusal('conflict', { text: 'works.notEditable' })
}
