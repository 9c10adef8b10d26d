import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/call'
import { listCodeRanges } from '#contract/release-codes/calls'
import { listDomains, readSettings } from '#contract/sites/settings-calls'
import { api } from '../../../lib/api'

export type Settings = OutputOf<typeof readSettings>
export type CodeRange = OutputOf<typeof listCodeRanges>['ranges'][number]

/** Not asked for again by itself: whoever is typing would stand on another version all of a sudden. */
export const settingsQuery = queryOptions({
  queryKey: ['site', 'settings'],
  queryFn: async () => (await api(readSettings, {}, { quiet: true })).data,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

export const domainsQuery = queryOptions({
  queryKey: ['site', 'domains'],
  queryFn: async () => (await api(listDomains, {}, { quiet: true })).data,
})

export const codesQuery = queryOptions({
  queryKey: ['site', 'codes'],
  queryFn: async () => (await api(listCodeRanges, {}, { quiet: true })).data,
})
