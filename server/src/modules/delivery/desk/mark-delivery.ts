import type { markDelivery } from '#contract/distribution/delivery-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { isKnownLink } from '../answers/known-link'
import { markLive, refuseDelivery } from '../answers/settle-delivery'
import '../delivery.texts'
import { findChannelToSend, noteEvent } from '../sending/sending.queries'
import { putEnding } from './delivery-steps.queries'
import { lockStanding } from './lock-standing'

/** For channels that do not answer by files: whoever has heard from them says what. */
export async function markIt(context: CallContext<typeof markDelivery>) {
  const { tx, input, actor, client, now } = context
  const { id, outcome, note, link } = input
  const { staffId } = actor
  const delivery = await lockStanding(tx, id)
  if (delivery.state !== 'delivered') throw new Refusal('conflict', { text: 'delivery.notDelivered' })
  const channel = await findChannelToSend(tx, delivery.channel_id)
  if (link && !isKnownLink(link, channel?.profile.link_domains ?? [])) {
    throw new Refusal('invalidInput', { fields: [{ field: 'link', text: 'delivery.unknownLink' }] })
  }
  if (outcome === 'live') {
    await noteEvent(tx, id, { said: { text: 'delivery.marked', params: { note } }, now, staffId })
    await markLive(tx, id, { now, staffId, link })
  } else {
    await refuseDelivery(tx, id, { now, staffId, reason: note })
  }
  await putEnding(tx, id, { staffId, note })
  const about = { actor, client, now, subject: 'delivery', subjectId: id }
  await recordAudit(tx, { ...about, action: 'delivery.mark', after: { state: outcome, note } })
  return null
}
