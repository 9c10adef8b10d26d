import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/call'
import { countWaiting, readDashboard } from '#contract/dashboard/calls'
import { api } from '../../../lib/api'

export type Dashboard = OutputOf<typeof readDashboard>

export const dashboardDays = [7, 30, 90, 365] as const

/** What the menu says. */
export const waitingQuery = queryOptions({
  queryKey: ['dashboard', 'waiting'],
  queryFn: async () => (await api(countWaiting, {}, { quiet: true })).data,
  refetchInterval: 60_000,
})

export const dashboardQuery = (days: number) =>
  queryOptions({
    queryKey: ['dashboard', days],
    queryFn: async () => (await api(readDashboard, { days }, { quiet: true })).data,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    // Whoever comes back may have ended an alarm.
    staleTime: 0,
  })
