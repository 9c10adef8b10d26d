import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isRefusal } from '../../../lib/is-refusal'
import { useWords } from '../../../lib/words'
import { Loaded } from '../loaded'
import { OpenTicket } from './detail/open-ticket'
import { TicketSkeleton } from './detail/ticket-skeleton'
import { NoSuchTicket } from './no-such-ticket'
import { refreshTickets, renewLinks, ticketQuery } from './ticket-queries'
import { useTicketNews } from './use-ticket-news'

/** The work order that `?id=` names. Another one is another screen. */
export default function Ticket() {
  const [search] = useSearchParams()
  const id = Number(search.get('id'))
  if (!Number.isSafeInteger(id) || id <= 0) return <NoSuchTicket isNamed={false} />
  return <OneTicket key={id} id={id} />
}

function OneTicket({ id }: { id: number }) {
  const t = useWords('support')
  const asking = useTicketNews(moved => (moved === undefined || moved === id) && void refreshTickets())
  const query = useInfiniteQuery({ ...ticketQuery(id), refetchInterval: asking || renewLinks })
  if (isRefusal(query.error, 'notFound')) return <NoSuchTicket isNamed />
  return (
    <div className="page min-h-[48rem] pb-16">
      <Loaded query={query} failed={t('detail.failed')} skeleton={<TicketSkeleton />}>
        {({ pages: [ticket, ...before] }) =>
          ticket && (
            <OpenTicket
              ticket={ticket}
              replies={[...before.toReversed().flatMap(page => page.replies), ...ticket.replies]}
              earlier={
                query.hasNextPage
                  ? { load: () => void query.fetchNextPage(), isLoading: query.isFetchingNextPage }
                  : undefined
              }
            />
          )
        }
      </Loaded>
    </div>
  )
}
