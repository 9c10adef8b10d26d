import type { DeliveryKind } from '#contract/distribution/delivery-state'
import { readStoredProfile } from '#contract/distribution/stored-profile'
import { build, maybeOne, one, type Tx } from '../../../platform/database/query'
import { readPresentation } from '../../../platform/stored-settings'

/** With the channel that it goes to. */
export async function findDeliveryToPack(tx: Tx, id: number) {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('deliveries as d')
      .innerJoin('channels as c', 'c.id', 'd.channel_id')
      .select(['d.id', 'd.kind', 'd.work_id', 'd.track_id', 'd.message_id', 'd.batch', 'd.channel_id'])
      .select(['c.code', 'c.profile'])
      .where('d.id', '=', id),
  )
  return found && { ...found, kind: found.kind as DeliveryKind, profile: readStoredProfile(found.profile) }
}

export type DeliveryToPack = NonNullable<Awaited<ReturnType<typeof findDeliveryToPack>>>

type AboutRelease = Pick<DeliveryToPack, 'id' | 'work_id' | 'channel_id' | 'track_id'>

/** When the first message before this one, about the same release, left for the channel. */
export async function findFirstLeft(
  tx: Tx,
  { id, work_id, channel_id, track_id }: AboutRelease,
): Promise<Date | undefined> {
  const left = await maybeOne(
    tx,
    build
      .selectFrom('deliveries')
      .select('left_at')
      .where('work_id', '=', work_id)
      .where('channel_id', '=', channel_id)
      .where('track_id', 'is not distinct from', track_id)
      .where('left_at', 'is not', null)
      .where('id', '<', id)
      .orderBy('left_at')
      .limit(1),
  )
  return left?.left_at ?? undefined
}

/** The batch in which the channel got the release that this message is about. */
export async function findLastRelease(
  tx: Tx,
  { id, work_id, channel_id, track_id }: AboutRelease,
): Promise<string | undefined> {
  const release = await maybeOne(
    tx,
    build
      .selectFrom('deliveries')
      .select('batch')
      .where('work_id', '=', work_id)
      .where('channel_id', '=', channel_id)
      .where('track_id', 'is not distinct from', track_id)
      .where('kind', '=', 'release')
      .where('counts_as_sent', '=', true)
      .where('id', '<', id)
      .orderBy('id', 'desc')
      .limit(1),
  )
  return release?.batch ?? undefined
}

/** The site as channels know it. */
export async function findSender(tx: Tx) {
  const { ddex_party_id, presentation } = await one(
    tx,
    build.selectFrom('agents').select(['ddex_party_id', 'presentation']),
  )
  const { site_title } = readPresentation(presentation)
  return { partyId: ddex_party_id, name: site_title['zh-CN'] }
}
