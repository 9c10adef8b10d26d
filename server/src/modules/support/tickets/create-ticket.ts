import type { Language } from '#contract/language'
import type { askQuestion, createTicket } from '#contract/support/calls'
import { nextNumber } from '../../../platform/database/agent-counter'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { requireNoLoss } from '../../../platform/http/lost-company'
import { Refusal } from '../../../platform/refusal'
import { say } from '../../../platform/texts/texts'
import { mobileOf, nicknameOf, requireReachable } from '../../identity/identity.public'
import { titleOfBill } from '../../income/income.public'
import { ownWork } from '../../works/works.public'
import { addReply } from './add-reply'
import { tellOfTicket } from './move-ticket'
import { presentTicket } from './present-ticket'
import '../support.texts'
import { promisedFrom, watchClock } from './ticket-clock'
import { joinedSubject } from './ticket-subjects'
import { insertTicket, insertTicketHistory, type NewTicket } from './tickets.queries'

type Opened = Omit<NewTicket, 'number' | 'answerDueAt' | 'searched'> & { text: string; name: string }

/** A ticket with its number and its running clock. */
async function open(tx: Tx, wanted: Opened, answerHours: number) {
  const number = `T${String(await nextNumber(tx, 'ticket')).padStart(6, '0')}`
  const answerDueAt = promisedFrom(wanted.now, answerHours)
  const searched = [
    number,
    wanted.subject,
    wanted.about?.title,
    wanted.name,
    wanted.mobile,
    wanted.text,
  ].join(' ')
  const ticket = await insertTicket(tx, { ...wanted, number, answerDueAt, searched })
  await watchClock(tx, ticket.id, answerDueAt)
  return ticket
}

export async function openTicket(context: CallContext<typeof createTicket>) {
  const { tx, input, actor, site, language, now, answer } = context
  const { memberId, personId } = actor
  const hours = site.facts.promises.answer_hours
  const about = input.about ? await subjectOf(context, input.about) : null
  const [name, mobile] = [await nicknameOf(tx, personId), await mobileOf(tx, memberId)]
  const wanted = { ...input, memberId, mobile, source: 'ticket' as const, language, about, name, now }
  const ticket = await open(tx, wanted, hours)
  await insertTicketHistory(tx, { ticketId: ticket.id, event: 'created', personId, name, now })
  await addReply(tx, ticket.id, {
    memberId,
    by: { personId, name },
    text: input.text,
    uploads: input.attachment_upload_ids,
    now,
  })
  await tellOfTicket(tx, ticket)
  answer.text = { key: 'support.created', params: { number: ticket.number, hours } }
  return presentTicket(ticket, 'member')
}

/** Only what is the member's own can be asked about. */
async function subjectOf(
  context: Pick<CallContext<typeof createTicket>, 'tx' | 'actor' | 'language'>,
  about: { kind: string; id: number },
) {
  const title = await titleOf(context, about)
  if (title === undefined) {
    throw new Refusal('invalidInput', { fields: [{ field: 'about', text: 'support.unknownAbout' }] })
  }
  return { ...about, title }
}

async function titleOf(
  { tx, actor: { memberId }, language }: Parameters<typeof subjectOf>[0],
  { kind, id }: { kind: string; id: number },
) {
  if (kind === 'bill') return titleOfBill(tx, memberId, id, language)
  const titleOfJoined = joinedSubject(kind)
  if (titleOfJoined) return titleOfJoined(tx, memberId, id)
  const work = kind === 'work' ? await ownWork(tx, memberId, id).catch(orNothing) : undefined
  return work && (work.details as { title: string }).title
}

function orNothing(error: unknown): undefined {
  if (error instanceof Refusal && error.key === 'notFound') return undefined
  throw error
}

/** The question form: a guest leaves a number, a member may leave it empty. */
export async function ask(context: CallContext<typeof askQuestion>) {
  const { tx, input, actor, site, language, now, answer } = context
  requireNoLoss(actor)
  const asker = actor.kind === 'member' ? actor : undefined
  const mobile = input.mobile || (asker ? await mobileOf(tx, asker.memberId) : '')
  if (input.mobile !== '') await requireReachable(tx, input.mobile)
  if (mobile === '') {
    throw new Refusal('invalidInput', { fields: [{ field: 'mobile', text: 'field.required' }] })
  }
  const hours = site.facts.promises.answer_hours
  const name = asker ? await nicknameOf(tx, asker.personId) : ''
  const ticket = await open(
    tx,
    {
      memberId: asker?.memberId ?? null,
      mobile,
      source: 'question',
      language,
      category: input.type,
      subject: subjectFrom(input.content, language),
      about: null,
      text: input.content,
      name,
      now,
    },
    hours,
  )
  const { id: ticketId } = ticket
  await insertTicketHistory(tx, {
    ticketId,
    event: 'created',
    personId: asker?.personId,
    name: name || null,
    now,
  })
  await addReply(tx, ticketId, {
    by: { personId: asker?.personId ?? null, name },
    text: input.content,
    uploads: [],
    now,
  })
  await tellOfTicket(tx, ticket)
  answer.text = { key: 'support.asked', params: { hours } }
  return null
}

const subjectLetters = 40

/** The first line, cut short: the form has no subject of its own. */
function subjectFrom(content: string, language: Language): string {
  const line = [...(content.split('\n')[0] ?? '')]
  if (line.length <= 1) return say('support.questionSubject', language)
  return line.length > subjectLetters ? `${line.slice(0, subjectLetters).join('')}…` : line.join('')
}
