// What is shown stands in the address, so that a reload and the way back keep it.

import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type MessageKind, messageKinds } from '#contract/messages/message'
import { searchIn } from '#contract/search-text'

export interface MessageFilter {
  kind: MessageKind | undefined
  unread: boolean
  search: string
}

export function readFilter(params: URLSearchParams): MessageFilter {
  return {
    kind: messageKinds.find(kind => kind === params.get('kind')),
    unread: params.get('unread') === '1',
    search: searchIn(params),
  }
}

function writeFilter({ kind, unread, search }: MessageFilter): URLSearchParams {
  return new URLSearchParams({
    ...(kind && { kind }),
    ...(unread && { unread: '1' }),
    ...(search && { search }),
  })
}

export const isWhole = ({ kind, unread, search }: MessageFilter) => !kind && !unread && !search

export function useMessageFilter(): [MessageFilter, (changes: Partial<MessageFilter>) => void] {
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => readFilter(params), [params])
  const change = useCallback(
    (changes: Partial<MessageFilter>) =>
      setParams(before => writeFilter({ ...readFilter(before), ...changes }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  )
  return [filter, change]
}
