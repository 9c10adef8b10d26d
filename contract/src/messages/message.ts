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
