import { todayInChina } from '#contract/identity/age'
import type { Tx } from '../../../platform/database/query'
import { findWork, mastersOf, tracksOf } from '../../works/works.public'
import type { PackingInputs } from './pack-parts'
import { findDeliveryToPack, findFirstLeft, findSender } from './packing.queries'

interface VideoCodes {
  upc: string
  isrc: string
}

/** Everything that packing a delivery asks for; undefined: it is gone, or has not got the names of its message and batch yet. */
export async function readInputs(
  tx: Tx,
  deliveryId: number,
  videoCodes: VideoCodes = { upc: '', isrc: '' },
): Promise<PackingInputs | undefined> {
  const delivery = await findDeliveryToPack(tx, deliveryId)
  const work = delivery && (await findWork(tx, delivery.work_id))
  if (!work || delivery.message_id === null || delivery.batch === null) return undefined
  const { kind, code, profile, track_id } = delivery
  const firstLeft = await findFirstLeft(tx, delivery)
  return {
    work: { ...work, licensedUntil: work.licensed_until },
    tracks: await tracksOf(tx, work.id),
    materials: await mastersOf(tx, work.id),
    channel: { code, profile },
    sender: await findSender(tx),
    delivery: {
      kind,
      messageId: delivery.message_id,
      threadId: threadOf(tx.agentId, delivery),
      batch: delivery.batch,
      createdAt: momentOf(delivery.batch),
      ...(firstLeft && { announcedOn: todayInChina(firstLeft) }),
      ...(track_id !== null && { video: { trackId: track_id, ...videoCodes } }),
    },
  }
}

function threadOf(
  agentId: number,
  { work_id, channel_id, track_id }: { work_id: number; channel_id: number; track_id: number | null },
): string {
  return ['TRB', agentId, 'W', work_id, channel_id, ...(track_id === null ? [] : ['V', track_id])].join('-')
}

/** A batch is called after the second in which its packing began, so that packing it again gives the same message. */
export function momentOf(batch: string): Date {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(batch) ?? []
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}
