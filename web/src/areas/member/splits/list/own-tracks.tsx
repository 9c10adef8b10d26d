import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { splitsExportPath } from '#contract/income/split-calls'
import { longestSearch } from '#contract/search-text'
import { ExportLinks } from '../../../../features/export/export-links'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { ButtonLink } from '../../../../ui/button-link'
import { cx } from '../../../../ui/class-names'
import { EmptyState } from '../../../../ui/empty-state'
import { SearchField } from '../../../../ui/search-field'
import { Segmented } from '../../../../ui/segmented'
import { Skeleton } from '../../../../ui/skeleton'
import { Loaded } from '../../loaded'
import { readList } from '../read-list'
import { type ListView, listViews, tracksQuery } from '../split-queries'
import { MoreButton } from './more-button'
import { TrackRow } from './track-row'

/** Every recording of the member that can be shared. */
export function OwnTracks() {
  const t = useWords('splits')
  const [params, setParams] = useSearchParams()
  const state = readList(params)
  const change = useCallback(
    (next: { view?: ListView; search?: string }) =>
      setParams(
        before => {
          for (const [name, value] of Object.entries(next)) {
            if (value && value !== 'all') before.set(name, value)
            else before.delete(name)
          }
          return before
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  const search = useCallback((typed: string) => change({ search: typed }), [change])
  const query = useInfiniteQuery(tracksQuery(state))
  const tracks = query.data?.pages.flatMap(page => page.items) ?? []
  const isWhole = state.view === 'all' && state.search === ''
  return (
    <section aria-labelledby="own-tracks" className="mt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b-2 border-ink pb-3">
        <h2 id="own-tracks" className="text-xl">
          {t('list.own')}
        </h2>
        {!(isWhole && query.data && tracks.length === 0) && (
          <search className="flex flex-wrap items-center gap-3">
            <Segmented
              label={t('list.views')}
              value={state.view}
              onChange={view => change({ view })}
              segments={listViews.map(view => ({ value: view, label: t(`list.view.${view}`) }))}
            />
            <SearchField
              label={t('list.search')}
              hint={t('list.searchHint')}
              value={state.search}
              onChange={search}
              maxLength={longestSearch}
              className="basis-52!"
            />
            <ExportLinks path={splitsExportPath} query={exported(state)} />
          </search>
        )}
      </div>
      <Loaded query={query} failed={t('list.failed')} skeleton={<RowsSkeleton />}>
        {() =>
          tracks.length === 0 && !query.isPlaceholderData ? (
            <NoTracks isWhole={isWhole} onShowAll={() => change({ view: 'all', search: '' })} />
          ) : (
            <div aria-busy={query.isPlaceholderData} className={cx(query.isPlaceholderData && 'opacity-60')}>
              <ul aria-label={t('list.own')}>
                {tracks.map(row => (
                  <TrackRow key={row.track.isrc} row={row} />
                ))}
              </ul>
              <MoreButton query={query} of={t('list.own')} />
            </div>
          )
        }
      </Loaded>
    </section>
  )
}

const exported = ({ view, search }: { view: ListView; search: string }) => ({
  search,
  only: view === 'all' ? undefined : view,
})

function NoTracks({ isWhole, onShowAll }: { isWhole: boolean; onShowAll: () => void }) {
  const t = useWords('splits')
  if (!isWhole) {
    return (
      <EmptyState
        heading="h3"
        title={t('list.notFound')}
        action={
          <Button variant="ink" onClick={onShowAll}>
            {t('list.showAll')}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      heading="h3"
      title={t('list.empty')}
      action={
        <ButtonLink to={links.publish} variant="ink">
          {t('list.publish')}
        </ButtonLink>
      }
    >
      {t('list.emptyText')}
    </EmptyState>
  )
}

const places = [1, 2, 3, 4, 5]

function RowsSkeleton() {
  return places.map(place => (
    <div key={place} className="flex h-[5.0625rem] items-center gap-4 border-b border-line max-sm:h-[7.5rem]">
      <Skeleton className="size-12" />
      <div className="min-w-0 flex-1">
        <Skeleton className="h-5 w-48 max-w-full" />
        <Skeleton className="mt-2 h-3.5 w-32 max-w-full" />
      </div>
      <Skeleton className="h-9 w-16" />
    </div>
  ))
}
