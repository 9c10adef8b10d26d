import { useQuery } from '@tanstack/react-query'
import { ledgerEntriesExportPath } from '#contract/income/ledger-paths'
import { ExportLinks } from '../../../features/export/export-links'
import { useWords } from '../../../lib/words'
import { EmptyState } from '../../../ui/empty-state'
import { Skeleton } from '../../../ui/skeleton'
import { CursorPager, useCursors } from '../use-cursors'
import { EntryFilters } from './entry-filters'
import { EntryRow } from './entry-row'
import { type EntryFilter, entriesQuery } from './ledger-queries'
import { NotLoaded } from './not-loaded'
import { isCredit, plainAmount } from './shown-amount'
import { useAccountName } from './use-account-name'

type EntriesProps = {
  filter: EntryFilter
  /** The transaction and the bill that are shown below. */
  open: { transaction: number | undefined; bill: number | undefined }
  onFilter: (next: Record<string, string>) => void
}

const head = 'py-2.5 text-xs font-semibold text-soft'

/** One account: what it holds now, and every entry that made it so, the newest first. */
export function Entries({ filter, open, onFilter }: EntriesProps) {
  const t = useWords('ledger')
  const { nameOf } = useAccountName()
  const pages = useCursors(JSON.stringify(filter))
  const query = useQuery(entriesQuery(filter, pages.cursor))
  const { data } = query
  if (!data && query.isError) return <NotLoaded query={query} />
  const account = data?.account
  return (
    <section aria-labelledby="account" aria-busy={query.isPlaceholderData}>
      <div className="flex min-h-19 flex-wrap items-end justify-between gap-3 pb-3">
        {account ? (
          <div>
            <h2 id="account" className="font-sans text-sm font-semibold tracking-normal text-river">
              {nameOf(account)}
            </h2>
            <p className="font-display num text-2xl">
              {plainAmount(account.balance, account.currency)}{' '}
              <span className="font-sans text-base text-soft">
                {account.currency} ·{' '}
                {t('entries.now', { side: t(isCredit(account.balance) ? 'side.credit' : 'side.debit') })}
              </span>
            </p>
          </div>
        ) : (
          <Skeleton className="h-12 w-64" />
        )}
        <ExportLinks path={ledgerEntriesExportPath} query={filter} />
      </div>
      <EntryFilters filter={filter} onFilter={onFilter} />
      {data?.items.length === 0 ? (
        <EmptyState heading="h3" title={t('entries.none')}>
          {t('entries.noneText')}
        </EmptyState>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full min-w-160 border-collapse text-sm">
            <caption className="sr-only">{t('entries.title')}</caption>
            <thead>
              <tr className="border-b-2 border-ink text-left">
                <th scope="col" className={`${head} pl-2.5`}>
                  {t('entries.at')}
                </th>
                <th scope="col" className={head}>
                  {t('entries.transaction')}
                </th>
                <th scope="col" className={head}>
                  {t('entries.about')}
                </th>
                <th scope="col" className={`${head} text-right`}>
                  {t('debit')}
                </th>
                <th scope="col" className={`${head} text-right`}>
                  {t('credit')}
                </th>
                <th scope="col" className={`${head} pr-2.5 text-right`}>
                  {t('entries.balance')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data && account
                ? data.items.map(entry => (
                    <EntryRow
                      key={`${entry.transaction_id} ${entry.position}`}
                      entry={entry}
                      currency={account.currency}
                      isOpen={
                        entry.transaction_id === open.transaction &&
                        (open.bill === undefined || entry.bill?.id === open.bill)
                      }
                    />
                  ))
                : places.map(place => (
                    <tr key={place} className="border-b border-line">
                      <td colSpan={6} className="h-11">
                        <Skeleton className="h-4 w-full" />
                      </td>
                    </tr>
                  ))}
            </tbody>
          </table>
        </div>
      )}
      <CursorPager pages={pages} next={data?.next_cursor} />
    </section>
  )
}

const places = [1, 2, 3, 4, 5, 6, 7, 8]
