import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { SentInputOf } from '#contract/call'
import { listDisputes } from '#contract/income/dispute-calls'
import { listIncomeChannels, listPayers } from '#contract/income/payer-calls'
import { listDeskBills } from '#contract/income/receipt-calls'
import type { ReportInList } from '#contract/income/report'
import {
  compareReports,
  listReportRemarks,
  listReports,
  previewReading,
  readIncomeReport,
} from '#contract/income/report-calls'
import { listSuspense, searchRecordings } from '#contract/income/suspense-calls'
import { api } from '../../../lib/api'
import { operatorClient } from '../staff-queries'

const root = ['income-desk'] as const
const quiet = { quiet: true }
/** Only while a worker is at something: what lies still is not asked about again and again. */
const askMilliseconds = 2000

/** A worker reads it, posts it or takes it back. */
const isUnderWay = ({ state, pending }: Pick<ReportInList, 'state' | 'pending'>) =>
  pending !== null || state === 'waiting' || state === 'reading'

export type ReportFilter = Omit<SentInputOf<typeof listReports>, 'cursor' | 'limit'>

export const reportsQuery = (asked: SentInputOf<typeof listReports>) =>
  queryOptions({
    queryKey: [...root, 'reports', asked],
    queryFn: async () => (await api(listReports, asked, quiet)).data,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? askMilliseconds : false),
    staleTime: 0,
  })

export const reportQuery = (id: number) =>
  queryOptions({
    queryKey: [...root, 'report', id],
    queryFn: async () => (await api(readIncomeReport, { id }, quiet)).data,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? askMilliseconds : false),
    staleTime: 0,
  })

export const payersQuery = queryOptions({
  queryKey: [...root, 'payers'],
  queryFn: async () => (await api(listPayers, {}, quiet)).data,
  staleTime: 0,
})

export const channelsQuery = queryOptions({
  queryKey: [...root, 'channels'],
  queryFn: async () => (await api(listIncomeChannels, {}, quiet)).data,
})

export const remarksQuery = (asked: SentInputOf<typeof listReportRemarks>) =>
  queryOptions({
    queryKey: [...root, 'remarks', asked],
    queryFn: async () => (await api(listReportRemarks, asked, quiet)).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const suspenseQuery = (asked: SentInputOf<typeof listSuspense>) =>
  queryOptions({
    queryKey: [...root, 'suspense', asked],
    queryFn: async () => (await api(listSuspense, asked, quiet)).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const recordingsQuery = (asked: SentInputOf<typeof searchRecordings>) =>
  queryOptions({
    queryKey: [...root, 'recordings', asked],
    queryFn: async () => (await api(searchRecordings, asked, quiet)).data,
    placeholderData: keepPreviousData,
    enabled: asked.query !== '',
  })

export const comparisonQuery = (id: number, otherId: number) =>
  queryOptions({
    queryKey: [...root, 'comparison', id, otherId],
    queryFn: async () => (await api(compareReports, { id, other_id: otherId }, quiet)).data,
  })

export const deskBillsQuery = (asked: SentInputOf<typeof listDeskBills>) =>
  queryOptions({
    queryKey: [...root, 'bills', asked],
    queryFn: async () => (await api(listDeskBills, asked, quiet)).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const disputesQuery = (asked: SentInputOf<typeof listDisputes>) =>
  queryOptions({
    queryKey: [...root, 'disputes', asked],
    queryFn: async () => (await api(listDisputes, asked, quiet)).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const previewQuery = (asked: SentInputOf<typeof previewReading>) =>
  queryOptions({
    queryKey: [...root, 'preview', asked],
    queryFn: async () => (await api(previewReading, asked, quiet)).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The log has what was done. */
export async function refreshIncome(): Promise<void> {
  await Promise.all([root, ['audit']].map(queryKey => operatorClient.invalidateQueries({ queryKey })))
}
