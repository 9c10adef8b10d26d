import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { memberLivePath } from '#contract/live-paths'
import { openLine } from '../live/live-line'
import { useIsLineOpen, useLiveEvent } from '../live/use-live-event'
import { queryClient, unreadQuery } from './account-queries'

const askMilliseconds = 60_000

/** How many messages wait: told by the server as it happens, or asked for now and then when the line is down. */
export function useUnread(): number | undefined {
  const isLineOpen = useIsLineOpen()
  const { data } = useQuery(
    { ...unreadQuery, refetchInterval: isLineOpen ? false : askMilliseconds },
    queryClient,
  )
  useEffect(() => openLine(memberLivePath), [])
  useLiveEvent('messages', ({ unread }) => queryClient.setQueryData(unreadQuery.queryKey, unread))
  return data
}
