import { useInfiniteQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { longestSearch } from '#contract/search-text'
import type { RosterArtist } from '#contract/works/roster'
import { saveRosterArtist } from '#contract/works/roster-calls'
import { accountQuery, queryClient } from '../../../features/account/account-queries'
import { rosterQuery } from '../../../features/works/roster-queries'
import { useMay } from '../../../features/works/use-role'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/class-names'
import { EmptyState } from '../../../ui/empty-state'
import { PageHeader } from '../../../ui/page-header'
import { SearchField } from '../../../ui/search-field'
import { Skeleton } from '../../../ui/skeleton'
import { Loaded } from '../loaded'
import { ArtistDialog } from './artist-dialog'
import { ArtistRow } from './artist-row'

export function clientLoader({ request }: { request: Request }) {
  void queryClient.prefetchInfiniteQuery(rosterQuery(new URL(request.url).searchParams.get('search') ?? ''))
  void queryClient.prefetchQuery(accountQuery)
  return null
}

export const shouldRevalidate = () => false

export default function Roster() {
  const t = useWords('roster')
  const mayChange = useMay(saveRosterArtist)
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const find = useCallback(
    (typed: string) => setParams(typed ? { search: typed } : {}, { replace: true, preventScrollReset: true }),
    [setParams],
  )
  const query = useInfiniteQuery(rosterQuery(search))
  const artists = query.data?.pages.flatMap(page => page.items) ?? []
  // `null`: somebody new.
  const [edited, setEdited] = useState<RosterArtist | null>()
  const isBare = search === '' && artists.length === 0
  return (
    <div className="max-w-3xl min-h-[40rem] pb-10">
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        className="pt-0!"
        actions={
          mayChange && (
            <Button
              variant="main"
              icon={<Plus aria-hidden="true" className="size-4.5" />}
              onClick={() => setEdited(null)}
            >
              {t('add')}
            </Button>
          )
        }
      />
      {!isBare && (
        <search className="mt-6 block">
          <SearchField
            label={t('search')}
            hint={t('searchHint')}
            value={search}
            onChange={find}
            maxLength={longestSearch}
          />
        </search>
      )}
      <div className="mt-4">
        <Loaded query={query} failed={t('failed')} skeleton={<Skeleton className="h-80" />}>
          {() =>
            artists.length === 0 && !query.isPlaceholderData ? (
              <Nobody isFiltered={search !== ''} onShowAll={() => find('')} />
            ) : (
              <div
                aria-busy={query.isPlaceholderData}
                className={cx(query.isPlaceholderData && 'opacity-60')}
              >
                <ul aria-label={t('list')} className="border-t-2 border-ink">
                  {artists.map(artist => (
                    <ArtistRow
                      key={artist.id}
                      artist={artist}
                      onEdit={mayChange ? () => setEdited(artist) : undefined}
                    />
                  ))}
                </ul>
                {query.hasNextPage && (
                  <div className="mt-6 flex justify-center">
                    <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                      {t('more')}
                    </Button>
                  </div>
                )}
              </div>
            )
          }
        </Loaded>
      </div>
      {edited !== undefined && <ArtistDialog artist={edited} onClose={() => setEdited(undefined)} />}
    </div>
  )
}

function Nobody({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  const t = useWords('roster')
  if (!isFiltered) return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
  return (
    <EmptyState
      title={t('notFound')}
      action={
        <Button variant="ink" onClick={onShowAll}>
          {t('showAll')}
        </Button>
      }
    />
  )
}
