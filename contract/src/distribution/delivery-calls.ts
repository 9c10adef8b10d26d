// What staff see of the messages to channels, and what they do about them.
import { z } from 'zod'
import { defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { longestSearch } from '../search-text'
import { words } from '../text'
import { done, id, webAddress } from '../wire'
import { deliveryKindViews, deliveryViews, shownDelivery, wholeDelivery } from './delivery'

const readers = ['admin', 'rights', 'editor'] as const
const movers = ['admin', 'rights'] as const

const deliveryFilter = {
  channel_id: id.optional(),
  state: z.enum(deliveryViews).default('all'),
  kind: z.enum(deliveryKindViews).optional(),
  /** Words of the title, the artists or the tracks; or the whole of a UPC, a batch or a message's id. */
  search: words(longestSearch).optional(),
}

export const listDeliveries = defineCall({
  name: 'listDeliveries',
  summary: 'Messages to channels, the latest change first',
  methods: ['GET'],
  path: paths.listDeliveries,
  access: readers,
  effect: 'read',
  input: z.object({ ...pageInput, ...deliveryFilter }),
  output: pageOf(shownDelivery),
})

export const readDelivery = defineCall({
  name: 'readDelivery',
  summary: 'One message to a channel: what happened to it, its files, and how it differs from the one before',
  methods: ['GET'],
  path: paths.readDelivery,
  access: readers,
  effect: 'read',
  input: z.object({ id }),
  output: wholeDelivery,
})

/** At a time; more of them by filter. */
export const mostRetried = 200

export const retryDelivery = defineCall({
  name: 'retryDelivery',
  summary: 'Put what failed or was refused back into the queue; what cannot be tried again is skipped',
  methods: ['POST'],
  path: paths.retryDelivery,
  access: movers,
  effect: 'change',
  input: z.object({ ids: z.array(id).min(1).max(mostRetried) }),
  output: z.object({ retried: z.number().int(), skipped: z.number().int() }),
})

export const retryAllDeliveries = defineCall({
  name: 'retryAllDeliveries',
  summary:
    'Put everything that a list shows and that failed or was refused back into the queue, in the background',
  methods: ['POST'],
  path: paths.retryAllDeliveries,
  access: movers,
  effect: 'change',
  input: z.object(deliveryFilter),
  output: done,
})

export const giveUpDelivery = defineCall({
  name: 'giveUpDelivery',
  summary: 'Send this no more; it counts as refused, by us',
  methods: ['POST'],
  path: paths.giveUpDelivery,
  access: movers,
  effect: 'change',
  input: z.object({ id, note: words(300, 1) }),
  output: done,
})

export const markDelivery = defineCall({
  name: 'markDelivery',
  summary: 'Note what a channel has said about a delivered message by another way than an acknowledgement',
  methods: ['POST'],
  path: paths.markDelivery,
  access: movers,
  effect: 'change',
  input: z.object({
    id,
    outcome: z.enum(['live', 'refused']),
    /** Of a refusal: the reason, which the member reads. */
    note: words(300, 1),
    /** Where the release stands at the channel. */
    link: webAddress.optional(),
  }),
  output: done,
})
