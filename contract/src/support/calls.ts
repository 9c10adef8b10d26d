// What members and guests ask. The desk's own calls stand in desk-calls.ts.
import { z } from 'zod'
import { defineCall } from '../call'
import { cursor, pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { longestSearch } from '../search-text'
import { prose, token, words } from '../text'
import { captchaAnswer, done, id, idempotencyKey, mobile, timestamp } from '../wire'
import * as ticket from './ticket'
import { ticketStates } from './ticket-state'

const writers = ['owner', 'publisher', 'finance'] as const
const { subjectLength, textLength, questionLength, ratings, attachmentLimit } = ticket

export const writtenText = prose(textLength.max, textLength.min)
export const attachmentUploads = z.array(z.uuid()).max(attachmentLimit).default([])

export const askQuestion = defineCall({
  name: 'askQuestion',
  summary: 'Ask support a question, as a guest or a member',
  methods: ['POST'],
  path: paths.askQuestion,
  access: 'anyone',
  effect: 'change',
  rate: { max: 10, seconds: 3600, per: 'address' },
  captcha: 'guests',
  saidAnew: ['captcha'],
  input: z.object({
    type: z.enum(ticket.questionTypes),
    content: prose(questionLength.max, questionLength.min),
    /** Empty: the logged-in member's own. */
    mobile: mobile.or(z.literal('')).default(''),
    captcha: captchaAnswer.optional(),
    idempotency_key: idempotencyKey.optional(),
  }),
  output: done,
})

export const readQuestionAnswer = defineCall({
  name: 'readQuestionAnswer',
  summary: 'Retrieve the answer to a guest’s question, by the link in the text message',
  methods: ['GET'],
  path: paths.readQuestionAnswer,
  access: 'anyone',
  effect: 'read',
  rate: { max: 60, seconds: 600, per: 'address' },
  input: z.object({ link: token(400) }),
  output: z.object({
    type: z.enum(ticket.questionTypes),
    question: z.string(),
    asked_at: timestamp,
    answers: z.array(z.object({ text: z.string(), created_at: timestamp })),
  }),
})

export const createTicket = defineCall({
  name: 'createTicket',
  summary: 'Open a support ticket',
  methods: ['POST'],
  path: paths.createTicket,
  access: 'member',
  effect: 'change',
  rate: { max: 30, seconds: 3600, per: 'account' },
  colleagues: writers,
  input: z.object({
    category: z.enum(ticket.questionTypes),
    subject: words(subjectLength.max, subjectLength.min),
    text: writtenText,
    attachment_upload_ids: attachmentUploads,
    about: ticket.subjectLink.optional(),
    idempotency_key: idempotencyKey.optional(),
  }),
  output: ticket.ticketRow,
})

export const listMyTickets = defineCall({
  name: 'listMyTickets',
  summary: 'List your support tickets, most recent activity first',
  methods: ['GET', 'POST'],
  path: paths.listMyTickets,
  access: 'member',
  effect: 'read',
  input: z.object({
    ...pageInput,
    state: z.enum(ticketStates).optional(),
    search: words(longestSearch).optional(),
    /** Only those about one thing; the counts are of all. */
    about_kind: z.enum(ticket.aboutKinds).optional(),
    about_id: id.optional(),
  }),
  output: pageOf(ticket.ticketRow).extend({
    counts: z.object({ open: z.number().int(), answered: z.number().int(), closed: z.number().int() }),
  }),
})

export const readTicket = defineCall({
  name: 'readTicket',
  summary: 'Retrieve a support ticket with its replies',
  methods: ['GET', 'POST'],
  path: paths.readTicket,
  access: 'member',
  effect: 'read',
  input: z.object({ id, before: cursor.optional() }),
  output: ticket.ticketDetail,
})

export const seeTicket = defineCall({
  name: 'seeTicket',
  summary: 'Mark a support ticket as seen up to a reply',
  methods: ['POST'],
  path: paths.seeTicket,
  access: 'member',
  effect: 'change',
  idempotent: true,
  colleagues: writers,
  input: z.object({ id, reply_id: id }),
  output: done,
})

export const replyToTicket = defineCall({
  name: 'replyToTicket',
  summary: 'Reply to a support ticket',
  methods: ['POST'],
  path: paths.replyToTicket,
  access: 'member',
  effect: 'change',
  rate: { max: 120, seconds: 3600, per: 'account' },
  colleagues: writers,
  input: z.object({
    id,
    text: writtenText,
    attachment_upload_ids: attachmentUploads,
    idempotency_key: idempotencyKey.optional(),
  }),
  output: ticket.reply,
})

export const closeTicket = defineCall({
  name: 'closeTicket',
  summary: 'Close a support ticket that’s solved',
  methods: ['POST'],
  path: paths.closeTicket,
  access: 'member',
  effect: 'change',
  colleagues: writers,
  input: z.object({ id }),
  output: ticket.ticketRow,
})

export const reopenTicket = defineCall({
  name: 'reopenTicket',
  summary: 'Reopen a support ticket and say why',
  methods: ['POST'],
  path: paths.reopenTicket,
  access: 'member',
  effect: 'change',
  colleagues: writers,
  input: z.object({ id, text: writtenText, idempotency_key: idempotencyKey.optional() }),
  output: ticket.ticketRow,
})

export const rateTicket = defineCall({
  name: 'rateTicket',
  summary: 'Rate the support you got',
  methods: ['POST'],
  path: paths.rateTicket,
  access: 'member',
  effect: 'change',
  idempotent: true,
  colleagues: writers,
  input: z.object({
    id,
    rating: z.number().int().min(ratings.least).max(ratings.most),
    text: prose(1000).default(''),
  }),
  output: ticket.ticketRow,
})
