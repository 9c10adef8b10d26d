import type { QueryKey } from '@tanstack/react-query'
import type { orderBackgrounds, orderShadows, orderTemplates } from '#contract/covers/desk-calls'
import { useOnce } from '../../../features/forms/use-once'
import { api } from '../../../lib/api'
import { operatorClient } from '../staff-queries'
import { refreshCovers } from './cover-queries'

type Ordering = typeof orderBackgrounds | typeof orderShadows | typeof orderTemplates

/** Shown at once in the new order; what the server keeps is asked for afterwards, also when it said no. */
export function useOrderOffers<Item extends { id: number }>(call: Ordering, queryKey: QueryKey) {
  const [once] = useOnce()
  return (items: Item[]) =>
    once(async () => {
      operatorClient.setQueryData(queryKey, items)
      try {
        await api(call, { ids: items.map(({ id }) => id) })
      } finally {
        await refreshCovers()
      }
    })
}
