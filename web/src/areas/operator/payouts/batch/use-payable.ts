import { useInfiniteQuery } from '@tanstack/react-query'
import { queueQuery } from '../payout-queries'

/** The approved ones that whoever looks may pay, the largest first. */
export function usePayable(isWanted: boolean) {
  const query = useInfiniteQuery({
    ...queueQuery({ state: 'approved', sort: 'amount' }),
    enabled: isWanted,
  })
  const payouts = query.data?.pages.flatMap(({ items }) => items).filter(({ can }) => can.pay) ?? []
  return { ...query, payouts }
}
