// What the pages of splits load. Everything below the key goes stale when a proposal moves.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/call'
import {
  listSharedTracks,
  listSplitInvitations,
  listSplits,
  readSplit,
  readTrackIncome,
} from '#contract/income/split-calls'
import { queryClient } from '../../../features/account/account-queries'
import { api } from '../../../lib/api'

const root = ['splits'] as const
const tracksAtOnce = 20

export type TrackRow = OutputOf<typeof listSplits>['items'][number]
export type SplitDetail = OutputOf<typeof readSplit>
export type ShownSplit = NonNullable<SplitDetail['proposed']>
export type ShownParty = ShownSplit['parties'][number]
export type Invitations = OutputOf<typeof listSplitInvitations>
export type Invitation = Invitations['items'][number]
export type TrackIncome = OutputOf<typeof readTrackIncome>

export const listViews = ['all', 'shared', 'waiting'] as const
export type ListView = (typeof listViews)[number]

export function tracksQuery({ view, search }: { view: ListView; search: string }) {
  const filter = { only: view === 'all' ? undefined : view, search: search || undefined }
  return infiniteQueryOptions({
    queryKey: [...root, 'list', filter],
    queryFn: async ({ pageParam, signal }) =>
      (await api(listSplits, { ...filter, cursor: pageParam, limit: tracksAtOnce }, { quiet: true, signal }))
        .data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const invitationsQuery = infiniteQueryOptions({
  queryKey: [...root, 'invitations'],
  queryFn: async ({ pageParam: cursor, signal }) =>
    (await api(listSplitInvitations, { cursor, limit: tracksAtOnce }, { quiet: true, signal })).data,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: page => page.next_cursor ?? undefined,
  staleTime: 0,
})

export const sharedQuery = infiniteQueryOptions({
  queryKey: [...root, 'shared'],
  queryFn: async ({ pageParam: cursor, signal }) =>
    (await api(listSharedTracks, { cursor, limit: tracksAtOnce }, { quiet: true, signal })).data,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: page => page.next_cursor ?? undefined,
  staleTime: 0,
})

export function splitQuery(isrc: string) {
  return queryOptions({
    queryKey: [...root, 'one', isrc],
    queryFn: async ({ signal }) => (await api(readSplit, { isrc }, { quiet: true, signal })).data,
    staleTime: 0,
    retry: false,
  })
}

export function incomeQuery(isrc: string) {
  return queryOptions({
    queryKey: [...root, 'income', isrc],
    queryFn: async ({ signal }) => (await api(readTrackIncome, { isrc }, { quiet: true, signal })).data,
    staleTime: 60_000,
  })
}

export function refreshSplits(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: root })
}
