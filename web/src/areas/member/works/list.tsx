import { useInfiniteQuery } from '@tanstack/react-query'
import FolderInput from 'lucide-react/icons/folder-input'
import HardDrive from 'lucide-react/icons/hard-drive'
import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router'
import { createWork } from '#contract/works/work-calls'
import { accountQuery, queryClient } from '../../../features/account/account-queries'
import { indexQuery } from '../../../features/account/identity-queries'
import { useMay } from '../../../features/works/use-role'
import { waitingQuery } from '../../../features/works/work-queries'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { ButtonLink } from '../../../ui/button-link'
import { cx } from '../../../ui/class-names'
import { PageHeader } from '../../../ui/page-header'
import { Skeleton } from '../../../ui/skeleton'
import { Loaded } from '../loaded'
import { keepListAddress } from './list/kept-address'
import { ListFilters } from './list/list-filters'
import { exportAddress, isWhole, readListState } from './list/list-state'
import { NothingHere } from './list/nothing-here'
import { RowsSkeleton } from './list/rows-skeleton'
import { useListState } from './list/use-list-state'
import { WorksFound } from './list/works-found'
import { worksQuery } from './list/works-query'

export function clientLoader({ request }: { request: Request }) {
  const state = readListState(new URL(request.url).searchParams)
  void queryClient.prefetchInfiniteQuery({ ...worksQuery(state), pages: state.pages })
  void queryClient.prefetchQuery(indexQuery)
  void queryClient.prefetchQuery(waitingQuery)
  void queryClient.prefetchQuery(accountQuery)
  return null
}

export default function WorkList() {
  const t = useWords('works')
  const [state, change] = useListState()
  const mayPublish = useMay(createWork)
  const search = useCallback((typed: string) => change({ search: typed }), [change])
  const { search: address } = useLocation()
  useEffect(() => keepListAddress(address), [address])
  const query = useInfiniteQuery(worksQuery(state))
  const works = query.data?.pages.flatMap(page => page.items) ?? []
  // Who has no works yet needs no filters.
  const isBare = isWhole(state) && (query.data === undefined || works.length === 0)
  return (
    <div className="page min-h-[56rem] pb-16">
      <PageHeader
        title={t('list.title')}
        lead={t(mayPublish ? 'list.lead' : 'list.leadReader')}
        actions={
          <>
            <ButtonLink
              to={links.storage}
              variant="quiet"
              className="max-sm:order-2"
              icon={<HardDrive aria-hidden="true" className="size-4.5" />}
            >
              {t('list.storage')}
            </ButtonLink>
            {mayPublish && (
              <ButtonLink
                to={links.moveIn}
                variant="quiet"
                className="max-sm:order-3"
                icon={<FolderInput aria-hidden="true" className="size-4.5" />}
              >
                {t('list.moveIn')}
              </ButtonLink>
            )}
            {mayPublish && (
              <ButtonLink to={links.publish} variant="main">
                {t('list.publish')}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3">
        {!isBare && <ListFilters state={state} onChange={change} onSearch={search} />}
        <Loaded
          query={query}
          failed={t('list.failed')}
          skeleton={
            <>
              {isBare && <Skeleton className="mb-14 h-24 sm:h-22" />}
              <RowsSkeleton />
            </>
          }
        >
          {() =>
            works.length === 0 && !query.isPlaceholderData ? (
              <NothingHere state={state} onChange={change} />
            ) : (
              <div
                aria-busy={query.isPlaceholderData}
                className={cx('transition-opacity', query.isPlaceholderData && 'opacity-60')}
              >
                {/* Another choice of works begins with nothing chosen. */}
                <WorksFound
                  key={exportAddress(state)}
                  works={works}
                  state={state}
                  hasMore={query.hasNextPage}
                />
                {query.hasNextPage && (
                  <div className="mt-6 flex justify-center">
                    <Button
                      loading={query.isFetchingNextPage}
                      onClick={() =>
                        void query.fetchNextPage().then(() => change({ pages: state.pages + 1 }))
                      }
                    >
                      {t('list.more')}
                    </Button>
                  </div>
                )}
              </div>
            )
          }
        </Loaded>
      </div>
    </div>
  )
}
