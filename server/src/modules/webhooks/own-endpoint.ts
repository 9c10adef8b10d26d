import type { Tx } from '../../platform/database/query'
import { Refusal } from '../../platform/refusal'
import { lockEndpointOf } from './endpoints.queries'
import './webhooks.texts'

/** Locked; one that ended stays ended. */
export async function requireOwnEndpoint(tx: Tx, memberId: number, id: number) {
  const endpoint = await lockEndpointOf(tx, memberId, id)
  if (!endpoint) throw new Refusal('notFound')
  if (endpoint.state === 'ended') throw new Refusal('conflict', { text: 'webhooks.isEnded' })
  return endpoint
}
