import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf, SentInputOf } from '#contract/call'
import { listCatalogue, readCatalogueWork } from '#contract/catalogue/calls'
import { api } from '../../../lib/api'

export type CatalogueWork = OutputOf<typeof readCatalogueWork>

const quiet = { quiet: true } as const

export const catalogueQuery = (filter: SentInputOf<typeof listCatalogue>) =>
  queryOptions({
    queryKey: ['catalogue', 'list', filter],
    queryFn: async () => (await api(listCatalogue, filter, quiet)).data,
    placeholderData: keepPreviousData,
  })

export const catalogueWorkQuery = (id: number) =>
  queryOptions({
    queryKey: ['catalogue', 'one', id],
    queryFn: async () => (await api(readCatalogueWork, { id }, quiet)).data,
  })
