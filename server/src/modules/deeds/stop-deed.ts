import type { stopDeed } from '#contract/deeds/calls'
import type { DeedKind } from '#contract/deeds/deed'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { lockDeed, putEnded } from './deeds.queries'
import './deeds.texts'
import { tellOfDeed } from './tell-of-deed'

/** Any admin may, however new: stopping gives nobody anything. */
export async function stopTheDeed(context: CallContext<typeof stopDeed>) {
  const { tx, input, actor, client, now, answer } = context
  const deed = await lockDeed(tx, input.id)
  if (!deed) throw new Refusal('notFound')
  if (deed.state !== 'waiting') throw new Refusal('conflict', { text: 'deeds.cannotAgree.ended' })
  await putEnded(tx, deed.id, { state: 'stopped', now, by: actor.staffId })
  const { subject, change } = deed
  const kind = deed.kind as DeedKind
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'deed.stopped', subject: 'deed', subjectId: deed.id },
    after: { kind, subject },
  })
  await tellOfDeed(context, 'stopped', { kind, subject, change, by: actor.name })
  answer.text = { key: 'deeds.stopped' }
  return null
}
