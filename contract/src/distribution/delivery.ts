// A delivery as the operator sees it: a row of the list, and everything about one.
import { z } from 'zod'
import { id, timestamp } from '../wire'
import { deliveryKinds, deliveryStates } from './delivery-state'

const person = z.object({ id, name: z.string() })

/** What can be chosen. `queued`: its first try is still to come; `stuck`: the last one has failed; `sending`: packed or sent. */
export const deliveryViews = ['all', 'queued', 'stuck', 'sending', 'delivered', 'live', 'refused'] as const
export type DeliveryView = (typeof deliveryViews)[number]

/** `changes`: updates and takedowns. */
export const deliveryKindViews = [...deliveryKinds, 'changes'] as const
export type DeliveryKindView = (typeof deliveryKindViews)[number]

export const shownDelivery = z.object({
  id,
  work: z.object({
    id,
    title: z.string(),
    artists: z.string(),
    upc: z.string().nullable(),
    cover_url: z.string().nullable(),
  }),
  channel: z.object({ id, code: z.string(), name: z.string() }),
  kind: z.enum(deliveryKinds),
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  /** Why the last try failed or who refuses it, in the reader's language. */
  error: z.string().nullable(),
  /** Absent, and there is an error: it waits for somebody. */
  next_attempt_at: timestamp.nullable(),
  queued_at: timestamp,
  changed_at: timestamp,
  delivered_at: timestamp.nullable(),
  live_at: timestamp.nullable(),
  batch: z.string().nullable(),
  message_id: z.string().nullable(),
})
export type ShownDelivery = z.output<typeof shownDelivery>

/** Against the message before: `new`, `same` bytes, or `changed`. */
export const fileComparisons = ['new', 'same', 'changed'] as const

const deliveryFile = z.object({
  path: z.string(),
  role: z.enum(['resource', 'message', 'completion']),
  size: z.number().int(),
  sha256: z.string(),
  /** Absent: it is not at the channel yet. */
  sent_at: timestamp.nullable(),
  /** Absent: there is no message before. */
  compared: z.enum(fileComparisons).nullable(),
})

/** A sheet has its rows, the titles of its columns first; every other message is text. */
const message = z.discriminatedUnion('format', [
  z.object({ format: z.literal('xml'), text: z.string(), is_cut: z.boolean() }),
  z.object({ format: z.literal('sheet'), rows: z.array(z.array(z.string())), is_cut: z.boolean() }),
])
export type DeliveryMessage = z.output<typeof message>

/** Lines that are the same far from any change are only counted. */
const differenceLine = z.object({
  op: z.enum(['same', 'removed', 'added', 'skipped']),
  /** Its number in the message before, and in this one. */
  before: z.number().int().nullable(),
  after: z.number().int().nullable(),
  text: z.string(),
  /** How many lines it stands for. */
  count: z.number().int(),
})
export type DifferenceLine = z.output<typeof differenceLine>

const difference = z.object({
  /** Places that differ. */
  changes: z.number().int(),
  lines: z.array(differenceLine),
})

export const wholeDelivery = shownDelivery.extend({
  /** Of the work, when it was queued. */
  version: z.number().int(),
  track_id: id.nullable(),
  left_at: timestamp.nullable(),
  accepted_at: timestamp.nullable(),
  refused_by: z.enum(['channel', 'us']).nullable(),
  link: z.string().nullable(),
  /** Who gave it up or marked it by hand, and why. */
  ended: z.object({ by: person, note: z.string() }).nullable(),
  log: z.array(
    z.object({
      id,
      at: timestamp,
      text: z.string(),
      is_failure: z.boolean(),
      staff: person.nullable(),
    }),
  ),
  files: z.array(deliveryFile),
  /** Absent before it is packed. */
  message: message.nullable(),
  /** What the channel was sent before about the same release. */
  before: z
    .object({
      id,
      kind: z.enum(deliveryKinds),
      state: z.enum(deliveryStates),
      message_id: z.string().nullable(),
      batch: z.string().nullable(),
      left_at: timestamp.nullable(),
    })
    .nullable(),
  /** Absent: nothing to compare with, or too much of it. */
  difference: difference.nullable(),
  can: z.object({
    try_again: z.boolean(),
    give_up: z.boolean(),
    mark_live: z.boolean(),
    mark_refused: z.boolean(),
  }),
})
export type WholeDelivery = z.output<typeof wholeDelivery>
