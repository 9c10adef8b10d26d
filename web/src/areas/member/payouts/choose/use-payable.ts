import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { mostBills } from '#contract/payouts/withdrawal-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { payableQuery } from '../withdrawal-queries'
import type { Chosen } from './use-chosen'

/** The bills that can be withdrawn now, and those of them that are ticked. */
export function usePayable({ ids, choose }: Chosen) {
  const query = useInfiniteQuery(payableQuery('now'))
  const [once, isChoosingAll] = useOnce()
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  const bills = useMemo(() => data?.pages.flatMap(page => page.items) ?? [], [data])
  const choosable = bills.filter(({ joins }) => !joins)
  const isRoom = choosable.length < mostBills
  // What was ticked and is gone by now, such as a bill that was reversed, is not ticked any more.
  const chosen = choosable.filter(({ id }) => ids.includes(id)).slice(0, mostBills)
  const isSomeMissing = ids.some(id => bills.every(bill => bill.id !== id))

  // What was ticked before a reload may stand on a page that is not there yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that came is looked through
  useEffect(() => {
    if (isSomeMissing && isRoom && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [isSomeMissing, isRoom, hasNextPage, isFetching, isError, fetchNextPage, bills.length])

  const chooseAll = () =>
    once(async () => {
      let pages = query
      const all = () => pages.data?.pages.flatMap(page => page.items).filter(({ joins }) => !joins) ?? []
      while (pages.hasNextPage && all().length < mostBills && !pages.isError) {
        pages = (await fetchNextPage()) as typeof query
      }
      choose(
        all()
          .slice(0, mostBills)
          .map(({ id }) => id),
      )
    })

  const toggle = (id: number, isChosen: boolean) => {
    const now = chosen.map(bill => bill.id)
    choose(isChosen ? [...now, id] : now.filter(other => other !== id))
  }

  return {
    ...{ query, bills, choosable, chosen, chooseAll, isChoosingAll, toggle },
    first: data?.pages[0],
    isAll: chosen.length > 0 && chosen.length === choosable.length && (!hasNextPage || !isRoom),
    chooseNone: () => choose([]),
  }
}

export type Payable = ReturnType<typeof usePayable>
