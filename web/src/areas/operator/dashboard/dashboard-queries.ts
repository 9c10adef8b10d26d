import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/call'
import { readDashboard } from '#contract/dashboard/calls'
import { api } from '../../../lib/api'

export type Dashboard = OutputOf<typeof readDashboard>

export const dashboardDays = [7, 30, 90, 365] as const

export const dashboardQuery = (days: number) =>
  queryOptions({
    queryKey: ['dashboard', days],
    queryFn: async () => (await api(readDashboard, { days }, { quiet: true })).data,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    // Whoever comes back may have ended an alarm.
    staleTime: 0,
  })
