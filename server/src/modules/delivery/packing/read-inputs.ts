import { todayInChina } from '#contract/identity/age'
import type { Tx } from '../../../platform/database/query'
import { findVideo } from '../../distribution/distribution.public'
import { findWork, mastersOf, tracksOf } from '../../works/works.public'
import type { DeliveredTrack } from './message-inputs'
import type { PackingInputs } from './pack-parts'
import {
  type DeliveryToPack,
  findDeliveryToPack,
  findFirstLeft,
  findLastRelease,
  findSender,
} from './packing.queries'

/** Everything that packing a delivery asks for; undefined: it is gone, or has not got the names of its message and batch yet. */
export async function readInputs(tx: Tx, deliveryId: number): Promise<PackingInputs | undefined> {
  const delivery = await findDeliveryToPack(tx, deliveryId)
  const work = delivery && (await findWork(tx, delivery.work_id))
  if (!work || delivery.message_id === null || delivery.batch === null) return undefined
  const { kind, code, profile, track_id } = delivery
  const firstLeft = await findFirstLeft(tx, delivery)
  const video = track_id === null ? undefined : await findVideo(tx, track_id)
  if (track_id !== null && !video) return undefined
  return {
    work: { ...work, licensedUntil: work.licensed_until },
    tracks: await tracksToDeliver(tx, delivery, video),
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
      ...(track_id !== null && video && { video: { trackId: track_id, upc: video.upc, isrc: video.isrc } }),
    },
  }
}

/** A video is taken down also after its track has gone: then the track is as it last went out. */
async function tracksToDeliver(
  tx: Tx,
  delivery: DeliveryToPack,
  video: Awaited<ReturnType<typeof findVideo>>,
): Promise<DeliveredTrack[]> {
  const { work_id, track_id } = delivery
  const wasSent = video ? () => true : await tracksSent(tx, delivery)
  const tracks = (await tracksOf(tx, work_id))
    .filter(({ withdrawn_at }) => withdrawn_at === null || wasSent(withdrawn_at))
    .map(({ withdrawn_at, ...track }) => ({ ...track, isWithdrawn: withdrawn_at !== null }))
  if (track_id === null || !video || tracks.some(({ id }) => id === track_id)) return tracks
  return [...tracks, { id: track_id, isrc: null, details: video.track, isWithdrawn: false }]
}

/** Of a track that was withdrawn before the channel got the release the channel does not hear, and it gets no file of it. */
async function tracksSent(tx: Tx, delivery: DeliveryToPack): Promise<(withdrawnAt: Date) => boolean> {
  if (delivery.kind === 'release') return () => false
  const release = delivery.kind === 'update' ? await findLastRelease(tx, delivery) : undefined
  return withdrawnAt => release === undefined || withdrawnAt > momentOf(release)
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
