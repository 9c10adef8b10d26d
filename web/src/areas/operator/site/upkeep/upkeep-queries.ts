import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf, SentInputOf } from '#contract/call'
import { listFindings, readUpkeep } from '#contract/upkeep/calls'
import { api } from '../../../../lib/api'

export type Upkeep = OutputOf<typeof readUpkeep>
export type FileFinding = OutputOf<typeof listFindings>['items'][number]

/** A look at the files takes a while: as long as one runs, its end is waited for. */
const whileItRuns = 3000

export const upkeepQuery = queryOptions({
  queryKey: ['upkeep'],
  queryFn: async () => (await api(readUpkeep, {}, { quiet: true })).data,
  refetchInterval: ({ state: { data } }) =>
    data?.check && data.check.ended_at === null ? whileItRuns : false,
})

export const findingsQuery = (filter: SentInputOf<typeof listFindings>) =>
  queryOptions({
    queryKey: ['upkeep', 'findings', filter],
    queryFn: async () => (await api(listFindings, filter, { quiet: true })).data,
    placeholderData: keepPreviousData,
  })
