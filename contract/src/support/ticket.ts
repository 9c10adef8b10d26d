import { z } from 'zod'
import { id, timestamp } from '../wire'

export const questionTypes = [
  'registration',
  'information',
  'rights',
  'bug',
  'channel',
  'work_management',
  'bills',
  'withdrawal',
  'operation',
] as const

export const ticketStates = ['open', 'answered', 'closed'] as const
export const attachmentLimit = 9

export const subjectLink = z.object({ kind: z.enum(['work', 'bill', 'withdrawal']), id })

export const attachment = z.object({ name: z.string(), url: z.string(), size: z.number().int() })

export const ticketRow = z.object({
  id,
  number: z.string(),
  category: z.enum(questionTypes),
  subject: z.string(),
  state: z.enum(ticketStates),
  about: subjectLink.nullable(),
  answer_due_at: timestamp.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  rating: z.number().int().min(1).max(5).nullable(),
})

export const reply = z.object({
  id,
  from: z.enum(['member', 'support']),
  text: z.string(),
  attachments: z.array(attachment),
  created_at: timestamp,
})
