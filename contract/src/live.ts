// What a page hears without asking: one stream of server-sent events for each browser, however many tabs it has.
import { z } from 'zod'
import { message } from './messages/message'
import { ticketStates } from './support/ticket-state'
import { id } from './wire'

/** Each event says how things stand now, so a missed one costs nothing. */
export const liveEvents = {
  /** `newest` holds what has come since the listener last heard, at most a handful. */
  messages: z.object({ unread: z.number().int(), newest: z.array(message) }),
  ticket: z.object({ id, state: z.enum(ticketStates) }),
  /** For staff: something in the queue of the support desk has changed. */
  desk: z.object({ ticket_id: id }),
} as const
export type LiveTopic = keyof typeof liveEvents
export type LiveEvent<T extends LiveTopic> = z.output<(typeof liveEvents)[T]>
