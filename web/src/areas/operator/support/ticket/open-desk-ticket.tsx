import StickyNote from 'lucide-react/icons/sticky-note'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { seeDeskTicket } from '#contract/support/desk-calls'
import { AnswerClock } from '../../../../features/support/clock/answer-clock'
import { ReplyBubble } from '../../../../features/support/thread/reply-bubble'
import { Thread } from '../../../../features/support/thread/thread'
import { TicketStateBadge } from '../../../../features/support/ticket-state-badge'
import { api } from '../../../../lib/api'
import { links } from '../../../../lib/links'
import { useTabTitle } from '../../../../lib/use-tab-title'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { Notice } from '../../../../ui/notice'
import type { DeskReply, DeskTicket } from '../desk-queries'
import { AnswerForm } from './answer-form'
import { NextTicket } from './next-ticket'
import { TicketActions } from './ticket-actions'
import { TicketSide } from './ticket-side'

type OpenDeskTicketProps = {
  ticket: DeskTicket
  replies: readonly DeskReply[]
  earlier?: { load: () => void; isLoading: boolean }
}

export function OpenDeskTicket({ ticket, replies, earlier }: OpenDeskTicketProps) {
  const t = useWords('support-desk')
  const tickets = useWords('support')
  useSeen(ticket, replies)
  useTabTitle(ticket.subject)
  // Without an account there is no name: the number is all that is known.
  const guest = t('from.guest', { mobile: ticket.from.mobile })
  const isGuests = ({ from, name }: DeskReply) =>
    ticket.from.member_id === null && from === 'member' && name === ''
  return (
    <div className="page pt-6 pb-16">
      <p className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <Link
          to={links.operatorDesk}
          className="inline-flex min-h-11 items-center text-river underline-offset-4 hover:underline"
        >
          {t('ticket.back')}
        </Link>
        <NextTicket after={ticket.id} />
      </p>
      <header className="mt-2 grid gap-2">
        <p className="num flex flex-wrap items-center gap-2 text-sm text-soft">
          {ticket.number}
          <TicketStateBadge state={ticket.state} />
          <Badge dot={false}>{tickets(`category.${ticket.category}`)}</Badge>
        </p>
        <h1 className="text-2xl [overflow-wrap:anywhere]">{ticket.subject}</h1>
        <AnswerClock dueAt={ticket.answer_due_at} escalatedAt={ticket.escalated_at} />
      </header>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-6">
          {ticket.merged_into !== null && (
            <Notice tone="amber" title={t('ticket.merged')}>
              <Link
                to={links.operatorTicket(ticket.merged_into)}
                className="text-river underline underline-offset-4"
              >
                {t('ticket.toMerged')}
              </Link>
            </Notice>
          )}
          <Thread replies={replies} history={ticket.history} earlier={earlier}>
            {reply => (
              <ReplyBubble
                reply={isGuests(reply) ? { ...reply, name: guest } : reply}
                isOwn={reply.from === 'support'}
                mark={
                  reply.internal && (
                    <span className="inline-flex items-center gap-1 text-sm font-semibold text-amber">
                      <StickyNote aria-hidden="true" className="size-4" />
                      {t('ticket.internal')}
                    </span>
                  )
                }
                className={reply.internal ? 'border-dashed border-amber bg-amber-wash' : undefined}
              />
            )}
          </Thread>
          {ticket.rating !== null && (
            <p className="rounded-card border border-line px-4 py-3">
              <span className="num font-semibold">{t('ticket.rated', { rating: ticket.rating })}</span>
              {ticket.rating_text && <span className="mt-1 block text-soft">{ticket.rating_text}</span>}
            </p>
          )}
          {ticket.can.note && <AnswerForm key={ticket.id} ticket={ticket} replies={replies} />}
        </div>
        <aside className="grid content-start gap-6">
          <TicketActions ticket={ticket} />
          <TicketSide ticket={ticket} />
        </aside>
      </div>
    </div>
  )
}

/** What is on the desk's screen counts as seen: the member gets to know. */
function useSeen(ticket: DeskTicket, replies: readonly DeskReply[]) {
  const last = replies.findLast(({ from }) => from === 'member')?.id
  useEffect(() => {
    if (!ticket.unread || last === undefined) return
    api(seeDeskTicket, { id: ticket.id, reply_id: last }, { quiet: true }).catch(() => {
      // Logged by the client; the mark is set with the next look.
    })
  }, [ticket.id, ticket.unread, last])
}
