import type { QuestionType } from '#contract/support/ticket'
import type { TicketEvent, TicketState } from '#contract/support/ticket-state'
import type { Tx } from '../../../platform/database/query'
import type { Linking } from '../../../platform/http/link-bearer'
import { fileLink } from '../../files/files.public'
import { listAttachments, type ReplyRecord } from './replies.queries'
import type { listTicketHistory, TicketRecord } from './tickets.queries'

export type Side = 'member' | 'desk'

/** What the reader has not seen depends on who reads. */
function isUnread(ticket: TicketRecord, side: Side): boolean {
  return side === 'member'
    ? ticket.last_desk_reply > ticket.member_seen
    : ticket.last_member_reply > ticket.desk_seen
}

export function presentTicket(ticket: TicketRecord, side: Side) {
  return {
    id: ticket.id,
    number: ticket.number,
    category: ticket.category as QuestionType,
    subject: ticket.subject,
    state: ticket.state as TicketState,
    about: aboutOf(ticket),
    answer_due_at: ticket.answer_due_at?.toISOString() ?? null,
    escalated_at: ticket.escalated_at?.toISOString() ?? null,
    created_at: ticket.created_at.toISOString(),
    updated_at: ticket.updated_at.toISOString(),
    closed_at: ticket.closed_at?.toISOString() ?? null,
    unread: isUnread(ticket, side),
    rating: ticket.rating,
  }
}

function aboutOf(ticket: TicketRecord) {
  if (ticket.about_kind === null || ticket.about_id === null) return null
  return { kind: ticket.about_kind as 'work', id: ticket.about_id, title: ticket.about_title }
}

/** In the order they were written, with links to what is attached. */
export async function presentReplies(
  tx: Tx,
  ticket: Pick<TicketRecord, 'member_seen' | 'desk_seen'>,
  replies: readonly ReplyRecord[],
  linking: Linking,
) {
  const attached = await listAttachments(
    tx,
    replies.map(({ id }) => id),
  )
  return replies
    .toSorted((a, b) => a.id - b.id)
    .map(reply => ({
      id: reply.id,
      from: reply.author as 'member' | 'support',
      name: reply.author_name,
      text: reply.text,
      internal: reply.is_internal,
      attachments: attached
        .filter(file => file.reply_id === reply.id)
        .map(file => ({
          name: file.file_name,
          url: fileLink(linking, { id: file.id, agentId: tx.agentId }),
          size: file.size,
          mime: file.media_type,
        })),
      created_at: reply.created_at.toISOString(),
      seen: reply.id <= (reply.author === 'member' ? ticket.desk_seen : ticket.member_seen),
    }))
}

/** Members see that support acted, not who; the replies carry names. */
export function presentHistory(entries: Awaited<ReturnType<typeof listTicketHistory>>) {
  return entries.map(entry => ({
    event: entry.event as TicketEvent,
    by: entry.author_name,
    at: entry.at.toISOString(),
  }))
}
