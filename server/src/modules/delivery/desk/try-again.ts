import type { Tx } from '../../../platform/database/query'
import {
  askForDispatch,
  forgetFailuresOf,
  lockDeliveries,
  moveDeliveries,
  renameRefused,
} from '../../distribution/distribution.public'
import { noteEvent } from '../sending/sending.queries'
import { canTryAgain } from './deliveries.policy'
import { listStandingOf, lockWorksOf } from './delivery-steps.queries'

/** Those that can be are in the queue afterwards, as if they had never failed. Answers which. */
export async function tryAgain(
  tx: Tx,
  ids: readonly number[],
  { staffId, now }: { staffId: number; now: Date },
): Promise<number[]> {
  await lockWorksOf(tx, ids)
  if (ids.length > 0) await lockDeliveries(tx, ids)
  const tried = (await listStandingOf(tx, ids)).filter(canTryAgain)
  const failed = tried.filter(({ state }) => state === 'queued').map(({ id }) => id)
  const refused = tried.filter(({ state }) => state === 'refused').map(({ id }) => id)
  if (failed.length > 0) await forgetFailuresOf(tx, failed, now)
  if (refused.length > 0) await renameRefused(tx, refused)
  await moveDeliveries(tx, refused, { to: 'queued', now })
  const said = { text: 'delivery.triedAgain', params: {} }
  for (const { id } of tried) await noteEvent(tx, id, { said, now, staffId })
  await askForDispatch(
    tx,
    tried.map(({ channel_id }) => channel_id),
  )
  return tried.map(({ id }) => id)
}
