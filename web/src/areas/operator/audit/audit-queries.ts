import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listAudit, readAuditChoices } from '#contract/audit/calls'
import type { OutputOf, SentInputOf } from '#contract/call'
import { api } from '../../../lib/api'

export type AuditEntry = OutputOf<typeof listAudit>['items'][number]
export type AuditFilter = Omit<SentInputOf<typeof listAudit>, 'cursor' | 'limit'>

const quiet = { quiet: true } as const

export const auditQuery = (filter: SentInputOf<typeof listAudit>) =>
  queryOptions({
    queryKey: ['audit', 'list', filter],
    queryFn: async () => (await api(listAudit, filter, quiet)).data,
    placeholderData: keepPreviousData,
  })

export const auditChoicesQuery = queryOptions({
  queryKey: ['audit', 'choices'],
  queryFn: async () => (await api(readAuditChoices, {}, quiet)).data,
})
