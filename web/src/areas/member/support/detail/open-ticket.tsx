import type { ComponentProps } from 'react'
import { ReplyBubble } from '../../../../features/support/thread/reply-bubble'
import { Thread } from '../../../../features/support/thread/thread'
import type { Reply } from '../../../../features/support/thread/thread-entries'
import { links } from '../../../../lib/links'
import { useTabTitle } from '../../../../lib/use-tab-title'
import { useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import { Notice } from '../../../../ui/notice'
import { PageHeader } from '../../../../ui/page-header'
import { BackToList } from '../back-to-list'
import type { TicketDetail } from '../ticket-queries'
import { NewAnswerButton } from './new-answer-button'
import { RateCard } from './rate-card'
import { TicketFacts } from './ticket-facts'
import { TicketTail } from './ticket-tail'
import { useNewReplies } from './use-new-replies'
import { useSeen } from './use-seen'

type OpenTicketProps = {
  ticket: TicketDetail
  replies: readonly Reply[]
  earlier: ComponentProps<typeof Thread>['earlier']
}

export function OpenTicket({ ticket, replies, earlier }: OpenTicketProps) {
  const t = useWords('support')
  const newIds = useNewReplies(replies)
  const awaySeen = useSeen(ticket.id, replies)
  useTabTitle(ticket.subject)
  const isClosed = ticket.state === 'closed'
  const isRated = ticket.can.rate || ticket.rating !== null
  const rating = isRated && <RateCard key="rating" ticket={ticket} />
  const tail = <TicketTail key="tail" ticket={ticket} />
  return (
    <>
      <PageHeader
        title={<span className="[overflow-wrap:anywhere]">{ticket.subject}</span>}
        over={<BackToList />}
      />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-10">
        <TicketFacts ticket={ticket} className="self-start lg:sticky lg:top-6 lg:order-2" />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8">
          {ticket.merged_into !== null && (
            <Notice
              tone="amber"
              title={t('detail.merged')}
              action={
                <ButtonLink to={links.ticket(ticket.merged_into)} variant="ink" size="small">
                  {t('detail.toMerged')}
                </ButtonLink>
              }
            >
              {t('detail.mergedText')}
            </Notice>
          )}
          <Thread replies={replies} history={ticket.history} earlier={earlier}>
            {reply => (
              <ReplyBubble reply={reply} isOwn={reply.from === 'member'} isNew={newIds.has(reply.id)} />
            )}
          </Thread>
          {/* They change places, and keep what is being filled in. */}
          {isClosed ? [rating, tail] : [tail, rating]}
        </div>
      </div>
      {awaySeen !== undefined && <NewAnswerButton replyId={awaySeen} />}
    </>
  )
}
