import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listRoster } from '#contract/works/roster-calls'
import { api } from '../../lib/api'
import { queryClient } from '../account/account-queries'

const root = ['roster'] as const
const rowsAtOnce = 50
const mostKnown = 100

export function rosterQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: [...root, 'list', search],
    queryFn: async ({ pageParam, signal }) =>
      (
        await api(
          listRoster,
          { search: search || undefined, cursor: pageParam, limit: rowsAtOnce },
          { quiet: true, signal },
        )
      ).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Who is known by a name like this, with their pages at channels. */
export function knownArtistsQuery(typed: string) {
  return queryOptions({
    queryKey: [...root, 'known', typed],
    queryFn: async ({ signal }) =>
      (await api(listRoster, { search: typed || undefined, limit: mostKnown }, { quiet: true, signal })).data
        .items,
    placeholderData: keepPreviousData,
  })
}

export function refreshRoster(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: root })
}
