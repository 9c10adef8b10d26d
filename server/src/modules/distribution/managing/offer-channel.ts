import type { offerChannel, offerToWorks } from '#contract/distribution/channel-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { groundOf } from '../work-ground'
import { listGroundTracks } from '../work-ground.queries'
import './channels.texts'
import { findManagedChannel, lockManagedChannel } from './managed-channels.queries'
import { listOffered } from './offer.queries'
import { offerJob } from './queue-offered.job'

/** Enough to decide. */
const mostCounted = 1000

export async function readTheOffer({ tx, input }: CallContext<typeof offerChannel>) {
  const channel = await findManagedChannel(tx, input.id)
  if (!channel) throw new Refusal('notFound')
  const found = await listOffered(tx, input.id, mostCounted + 1)
  const counted = found.slice(0, mostCounted)
  const tracks = await listGroundTracks(
    tx,
    counted.map(({ id }) => id),
  )
  const { territory } = channel.profile
  const sold = counted.filter(work => groundOf(work, tracks).isAt(territory, null))
  return { works: sold.length, has_more: found.length > mostCounted }
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
