// What the operator tells all members, or some of them.
import { z } from 'zod'
import { defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { inBothLanguages, prose, words } from '../text'
import { day, id, idempotencyKey, ownPath, timestamp } from '../wire'

const announcers = ['admin', 'support'] as const

/** Everything that is said must hold; nothing said means everybody. */
export const audience = z.object({
  group: z.enum(['personal', 'enterprise']).optional(),
  verified: z.boolean().optional(),
  minors: z.boolean().optional(),
  works: z.enum(['none', 'any', 'online']).optional(),
  registered_since: day.optional(),
})
export type Audience = z.output<typeof audience>

export const announcementRow = z.object({
  id,
  title: inBothLanguages(z.string()),
  text: inBothLanguages(z.string()),
  link: z.string().nullable(),
  audience,
  by: z.string(),
  created_at: timestamp,
  /** When it goes out; null: at once. */
  send_at: timestamp.nullable(),
  cancelled_at: timestamp.nullable(),
  /** Absent while it is still going out. */
  sent_at: timestamp.nullable(),
  recipients: z.number().int(),
  read: z.number().int(),
})

export const listAnnouncements = defineCall({
  name: 'listAnnouncements',
  summary: 'What was announced, newest first, and how many have read it',
  methods: ['GET'],
  path: paths.listAnnouncements,
  access: announcers,
  effect: 'read',
  input: z.object(pageInput),
  output: pageOf(announcementRow),
})

export const countAudience = defineCall({
  name: 'countAudience',
  summary: 'How many members an announcement would reach',
  methods: ['POST'],
  path: paths.countAudience,
  access: announcers,
  effect: 'read',
  input: z.object({ audience }),
  output: z.object({ members: z.number().int() }),
})

export const sendAnnouncement = defineCall({
  name: 'sendAnnouncement',
  summary: 'Send a message to all members or a part of them',
  methods: ['POST'],
  path: paths.sendAnnouncement,
  access: announcers,
  effect: 'change',
  idempotent: true,
  input: z.object({
    title: inBothLanguages(words(120, 2)),
    text: inBothLanguages(prose(2000, 2)),
    /** A path of this site. */
    link: ownPath.nullable(),
    audience,
    /** Null: at once. */
    send_at: timestamp.nullable().default(null),
    idempotency_key: idempotencyKey,
  }),
  output: announcementRow,
})

/** Nobody plans further. */
export const announceAheadDays = 366

export const cancelAnnouncement = defineCall({
  name: 'cancelAnnouncement',
  summary: 'Call off an announcement that has not begun to go out',
  methods: ['POST'],
  path: paths.cancelAnnouncement,
  access: announcers,
  effect: 'change',
  idempotent: true,
  input: z.object({ id }),
  output: announcementRow,
})
