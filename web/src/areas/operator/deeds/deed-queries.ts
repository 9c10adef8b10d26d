import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/call'
import { listDeeds } from '#contract/deeds/calls'
import { api } from '../../../lib/api'
import { operatorClient } from '../staff-queries'

export type ListedDeed = OutputOf<typeof listDeeds>['waiting'][number]

/** The menu counts what waits. */
export const deedsQuery = queryOptions({
  queryKey: ['deeds'],
  queryFn: async () => (await api(listDeeds, {}, { quiet: true })).data,
  refetchInterval: 60_000,
})

/** A deed that is done has changed something else. */
export const refreshDeeds = () => operatorClient.invalidateQueries()
