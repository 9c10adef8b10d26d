import type { pauseChannel, resumeChannel } from '#contract/distribution/channel-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { askForDispatch } from '../delivery-jobs'
import { lockManagedChannel, putPause } from './managed-channels.queries'

/** What is under way arrives; nothing new leaves. */
export async function pauseTheChannel(context: CallContext<typeof pauseChannel>) {
  const { tx, input, actor, client, now } = context
  const channel = await lockManagedChannel(tx, input.id)
  if (!channel) throw new Refusal('notFound')
  const { note } = input
  if (channel.paused_at && channel.pause_note === note) return null
  await putPause(tx, channel.id, { at: channel.paused_at ?? now, staffId: actor.staffId, note })
  const about = { actor, client, now, subject: 'channel', subjectId: channel.id }
  await recordAudit(tx, { ...about, action: 'channel.pause', after: { note } })
  return null
}

export async function resumeTheChannel(context: CallContext<typeof resumeChannel>) {
  const { tx, input, actor, client, now } = context
  const channel = await lockManagedChannel(tx, input.id)
  if (!channel) throw new Refusal('notFound')
  if (!channel.paused_at) return null
  await putPause(tx, channel.id, null)
  await askForDispatch(tx, [channel.id])
  const about = { actor, client, now, subject: 'channel', subjectId: channel.id }
  await recordAudit(tx, { ...about, action: 'channel.resume', before: { note: channel.pause_note } })
  return null
}
