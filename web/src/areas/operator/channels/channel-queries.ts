import { queryOptions } from '@tanstack/react-query'
import { listChannelProfiles, offerChannel } from '#contract/distribution/channel-calls'
import { listSchemas } from '#contract/distribution/schema-calls'
import { api } from '../../../lib/api'
import { operatorClient } from '../staff-queries'

const root = ['channels'] as const

export const channelsQuery = queryOptions({
  queryKey: [...root, 'all'],
  queryFn: async () => (await api(listChannelProfiles, {}, { quiet: true })).data,
  staleTime: 0,
})

export const offerQuery = (id: number) =>
  queryOptions({
    queryKey: [...root, 'offer', id],
    queryFn: async () => (await api(offerChannel, { id }, { quiet: true })).data,
    staleTime: 0,
  })

export const schemasQuery = queryOptions({
  queryKey: [...root, 'schemas'],
  queryFn: async () => (await api(listSchemas, {}, { quiet: true })).data,
  staleTime: 0,
})

/** The first page counts channels, and the log has what was done. */
export async function refreshChannels(): Promise<void> {
  await Promise.all(
    [root, ['dashboard'], ['audit']].map(queryKey => operatorClient.invalidateQueries({ queryKey })),
  )
}
