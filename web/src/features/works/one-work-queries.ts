// What the page of one work loads.
import { queryOptions } from '@tanstack/react-query'
import { workDeliveries } from '#contract/distribution/delivery-calls'
import { readTimeline, readWork } from '#contract/works/work-calls'
import { api } from '../../lib/api'

export function workQuery(workId: number) {
  return queryOptions({
    queryKey: ['works', 'one', workId],
    queryFn: async () => (await api(readWork, { id: workId }, { quiet: true })).data,
    staleTime: 0,
  })
}

export function timelineQuery(workId: number) {
  return queryOptions({
    queryKey: ['works', 'timeline', workId],
    queryFn: async () => (await api(readTimeline, { id: workId }, { quiet: true })).data,
    staleTime: 0,
  })
}

export function workDeliveriesQuery(workId: number) {
  return queryOptions({
    queryKey: ['works', 'deliveries', workId],
    queryFn: async () => (await api(workDeliveries, { id: workId }, { quiet: true })).data,
    staleTime: 0,
  })
}
