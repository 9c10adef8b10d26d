import type { offerChannel, offerToWorks } from '#contract/distribution/channel-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import './channels.texts'
import { findManagedChannel, lockManagedChannel } from './managed-channels.queries'
import { countOffered } from './offer.queries'
import { offerJob } from './queue-offered.job'

/** Enough to decide. */
const mostCounted = 1000

export async function readTheOffer({ tx, input }: CallContext<typeof offerChannel>) {
  if (!(await findManagedChannel(tx, input.id))) throw new Refusal('notFound')
  const found = await countOffered(tx, input.id, mostCounted + 1)
  return { works: Math.min(found, mostCounted), has_more: found > mostCounted }
}

export async function offerIt({ tx, input, actor, client, now }: CallContext<typeof offerToWorks>) {
  const channel = await lockManagedChannel(tx, input.id)
  if (!channel) throw new Refusal('notFound')
  if (!channel.is_on) throw new Refusal('conflict', { text: 'channels.isOff' })
  const key = `offer ${tx.agentId} ${channel.id}`
  await enqueue(tx, offerJob, { channelId: channel.id }, { key })
  const about = { actor, client, now, subject: 'channel', subjectId: channel.id }
  await recordAudit(tx, { ...about, action: 'channel.offer' })
  return null
}
