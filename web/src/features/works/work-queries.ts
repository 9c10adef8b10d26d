// What the screens of publishing and managing load. Everything below `works` goes stale when a work moves.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf, SentInputOf } from '#contract/call'
import { waitingCount } from '#contract/works/calls'
import { listMaterials } from '#contract/works/material-calls'
import { listWorks, suggestNames } from '#contract/works/work-calls'
import { api } from '../../lib/api'
import { queryClient } from '../account/account-queries'
import { indexQuery } from '../account/identity-queries'
import { workGroups } from './work-groups'

const root = ['works'] as const

export const waitingQuery = queryOptions({
  queryKey: [...root, 'waiting'],
  queryFn: async () => (await api(waitingCount, {}, { quiet: true })).data,
})

const shownDrafts = 5
const open = [...workGroups.rejected, ...workGroups.information, ...workGroups.scope, ...workGroups.signing]

export type OpenWorks = OutputOf<typeof listWorks>

/** Works that wait for their member, the last touched first. */
export const openWorksQuery = queryOptions({
  queryKey: [...root, 'open'],
  queryFn: async () =>
    (await api(listWorks, { statuses: open.join(','), sort: 'updated', limit: shownDrafts }, { quiet: true }))
      .data,
  staleTime: 0,
})

/** The files of a work, with their checks. */
export function materialsQuery(workId: number) {
  return queryOptions({
    queryKey: [...root, 'materials', workId],
    queryFn: async () => (await api(listMaterials, { work_id: workId }, { quiet: true })).data,
  })
}

export type NameKind = SentInputOf<typeof suggestNames>['kind']

/** The last list stays until the next one is there, so that nothing flickers while somebody types. */
export function namesQuery(kind: NameKind, typed: string) {
  return queryOptions({
    queryKey: ['names', kind, typed],
    queryFn: async ({ signal }) => (await api(suggestNames, { kind, typed }, { quiet: true, signal })).data,
    placeholderData: keepPreviousData,
  })
}

/** After a work was begun, moved or removed: whatever lists or counts it is asked for again. */
export async function refreshWorks(): Promise<void> {
  const keys = [root, indexQuery.queryKey]
  await Promise.all(keys.map(queryKey => queryClient.invalidateQueries({ queryKey })))
}
