import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { withdrawalsExportPath } from '#contract/payouts/withdrawal-files'
import { openWithdrawals } from '#contract/payouts/withdrawal-state'
import { ExportLinks } from '../../../../features/export/export-links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import { EmptyState } from '../../../../ui/empty-state'
import { Skeleton } from '../../../../ui/skeleton'
import { useKeptFocus } from '../../../../ui/use-kept-focus'
import { Loaded } from '../../loaded'
import { OpenWithdrawals } from '../way/open-withdrawals'
import { type OwnWithdrawal, recentQuery, withdrawalsQuery } from '../withdrawal-queries'
import { HistoryFilters } from './history-filters'
import { HistoryRow } from './history-row'
import { type HistoryFilter, isWhole, useHistoryFilter } from './history-state'
import { YearlyStatements } from './yearly-statements'

export const isOpen = ({ state }: Pick<OwnWithdrawal, 'state'>) =>
  (openWithdrawals as readonly string[]).includes(state)

/** All withdrawals: those on the way with every station, the others in a line each. */
export function HistorySection({ newest }: { newest: number | undefined }) {
  const t = useWords('withdraw')
  const recent = useQuery(recentQuery)
  const place = useKeptFocus<HTMLElement>()
  const items = recent.data?.items ?? []
  const open = items.filter(isOpen)
  return (
    <section ref={place} tabIndex={-1} aria-labelledby="records" className="mt-14 outline-none">
      <div className="flex flex-wrap items-end justify-between gap-x-6 border-b-2 border-ink pb-1">
        <h2 id="records" className="pb-1 text-xl">
          {t('history.title')}
        </h2>
        <div className="flex flex-wrap gap-x-6">
          <YearlyStatements years={recent.data?.years ?? []} />
          {items.length > 0 && <Exports />}
        </div>
      </div>
      <Loaded query={recent} failed={t('history.failed')} skeleton={<HistorySkeleton />}>
        {() =>
          items.length === 0 ? (
            <EmptyState heading="h3" className="py-8!" title={t('history.none')}>
              {t('history.noneText')}
            </EmptyState>
          ) : (
            <>
              <OpenWithdrawals withdrawals={open} newest={newest} />
              <HistoryList shownAbove={open} />
            </>
          )
        }
      </Loaded>
    </section>
  )
}

function Exports() {
  const [filter] = useHistoryFilter()
  return <ExportLinks path={withdrawalsExportPath} query={{ ...filter }} />
}

function HistoryList({ shownAbove }: { shownAbove: OwnWithdrawal[] }) {
  const t = useWords('withdraw')
  const [filter, change] = useHistoryFilter()
  const query = useInfiniteQuery(withdrawalsQuery(filter))
  const all = query.data?.pages.flatMap(page => page.items) ?? []
  // Whoever looks for something finds it here, whatever stands above.
  const shown = isWhole(filter) ? all.filter(({ id }) => shownAbove.every(other => other.id !== id)) : all
  if (isWhole(filter) && query.data && shown.length === 0 && !query.hasNextPage) return null
  return (
    <>
      <HistoryFilters filter={filter} onChange={change} />
      <Loaded query={query} failed={t('history.failed')} skeleton={<HistorySkeleton />}>
        {() => (
          <div
            aria-busy={query.isPlaceholderData || undefined}
            className={cx('mt-3 border-t border-line', query.isPlaceholderData && 'opacity-60')}
          >
            {shown.length === 0 ? (
              <NothingFits onChange={change} />
            ) : (
              <ul aria-label={t('history.title')}>
                {shown.map(withdrawal => (
                  <HistoryRow key={withdrawal.id} withdrawal={withdrawal} />
                ))}
              </ul>
            )}
            {query.hasNextPage && (
              <Button
                className="mt-5"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('more')}
              </Button>
            )}
          </div>
        )}
      </Loaded>
    </>
  )
}

function NothingFits({ onChange }: { onChange: (changes: Partial<HistoryFilter>) => void }) {
  const t = useWords('withdraw')
  return (
    <EmptyState
      heading="h3"
      className="py-8!"
      title={t('history.nothingFits')}
      action={
        <Button variant="ink" onClick={() => onChange({ state: undefined, from: undefined, to: undefined })}>
          {t('history.showAll')}
        </Button>
      }
    >
      {t('history.nothingFitsText')}
    </EmptyState>
  )
}

function HistorySkeleton() {
  return ['one', 'two', 'three'].map(row => (
    <div key={row} className="flex h-16 items-center justify-between border-b border-line">
      <Skeleton className="h-5 w-56 max-w-full" />
      <Skeleton className="h-5 w-24" />
    </div>
  ))
}
