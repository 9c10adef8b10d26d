import type { closeTicket, rateTicket, reopenTicket, replyToTicket } from '#contract/support/calls'
import { reopenDays } from '#contract/support/ticket-state'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { nicknameOf } from '../../identity/identity.public'
import { canRate, canReopen } from '../support.policy'
import { addReply, requireOpen } from './add-reply'
import { moveTicket, tellOfTicket } from './move-ticket'
import { lockOwnTicket, ownTicket } from './own-ticket'
import { presentReplies, presentTicket } from './present-ticket'
import type { ReplyRecord } from './replies.queries'
import { setRating } from './tickets.queries'

type Writing = CallContext<typeof replyToTicket> | CallContext<typeof reopenTicket>

async function writerOf({ tx, actor }: { tx: Tx; actor: Writing['actor'] }) {
  return { personId: actor.personId, name: await nicknameOf(tx, actor.personId) }
}

export async function reply(context: CallContext<typeof replyToTicket>) {
  const { tx, input, actor, site, now } = context
  const ticket = await lockOwnTicket(tx, actor.memberId, input.id)
  const by = await writerOf(context)
  requireOpen(ticket)
  const written = await addReply(tx, ticket.id, {
    memberId: actor.memberId,
    by,
    text: input.text,
    uploads: input.attachment_upload_ids,
    now,
  })
  await moveTicket(tx, ticket, 'memberReplied', by, { now, answerHours: site.facts.promises.answer_hours })
  return presentOne(context, ticket.id, written)
}

async function presentOne(
  context: CallContext<typeof replyToTicket>,
  ticketId: number,
  written: ReplyRecord,
) {
  const ticket = await ownTicket(context.tx, context.actor.memberId, ticketId)
  const [shown] = await presentReplies(context.tx, ticket, [written], context)
  if (!shown) throw new Error('a reply cannot be shown')
  return shown
}

export async function close(context: CallContext<typeof closeTicket>) {
  const { tx, input, actor, now } = context
  const ticket = await lockOwnTicket(tx, actor.memberId, input.id)
  await moveTicket(tx, ticket, 'closed', await writerOf(context), { now })
  return presentTicket(await ownTicket(tx, actor.memberId, ticket.id), 'member')
}

export async function reopen(context: CallContext<typeof reopenTicket>) {
  const { tx, input, actor, site, now } = context
  const ticket = await lockOwnTicket(tx, actor.memberId, input.id)
  const by = await writerOf(context)
  if (ticket.state === 'closed' && !canReopen(ticket, now)) {
    throw new Refusal('conflict', { text: 'support.tooLateToReopen', params: { days: reopenDays } })
  }
  await moveTicket(tx, ticket, 'reopened', by, { now, answerHours: site.facts.promises.answer_hours })
  await addReply(tx, ticket.id, { memberId: actor.memberId, by, text: input.text, uploads: [], now })
  return presentTicket(await ownTicket(tx, actor.memberId, ticket.id), 'member')
}

export async function rate({ tx, input, actor, now }: CallContext<typeof rateTicket>) {
  const ticket = await lockOwnTicket(tx, actor.memberId, input.id)
  if (!canRate(ticket, now)) throw new Refusal('conflict', { text: 'support.cannotRate' })
  await setRating(tx, ticket.id, { rating: input.rating, text: input.text, now })
  await tellOfTicket(tx, ticket)
  return presentTicket(await ownTicket(tx, actor.memberId, ticket.id), 'member')
}
