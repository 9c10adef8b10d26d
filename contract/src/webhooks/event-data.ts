// What each event says in `data`.
import { z } from 'zod'
import { deliveryKinds } from '../distribution/delivery-state'
import { withdrawalStates } from '../payouts/withdrawal-state'
import { timestamp } from '../wire'
import { workStatuses } from '../works/work-status'
import type { WebhookEventType } from './events'

const work = {
  work_id: z.number().int(),
  /** The release that it changes, where it is a revision. */
  revision_of: z.number().int().nullable(),
  title: z.string(),
}
const atChannel = {
  ...work,
  channel_id: z.number().int(),
  channel: z.object({ 'zh-CN': z.string(), en: z.string() }),
}

const bill = {
  bill_id: z.number().int(),
  month: z.string(),
  currency: z.string(),
  /** Yours, as a decimal. */
  amount: z.string(),
}

export const webhookData = {
  'work.status_changed': z.object({
    ...work,
    from: z.enum(workStatuses),
    status: z.enum(workStatuses),
  }),
  'work.rejected': z.object({
    ...work,
    status: z.enum(workStatuses),
    reasons: z.array(z.object({ field: z.string(), text: z.string() })),
  }),
  'work.channel_live': z.object({ ...atChannel, link: z.string().nullable() }),
  'work.channel_down': z.object(atChannel),
  'delivery.refused': z.object({
    ...atChannel,
    kind: z.enum(deliveryKinds),
    reason: z.string(),
  }),
  'delivery.given_up': z.object({ ...atChannel, kind: z.enum(deliveryKinds) }),
  'bill.ready': z.object(bill),
  'bill.reversed': z.object({
    ...bill,
    /** The negative bill that takes it back, where it had been withdrawn already. */
    corrected_by: z.number().int().nullable(),
  }),
  'withdrawal.status_changed': z.object({
    withdrawal_id: z.number().int(),
    number: z.string(),
    from: z.enum(withdrawalStates),
    status: z.enum(withdrawalStates),
  }),
} as const satisfies Record<WebhookEventType, z.ZodType>

export type WebhookData<T extends WebhookEventType> = z.input<(typeof webhookData)[T]>

/** The body of a request. */
export const webhookBody = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  z.object({
    /** The same however often it is sent. */
    id: z.uuid(),
    type: z.literal(type),
    created: timestamp,
    api_version: z.string(),
    data,
  })
