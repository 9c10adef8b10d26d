import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/call'
import { listStaff } from '#contract/staff/management-calls'
import { api } from '../../../lib/api'
import { operatorClient } from '../staff-queries'

export type StaffList = OutputOf<typeof listStaff>
export type Colleague = StaffList['staff'][number]
export type OpenInvitation = StaffList['invitations'][number]

export const staffListQuery = queryOptions({
  queryKey: ['staffList'],
  queryFn: async () => (await api(listStaff, {}, { quiet: true })).data,
})

export async function refreshStaff(): Promise<void> {
  await Promise.all([
    operatorClient.invalidateQueries({ queryKey: staffListQuery.queryKey }),
    operatorClient.invalidateQueries({ queryKey: ['audit'] }),
  ])
}
