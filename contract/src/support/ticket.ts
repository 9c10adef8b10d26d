import { z } from 'zod'
import { id, timestamp } from '../wire'
import { questionTypes } from './question-rules'
import { ticketEvents, ticketStates } from './ticket-state'

export { type QuestionType, questionLength, questionTypes } from './question-rules'

export const attachmentLimit = 9
export const subjectLength = { min: 2, max: 120 } as const
export const textLength = { min: 1, max: 10_000 } as const
export const ratings = { least: 1, most: 5 } as const

export const aboutKinds = ['work', 'bill', 'withdrawal'] as const
export const subjectLink = z.object({ kind: z.enum(aboutKinds), id })

export const attachment = z.object({
  name: z.string(),
  url: z.string(),
  size: z.number().int(),
  mime: z.string(),
})

export const ticketRow = z.object({
  id,
  number: z.string(),
  category: z.enum(questionTypes),
  subject: z.string(),
  state: z.enum(ticketStates),
  about: subjectLink.extend({ title: z.string() }).nullable(),
  /** Only while an answer is owed. */
  answer_due_at: timestamp.nullable(),
  /** Since when somebody senior looks after it, because the promise was missed. */
  escalated_at: timestamp.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  closed_at: timestamp.nullable(),
  /** Something of the other side that the reader has not seen. */
  unread: z.boolean(),
  rating: z.number().int().min(ratings.least).max(ratings.most).nullable(),
})

export const reply = z.object({
  id,
  from: z.enum(['member', 'support']),
  /** Of whoever wrote it. */
  name: z.string(),
  text: z.string(),
  attachments: z.array(attachment),
  created_at: timestamp,
  /** Whether the other side has seen it. */
  seen: z.boolean(),
})

export const ticketEntry = z.object({ event: z.enum(ticketEvents), by: z.string().nullable(), at: timestamp })

export const ticketDetail = ticketRow.extend({
  replies: z.array(reply),
  /** For what came before the first of these replies. */
  earlier_cursor: z.string().nullable(),
  history: z.array(ticketEntry),
  rating_text: z.string(),
  reopen_until: timestamp.nullable(),
  /** Where it went on after support joined it with another one. */
  merged_into: id.nullable(),
  can: z.object({ reply: z.boolean(), close: z.boolean(), reopen: z.boolean(), rate: z.boolean() }),
})
