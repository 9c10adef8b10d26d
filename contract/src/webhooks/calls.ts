// Endpoints that a label's own tools are told at. Only its owner makes and ends them, in the browser, like API keys.
import { z } from 'zod'
import { defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { words } from '../text'
import { done, id, nothing, smsCode, timestamp, webAddress } from '../wire'
import { webhookEvents } from './events'

const owner = ['owner'] as const
const mostInAddress = 500

export const endpointStates = ['open', 'paused', 'ended'] as const
export const pauseReasons = ['owner', 'failing', 'restored'] as const
export const endReasons = ['owner', 'frozen', 'recovered', 'closed'] as const
export const webhookDeliveryStates = ['waiting', 'delivered', 'given_up'] as const
/** Why an attempt came to nothing, where no status of HTTP says it. */
export const webhookFailures = [
  ...(['address', 'lookup', 'connection', 'certificate', 'timeout', 'redirect'] as const),
] as const
export type WebhookFailure = (typeof webhookFailures)[number]

const chosenEvents = z
  .array(z.enum(webhookEvents))
  .min(1)
  .max(webhookEvents.length)
  .refine(chosen => new Set(chosen).size === chosen.length)

export const webhook = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  state: z.enum(endpointStates),
  paused_because: z.enum(pauseReasons).nullable(),
  ended_because: z.enum(endReasons).nullable(),
  created_at: timestamp,
  ended_at: timestamp.nullable(),
  /** Until then the secret before signs as well. */
  overlap_until: timestamp.nullable(),
  last_delivered_at: timestamp.nullable(),
  /** Events that are still to be delivered. */
  waiting: z.number().int(),
})
export type Webhook = z.infer<typeof webhook>

export const listWebhooks = defineCall({
  name: 'listWebhooks',
  summary: 'The webhook endpoints of the account, without their secrets',
  methods: ['GET'],
  path: paths.listWebhooks,
  access: 'member',
  effect: 'read',
  colleagues: owner,
  input: nothing,
  output: z.array(webhook),
})

export const makeWebhook = defineCall({
  name: 'makeWebhook',
  summary: 'Add a webhook endpoint; the answer is the only time its secret is shown',
  methods: ['POST'],
  path: paths.makeWebhook,
  access: 'member',
  effect: 'change',
  colleagues: owner,
  rate: { max: 20, seconds: 3600, per: 'account' },
  input: z.object({
    name: words(60, 1),
    url: webAddress.max(mostInAddress),
    events: chosenEvents,
    sms_code: smsCode,
  }),
  output: z.object({ id: z.number().int(), secret: z.string() }),
})

export const changeWebhook = defineCall({
  name: 'changeWebhook',
  summary: 'Rename a webhook endpoint and choose its events',
  methods: ['POST'],
  path: paths.changeWebhook,
  access: 'member',
  effect: 'change',
  colleagues: owner,
  idempotent: true,
  input: z.object({ id, name: words(60, 1), events: chosenEvents }),
  output: done,
})

export const rotateWebhookSecret = defineCall({
  name: 'rotateWebhookSecret',
  summary: 'Replace the secret of a webhook endpoint; for a day the one before signs as well',
  methods: ['POST'],
  path: paths.rotateWebhookSecret,
  access: 'member',
  effect: 'change',
  colleagues: owner,
  rate: { max: 20, seconds: 3600, per: 'account' },
  input: z.object({ id, sms_code: smsCode }),
  output: z.object({ secret: z.string(), overlap_until: timestamp }),
})

export const pauseWebhook = defineCall({
  name: 'pauseWebhook',
  summary: 'Pause a webhook endpoint: what happens meanwhile is not told to it',
  methods: ['POST'],
  path: paths.pauseWebhook,
  access: 'member',
  effect: 'change',
  colleagues: owner,
  idempotent: true,
  input: z.object({ id }),
  output: done,
})

export const resumeWebhook = defineCall({
  name: 'resumeWebhook',
  summary: 'Resume a paused webhook endpoint; what was waiting for it is sent now',
  methods: ['POST'],
  path: paths.resumeWebhook,
  access: 'member',
  effect: 'change',
  colleagues: owner,
  idempotent: true,
  input: z.object({ id }),
  output: done,
})

export const endWebhook = defineCall({
  name: 'endWebhook',
  summary: 'End a webhook endpoint for good',
  methods: ['POST'],
  path: paths.endWebhook,
  access: 'member',
  effect: 'change',
  colleagues: owner,
  idempotent: true,
  input: z.object({ id }),
  output: done,
})

export const testWebhook = defineCall({
  name: 'testWebhook',
  summary: 'Send a test event to a webhook endpoint',
  methods: ['POST'],
  path: paths.testWebhook,
  access: 'member',
  effect: 'change',
  colleagues: owner,
  rate: { max: 30, seconds: 600, per: 'account' },
  input: z.object({ id }),
  output: z.object({ id: z.number().int() }),
})

const delivery = z.object({
  id: z.number().int(),
  /** As in the header of its requests. */
  delivery: z.uuid(),
  event_id: z.uuid(),
  type: z.string(),
  state: z.enum(webhookDeliveryStates),
  created_at: timestamp,
  next_at: timestamp.nullable(),
  attempts: z.number().int(),
  last_at: timestamp.nullable(),
  last_status: z.number().int().nullable(),
  last_failure: z.enum(webhookFailures).nullable(),
  last_milliseconds: z.number().int().nullable(),
})
export type WebhookDelivery = z.infer<typeof delivery>

export const listWebhookDeliveries = defineCall({
  name: 'listWebhookDeliveries',
  summary: 'What was sent to a webhook endpoint within 30 days, latest first',
  methods: ['GET'],
  path: paths.listWebhookDeliveries,
  access: 'member',
  effect: 'read',
  colleagues: owner,
  input: z.object({ webhook_id: id, ...pageInput }),
  output: pageOf(delivery),
})

export const readWebhookDelivery = defineCall({
  name: 'readWebhookDelivery',
  summary: 'One delivery to a webhook endpoint: what was sent, and each attempt with its answer',
  methods: ['GET'],
  path: paths.readWebhookDelivery,
  access: 'member',
  effect: 'read',
  colleagues: owner,
  input: z.object({ id }),
  output: delivery.extend({
    body: z.string(),
    tries: z.array(
      z.object({
        attempt: z.number().int(),
        at: timestamp,
        status: z.number().int().nullable(),
        failure: z.enum(webhookFailures).nullable(),
        milliseconds: z.number().int(),
        /** How the answer begins. */
        response: z.string(),
      }),
    ),
  }),
})

export const resendWebhookDelivery = defineCall({
  name: 'resendWebhookDelivery',
  summary: 'Send an event once more, as a delivery of its own',
  methods: ['POST'],
  path: paths.resendWebhookDelivery,
  access: 'member',
  effect: 'change',
  colleagues: owner,
  rate: { max: 60, seconds: 600, per: 'account' },
  input: z.object({ id }),
  output: z.object({ id: z.number().int() }),
})
