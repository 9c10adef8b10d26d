// What staff see of the messages to channels, and what they do about them.
import { z } from 'zod'
import { defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { longestSearch } from '../search-text'
import { words } from '../text'
import { day, done, id, nothing, timestamp, webAddress } from '../wire'
import { channelFormats } from './channel-profile'
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

const count = z.number().int()

/** The last of them is today. */
export const boardDays = 7

export const summariseDeliveries = defineCall({
  name: 'summariseDeliveries',
  summary: 'Count deliveries by status for each channel, with the longest wait and what went live lately',
  methods: ['GET'],
  path: paths.summariseDeliveries,
  access: readers,
  effect: 'read',
  input: nothing,
  /** In the operator's order; one that is switched off only while something of it is left. */
  output: z.array(
    z.object({
      id,
      code: z.string(),
      name: z.string(),
      format: z.enum(channelFormats),
      /** Which way packages go. */
      connection: z.enum(['folder', 'sftp', 's3']),
      is_on: z.boolean(),
      is_sandbox: z.boolean(),
      paused: z.object({ at: timestamp, by: z.string(), note: z.string() }).nullable(),
      counts: z.object({
        queued: count,
        stuck: count,
        packing: count,
        sending: count,
        delivered: count,
        /** Releases that the channel has. */
        live: count,
        refused: count,
      }),
      /** When the oldest one was queued that is still with us, that the channel has not answered, that is refused. */
      oldest_waiting_at: timestamp.nullable(),
      oldest_delivered_at: timestamp.nullable(),
      oldest_refused_at: timestamp.nullable(),
      /** Releases by the day on which they went live, as days are counted in China. */
      live_by_day: z.array(z.object({ day, count })),
    }),
  ),
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

/** Where a release stands at a channel, in the words of its member. */
export const standingsAtChannel = [
  'waiting',
  'on_its_way',
  'at_channel',
  'live',
  'refused',
  'being_taken_down',
  'taken_down',
] as const

/** Of a change to what is live already. */
export const changesAtChannel = ['waiting', 'on_its_way', 'at_channel', 'refused'] as const

const channelOfWork = z.object({
  channel: z.object({ id, code: z.string(), name: z.string(), logo: z.string() }),
  state: z.enum(standingsAtChannel),
  /** The latest change of what is live, until the channel has it. */
  change: z.enum(changesAtChannel).nullable(),
  queued_at: timestamp,
  delivered_at: timestamp.nullable(),
  live_at: timestamp.nullable(),
  taken_down_at: timestamp.nullable(),
  /** While it is live. */
  link: z.string().nullable(),
  /** Why the channel refuses the release or its change, in the channel's words. */
  reason: z.string().nullable(),
})
export type ChannelOfWork = z.output<typeof channelOfWork>

export const workDeliveries = defineCall({
  name: 'workDeliveries',
  summary: 'Retrieve a release’s status on each channel',
  methods: ['GET'],
  path: paths.workDeliveries,
  access: 'member',
  effect: 'read',
  scope: 'works:read',
  input: z.object({ id }),
  /** In the operator's order. */
  output: z.array(channelOfWork),
})
