import { queryOptions } from '@tanstack/react-query'
import { listChannels } from '#contract/distribution/calls'
import { previewAgreement } from '#contract/rights/agreement-calls'
import { api } from '../../lib/api'

export const channelsQuery = queryOptions({
  queryKey: ['channels'],
  queryFn: async () => (await api(listChannels, {}, { quiet: true })).data,
})

/** As it would be signed now: never from memory. */
export function agreementQuery(workId: number) {
  return queryOptions({
    queryKey: ['works', 'agreement', workId],
    queryFn: async () => (await api(previewAgreement, { work_id: workId }, { quiet: true })).data,
    staleTime: 0,
    gcTime: 0,
  })
}
