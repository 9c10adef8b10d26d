import type { Tx } from '../../../platform/database/query'
import { accountState } from '../../identity/identity.public'
import { findWork } from '../../works/works.public'

/** What was never handed in is its member's alone, and what a closed account left is sealed: whoever needs that says why, in the catalogue. */
export async function openedWork(tx: Tx, workId: number) {
  const work = await findWork(tx, workId)
  if (!work?.submitted_at || (await accountState(tx, work.member_id)) === 'closed') return undefined
  return { ...work, submitted_at: work.submitted_at }
}
