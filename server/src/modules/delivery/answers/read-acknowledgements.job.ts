// Reads what a channel has answered. What nobody sent, what cannot be read and what is too large is noted and left where it is.
import { z } from 'zod'
import { systemClock } from '../../../platform/clock'
import type { Tx } from '../../../platform/database/query'
import { enqueue, type Job, type JobContext, type JobName } from '../../../platform/jobs/job'
import type { Transport } from '../../../platform/transports/transport'
import { TransportFailed } from '../../../platform/transports/transport-failed'
import { channelTransport, isPlayedBySandbox } from '../../distribution/distribution.public'
import { findChannelToSend, noteEvent } from '../sending/sending.queries'
import { lastEvent, listUnanswered } from './answers.queries'
import { isKnownLink, isShopLink } from './known-link'
import {
  mostAcknowledgementBytes,
  type ParsedAcknowledgement,
  parseAcknowledgement,
} from './parse-acknowledgement'
import { acceptDelivery, refuseDelivery } from './settle-delivery'

/** A link may follow its acceptance by this much. */
const linkDays = 30
const fileName = /^ACK_(.{1,100})\.xml$/

const acknowledgementsJob: JobName<{ channelId: number }> = {
  name: 'readAcknowledgements',
  payload: z.object({ channelId: z.number().int() }),
}

/** Asked for again while it waits, it is read once. */
export const readAcknowledgementsLater = (tx: Tx, channelId: number) =>
  enqueue(
    tx,
    acknowledgementsJob,
    { channelId },
    { key: `answers ${tx.agentId} ${channelId}`, maxAttempts: 3 },
  )

type Context = JobContext<{ channelId: number }>

export const readAcknowledgements: Job<{ channelId: number }> = {
  ...acknowledgementsJob,
  lane: 'transfer',
  leaves: true,
  async run(context) {
    const { database, agentId, payload, services, log } = context
    const since = new Date(systemClock.now().getTime() - linkDays * 86_400_000)
    const { channel, waiting } = await database.read(agentId, async tx => ({
      channel: await findChannelToSend(tx, payload.channelId),
      waiting: await listUnanswered(tx, payload.channelId, since),
    }))
    if (channel?.profile.acknowledgement !== 'files' || waiting.size === 0) return
    const { acknowledgement_folder: folder, link_domains } = channel.profile
    const isKnown = (link: string) =>
      isKnownLink(link, link_domains) ||
      (isPlayedBySandbox(channel, services) && isShopLink(link, channel.code))
    const transport = await channelTransport(services, agentId, channel)
    try {
      for (const { name } of await transport.list(folder)) {
        const deliveryId = waiting.get(fileName.exec(name)?.[1] ?? '')
        if (deliveryId === undefined) continue
        const read = await readOne(transport, `${folder}/${name}`)
        await take(context, deliveryId, name, read, isKnown)
      }
    } catch (error) {
      // A channel that cannot be reached is asked again with the next round.
      if (!(error instanceof TransportFailed)) throw error
      log.warn({ err: error, channelId: channel.id }, 'the answers of a channel could not be read')
    } finally {
      await transport.close()
    }
  },
}

type Read = ParsedAcknowledgement | { fault: 'tooLarge' }

async function readOne(transport: Transport, path: string): Promise<Read | undefined> {
  try {
    const bytes = await transport.read(path, mostAcknowledgementBytes)
    return bytes && parseAcknowledgement(bytes)
  } catch (error) {
    if (error instanceof TransportFailed && error.reason === 'tooLarge') return { fault: 'tooLarge' }
    throw error
  }
}

async function take(
  { database, agentId, log }: Context,
  deliveryId: number,
  name: string,
  read: Read | undefined,
  isKnown: (link: string) => boolean,
): Promise<void> {
  if (!read) return
  const now = systemClock.now()
  const isOdd = 'fault' in read || `ACK_${read.messageId}.xml` !== name
  if (isOdd) {
    log.warn(
      { deliveryId, name, fault: 'fault' in read ? read.fault : 'otherMessage' },
      'an odd acknowledgement',
    )
    return database.change(agentId, async tx => {
      const text = 'delivery.oddAnswer'
      // Said once, however often it is found.
      if ((await lastEvent(tx, deliveryId)) === text) return
      await noteEvent(tx, deliveryId, { said: { text, params: { name } }, now, isFailure: true })
    })
  }
  const { status, reason, link } = read
  return database.change(agentId, tx =>
    status === 'accepted'
      ? acceptDelivery(tx, deliveryId, { now, link: isKnown(link) ? link : undefined })
      : refuseDelivery(tx, deliveryId, { now, reason }),
  )
}
