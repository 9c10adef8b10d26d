import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/call'
import { listMessages } from '#contract/messages/calls'
import { readMessagePreferences } from '#contract/messages/preference-calls'
import { api } from '../../../lib/api'
import type { MessageFilter } from './message-filter'

export type ShownMessage = OutputOf<typeof listMessages>['items'][number]

export const messagesKey = ['messages', 'list'] as const

export function messagesQuery({ kind, unread, search }: MessageFilter) {
  const narrowed = {
    ...(kind && { kind }),
    ...(unread && { unread: 'true' as const }),
    ...(search && { search }),
  }
  return infiniteQueryOptions({
    queryKey: [...messagesKey, narrowed],
    queryFn: async ({ pageParam, signal }) =>
      (await api(listMessages, { ...narrowed, cursor: pageParam }, { quiet: true, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  })
}

export const preferencesQuery = queryOptions({
  queryKey: ['messages', 'preferences'],
  queryFn: async () => (await api(readMessagePreferences, {}, { quiet: true })).data,
})
