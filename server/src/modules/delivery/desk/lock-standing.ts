import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { lockDeliveries } from '../../distribution/distribution.public'
import { listStandingOf, lockWorksOf, type StandingRecord } from './delivery-steps.queries'

/** One delivery and, before it, its work: neither moves until we are done. */
export async function lockStanding(tx: Tx, id: number): Promise<StandingRecord> {
  await lockWorksOf(tx, [id])
  await lockDeliveries(tx, [id])
  const [delivery] = await listStandingOf(tx, [id])
  if (!delivery) throw new Refusal('notFound')
  return delivery
}
