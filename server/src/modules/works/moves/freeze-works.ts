import type { Tx } from '../../../platform/database/query'
import { listInReview } from '../works.queries'
import { theSystem } from './doer'
import { transition } from './transition'

/** A frozen account has nothing under review: its works go back to where they can be changed. */
export async function freezeWorksOf(tx: Tx, memberId: number, now: Date): Promise<void> {
  for (const { id } of await listInReview(tx, memberId)) {
    await transition(tx, id, { event: 'freezeAccount', mover: 'system', doer: theSystem, memberId, now })
  }
}
