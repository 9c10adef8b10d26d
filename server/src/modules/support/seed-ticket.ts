// A work order as it would have come about, for the demo.
import type { QuestionType } from '#contract/support/ticket'
import { nextNumber } from '../../platform/database/agent-counter'
import type { Tx } from '../../platform/database/query'
import { insertCanned } from './desk/canned-answers.queries'
import { setAssigned } from './desk/desk.queries'
import { addReply } from './tickets/add-reply'
import { moveTicket } from './tickets/move-ticket'
import { promisedFrom, watchClock } from './tickets/ticket-clock'
import { insertTicket, insertTicketHistory, lockTicket, setRating } from './tickets/tickets.queries'

export interface SeededTicket {
  member: { id: number; name: string; mobile: string }
  category: QuestionType
  subject: string
  text: string
  about: { kind: 'work'; id: number; title: string } | null
  askedAt: Date
  answerHours: number
  answer?: { staff: { id: number; name: string }; text: string; at: Date }
  rating?: number
}

export async function seedTicket(tx: Tx, wanted: SeededTicket): Promise<void> {
  const { member, subject, text, askedAt, answer, rating } = wanted
  const number = `T${String(await nextNumber(tx, 'ticket')).padStart(6, '0')}`
  const answerDueAt = promisedFrom(askedAt, wanted.answerHours)
  const made = await insertTicket(tx, {
    number,
    memberId: member.id,
    mobile: member.mobile,
    source: 'ticket',
    language: 'zh-CN',
    category: wanted.category,
    subject,
    about: wanted.about,
    answerDueAt,
    searched: [number, subject, text, member.name, member.mobile].join(' '),
    now: askedAt,
  })
  if (!made) throw new Error('a ticket could not be made')
  const asker = { personId: member.id, name: member.name }
  await watchClock(tx, made.id, answerDueAt)
  await insertTicketHistory(tx, { ticketId: made.id, event: 'created', ...asker, now: askedAt })
  await addReply(tx, made.id, { by: asker, text, uploads: [], now: askedAt })
  if (!answer) return
  const by = { staffId: answer.staff.id, name: answer.staff.name }
  await addReply(tx, made.id, {
    by,
    text: answer.text,
    uploads: [],
    now: answer.at,
  })
  await setAssigned(tx, made.id, answer.staff.id)
  const open = await lockTicket(tx, made.id)
  if (open) await moveTicket(tx, open, 'supportAnswered', by, { now: answer.at })
  if (rating === undefined) return
  await setRating(tx, made.id, { rating, text: '', now: answer.at })
  const answered = await lockTicket(tx, made.id)
  if (answered) await moveTicket(tx, answered, 'closed', asker, { now: answer.at })
}

export async function seedCannedAnswer(
  tx: Tx,
  canned: { title: string; category: QuestionType | null; text: Record<'zh-CN' | 'en', string> },
  now: Date,
): Promise<void> {
  await insertCanned(tx, { ...canned, now })
}
