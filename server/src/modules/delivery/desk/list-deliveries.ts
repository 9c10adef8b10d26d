import { z } from 'zod'
import type { DeliveryKindView, DeliveryView } from '#contract/distribution/delivery'
import type { listDeliveries } from '#contract/distribution/delivery-calls'
import type { DeliveryKind } from '#contract/distribution/delivery-state'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { plainText } from '../../../platform/search-terms'
import { worksLike } from '../../works/works.public'
import { type DeliveryFilter, deliveriesCalled, listDeliveryRows } from './delivery-list.queries'
import { presentDelivery } from './present-delivery'
import type { ShownState } from './shown-columns'

const placeShape = z.object({ at: place.moment, id: place.id })

/** More works than these have the words: then they are met soon enough by going through the list itself. */
const mostWorks = 500

export async function listTheDeliveries(context: CallContext<typeof listDeliveries>) {
  const { tx, input } = context
  const { cursor, limit, ...wanted } = input
  const after = readCursor(placeShape, cursor)
  const filter = await filterOf(tx, wanted)
  const found = await listDeliveryRows(tx, { ...filter, after, limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, row => ({ at: row.place, id: row.id }))
  return { items: shown.map(row => presentDelivery(row, context)), next_cursor }
}

const states: Record<Exclude<DeliveryView, 'all'>, readonly ShownState[]> = {
  queued: ['queued'],
  stuck: ['stuck'],
  sending: ['packing', 'sending'],
  delivered: ['delivered'],
  live: ['live'],
  refused: ['refused'],
}

const kindsOf = (kind: DeliveryKindView): readonly DeliveryKind[] =>
  kind === 'changes' ? ['update', 'takedown'] : [kind]

interface Wanted {
  channel_id?: number
  state: DeliveryView
  kind?: DeliveryKindView
  search?: string
}

export async function filterOf(
  tx: Tx,
  { channel_id, state, kind, search = '' }: Wanted,
): Promise<Omit<DeliveryFilter, 'limit'>> {
  const narrowed = {
    channelId: channel_id,
    states: state === 'all' ? undefined : states[state],
    kinds: kind && kindsOf(kind),
  }
  const words = plainText(search).split(' ').filter(Boolean)
  if (words.length === 0) return narrowed
  const [workIds, deliveryIds] = await Promise.all([
    worksLike(tx, words, mostWorks + 1),
    deliveriesCalled(tx, search),
  ])
  const isCommon = workIds.length > mostWorks
  if (isCommon && deliveryIds.length === 0) return { ...narrowed, words }
  // Whoever types a whole name means that one.
  return { ...narrowed, among: { workIds: isCommon ? [] : workIds, deliveryIds } }
}
