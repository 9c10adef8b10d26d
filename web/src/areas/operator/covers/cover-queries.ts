import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/call'
import { listManagedBackgrounds, listManagedShadows, listManagedTemplates } from '#contract/covers/desk-calls'
import { listPicturesToPass, readPictureRules } from '#contract/covers/picture-calls'
import { api } from '../../../lib/api'
import { operatorClient } from '../staff-queries'

export type Background = OutputOf<typeof listManagedBackgrounds>[number]
export type Shadow = OutputOf<typeof listManagedShadows>[number]
export type Template = OutputOf<typeof listManagedTemplates>[number]
export type MadePicture = OutputOf<typeof listPicturesToPass>['items'][number]
export type Rules = OutputOf<typeof readPictureRules>

const root = ['covers'] as const
const quiet = { quiet: true } as const

export const backgroundsQuery = queryOptions({
  queryKey: [...root, 'backgrounds'],
  queryFn: async () => (await api(listManagedBackgrounds, {}, quiet)).data,
  staleTime: 0,
})

export const shadowsQuery = queryOptions({
  queryKey: [...root, 'shadows'],
  queryFn: async () => (await api(listManagedShadows, {}, quiet)).data,
  staleTime: 0,
})

/** Previews are drawn a few seconds after a save: until each has one, the list is asked for again now and then. */
const previewPause = 4000

export const templatesQuery = queryOptions({
  queryKey: [...root, 'templates'],
  queryFn: async () => (await api(listManagedTemplates, {}, quiet)).data,
  staleTime: 0,
  refetchInterval: query =>
    query.state.data?.some(({ preview }) => preview === null) ? previewPause : false,
})

export const picturesQuery = (state: 'made' | 'passed' | 'refused') =>
  infiniteQueryOptions({
    queryKey: [...root, 'pictures', state],
    queryFn: async ({ pageParam }) =>
      (await api(listPicturesToPass, { state, cursor: pageParam, limit: 24 }, quiet)).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
    staleTime: 0,
  })

/** Not asked for again by itself: whoever is typing would stand on another version all of a sudden. */
export const rulesQuery = queryOptions({
  queryKey: [...root, 'picture rules'],
  queryFn: async () => (await api(readPictureRules, {}, quiet)).data,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

export const refreshCovers = () => operatorClient.invalidateQueries({ queryKey: root })
