// What the console knows, and who is logged in. A staff session that has ended anywhere shows the door at once.
import { MutationCache, QueryCache, QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { type OutputOf, type SentInputOf, type StaffRole, staffMay } from '#contract/call'
import type { listChecks, openCheck } from '#contract/identity/check-calls'
import { staffMe } from '#contract/staff/calls'
import { menuAccess } from '#contract/staff/menu-access'
import { api } from '../../lib/api'
import { isRefusal } from '../../lib/is-refusal'

export type Staff = NonNullable<OutputOf<typeof staffMe>>
export type CheckList = OutputOf<typeof listChecks>
export type CheckRow = CheckList['items'][number]
export type OpenedCheck = OutputOf<typeof openCheck>
export type CheckKind = CheckRow['kind']
export type CheckState = CheckRow['state']

const showDoor = (error: unknown) => {
  if (isRefusal(error, 'sessionEnded')) forgetStaff()
}

export const operatorClient = new QueryClient({
  queryCache: new QueryCache({ onError: showDoor }),
  mutationCache: new MutationCache({ onError: showDoor }),
  defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
})

export const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: async () => (await api(staffMe, {}, { quiet: true })).data,
  // Another admin may let the site go: the banner ends on every screen.
  refetchInterval: ({ state }) => (state.data?.site_hold ? 60_000 : false),
})

export function rememberStaff(staff: Staff) {
  operatorClient.setQueryData(staffQuery.queryKey, staff)
}

/** Nothing that was seen stays behind the door. */
export function forgetStaff() {
  operatorClient.removeQueries({ predicate: query => query.queryKey[0] !== staffQuery.queryKey[0] })
  operatorClient.setQueryData(staffQuery.queryKey, null)
}

export const checksQuery = (filter: SentInputOf<typeof listChecks>) =>
  queryOptions({
    queryKey: ['checks', filter],
    queryFn: async () => {
      const { listChecks } = await import('#contract/identity/check-calls')
      return (await api(listChecks, filter, { quiet: true })).data
    },
  })

/** Looking is logged, so it happens once a visit and never by itself. */
export const openedCheckQuery = (kind: CheckKind, id: number) =>
  queryOptions({
    queryKey: ['check', kind, id],
    queryFn: async () => {
      const { openCheck } = await import('#contract/identity/check-calls')
      return (await api(openCheck, { kind, id }, { quiet: true })).data
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const StaffContext = createContext<Staff | null>(null)

/** Who works here; only below the door. */
export function useStaff(): Staff {
  const staff = use(StaffContext)
  if (!staff) throw new Error('nobody is logged in here')
  return staff
}

/** The contract says which roles a call lets in; the menu repeats no rule. */
export { staffMay }

export const mayCheck = (staff: { roles: readonly StaffRole[] }) => staffMay(staff, menuAccess.listChecks)

/** How much waits, for the menu and the console's first page. */
export function useWaiting(staff: Staff) {
  return useQuery({ ...checksQuery({ limit: 5 }), enabled: mayCheck(staff), refetchInterval: 60_000 })
}
