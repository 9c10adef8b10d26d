import type { DeliveryKind, DeliveryState } from '#contract/distribution/delivery-state'
import { readStoredProfile } from '#contract/distribution/stored-profile'
import type { Language } from '#contract/language'
import { build, rows, type Tx } from '../../../platform/database/query'

/** Everything about a work itself that counts, in the operator's order of channels and within it as it was queued. */
export async function listDeliveriesOfWork(tx: Tx, workId: number) {
  const found = await rows(
    tx,
    build
      .selectFrom('deliveries as d')
      .innerJoin('channels as c', 'c.id', 'd.channel_id')
      .select(['d.channel_id', 'c.code', 'c.name', 'c.profile', 'd.kind', 'd.state', 'd.last_error'])
      .select(['d.refused_by', 'd.link', 'd.queued_at', 'd.delivered_at', 'd.live_at'])
      .where('d.work_id', '=', workId)
      .where('d.track_id', 'is', null)
      .where('d.state', '<>', 'withdrawn')
      .orderBy('c.position')
      .orderBy('c.id')
      .orderBy('d.id'),
  )
  return found.map(row => ({
    ...row,
    kind: row.kind as DeliveryKind,
    state: row.state as Exclude<DeliveryState, 'withdrawn'>,
    name: row.name as unknown as Record<Language, string>,
    profile: readStoredProfile(row.profile),
  }))
}

export type DeliveryOfWork = Awaited<ReturnType<typeof listDeliveriesOfWork>>[number]
