import type { giveUpDelivery } from '#contract/distribution/delivery-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { askForDispatch, moveDeliveries } from '../../distribution/distribution.public'
import { settleWork } from '../answers/settle-work'
import '../delivery.texts'
import { noteEvent } from '../sending/sending.queries'
import { lockStanding } from './lock-standing'

export async function giveItUp(context: CallContext<typeof giveUpDelivery>) {
  const { tx, input, actor, client, now } = context
  const { id, note } = input
  const delivery = await lockStanding(tx, id)
  if (delivery.state !== 'queued') throw new Refusal('conflict', { text: 'delivery.notQueued' })
  const { staffId } = actor
  await moveDeliveries(tx, [id], { to: 'refused', now, givenUp: { staffId, note } })
  const said = { text: 'delivery.givenUp', params: { note } }
  await noteEvent(tx, id, { said, now, isFailure: true, staffId })
  const about = { actor, client, now, subject: 'delivery', subjectId: id }
  await recordAudit(tx, { ...about, action: 'delivery.giveUp', after: { note } })
  await askForDispatch(tx, [delivery.channel_id])
  await settleWork(tx, delivery.work_id, now)
  return null
}
