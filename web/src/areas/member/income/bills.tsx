import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { confirmBills } from '#contract/income/bill-calls'
import { queryClient } from '../../../features/account/account-queries'
import { useMay } from '../../../features/works/use-role'
import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/class-names'
import { Loaded } from '../loaded'
import { billsQuery, standingQuery } from './bill-queries'
import { BillFilters } from './bills/bill-filters'
import { BillMonths } from './bills/bill-months'
import { BillToolbar } from './bills/bill-toolbar'
import { BillTotal } from './bills/bill-total'
import { BillsSkeleton } from './bills/bills-skeleton'
import { isWhole, keepListAddress, readListState, useListState } from './bills/list-state'
import { NoBills } from './bills/no-bills'
import { useConfirming } from './bills/use-confirming'
import { IncomeTabs } from './income-tabs'
import { IncomeStanding } from './standing/income-standing'

export function clientLoader({ request }: { request: Request }) {
  const state = readListState(new URL(request.url).searchParams)
  void queryClient.prefetchInfiniteQuery({ ...billsQuery(state), pages: state.pages })
  void queryClient.prefetchQuery(standingQuery)
  return null
}

export default function Bills() {
  const t = useWords('bills')
  const { words } = useRootData()
  const { search } = useLocation()
  useEffect(() => keepListAddress(search), [search])
  return (
    <div className="min-h-[60rem] pb-8">
      <h1 className="text-2xl">{words['title.bills']}</h1>
      <p className="mt-1.5 max-w-[68ch] text-soft">{t('lead')}</p>
      <IncomeStanding />
      <IncomeTabs />
      <BillList />
    </div>
  )
}

function BillList() {
  const t = useWords('bills')
  const [state, change] = useListState()
  const query = useInfiniteQuery(billsQuery(state))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { start, dialog } = useConfirming(() => setChosen(new Set()))
  const mayConfirm = useMay(confirmBills)
  const bills = query.data?.pages.flatMap(page => page.items) ?? []
  const first = query.data?.pages[0]
  const confirmable = mayConfirm ? bills.filter(({ can }) => can.confirm) : []
  const choose = (id: number, isChosen: boolean) =>
    setChosen(before => new Set(isChosen ? [...before, id] : [...before].filter(other => other !== id)))
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3">
      <Loaded query={query} failed={t('failed')} skeleton={<BillsSkeleton />}>
        {() => (
          <>
            {(!isWhole(state) || bills.length > 0) && (
              <>
                <BillFilters
                  state={state}
                  onChange={change}
                  sums={first?.sums ?? []}
                  channels={first?.channels ?? []}
                  firstMonth={first?.first_month ?? null}
                />
                <BillToolbar
                  state={state}
                  confirmable={confirmable}
                  chosen={confirmable.filter(({ id }) => chosen.has(id))}
                  onChoose={ids => setChosen(new Set(ids))}
                  onConfirm={start}
                />
              </>
            )}
            {bills.length === 0 && !query.isPlaceholderData ? (
              <NoBills state={state} onChange={change} />
            ) : (
              <div
                aria-busy={query.isPlaceholderData}
                className={cx('transition-opacity', query.isPlaceholderData && 'opacity-60')}
              >
                <BillMonths
                  bills={bills}
                  months={first?.months ?? []}
                  chosen={chosen}
                  onChoose={choose}
                  onConfirm={bill => start([bill])}
                />
                {query.hasNextPage && (
                  <Button
                    className="mt-6"
                    loading={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage().then(() => change({ pages: state.pages + 1 }))}
                  >
                    {t('more')}
                  </Button>
                )}
                <BillTotal
                  sums={(first?.sums ?? []).filter(
                    ({ status }) => state.status === undefined || status === state.status,
                  )}
                />
              </div>
            )}
          </>
        )}
      </Loaded>
      {dialog}
    </div>
  )
}
