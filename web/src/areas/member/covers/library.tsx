import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import Sparkles from 'lucide-react/icons/sparkles'
import { useCallback, useState } from 'react'
import { createDesign } from '#contract/covers/design-calls'
import { longestSearch } from '#contract/search-text'
import { accountQuery, queryClient } from '../../../features/account/account-queries'
import { designsQuery } from '../../../features/covers/design-queries'
import { workQuery } from '../../../features/works/one-work-queries'
import { useMay } from '../../../features/works/use-role'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { ButtonLink } from '../../../ui/button-link'
import { cx } from '../../../ui/class-names'
import { PageHeader } from '../../../ui/page-header'
import { SearchField } from '../../../ui/search-field'
import { Segmented } from '../../../ui/segmented'
import { Loaded } from '../loaded'
import { GridSkeleton } from './library/grid-skeleton'
import { LibraryFound } from './library/library-found'
import { filterOf, libraryViews, readLibraryState } from './library/library-state'
import { NewDesignDialog } from './library/new-design-dialog'
import { NothingHere } from './library/nothing-here'
import { untilDrawn } from './library/until-drawn'
import { useLibraryState } from './library/use-library-state'
import { namesOf } from './names-of-work'

export function clientLoader({ request }: { request: Request }) {
  const state = readLibraryState(new URL(request.url).searchParams)
  void queryClient.prefetchInfiniteQuery(designsQuery(filterOf(state)))
  void queryClient.prefetchQuery(accountQuery)
  return null
}

/** The designs of the account. */
export default function CoverLibrary() {
  const t = useWords('covers')
  const [state, change] = useLibraryState()
  const [isBeginning, setBeginning] = useState(false)
  const mayMake = useMay(createDesign)
  const search = useCallback((typed: string) => change({ search: typed }), [change])
  const work = useQuery({ ...workQuery(state.workId ?? 0), enabled: state.workId !== undefined })
  const query = useInfiniteQuery({ ...designsQuery(filterOf(state)), refetchInterval: untilDrawn })
  const designs = query.data?.pages.flatMap(page => page.items) ?? []
  const isWhole = state.search === '' && state.view === 'all'
  // Who has no designs yet has nothing to search; the bin is reached from there all the same.
  const begin = (
    <>
      <ButtonLink
        to={state.workId ? links.smartCoverFor(state.workId) : links.smartCover}
        variant="line"
        icon={<Sparkles aria-hidden="true" className="size-4.5" />}
      >
        {t('library.smart')}
      </ButtonLink>
      <Button
        variant="main"
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        onClick={() => setBeginning(true)}
      >
        {t('library.new')}
      </Button>
    </>
  )
  return (
    <div className="page min-h-[56rem] pb-16">
      <PageHeader
        title={t('library.title')}
        lead={t('library.lead')}
        actions={mayMake && (!isWhole || designs.length > 0) && begin}
      />
      <search className="mt-6 flex flex-wrap items-center gap-3">
        <SearchField
          label={t('library.search')}
          hint={t('library.searchHint')}
          maxLength={longestSearch}
          value={state.search}
          onChange={search}
          className="sm:max-w-md"
        />
        <Segmented
          look="chips"
          label={t('library.views')}
          value={state.view}
          onChange={view => change({ view })}
          segments={libraryViews.map(view => ({ value: view, label: t(`library.view.${view}`) }))}
        />
      </search>
      <div className="mt-6">
        <Loaded query={query} failed={t('library.failed')} skeleton={<GridSkeleton />}>
          {() =>
            designs.length === 0 && !query.isPlaceholderData ? (
              <NothingHere state={state} onChange={change} begin={mayMake && begin} />
            ) : (
              <div
                aria-busy={query.isPlaceholderData}
                className={cx('transition-opacity', query.isPlaceholderData && 'opacity-60')}
              >
                <LibraryFound designs={designs} />
                {query.hasNextPage && (
                  <div className="mt-8 flex justify-center">
                    <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                      {t('library.loadMore')}
                    </Button>
                  </div>
                )}
              </div>
            )
          }
        </Loaded>
      </div>
      <NewDesignDialog
        open={isBeginning}
        onOpenChange={setBeginning}
        made={work.data && { workId: work.data.id, ...namesOf(work.data) }}
      />
    </div>
  )
}
