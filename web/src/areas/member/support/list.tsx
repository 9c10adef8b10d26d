import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router'
import { longestSearch } from '#contract/search-text'
import { createTicket } from '#contract/support/calls'
import { queryClient } from '../../../features/account/account-queries'
import { useMay } from '../../../features/works/use-role'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { ButtonLink } from '../../../ui/button-link'
import { cx } from '../../../ui/class-names'
import { PageHeader } from '../../../ui/page-header'
import { SearchField } from '../../../ui/search-field'
import { Segmented } from '../../../ui/segmented'
import { Skeleton } from '../../../ui/skeleton'
import { Loaded } from '../loaded'
import {
  isWhole,
  keepListAddress,
  type ListView,
  listViews,
  readListState,
  useListState,
} from './list/list-state'
import { NothingAsked } from './list/nothing-asked'
import { RowsSkeleton } from './list/rows-skeleton'
import { TicketRow } from './list/ticket-row'
import { refreshTickets, ticketsQuery } from './ticket-queries'
import { useTicketNews } from './use-ticket-news'

export function clientLoader({ request }: { request: Request }) {
  const state = readListState(new URL(request.url).searchParams)
  void queryClient.prefetchInfiniteQuery({ ...ticketsQuery(state), pages: state.pages })
  return null
}

export default function TicketList() {
  const t = useWords('support')
  const [state, change] = useListState()
  const mayAsk = useMay(createTicket)
  const search = useCallback((typed: string) => change({ search: typed }), [change])
  const { search: address } = useLocation()
  useEffect(() => keepListAddress(address), [address])
  const refetchInterval = useTicketNews(() => void refreshTickets())
  const query = useInfiniteQuery({ ...ticketsQuery(state), refetchInterval })
  const tickets = query.data?.pages.flatMap(page => page.items) ?? []
  const counts = query.data?.pages[0]?.counts
  const countOf = (view: ListView) =>
    counts && (view === 'all' ? counts.open + counts.answered + counts.closed : counts[view])
  // Who has never asked anything needs no filters.
  const isBare = isWhole(state) && tickets.length === 0
  return (
    <div className="page min-h-[48rem] pb-16">
      <PageHeader
        title={t('list.title')}
        lead={t('list.lead')}
        actions={
          mayAsk && (
            <ButtonLink to={links.newTicket()} variant="main">
              {t('list.new')}
            </ButtonLink>
          )
        }
      />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
        {!isBare && (
          <search className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-3">
            <div className="-mx-4 max-w-[100vw] overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
              <Segmented
                look="chips"
                label={t('list.views')}
                className="max-sm:w-max max-sm:flex-nowrap"
                value={state.view}
                onChange={view => change({ view })}
                segments={listViews.map(view => ({
                  value: view,
                  label: t(view === 'all' ? 'list.all' : `state.${view}`),
                  count: countOf(view),
                }))}
              />
            </div>
            <SearchField
              label={t('list.search')}
              hint={t('list.searchHint')}
              value={state.search}
              onChange={search}
              maxLength={longestSearch}
              className="lg:max-w-sm"
            />
          </search>
        )}
        <Loaded
          query={query}
          failed={t('list.failed')}
          skeleton={
            <>
              {isBare && <Skeleton className="mb-4 h-24 lg:h-11" />}
              <RowsSkeleton />
            </>
          }
        >
          {() =>
            tickets.length === 0 && !query.isPlaceholderData ? (
              <NothingAsked state={state} onChange={change} />
            ) : (
              <div
                aria-busy={query.isPlaceholderData}
                className={cx('transition-opacity', query.isPlaceholderData && 'opacity-60')}
              >
                <ul
                  aria-label={t('list.title')}
                  className="max-md:grid max-md:gap-3 md:border-t-2 md:border-ink"
                >
                  {tickets.map(ticket => (
                    <TicketRow key={ticket.id} ticket={ticket} />
                  ))}
                </ul>
                <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
                  <p role="status" className="num text-sm text-soft">
                    {t(query.hasNextPage ? 'list.shownSoFar' : 'list.shown', { count: tickets.length })}
                  </p>
                  {query.hasNextPage && (
                    <Button
                      loading={query.isFetchingNextPage}
                      onClick={() =>
                        void query.fetchNextPage().then(() => change({ pages: state.pages + 1 }))
                      }
                    >
                      {t('list.more')}
                    </Button>
                  )}
                </div>
              </div>
            )
          }
        </Loaded>
      </div>
    </div>
  )
}
