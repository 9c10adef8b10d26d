import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useIsLineOpen, useLiveEvent } from '../../../features/live/use-live-event'
import { isRefusal } from '../../../lib/is-refusal'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { NotThere } from '../not-there'
import { OperatorSkeleton } from '../operator-skeleton'
import { Unreachable } from '../unreachable'
import { deskTicketQuery, refreshDesk } from './desk-queries'
import { OpenDeskTicket } from './ticket/open-desk-ticket'

const askMilliseconds = 20_000
/** Links to files end after ten minutes. */
const renewLinks = 8 * 60_000

export default function Ticket() {
  const [search] = useSearchParams()
  const id = Number(search.get('id'))
  if (!Number.isSafeInteger(id) || id <= 0) return <NoSuchTicket />
  return <OneTicket key={id} id={id} />
}

function OneTicket({ id }: { id: number }) {
  const isLineOpen = useIsLineOpen()
  useLiveEvent('desk', ({ ticket_id }) => ticket_id === id && void refreshDesk())
  const query = useInfiniteQuery({
    ...deskTicketQuery(id),
    refetchInterval: isLineOpen ? renewLinks : askMilliseconds,
  })
  if (isRefusal(query.error, 'notFound')) return <NoSuchTicket />
  const [ticket, ...before] = query.data?.pages ?? []
  if (!ticket) {
    return query.isError ? (
      <Unreachable isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
    ) : (
      <OperatorSkeleton />
    )
  }
  return (
    <OpenDeskTicket
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

function NoSuchTicket() {
  const t = useWords('support-desk')
  return (
    <NotThere title={t('none.title')} text={t('none.text')} back={t('none.back')} to={links.operatorDesk} />
  )
}
