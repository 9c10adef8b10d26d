import type { WebhookEventType } from '#contract/webhooks/events'

type Written<Event> = Event extends `${infer Subject}.${infer What}` ? `${Subject}:${What}` : never

/** As an event stands in the key of its word: a dot there begins another part. */
export const eventWord = <Event extends WebhookEventType>(event: Event) =>
  event.replace('.', ':') as Written<Event>
