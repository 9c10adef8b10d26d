import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/call'
import { listManagedBackgrounds, listManagedShadows, listManagedTemplates } from '#contract/covers/desk-calls'
import { api } from '../../../lib/api'
import { operatorClient } from '../staff-queries'

export type Background = OutputOf<typeof listManagedBackgrounds>[number]
export type Shadow = OutputOf<typeof listManagedShadows>[number]
export type Template = OutputOf<typeof listManagedTemplates>[number]

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

export const refreshCovers = () => operatorClient.invalidateQueries({ queryKey: root })
