import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { listWorks } from '#contract/works/work-calls'
import { api } from '../../../../lib/api'
import { filterOf, type ListState } from './list-state'

const worksAtOnce = 20

/** The list before stays until the next one is there, so that nothing flickers while somebody types. */
export function worksQuery(state: ListState) {
  const filter = filterOf(state)
  return infiniteQueryOptions({
    queryKey: ['works', 'list', filter],
    queryFn: async ({ pageParam, signal }) =>
      (await api(listWorks, { ...filter, cursor: pageParam, limit: worksAtOnce }, { quiet: true, signal }))
        .data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  })
}
