import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SentInputOf } from '#contract/call'
import { readReleasePage, saveReleasePage } from '#contract/release-pages/calls'
import { api } from '../../../../lib/api'

const everyMilliseconds = 3000

/** Asked again while an excerpt is being cut. */
export function releasePageQuery(workId: number) {
  return queryOptions({
    queryKey: ['works', 'page', workId],
    queryFn: async () => (await api(readReleasePage, { work_id: workId }, { quiet: true })).data,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.is_cutting ? everyMilliseconds : false),
  })
}

export type PageChoice = Omit<SentInputOf<typeof saveReleasePage>, 'work_id'>

export function useSavePage(workId: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (choice: PageChoice) =>
      (await api(saveReleasePage, { work_id: workId, ...choice })).data,
    onSuccess: page => queries.setQueryData(releasePageQuery(workId).queryKey, page),
  })
}
