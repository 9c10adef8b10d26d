// A guest has no account to read an answer in: the phone gets a link that shows it.

import type { Language } from '#contract/language'
import type { readQuestionAnswer } from '#contract/support/calls'
import type { QuestionType } from '#contract/support/ticket'
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { readNote, writeNote } from '../../../platform/signed-note'
import { say } from '../../../platform/texts/texts'
import { sealTextMessage, sendTextMessage } from '../../identity/identity.public'
import { listReplies } from './replies.queries'
import { findTicket, type TicketRecord } from './tickets.queries'

const purpose = 'question answer'
const validDays = 30
const mostShown = 50

type Means = Pick<CallContext, 'tx' | 'secrets' | 'site' | 'now'>

export async function sendAnswerLink({ tx, secrets, site, now }: Means, ticket: TicketRecord) {
  const until = new Date(now.getTime() + validDays * 86_400_000)
  const note = writeNote(secrets, purpose, [tx.agentId, ticket.id], until)
  const address = `${site.origin}/guest/q-a?answer=${note}`
  const language = ticket.language as Language
  const sealed = sealTextMessage(secrets, {
    mobile: ticket.mobile,
    text: say('support.answerSms', language, { site: site.facts.site_title[language], address }),
    notice: { title: say('support.answerNotice', language), address },
  })
  await enqueue(tx, sendTextMessage, { sealed }, { maxAttempts: 4 })
}

export async function readGuestAnswer({ tx, input, secrets, now }: CallContext<typeof readQuestionAnswer>) {
  const [agent, id] = readNote(secrets, purpose, input.link, now) ?? []
  const ticket = Number(agent) === tx.agentId ? await findTicket(tx, Number(id)) : undefined
  if (!ticket) throw new Refusal('linkExpired')
  const replies = await listReplies(tx, ticket.id, { limit: mostShown, withInternal: false })
  const inOrder = replies.toReversed()
  return {
    type: ticket.category as QuestionType,
    question: inOrder.find(({ author }) => author === 'member')?.text ?? ticket.subject,
    asked_at: ticket.created_at.toISOString(),
    answers: inOrder
      .filter(({ author }) => author === 'support')
      .map(({ text, created_at }) => ({ text, created_at: created_at.toISOString() })),
  }
}
