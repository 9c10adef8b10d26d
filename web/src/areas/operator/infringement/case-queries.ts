import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf, SentInputOf } from '#contract/call'
import { listInfringements, readInfringement } from '#contract/infringement/desk-calls'
import { api } from '../../../lib/api'
import { operatorClient } from '../staff-queries'

const root = ['infringement'] as const
const quiet = { quiet: true }

export type DeskCase = OutputOf<typeof readInfringement>
export type CaseRow = OutputOf<typeof listInfringements>['items'][number]

export const casesQuery = (asked: SentInputOf<typeof listInfringements>) =>
  queryOptions({
    queryKey: [...root, 'list', asked],
    queryFn: async () => (await api(listInfringements, asked, quiet)).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const caseQuery = (id: number) =>
  queryOptions({
    queryKey: [...root, 'one', id],
    queryFn: async () => (await api(readInfringement, { id }, quiet)).data,
    staleTime: 0,
  })

export const refreshCases = () => operatorClient.invalidateQueries({ queryKey: root })
