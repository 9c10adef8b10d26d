import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { monthAfter, monthInChina } from '#contract/china-months'
import {
  type DeskFigureKind,
  deskIncomeFigures,
  deskIncomeWaiting,
} from '#contract/income/income-figures-desk'
import { api } from '../../../../lib/api'

export const spans = ['1', '12', 'all'] as const
export type Span = (typeof spans)[number]

/** Months that end with the present one in China. */
export function periodOf(span: Span, now = new Date()) {
  const to = monthInChina(now)
  return { from: span === 'all' ? '2000-01' : monthAfter(to, 1 - Number(span)), to }
}

export const figuresQuery = (by: DeskFigureKind, span: Span) =>
  queryOptions({
    queryKey: ['income-desk', 'figures', by, span],
    queryFn: async () => (await api(deskIncomeFigures, { ...periodOf(span), by }, { quiet: true })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const waitingQuery = queryOptions({
  queryKey: ['income-desk', 'waiting'],
  queryFn: async () => (await api(deskIncomeWaiting, {}, { quiet: true })).data,
  staleTime: 0,
})
