import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listTemplates } from '#contract/covers/calls'
import { listDesigns } from '#contract/covers/design-calls'
import { api } from '../../lib/api'
import { queryClient } from '../account/account-queries'

export interface DesignFilter {
  search?: string
  favourites?: 'true'
  bin?: 'true'
}

const designsAtOnce = 24
/** Designs, wherever they are listed. */
const designsKey = ['designs']

/** The list before stays until the next one is there, so that nothing flickers while somebody types. */
export function designsQuery(filter: DesignFilter) {
  return infiniteQueryOptions({
    queryKey: [...designsKey, 'list', filter],
    queryFn: async ({ pageParam, signal }) =>
      (
        await api(
          listDesigns,
          { ...filter, cursor: pageParam, limit: designsAtOnce },
          { quiet: true, signal },
        )
      ).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  })
}

/** Favourites for a work or for none: enough to know which of the designs at hand are among them. */
export function favouritesQuery(workId: number | undefined) {
  return queryOptions({
    queryKey: [...designsKey, 'favourites', workId],
    queryFn: async ({ signal }) =>
      (await api(listDesigns, { favourites: 'true', work_id: workId, limit: 100 }, { quiet: true, signal }))
        .data,
  })
}

export const templatesQuery = infiniteQueryOptions({
  queryKey: ['cover templates'],
  queryFn: async ({ pageParam, signal }) =>
    (await api(listTemplates, { cursor: pageParam, limit: designsAtOnce }, { quiet: true, signal })).data,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: page => page.next_cursor ?? undefined,
})

/** After something has changed about designs: whatever is shown of them is asked for again. */
export function refreshDesigns(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: designsKey })
}
