import type { Tx } from '../../platform/database/query'
import { Refusal } from '../../platform/refusal'
import { isOwnWork } from '../review/review.public'
import { findWork } from '../works/works.public'
import type { CaseRecord } from './infringement.queries'

/** Who publishes on the site as well decides nothing about their own release. */
export async function requireNotOwn(tx: Tx, { work_id }: CaseRecord, staffId: number) {
  const work = work_id === null ? undefined : await findWork(tx, work_id)
  if (work && (await isOwnWork(tx, work.member_id, staffId)))
    throw new Refusal('forbidden', { text: 'review.ownWork' })
}
