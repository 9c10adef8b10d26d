// The support desk: who waits, for how long still, and what the desk does about it.
import { z } from 'zod'
import { defineCall } from '../call'
import { language } from '../language-schema'
import { cursor, pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { longestSearch } from '../search-text'
import { prose, words } from '../text'
import { done, id, idempotencyKey, nothing, oneOfNumbers, timestamp } from '../wire'
import { workStatuses } from '../works/work-status'
import { attachmentUploads, writtenText } from './calls'
import * as ticket from './ticket'
import { ticketStates } from './ticket-state'

const desk = ['admin', 'support'] as const

export const deskViews = ['waiting', 'mine', 'unassigned', 'escalated', 'answered', 'closed'] as const
export type DeskView = (typeof deskViews)[number]

const person = z.object({ id, name: z.string() })

const deskRow = ticket.ticketRow.extend({
  /** Who asks. Guests have a phone and nothing else. */
  from: z.object({ member_id: id.nullable(), name: z.string(), mobile: z.string() }),
  assigned_to: person.nullable(),
  last_from: z.enum(['member', 'support']),
})

const deskCounts = z.object({
  waiting: z.number().int(),
  mine: z.number().int(),
  unassigned: z.number().int(),
  escalated: z.number().int(),
})

export const listDeskTickets = defineCall({
  name: 'listDeskTickets',
  summary: 'The queue of the desk: whose time runs out first comes first',
  methods: ['GET'],
  path: paths.listDeskTickets,
  access: desk,
  effect: 'read',
  input: z.object({
    ...pageInput,
    view: z.enum(deskViews).default('waiting'),
    category: z.enum(ticket.questionTypes).optional(),
    search: words(longestSearch).optional(),
  }),
  output: pageOf(deskRow).extend({ counts: deskCounts }),
})

export const countDesk = defineCall({
  name: 'countDesk',
  summary: 'How many tickets wait for an answer',
  methods: ['GET'],
  path: paths.countDesk,
  access: desk,
  effect: 'read',
  input: nothing,
  output: deskCounts,
})

const deskReply = ticket.reply.extend({
  /** For the desk's eyes alone. */
  internal: z.boolean(),
})

const memberContext = z.object({
  id,
  name: z.string(),
  mobile: z.string(),
  kind: z.enum(['personal', 'enterprise', 'minor']),
  verified: z.boolean(),
  state: z.enum(['active', 'frozen', 'closing', 'closed']),
  since: timestamp,
  works: z.array(z.object({ status: z.enum(workStatuses), count: z.number().int() })),
  tickets: z.array(
    z.object({
      id,
      number: z.string(),
      subject: z.string(),
      state: z.enum(ticketStates),
      created_at: timestamp,
      rating: z.number().int().nullable(),
    }),
  ),
})

const aboutContext = z.object({
  status: z.enum(workStatuses).nullable(),
  /** Why a rejected work came back, in the words the member read. */
  reasons: z.array(z.string()),
})

export const deskTicket = deskRow.extend({
  language,
  replies: z.array(deskReply),
  earlier_cursor: z.string().nullable(),
  history: z.array(ticket.ticketEntry),
  rating_text: z.string(),
  merged_into: id.nullable(),
  member: memberContext.nullable(),
  about_context: aboutContext.nullable(),
  can: z.object({ answer: z.boolean(), note: z.boolean(), close: z.boolean(), merge: z.boolean() }),
})

export const readDeskTicket = defineCall({
  name: 'readDeskTicket',
  summary: 'Retrieve a support ticket with its conversation and who asked',
  methods: ['GET'],
  path: paths.readDeskTicket,
  access: desk,
  effect: 'read',
  input: z.object({ id, before: cursor.optional() }),
  output: deskTicket,
})

export const seeDeskTicket = defineCall({
  name: 'seeDeskTicket',
  summary: 'Mark a support ticket as seen by support up to a reply',
  methods: ['POST'],
  path: paths.seeDeskTicket,
  access: desk,
  effect: 'change',
  idempotent: true,
  input: z.object({ id, reply_id: id }),
  output: done,
})

export const answerTicket = defineCall({
  name: 'answerTicket',
  summary: 'Answer a support ticket',
  methods: ['POST'],
  path: paths.answerTicket,
  access: desk,
  effect: 'change',
  saidAnew: ['last_seen_reply'],
  input: z.object({
    id,
    text: writtenText,
    attachment_upload_ids: attachmentUploads,
    close: z.boolean().default(false),
    /** The last reply on the desk's screen: who has not read what came meanwhile is told so. */
    last_seen_reply: id,
    idempotency_key: idempotencyKey,
  }),
  output: deskReply,
})

export const noteOnTicket = defineCall({
  name: 'noteOnTicket',
  summary: 'Leave a note that only the desk reads',
  methods: ['POST'],
  path: paths.noteOnTicket,
  access: desk,
  effect: 'change',
  input: z.object({ id, text: writtenText, idempotency_key: idempotencyKey }),
  output: deskReply,
})

export const uploadDeskFile = defineCall({
  name: 'uploadDeskFile',
  summary: 'Upload one file for an answer',
  methods: ['POST'],
  path: paths.uploadDeskFile,
  access: desk,
  effect: 'change',
  rate: { max: 60, seconds: 600, per: 'account' },
  body: 'multipart',
  input: z.object({}),
  output: z.object({ upload_id: z.string(), url: z.string(), size: z.number().int(), mime: z.string() }),
})

export const listDeskStaff = defineCall({
  name: 'listDeskStaff',
  summary: 'List who can be assigned support tickets, and how many each has open',
  methods: ['GET'],
  path: paths.listDeskStaff,
  access: desk,
  effect: 'read',
  input: z.object({}),
  output: z.array(person.extend({ open: z.number().int() })),
})

export const assignTicket = defineCall({
  name: 'assignTicket',
  summary: 'Assign a support ticket to someone, or unassign it',
  methods: ['POST'],
  path: paths.assignTicket,
  access: desk,
  effect: 'change',
  idempotent: true,
  input: z.object({ id, to: id.nullable() }),
  output: z.object({ assigned_to: person.nullable() }),
})

export const closeDeskTicket = defineCall({
  name: 'closeDeskTicket',
  summary: 'Close a support ticket that needs no answer, with a note that says why',
  methods: ['POST'],
  path: paths.closeDeskTicket,
  access: desk,
  effect: 'change',
  input: z.object({ id, note: prose(1000).default('') }),
  output: z.object({ state: z.enum(ticketStates) }),
})

export const mergeTickets = defineCall({
  name: 'mergeTickets',
  summary: 'Merge a support ticket into another one by the same person; the conversation continues there',
  methods: ['POST'],
  path: paths.mergeTickets,
  access: desk,
  effect: 'change',
  input: z.object({ id, into: id }),
  output: z.object({ into: id }),
})

export const statisticsDays = [7, 30, 90] as const

export const readDeskStatistics = defineCall({
  name: 'readDeskStatistics',
  summary: 'How the desk did: how much was asked, how fast it was answered, how members rated it',
  methods: ['GET'],
  path: paths.readDeskStatistics,
  access: desk,
  effect: 'read',
  input: z.object({ days: oneOfNumbers(statisticsDays).default(30) }),
  output: z.object({
    asked: z.number().int(),
    closed: z.number().int(),
    waiting: z.number().int(),
    escalated: z.number().int(),
    /** Of the answers owed in this time, how many came as promised. */
    answers: z.object({
      owed: z.number().int(),
      in_time: z.number().int(),
      median_minutes: z.number().nullable(),
    }),
    ratings: z.object({ count: z.number().int(), mean: z.number().nullable() }),
    by_day: z.array(z.object({ day: z.iso.date(), asked: z.number().int(), answered: z.number().int() })),
    by_category: z.array(z.object({ category: z.enum(ticket.questionTypes), asked: z.number().int() })),
    by_staff: z.array(
      person.extend({
        answers: z.number().int(),
        median_minutes: z.number().nullable(),
        rating: z.number().nullable(),
      }),
    ),
  }),
})
