import type { giveUpDelivery } from '#contract/distribution/delivery-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { askForDispatch, moveDeliveries } from '../../distribution/distribution.public'
import { lockWork } from '../../works/works.public'
import { findSettled } from '../answers/answers.queries'
import { settleWork } from '../answers/settle-work'
import { tellOfAnswer } from '../answers/tell-of-answer'
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
  await tellTools(tx, id, now)
  await askForDispatch(tx, [delivery.channel_id])
  await settleWork(tx, delivery.work_id, now)
  return null
}

async function tellTools(tx: Tx, id: number, now: Date): Promise<void> {
  const delivery = await findSettled(tx, id)
  const work = delivery && (await lockWork(tx, delivery.work_id))
  if (work) await tellOfAnswer(tx, { work, delivery, answer: 'given up', now })
}
