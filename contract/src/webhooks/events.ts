// What an endpoint hears of, how it is told and how often. Apart from zod, for pages that do without it.

export const webhookEvents = [
  'work.status_changed',
  'work.rejected',
  'work.channel_live',
  'work.channel_down',
  'delivery.refused',
  'delivery.given_up',
  'bill.ready',
  'bill.reversed',
  'withdrawal.status_changed',
] as const
export type WebhookEventType = (typeof webhookEvents)[number]

/** Sent when its owner asks for it, whatever the endpoint has chosen. */
export const testEvent = 'webhook.test'

/** Counts up when something in an event changes its meaning or goes; what is new in it changes nothing. */
export const webhookVersion = '1'

export const webhookHeaders = {
  event: 'Tributary-Event',
  delivery: 'Tributary-Delivery',
  signature: 'Tributary-Signature',
} as const

export const webhookLimits = {
  /** That are not ended, of one account. */
  endpoints: 10,
  /** Requests to one endpoint. */
  perMinute: 60,
  connectSeconds: 5,
  answerSeconds: 10,
  /** Of an answer, so many bytes are kept. */
  keptBytes: 2048,
  /** After which an event is given up, and an endpoint that took none in all that time is paused. */
  tryHours: 72,
  logDays: 30,
  /** In which a secret that was replaced still signs. */
  overlapHours: 24,
  /** How old a signature may be before a receiver should refuse it. */
  toleranceSeconds: 300,
} as const
