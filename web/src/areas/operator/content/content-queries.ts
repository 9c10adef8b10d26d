import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf, SentInputOf } from '#contract/call'
import {
  type ContentDraft,
  type ContentRow,
  listBranches,
  listContent,
  listVersions,
  previewContent,
  readContent,
} from '#contract/content/editing-calls'
import { pageLimits } from '#contract/page'
import { listPlanApplications } from '#contract/plans/calls'
import { api } from '../../../lib/api'
import { operatorClient } from '../staff-queries'

export type Branch = OutputOf<typeof listBranches>[number]
export type Application = OutputOf<typeof listPlanApplications>['items'][number]
export type Version = OutputOf<typeof listVersions>['items'][number]

const root = ['content'] as const
const quiet = { quiet: true } as const

export const rowsQuery = (filter: SentInputOf<typeof listContent>) =>
  queryOptions({
    queryKey: [...root, 'rows', filter],
    queryFn: async () => (await api(listContent, filter, quiet)).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** What can be put into another order is needed whole. */
export const everyRowQuery = (filter: Pick<SentInputOf<typeof listContent>, 'kind' | 'tid'>) =>
  queryOptions({
    queryKey: [...root, 'every row', filter],
    queryFn: async () => {
      const rows: ContentRow[] = []
      let cursor: string | undefined
      do {
        const { data } = await api(listContent, { ...filter, cursor, limit: pageLimits.most }, quiet)
        rows.push(...data.items)
        cursor = data.next_cursor ?? undefined
      } while (cursor)
      return rows
    },
    staleTime: 0,
  })

export const branchesQuery = queryOptions({
  queryKey: [...root, 'branches'],
  queryFn: async () => (await api(listBranches, {}, quiet)).data,
  staleTime: 0,
})

/** Never asked for again by itself: whoever is writing stands on what was read. Forgotten with the page. */
export const itemQuery = (id: number) =>
  queryOptions({
    queryKey: [...root, 'item', id],
    queryFn: async () => (await api(readContent, { id }, quiet)).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** What somebody else has made of it meanwhile. */
export const theirsQuery = (id: number) =>
  queryOptions({
    queryKey: [...root, 'theirs', id],
    queryFn: async () => (await api(readContent, { id }, quiet)).data,
    staleTime: 0,
    gcTime: 0,
  })

export const previewQuery = (draft: ContentDraft) =>
  queryOptions({
    queryKey: [...root, 'preview', draft],
    queryFn: async () => (await api(previewContent, { draft }, quiet)).data,
    gcTime: 0,
  })

export const versionsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...root, 'versions', id],
    queryFn: async ({ pageParam }) => (await api(listVersions, { id, cursor: pageParam }, quiet)).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
    staleTime: 0,
  })

export const applicationsQuery = (filter: SentInputOf<typeof listPlanApplications>) =>
  queryOptions({
    queryKey: [...root, 'applications', filter],
    queryFn: async () => (await api(listPlanApplications, filter, quiet)).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Lists and what is known of the opened item, wherever they are shown. */
export const refreshContent = () => operatorClient.invalidateQueries({ queryKey: root })
