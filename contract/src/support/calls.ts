import { z } from 'zod'
import { defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { captchaAnswer, done, id, mobile } from '../wire'
import * as ticket from './ticket'

export const askQuestion = defineCall({
  name: 'askQuestion',
  summary: 'Ask the support desk a question, as a guest or as a member',
  methods: ['POST'],
  path: paths.askQuestion,
  access: 'anyone',
  effect: 'change',
  rate: { max: 10, seconds: 3600, per: 'address' },
  captcha: 'guests',
  input: z.object({
    type: z.enum(ticket.questionTypes),
    content: z.string().trim().min(5).max(2000),
    /** Empty: the logged-in member's own. */
    mobile: mobile.or(z.literal('')).default(''),
    captcha: captchaAnswer.optional(),
  }),
  output: done,
})

export const createTicket = defineCall({
  name: 'createTicket',
  summary: 'Open a work order',
  methods: ['POST'],
  path: paths.createTicket,
  access: 'member',
  effect: 'change',
  colleagues: ['owner', 'publisher', 'finance'],
  input: z.object({
    category: z.enum(ticket.questionTypes),
    subject: z.string().trim().min(2).max(120),
    text: z.string().trim().min(1).max(10_000),
    attachment_upload_ids: z.array(z.string().max(100)).max(ticket.attachmentLimit).default([]),
    about: ticket.subjectLink.optional(),
    idempotency_key: z.string().min(8).max(100).optional(),
  }),
  output: ticket.ticketRow,
})

export const listMyTickets = defineCall({
  name: 'listMyTickets',
  summary: "The member's work orders",
  methods: ['GET', 'POST'],
  path: paths.listMyTickets,
  access: 'member',
  effect: 'read',
  input: z.object({ ...pageInput, state: z.enum(ticket.ticketStates).optional() }),
  output: pageOf(ticket.ticketRow),
})

export const readTicket = defineCall({
  name: 'readTicket',
  summary: 'One work order with its replies',
  methods: ['GET', 'POST'],
  path: paths.readTicket,
  access: 'member',
  effect: 'read',
  input: z.object({ id }),
  output: ticket.ticketRow.extend({ replies: z.array(ticket.reply) }),
})

export const replyToTicket = defineCall({
  name: 'replyToTicket',
  summary: 'Reply to a work order',
  methods: ['POST'],
  path: paths.replyToTicket,
  access: 'member',
  effect: 'change',
  colleagues: ['owner', 'publisher', 'finance'],
  input: z.object({
    id,
    text: z.string().trim().min(1).max(10_000),
    attachment_upload_ids: z.array(z.string().max(100)).max(ticket.attachmentLimit).default([]),
    idempotency_key: z.string().min(8).max(100).optional(),
  }),
  output: ticket.reply,
})
