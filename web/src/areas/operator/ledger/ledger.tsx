import { useQuery } from '@tanstack/react-query'
import { useLoaderData } from 'react-router'
import { readLedger } from '#contract/income/ledger-calls'
import { documentLanguage } from '../../../lib/document-language'
import { useLanguage, useWords, WordsProvider } from '../../../lib/words'
import { loadWords } from '../../../messages/areas'
import { EmptyState } from '../../../ui/empty-state'
import { PageHeader } from '../../../ui/page-header'
import { Skeleton } from '../../../ui/skeleton'
import { ForRoles } from '../for-roles'
import { Unreachable } from '../unreachable'
import { useAddressFilter } from '../use-address-filter'
import { Accounts } from './accounts'
import { BillTrace } from './bill-trace'
import { Entries } from './entries'
import { ledgerQuery } from './ledger-queries'
import { LineEntries } from './line-entries'
import { readPlace } from './read-place'
import { Transaction } from './transaction'
import { Tree } from './tree'

export const clientLoader = () => loadWords('ledger', documentLanguage())

export default function Ledger() {
  const words = useLoaderData<typeof clientLoader>()
  return (
    <WordsProvider language={useLanguage()} area="ledger" words={words}>
      <ForRoles call={readLedger}>
        <Books />
      </ForRoles>
    </WordsProvider>
  )
}

/** Where one stands is in the address: an account, a transaction, a bill, a part of it, or a line of a report. */
function Books() {
  const t = useWords('ledger')
  const [params, show] = useAddressFilter<'search' | 'what' | 'from' | 'to'>()
  const { kind, currency, account, tx, bill, line, search, entries } = readPlace(params)
  const isBillAlone = bill !== undefined && tx === undefined
  const query = useQuery(ledgerQuery)
  const { data } = query
  return (
    <div className="page pb-16">
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 xl:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="min-w-0 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:overflow-y-auto">
          {data && data.groups.length > 0 && (
            <Tree ledger={data} here={{ kind: kind ?? null, currency: currency ?? null }} />
          )}
          {!data && !query.isError && <TreeSkeleton />}
          {!data && query.isError && (
            <Unreachable heading="h2" isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
          )}
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          {data?.groups.length === 0 ? (
            <EmptyState title={t('tree.empty')}>{t('tree.emptyText')}</EmptyState>
          ) : (
            <>
              {line && <LineEntries reportId={line.reportId} line={line.line} />}
              {account !== undefined && (
                <Entries
                  filter={{ account_id: account, ...entries }}
                  open={{ transaction: tx, bill }}
                  onFilter={show}
                />
              )}
              {account === undefined && !line && !isBillAlone && (
                <Accounts filter={{ kind, currency, search }} onSearch={typed => show({ search: typed })} />
              )}
              {tx !== undefined && <Transaction key={tx} id={tx} bill={bill} />}
              {bill !== undefined && <BillTrace key={bill} billId={bill} />}
            </>
          )}
        </div>
      </div>
    </div>
  )
}

const places = [1, 2, 3, 4, 5, 6, 7, 8]

function TreeSkeleton() {
  return places.map(place => <Skeleton key={place} className="mb-3 h-10 w-full" />)
}
