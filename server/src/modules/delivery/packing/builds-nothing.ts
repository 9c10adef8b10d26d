import { hasCommonGround } from '#contract/distribution/common-ground'
import { deliveredTracks } from './build-message'
import type { DeliveryInputs } from './message-inputs'

/** The message would have no deal, though it is no takedown. What is queued is decided by the same question. */
export function buildsNothing(inputs: DeliveryInputs): boolean {
  const { work, channel, delivery } = inputs
  const staying = deliveredTracks(inputs).filter(({ isWithdrawn }) => !isWithdrawn)
  return delivery.kind !== 'takedown' && !hasCommonGround(staying, work, channel.profile.territory)
}
