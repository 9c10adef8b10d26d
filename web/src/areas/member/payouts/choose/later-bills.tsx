import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Skeleton } from '../../../../ui/skeleton'
import { standingQuery } from '../../income/bill-queries'
import { useConfirming } from '../../income/bills/use-confirming'
import { Loaded } from '../../loaded'
import { currencyOf, payableQuery } from '../withdrawal-queries'
import { LaterBill } from './later-bill'

/** What cannot be ticked yet, each with what it waits for. */
export function LaterBills() {
  const t = useWords('withdraw')
  const query = useInfiniteQuery(payableQuery('later'))
  const { data: standing } = useQuery(standingQuery)
  const { start, dialog } = useConfirming()
  const bills = query.data?.pages.flatMap(page => page.items) ?? []
  const expected = standing ? Math.min(3, standing.to_confirm.bills + standing.held.bills) : 0
  if (query.data && bills.length === 0) return null
  if (!query.isFetched && expected === 0) return null
  const currency = currencyOf(query.data?.pages[0]?.currency ?? '')
  return (
    <>
      <h3 id="later" className="mt-7 mb-1 font-sans text-sm font-semibold tracking-normal text-soft">
        {t('later.title')}
      </h3>
      <Loaded query={query} failed={t('later.failed')} skeleton={<LaterSkeleton rows={expected} />}>
        {() => (
          <>
            <ul aria-labelledby="later">
              {bills.map(bill => (
                <LaterBill
                  key={bill.id}
                  bill={bill}
                  currency={currency}
                  onConfirm={() =>
                    // Whether the payer's money is there is told with the answer.
                    start([{ ...bill, cp_money_all: bill.share, currency, is_covered: true }])
                  }
                />
              ))}
            </ul>
            {query.hasNextPage && (
              <Button
                className="mt-4"
                size="small"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('more')}
              </Button>
            )}
          </>
        )}
      </Loaded>
      {dialog}
    </>
  )
}

function LaterSkeleton({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <div key={row} className="flex h-20 items-center justify-between border-b border-line">
      <Skeleton className="h-10 w-56 max-w-full" />
      <Skeleton className="h-5 w-20" />
    </div>
  ))
}
