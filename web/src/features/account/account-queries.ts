// Who is logged in, and how many messages wait. Loaded together; a failure is only logged.
import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/call'
import { userInfo } from '#contract/identity/calls'
import { countMessages } from '#contract/messages/calls'
import { api } from '../../lib/api'

export type Account = OutputOf<typeof userInfo>

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
})

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async () => (await api(userInfo, {}, { quiet: true })).data,
})

export const unreadQuery = queryOptions({
  queryKey: ['messages', 'unread'],
  queryFn: async () => (await api(countMessages, {}, { quiet: true })).data,
})

/** After something about the account has changed: whatever is shown of it anywhere is asked for again. */
export function refreshAccount(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
}
