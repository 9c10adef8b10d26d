import { z } from 'zod'
import { id, timestamp } from '../wire'

export const messageKinds = [
  'review',
  'distribution',
  'bill',
  'withdrawal',
  'ticket',
  'identity',
  'security',
  'announcement',
] as const
export type MessageKind = (typeof messageKinds)[number]

export const message = z.object({
  id,
  kind: z.enum(messageKinds),
  title: z.string(),
  text: z.string(),
  /** Where the member can act on it, as a path of this site. */
  link: z.string().nullable(),
  read: z.boolean(),
  created_at: timestamp,
})
export type Message = z.output<typeof message>

/** `site` rings the bell; without it a message still stands in the list, already read. */
export const messageChannels = ['site', 'sms'] as const
export type MessageChannel = (typeof messageChannels)[number]

interface ChannelRules {
  /** Before the member chooses. */
  usual: boolean
  /** What would hurt to miss cannot be turned off. */
  fixed?: true
}

export const channelRules: Record<MessageKind, Record<MessageChannel, ChannelRules>> = {
  review: { site: { usual: true }, sms: { usual: true } },
  distribution: { site: { usual: true }, sms: { usual: false } },
  bill: { site: { usual: true }, sms: { usual: true } },
  withdrawal: { site: { usual: true, fixed: true }, sms: { usual: true } },
  ticket: { site: { usual: true }, sms: { usual: false } },
  identity: { site: { usual: true, fixed: true }, sms: { usual: false } },
  security: { site: { usual: true, fixed: true }, sms: { usual: false } },
  announcement: { site: { usual: true }, sms: { usual: false, fixed: true } },
}

/** `daily`: what is unread, once a day in one mail. */
export const emailChoices = ['now', 'daily', 'off'] as const
export type EmailChoice = (typeof emailChoices)[number]

/** Before the member chooses; nothing is sent without a confirmed address. */
export const usualEmail: Record<MessageKind, EmailChoice> = {
  review: 'now',
  distribution: 'daily',
  bill: 'now',
  withdrawal: 'now',
  ticket: 'now',
  identity: 'now',
  security: 'now',
  announcement: 'daily',
}

/** What goes to everybody at once comes with the others of the day. */
export const emailChoicesOf = (kind: MessageKind): readonly EmailChoice[] =>
  kind === 'announcement' ? ['daily', 'off'] : emailChoices

export const preference = z.object({
  kind: z.enum(messageKinds),
  site: z.boolean(),
  sms: z.boolean(),
  email: z.enum(emailChoices),
})
